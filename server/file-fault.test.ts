import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { explainFileFault } from './file-fault.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'file-fault-'));
  writeFileSync(path.join(folder, 'file'), '');
});
afterAll(() => rmSync(folder, { recursive: true }));

function faultOf(run: () => unknown): unknown {
  try {
    return run();
  } catch (error) {
    return error;
  }
}

describe('a fault of the file system', () => {
  it('OPS-3 is said in a sentence that names the file', () => {
    const missing = path.join(folder, 'missing');
    expect(explainFileFault(faultOf(() => readFileSync(missing)))).toBe(`${missing} is not there.`);
    const below = path.join(folder, 'file', 'below');
    expect(explainFileFault(faultOf(() => readFileSync(below)))).toBe(
      `${below} cannot be reached: a part of its path is a file.`,
    );
  });

  it('OPS-3 is said without a name where the system gives none', () => {
    expect(explainFileFault(faultOf(() => readFileSync(folder)))).toBe('A folder was named where a file is needed.');
    const full = Object.assign(new Error('ENOSPC: no space left on device, write'), {
      code: 'ENOSPC',
      syscall: 'write',
    });
    expect(explainFileFault(full)).toBe('A file cannot be written: its disk is full.');
  });

  it('OPS-3 is left alone when it is another', () => {
    expect(explainFileFault(new Error('other'))).toBeUndefined();
    expect(explainFileFault(Object.assign(new Error('no row'), { code: 'ENOENT' }))).toBeUndefined();
    expect(explainFileFault('ENOENT')).toBeUndefined();
  });
});
