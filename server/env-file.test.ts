import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ConfigError } from './config-error.ts';
import { loadEnvFile } from './env-file.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'env file '));
});
afterEach(() => rmSync(folder, { recursive: true }));

const TEXT = 'PORT=3100\nDATA_DIR="/srv/my data"\n# TRUST_PROXY=1\nSITE_URL=https://www.example.com\n';

describe('.env', () => {
  it.each([
    ['as it should be', Buffer.from(TEXT)],
    ['with the line ends of Windows', Buffer.from(TEXT.replaceAll('\n', '\r\n'))],
    ['with the line ends of an old Mac', Buffer.from(TEXT.replaceAll('\n', '\r'))],
    ['with a mark at its beginning', Buffer.from(`\uFEFF${TEXT}`)],
    ['in UTF-16', Buffer.from(`\uFEFF${TEXT}`, 'utf16le')],
    ['in UTF-16 the other way round', Buffer.from(`\uFEFF${TEXT}`, 'utf16le').swap16()],
  ])('OPS-3 is read %s, and the environment wins', (_, bytes) => {
    writeFileSync(path.join(folder, '.env'), bytes);
    const environment = { SITE_URL: 'https://example.org' };
    loadEnvFile(environment, path.join(folder, '.env'));
    expect(environment).toEqual({ SITE_URL: 'https://example.org', PORT: '3100', DATA_DIR: '/srv/my data' });
  });

  it('OPS-3 need not be there, and is said to be unreadable when it is', () => {
    const environment = {};
    loadEnvFile(environment, path.join(folder, '.env'));
    expect(environment).toEqual({});
    expect(() => loadEnvFile(environment, folder)).toThrow(ConfigError);
  });
});
