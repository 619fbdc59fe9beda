import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';

const FILE = path.join(import.meta.dirname, 'needs-node.cjs');

/** What this Node prints when it takes itself for another version. */
function said(version: string): string {
  const script = `
    Object.defineProperty(process.versions, 'node', { value: '${version}' });
    Object.defineProperty(process, 'version', { value: 'v${version}' });
    require(${JSON.stringify(FILE)});
    console.error('It runs.');`;
  return spawnSync(process.execPath, ['-e', script], { encoding: 'utf8' }).stderr;
}

it.each(['18.20.4', '20.19.0', '22.1.0'])(
  'OPS-3 a package says to Node %s in a sentence which one is needed',
  (version) => {
    expect(said(version)).toBe(
      `Node 24 or later is needed, and this is v${version}: install it from https://nodejs.org.\n`,
    );
  },
);

it('OPS-3 a package runs on Node 24 and later', () => {
  expect(said('24.0.0')).toBe('It runs.\n');
  expect(said('26.1.0')).toBe('It runs.\n');
});
