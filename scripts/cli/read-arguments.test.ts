import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const COMMANDS = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && file !== 'read-arguments.ts')
  .filter((file) => /[aA]rg(ument)?s\(/.test(readFileSync(path.join(import.meta.dirname, file), 'utf8')));

function run(command: string, ...args: string[]) {
  const script = path.join(import.meta.dirname, command);
  const { status, stderr } = spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', script, ...args], {
    encoding: 'utf8',
  });
  return { status, stderr };
}

describe('what stands behind a command', () => {
  it.each(COMMANDS)(
    'OPS-3 is read by %s, which says of an option that it does not know it in a sentence',
    (command) => {
      expect(run(command, '--unheard-of')).toEqual({ status: 2, stderr: "Unknown option '--unheard-of'.\n" });
    },
  );

  it('OPS-3 lacks no value without a word', () => {
    expect(run('restore.ts', '--keys')).toEqual({ status: 2, stderr: "Option '--keys <value>' argument missing.\n" });
  });

  it('OPS-3 is tried for every command that takes options', () => {
    expect(COMMANDS).toContain('backup.ts');
    expect(COMMANDS.length).toBeGreaterThanOrEqual(8);
  });
});
