import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { pushTarget } from '../scripts/cli/baidu-push.ts';
import { readConfig } from './config.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'secrets-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A file as `echo` and stores of secrets leave it. */
function secretFile(name: string, value: string): string {
  writeFileSync(path.join(folder, name), `${value}\n`);
  return path.join(folder, name);
}

describe('OPS-3 a secret setting', () => {
  it('is read from the file that the setting with _FILE names', () => {
    const url = secretFile('url', 'postgres://site:secret@localhost/site');
    expect(readConfig({ DATABASE_URL_FILE: url }).databaseUrl).toMatch(/^postgres:\/\/site:secret@localhost\/site/);
    const password = secretFile('password', 'another');
    const config = readConfig({ DATABASE_URL: 'postgres://site@localhost/site', DATABASE_PASSWORD_FILE: password });
    expect(config.databaseUrl).toContain('password=another');
    const BAIDU_PUSH_TOKEN_FILE = secretFile('token', 'made-up');
    expect(pushTarget({ SITE_URL: 'https://www.example.com', BAIDU_PUSH_TOKEN_FILE }).token).toBe('made-up');
  });

  it('is refused when it is given twice, or its file is empty or away, without a word of it', () => {
    const file = secretFile('twice', 'secret');
    const twice = () => readConfig({ DATABASE_PASSWORD: 'secret', DATABASE_PASSWORD_FILE: file });
    expect(twice).toThrow('DATABASE_PASSWORD and DATABASE_PASSWORD_FILE are both set');
    expect(() => readConfig({ DATABASE_URL_FILE: secretFile('empty', '') })).toThrow(/^DATABASE_URL_FILE .*empty/);
    expect(() => readConfig({ DATABASE_URL_FILE: '/nowhere' })).toThrow(/^DATABASE_URL_FILE .*cannot be read/);
    expect(() => readConfig({ DATABASE_URL_FILE: file })).toThrow(/^DATABASE_URL must begin with/);
    expect(() => readConfig({ DATABASE_URL_FILE: file })).not.toThrow(/secret$/);
  });
});
