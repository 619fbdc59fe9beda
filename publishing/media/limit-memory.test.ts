import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';

const MODULE = path.join(import.meta.dirname, 'limit-memory.ts');
/** Takes memory that JavaScript's heap does not count, and never comes to look at it. */
const GREEDY = `import { limitMemory } from ${JSON.stringify(MODULE)};
limitMemory(300);
const kept = [];
while (kept.length < 600) kept.push(Buffer.alloc(1024 * 1024, 1));`;

it('EDIT-7 the process that reads uploads is ended when it takes too much memory', () => {
  const { signal } = spawnSync(process.execPath, [
    '--disable-warning=ExperimentalWarning',
    '--input-type=module',
    '-e',
    GREEDY,
  ]);
  expect(signal).toBe('SIGKILL');
});
