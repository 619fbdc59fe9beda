import { describe, expect, it } from 'vitest';
import { secretsIn } from '../../scripts/check/secrets.ts';

/** Made-up secrets, in two halves so that this file has none. */
const SECRETS = [
  ['postgres://site:', 'Xk29sdfSDF3k@db.example.com:5432/site', 'PostgreSQL'],
  ['https://user:', 'pa55w0rdXX@example.com/', 'basic auth'],
  [
    '-----BEGIN ',
    `PRIVATE KEY-----\n${'MIIEvQIBADANBgkqhkiG9w0B'.repeat(6)}\n-----END ${'PRIVATE KEY-----'}`,
    'private key',
  ],
  ['ghp_', 'wWPw5k4aXcaT4fNP0UcnZwJUVFk6LO0pINUx', 'GitHub Token'],
  ['{ "id": "a", "key": ', `"${'A'.repeat(43)}=" }`, 'key that encrypts registrations'],
] as const;

describe('the check for secrets', () => {
  it.each(SECRETS)('finds what begins with %s and shows none of it', async (start, end, kind) => {
    const found = await secretsIn('site/a.ts', `const a = \`\n${start}${end}\`;`);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(kind);
    expect(found[0]).not.toContain(end.slice(0, 12));
  });

  it('lets pass an address with a placeholder, a hash and a key that is random', async () => {
    const text = `postgres://user:password@localhost/site ${'a1'.repeat(32)} const key = randomBytes(32);`;
    expect(await secretsIn('a.ts', text)).toEqual([]);
  });
});
