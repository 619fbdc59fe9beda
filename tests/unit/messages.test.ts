import { describe, expect, it } from 'vitest';
import { messageFaults, readMessages } from '../../scripts/build/check-messages.ts';

const GOOD = { note: 'Button below the form', zh: '发送登记', en: 'Send it', vi: 'Gửi đăng ký' };

/** What the build says of a message that differs from a good one. */
const faultsWith = (change: object) =>
  messageFaults([['site/messages/a.messages.ts', { send: { ...GOOD, ...change } }]]);

describe('the check of the interface’s messages', () => {
  it('LANG-3 DESK-10 finds nothing in the messages of the site, the desk and the server', async () => {
    const { site, desk, server } = await readMessages();
    for (const [files, least] of [
      [site, 400],
      [desk, 900],
      [server, 90],
    ] as const) {
      expect(files.flatMap(([, messages]) => Object.keys(messages)).length).toBeGreaterThan(least);
    }
    expect([site, desk, server].flatMap(messageFaults)).toEqual([]);
  });

  it('LANG-3 lets a good message pass', () => {
    expect(faultsWith({})).toEqual([]);
  });

  it('LANG-3 names the file, the key and the languages that have no words', () => {
    expect(faultsWith({ en: ' ', vi: undefined })).toEqual(['site/messages/a.messages.ts send: no words in en and vi']);
  });

  it.each([
    ['a note of less than 12 characters', { note: '  A button   ' }],
    ['placeholders that are not the same in each language', { zh: '发送 {name}' }],
    ['Chinese in another language', { en: 'Send 发送' }],
    ['Vietnamese in another language', { en: 'Gửi' }],
    ['English in Chinese', { zh: 'Send it' }],
  ])('LANG-3 LANG-4 finds %s', (fault, change) => {
    expect(faultsWith(change)).toEqual([`site/messages/a.messages.ts send: ${fault}`]);
  });

  it('LANG-3 takes a note of 12 characters, forms of a number, and a name that is the same in all languages', () => {
    expect(faultsWith({ note: 'Column title' })).toEqual([]);
    const people = { zh: '{count} 人', en: '{count, plural, one {# person} other {# people}}', vi: '{count} người' };
    expect(faultsWith(people)).toEqual([]);
    expect(faultsWith({ zh: 'Webhook', en: 'Webhook', vi: 'Webhook' })).toEqual([]);
  });

  it('LANG-3 finds a key that two files use', () => {
    const twice = messageFaults([
      ['desk/a.messages.ts', { send: GOOD }],
      ['desk/b.messages.ts', { send: GOOD }],
    ]);
    expect(twice).toEqual(['desk/b.messages.ts send: a key that is in desk/a.messages.ts too']);
  });
});
