import { globSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { messageFaults, readMessages } from '../../scripts/build/check-messages.ts';

const ROOT = path.join(import.meta.dirname, '../..');

const GOOD = { note: 'Button below the form', zh: '发送登记', en: 'Send it', vi: 'Gửi đăng ký' };

/** What the build says of a message that differs from a good one. */
const faultsWith = (change: object) =>
  messageFaults([['site/messages/a.messages.ts', { send: { ...GOOD, ...change } }]]);

describe('the check of the interface’s messages', () => {
  it('LANG-3 DESK-10 finds nothing in the messages of the repository, and reads all of them', async () => {
    const { site, desk, server, content } = await readMessages();
    const read = [site, desk, server, ...content].flat().map(([file]) => file);
    expect([...new Set(read)].sort()).toEqual(
      globSync('**/*.messages.ts', { cwd: ROOT, exclude: ['**/node_modules'] }).sort(),
    );
    expect([site, desk, server, ...content].flatMap(messageFaults)).toEqual([]);
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

  it('LANG-3 takes a note of 12 characters, forms of a number, a name that is the same in all languages, and words of an office', () => {
    expect(faultsWith({ note: 'Column title' })).toEqual([]);
    const people = { zh: '{count} 人', en: '{count, plural, one {# person} other {# people}}', vi: '{count} người' };
    expect(faultsWith(people)).toEqual([]);
    expect(faultsWith({ zh: 'Webhook', en: 'Webhook', vi: 'Webhook' })).toEqual([]);
    expect(faultsWith({ en: 'Ask for its number (审图号)', vi: 'Hỏi số phê duyệt (审图号)' })).toEqual([]);
  });

  it('finds a key that is not in snake_case, but for those that the specification writes so or that end with a field’s name', () => {
    const keys = ['leads.exportTitle', 'studentStory.wechat.copySuccess', 'program.fact.weeklyHours', 'checkedOn'];
    const faults = messageFaults([['a.messages.ts', Object.fromEntries(keys.map((key) => [key, GOOD]))]]);
    expect(faults).toEqual(['a.messages.ts leads.exportTitle: a key that is not in snake_case']);
  });

  it('LANG-3 finds a key that two files use', () => {
    const twice = messageFaults([
      ['desk/a.messages.ts', { send: GOOD }],
      ['desk/b.messages.ts', { send: GOOD }],
    ]);
    expect(twice).toEqual(['desk/b.messages.ts send: a key that is in desk/a.messages.ts too']);
  });
});
