import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const SCRIPTS = path.join(import.meta.dirname, '..');
const COMMANDS = globSync(['bench.ts', '{bench,cli}/*.ts'], { cwd: SCRIPTS, exclude: ['**/*.test.ts'] })
  .filter((file) => file !== 'cli/read-arguments.ts')
  .filter((file) => /[aA]rg(ument)?s\(/.test(readFileSync(path.join(SCRIPTS, file), 'utf8')))
  .sort();

function run(command: string, ...args: string[]) {
  const script = path.join(SCRIPTS, command);
  const { status, stderr } = spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', script, ...args], {
    encoding: 'utf8',
  });
  return { status, stderr };
}

describe('what stands behind a command', () => {
  it.each(['bench.ts', 'cli/staff.ts'])(
    'OPS-3 is read by %s, which says of an option that it does not know it in a sentence',
    (command) => {
      expect(run(command, '--unheard-of')).toEqual({ status: 2, stderr: "Unknown option '--unheard-of'.\n" });
    },
  );

  it.each(COMMANDS)('OPS-3 is read by %s in the same way', (command) => {
    const text = readFileSync(path.join(SCRIPTS, command), 'utf8');
    expect(text).toMatch(/^import { readArguments } from '[./]+(cli\/)?read-arguments\.ts';$/m);
    expect(text).not.toContain('parseArgs');
  });

  it('OPS-3 lacks no value without a word', () => {
    expect(run('cli/restore.ts', '--keys')).toEqual({
      status: 2,
      stderr: "Option '--keys <value>' argument missing.\n",
    });
  });

  it('OPS-3 is tried for every command that takes options', () => {
    expect(COMMANDS).toEqual(expect.arrayContaining(['cli/backup.ts', 'bench.ts', 'bench/desk.ts']));
    expect(COMMANDS.length).toBeGreaterThanOrEqual(12);
  });
});
