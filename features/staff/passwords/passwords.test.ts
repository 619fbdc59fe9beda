import { describe, expect, it } from 'vitest';
import { BusyError, type PasswordQueue, Passwords } from './passwords.ts';

const QUICK = { exponent: 8, parallel: 1 };

describe('DESK-1 a password', () => {
  it('DESK-1 is kept as a hash with a salt of its own, and matches itself alone', async () => {
    const passwords = new Passwords(QUICK);
    const [one, other] = [await passwords.hash('correct horse'), await passwords.hash('correct horse')];
    expect(one).toMatch(/^scrypt\$8\$1\$/);
    expect(one).not.toBe(other);
    expect(await passwords.matches('correct horse', one)).toBe(true);
    expect(await passwords.matches('Correct horse', one)).toBe(false);
    for (const stored of [null, undefined, '', 'scrypt$8$1$$']) expect(await passwords.matches('', stored)).toBe(false);
  });

  it('DESK-1 is the same however a keyboard composes its letters', async () => {
    const passwords = new Passwords(QUICK);
    const stored = await passwords.hash('mật khẩu của tôi'.normalize('NFC'));
    expect(await passwords.matches('mật khẩu của tôi'.normalize('NFD'), stored)).toBe(true);
  });

  it('DESK-1 still matches after the cost of new hashes has changed', async () => {
    const stored = await new Passwords(QUICK).hash('correct horse');
    expect(await new Passwords({ exponent: 9, parallel: 2 }).matches('correct horse', stored)).toBe(true);
  });

  it('OPS-4 is checked one at a time, and a flood is turned away', async () => {
    const passwords = new Passwords(QUICK);
    const results = await Promise.allSettled(Array.from({ length: 30 }, () => passwords.matches('x', null)));
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    expect(refused).toHaveLength(10);
    expect(refused[0]).toBeInstanceOf(BusyError);
    expect(await passwords.matches('x', null)).toBe(false);
  });

  it('DESK-1 of somebody who is known is checked before all strangers’ that wait, however many they are', async () => {
    const passwords = new Passwords(QUICK);
    const done: string[] = [];
    const check = async (name: string, queue: PasswordQueue) => {
      await passwords.matches('x', null, queue);
      done.push(name);
    };
    const strangers = Array.from({ length: 60 }, (_, index) => check(`stranger ${index}`, 'strangers'));
    const known = Array.from({ length: 20 }, (_, index) => check(`known ${index}`, 'known'));
    const results = await Promise.allSettled([...strangers, ...known]);
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(40);
    expect(done.slice(0, 2)).toEqual(['stranger 0', 'known 0']);
    expect(done[20]).toBe('known 19');
    expect(done).toHaveLength(40);
  });
});
