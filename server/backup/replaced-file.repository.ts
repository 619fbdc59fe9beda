/** The SQL about a SQLite file that is to be replaced. */

/** Answers a question to the file in rows; none where it is damaged. */
export type AskFile = (question: string) => Record<string, unknown>[];

/** What is in the file. */
export interface FileContents {
  registrations: number;
  /** Name of its newest migration; undefined: it has no tables of ours, or they cannot be read. */
  newestMigration: string | undefined;
}

/** Looks into the file. */
export function readContents(ask: AskFile): FileContents {
  if (ask("select 1 from sqlite_master where name = 'lead'").length === 0) {
    return { registrations: 0, newestMigration: undefined };
  }
  const [count] = ask('select count(*) as registrations from lead');
  const [newest] = ask('select max(name) as name from kysely_migration');
  return {
    registrations: Number(count?.['registrations'] ?? 0),
    newestMigration: newest && String(newest['name']),
  };
}
