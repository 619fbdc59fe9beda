/** The desk's lists with many registrations in the store. */
import path from 'node:path';
import { run } from './processes.ts';

const REGISTRATIONS = 100_000;

/** Fills a store of its own and times the staff's calls on it (`desk.ts`). */
export async function measureDesk(folder: string): Promise<string[]> {
  const env = { ...process.env, DATA_DIR: path.join(folder, 'desk'), DATABASE_URL: '' };
  const node = (script: string, ...args: string[]) =>
    run(
      [process.execPath, '--disable-warning=ExperimentalWarning', path.join(import.meta.dirname, script), ...args],
      env,
    );
  await node('../cli/seed.ts', '--registrations', String(REGISTRATIONS));
  return [`${REGISTRATIONS.toLocaleString('en-US')} registrations on SQLite:\n`, '```', await node('desk.ts'), '```'];
}
