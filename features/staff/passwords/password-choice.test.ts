import { describe, expect, it } from 'vitest';
import { CODE } from '../../../contract/codes.ts';
import { ApiError } from '../../../server/http/api-error.ts';
import { isCommonPassword } from './common-passwords.ts';
import { requireGoodPassword } from './password-choice.ts';

const OWNER = {
  email: 'zebulon@example.com',
  companyWords: ['First Light', '晨光留学', 'Hangzhou Example Consulting Co., Ltd.'],
};

/** The code by which a password is refused; undefined when it may be chosen. */
async function refusalOf(password: string): Promise<number | undefined> {
  try {
    await requireGoodPassword(password, OWNER);
    return undefined;
  } catch (error) {
    if (error instanceof ApiError) return error.code;
    throw error;
  }
}

describe('DESK-1 a new password', () => {
  it.each([
    ['short', 'elevenchars'],
    ['simple', 'aaaabbbbaaaabbbb'],
    ['close to the address', 'my-name-is-zebulon'],
    ['long', 'abcdefghij'.repeat(21)],
  ])('DESK-1 is refused when it is too %s', async (_fault, password) => {
    expect(await refusalOf(password)).toBe(CODE.weakPassword);
  });

  it.each([
    ['counts', '123456789012'],
    ['counts', 'abcdefghijkl'],
    ['repeats a word', 'passwordpassword'],
    ['repeats a Chinese sentence', '我要去看大海我要去看大海'],
    ['repeats signs', 'xyz12xyz12xyz12'],
    ['is a row of keys', 'qwertyuiop[]'],
    ['is a row of keys with a number', 'asdfghjkl2026'],
    ['is a word with a year', 'Summer2026!!'],
    ['is a word in other signs', 'P@ssw0rd2026!'],
    ['is a sentence that everybody types', 'iloveyou123456'],
    ['is the company’s name with a year', 'First Light 2026'],
    ['is the company’s name in Chinese', '晨光留学-晨光留学-2026'],
    ['is a word of the company’s name', 'hangzhou-2026'],
    ['has leaked, though it looks random', 'Sojdlg123aljg'],
    ['has leaked in other letters', 'POLNIYPIZDEC0211'],
  ])('DESK-1 is refused when it %s: %s', async (_fault, password) => {
    expect(await refusalOf(password)).toBe(CODE.commonPassword);
  });

  it.each([
    'correct horse battery',
    'correct horse battery new',
    '我的密码是很长的一句话呢朋友',
    'mật khẩu là chuyến tàu đêm',
    'kx7#pQ2m!vTz',
    'first rain over hangzhou roofs',
  ])('DESK-1 is taken when it is as hard to guess as %j', async (password) => {
    expect(await refusalOf(password)).toBeUndefined();
  });
});

describe('DESK-1 the list of common passwords', () => {
  it('DESK-1 knows the first, the middle and the last of those that leaked most', () => {
    expect(['123qweasdzxc', '1qaz2wsx3edc', 'perasperaadastra'].map(isCommonPassword)).toEqual([true, true, true]);
    expect(isCommonPassword('correct horse battery')).toBe(false);
  });
});
