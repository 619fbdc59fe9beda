import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { KeyFileError, readKeys } from './key-file.ts';

it('OPS-1 keys that cannot be looked for are not taken for missing', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'key-file-'));
  // A link to itself refuses everybody, as another user's folder refuses all but root.
  symlinkSync('keys', path.join(folder, 'keys'));
  expect(() => readKeys(path.join(folder, 'keys', 'keys.json'))).toThrow(KeyFileError);
  expect(readKeys(path.join(folder, 'keys.json'))).toBeUndefined();
  rmSync(folder, { recursive: true });
});
