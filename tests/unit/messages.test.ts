import { describe, expect, it } from 'vitest';
import { LOCALE_NAMES, LOCALES } from '../../contract/locales.ts';
import type { Message } from '../../contract/messages.ts';

type Files = Record<string, Record<string, Record<string, Message>>>;

const OF_SITE: Files = import.meta.glob('../../site/messages/*.messages.ts', { eager: true });
const OF_DESK: Files = import.meta.glob(['../../desk/**/*.messages.ts', '../../contract/*.messages.ts'], {
  eager: true,
});
const OF_SERVER: Files = import.meta.glob('../../server/**/*.messages.ts', { eager: true });

/** All messages, by file and key. */
function messagesOf(files: Files): [where: string, message: Message][] {
  return Object.entries(files).flatMap(([file, module]) =>
    Object.values(module).flatMap((messages) =>
      Object.entries(messages).map(([key, message]): [string, Message] => [`${file} ${key}`, message]),
    ),
  );
}

/** Names of the values that a text takes. */
const placeholders = (text: string) =>
  [...text.matchAll(/\{(\w+)(?:\}|, plural,)/g)]
    .map(([, name]) => name)
    .sort()
    .join();

/** Names that are the same in all languages. */
const NAMES = ['Webhook'];

const HAN = /\p{Script=Han}/u;

describe.each([
  ['the site', 150, messagesOf(OF_SITE)],
  ['the desk', 150, messagesOf(OF_DESK)],
  ['the server', 90, messagesOf(OF_SERVER)],
])('LANG-3 DESK-10 every message of %s', (_name, least, all) => {
  it('LANG-3 has words in the three languages and a note for the translator', () => {
    expect(all.length).toBeGreaterThan(least);
    for (const [where, message] of all) {
      expect(message.note.length, where).toBeGreaterThan(2);
      for (const locale of LOCALES) expect(message[locale].trim(), `${where} in ${locale}`).not.toBe('');
    }
  });

  it('LANG-3 has the same placeholders in the three languages', () => {
    for (const [where, { zh, en, vi }] of all) {
      expect([placeholders(en), placeholders(vi)], where).toEqual([placeholders(zh), placeholders(zh)]);
    }
  });

  it('LANG-3 is found by one key only', () => {
    const keys = all.map(([where]) => where.split(' ')[1]);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  it('LANG-4 is written in its own language', () => {
    for (const [where, { zh, en, vi }] of all) {
      expect(HAN.test(en) || HAN.test(vi), `${where}: Chinese in another language`).toBe(false);
      // Vietnamese letters with marks below or a horn exist in no other of the three.
      expect(/[ạ-ỹơưđ]/iu.test(zh + en), `${where}: Vietnamese in another language`).toBe(false);
      const isWords = zh.replace(/\{\w+\}/g, '').replace(/\P{L}/gu, '').length > 3;
      const isName = Object.values<string>(LOCALE_NAMES).includes(zh) || NAMES.includes(zh);
      if (isWords && !isName) expect(zh, `${where}: English in Chinese`).not.toBe(en);
    }
  });
});
