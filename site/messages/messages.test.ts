import { describe, expect, it } from 'vitest';
import { LOCALE_NAMES, LOCALES } from '../../contract/locales.ts';
import type { Message } from '../../contract/messages.ts';
import { messageTexts } from '../../scripts/site-texts.ts';

const HAN = /\p{Script=Han}/u;

/** All messages of the interface, by file and key. */
async function allMessages(): Promise<[where: string, message: Message][]> {
  const modules = Object.entries(await messageTexts()).filter(([file]) => file.startsWith('site/messages/'));
  return modules.flatMap(([file, module]) =>
    Object.values(module as Record<string, Record<string, Message>>).flatMap((messages) =>
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

describe('LANG-3 every message', () => {
  it('LANG-3 has words in the three languages and a note for the translator', async () => {
    const messages = await allMessages();
    expect(messages.length).toBeGreaterThan(150);
    for (const [where, message] of messages) {
      expect(message.note.length, where).toBeGreaterThan(2);
      for (const locale of LOCALES) expect(message[locale].trim(), `${where} in ${locale}`).not.toBe('');
    }
  });

  it('LANG-3 has the same placeholders in the three languages', async () => {
    for (const [where, { zh, en, vi }] of await allMessages()) {
      expect([placeholders(en), placeholders(vi)], where).toEqual([placeholders(zh), placeholders(zh)]);
    }
  });

  it('LANG-3 is found by one key only', async () => {
    const keys = (await allMessages()).map(([where]) => where.split(' ')[1]);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  it('LANG-4 is written in its own language', async () => {
    for (const [where, { zh, en, vi }] of await allMessages()) {
      expect(HAN.test(en) || HAN.test(vi), `${where}: Chinese in another language`).toBe(false);
      // Vietnamese letters with marks below or a horn exist in no other of the three.
      expect(/[ạ-ỹơưđ]/iu.test(zh + en), `${where}: Vietnamese in another language`).toBe(false);
      const isWords = zh.replace(/\{\w+\}/g, '').replace(/\P{L}/gu, '').length > 3;
      if (isWords && zh === en) expect(Object.values(LOCALE_NAMES), `${where}: English in Chinese`).toContain(zh);
    }
  });
});
