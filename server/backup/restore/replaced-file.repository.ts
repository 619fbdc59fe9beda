/** The SQL on a SQLite file that is to be replaced, and may be damaged. */
import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { createQueryId, type RawBuilder, SqliteQueryCompiler, sql } from 'kysely';
import { sqlitePath } from '../../storage/data-files.ts';
import { lockWholeSqliteFile, SQLITE_BUSY } from '../../storage/sqlite/sqlite-file.repository.ts';
import type { RunQuery } from '../../storage/table.repository.ts';
import { RestoreRefusedError } from '../check-backup.ts';

/** SQLite's result codes for a damaged file, and for none of its own. */
const DAMAGED = new Set([11, 26]);

function codeOf(error: unknown): number | undefined {
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : undefined;
}

/** The SQLite file of a data folder, if there is one; once locked, nobody else can write to it until it is closed. */
export class ReplacedFile implements Disposable {
  readonly #file: DatabaseSync | undefined;
  #isDamaged = false;

  constructor(dataDir: string) {
    if (existsSync(sqlitePath(dataDir))) this.#file = new DatabaseSync(sqlitePath(dataDir));
  }

  [Symbol.dispose](): void {
    this.#file?.close();
  }

  /** Whether something that was asked for could not be read. */
  get isDamaged(): boolean {
    return this.#isDamaged;
  }

  /** An answer, or another one where the file is damaged. @throws RestoreRefusedError while a server runs. */
  #read<T>(read: (file: DatabaseSync) => T, otherwise: T): T {
    try {
      return this.#file ? read(this.#file) : otherwise;
    } catch (error) {
      if (codeOf(error) === SQLITE_BUSY) {
        throw new RestoreRefusedError('The server runs. Stop it, then restore; nothing was changed.');
      }
      if (!DAMAGED.has(codeOf(error) ?? 0)) throw error;
      this.#isDamaged = true;
      return otherwise;
    }
  }

  /** Takes the newest rows into the file and locks it. @throws RestoreRefusedError while anybody else has it open. */
  lock(): void {
    this.#read(lockWholeSqliteFile, undefined);
  }

  /** Answers a query; with no rows where the file is damaged. */
  readonly ask: RunQuery = async <Row>(query: RawBuilder<Row>) => {
    const { sql: text } = new SqliteQueryCompiler().compileQuery(query.toOperationNode(), createQueryId());
    // Rows of the query that was asked, which says what they are.
    return this.#read((file) => file.prepare(text).all() as Row[], []);
  };

  /** Whether it has registrations' table. */
  async hasLeads(): Promise<boolean> {
    const [table] = await this.ask(sql`select 1 from sqlite_master where name = 'lead'`);
    return table !== undefined;
  }
}
