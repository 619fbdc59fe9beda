/** Bench (b): registrations a second, each durably stored, beside a bare loop on the same disk. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { MS_PER_SECOND } from '../../contract/time/time-units.ts';
import { load } from './load.ts';
import { type Measured, median, run } from './processes.ts';

const ROUNDS = 5;
const ROUND_SECONDS = 4;
/** Times the server is loaded before the first round: its code is compiled by then. */
const WARM_UP_SECONDS = 6;

/**
 * A script for wrk: the five fields, another made-up number each time. Counting begins at a time
 * of the day, so that a later round does not repeat an earlier one.
 */
const SCRIPT = `
wrk.method = "POST"
wrk.headers["Content-Type"] = "application/json"
local count = (os.time() % 10000) * 10000
function request()
  count = (count + 1) % 100000000
  local phone = string.format("139%08d", count)
  return wrk.format(nil, "/api/user/addApply", nil,
    '{"education":4,"working_years":2,"purpose":3,"name":"张三","phone":"' .. phone .. '"}')
end
`;

/** Writes the script for wrk and gives back its options. */
export function registrationLoad(folder: string): string[] {
  const script = path.join(folder, 'register.lua');
  writeFileSync(script, SCRIPT);
  return ['-s', script];
}

async function bareLoop(folder: string): Promise<number> {
  const script = path.join(import.meta.dirname, 'bare-loop.ts');
  const file = path.join(folder, 'bare.sqlite');
  const flags = ['--disable-warning=ExperimentalWarning', script, file, String(ROUND_SECONDS * MS_PER_SECOND)];
  return Number(await run([process.execPath, ...flags]));
}

/** Rows a second of the server and of the bare loop, in turn. */
export async function compareRegistrations(
  server: Measured,
  options: readonly string[],
  folder: string,
): Promise<{ ours: number; bare: number }> {
  const ours: number[] = [];
  const bare: number[] = [];
  await load(server, WARM_UP_SECONDS, options);
  for (let round = 0; round < ROUNDS; round++) {
    bare.push(await bareLoop(folder));
    ours.push((await load(server, ROUND_SECONDS, options)).perSecond);
  }
  return { ours: median(ours), bare: median(bare) };
}

/** Sends registrations until a number of them is stored. */
export async function register(server: Measured, options: readonly string[], count: number): Promise<void> {
  for (let done = 0; done < count;) done += (await load(server, 1, options)).requests;
}
