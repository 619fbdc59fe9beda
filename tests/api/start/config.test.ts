import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { readConfig, SETTING_NAMES } from '../../../server/config.ts';
import { ConfigError } from '../../../server/config-error.ts';

const EXAMPLE = readFileSync(path.join(import.meta.dirname, '../../../.env.example'), 'utf8');

describe('settings', () => {
  it('OPS-3 all have a default', () => {
    expect(readConfig({}, '/srv')).toMatchObject({
      port: 3000,
      siteUrl: 'http://localhost:3000',
      dataDir: '/srv/data',
      databaseUrl: undefined,
      trustedProxies: 0,
    });
  });

  it('OPS-3 stand in .env.example, each once and no others', () => {
    const named = [...EXAMPLE.matchAll(/^#? ?([A-Z][A-Z_]+)=/gm)].map(([, name]) => name);
    expect(named).toEqual(SETTING_NAMES);
  });

  it('OPS-3 have the defaults that .env.example shows', () => {
    expect(readConfig(parseEnv(EXAMPLE), '/srv')).toEqual(readConfig({}, '/srv'));
  });

  it.each(['"/srv/data"', "'/srv/data'", '“/srv/data”', '~/data'])(
    'OPS-3 do not begin anew in a folder named %s',
    (folder) => {
      for (const name of ['DATA_DIR', 'KEYS_FILE', 'PAGES_DIR', 'DATABASE_CA_FILE'])
        expect(() => readConfig({ [name]: folder }), name).toThrow(`${name} must be a path`);
      expect(readConfig({ DATA_DIR: "/srv/O'Brien 数据" }).dataDir).toBe("/srv/O'Brien 数据");
    },
  );

  it('OPS-3 are told of faults one line each', () => {
    const wrong = {
      PORT: 'x',
      TRUST_PROXY: '99',
      SITE_URL: 'example.com',
      DATABASE_URL: 'mysql://x',
      LOG_LEVEL: 'loud',
    };
    expect(() => readConfig(wrong)).toThrow(ConfigError);
    try {
      readConfig(wrong);
    } catch (error) {
      const lines = (error as ConfigError).message.split('\n');
      expect(lines).toHaveLength(5);
      expect(lines[0]).toMatch(/^PORT must be a whole number/);
    }
  });

  it('OPS-3 that are empty count as absent', () => {
    expect(readConfig({ DATABASE_URL: '', PORT: ' ' }).port).toBe(3000);
  });

  it('OPS-3 give the public address without a slash at its end', () => {
    expect(readConfig({ SITE_URL: 'https://www.Example.com/' }).siteUrl).toBe('https://www.example.com');
    expect(() => readConfig({ SITE_URL: 'https://www.example.com/site' })).toThrow('SITE_URL must have no path');
  });
});
