/**
 * `npm run guide:pictures`: takes the pictures of the desk's guide from the desk itself, with made-up people, in each
 * language. Needs a build; the pictures are then in the next one.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const folder = join(ROOT, 'desk/guide/pictures');
mkdirSync(folder, { recursive: true });
// The walks that the test of the guide takes, in a window of one size.
const { status } = spawnSync(
  'playwright',
  ['test', 'screens', '--project=desktop', '--workers=1', '-g', 'guide names'],
  {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, GUIDE_PICTURES: folder },
  },
);
process.exitCode = status ?? 1;
