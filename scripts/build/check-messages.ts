/** The check of all interface messages: the build stops at a gap, since no language stands in for another (LANG-3). */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALE_NAMES, LOCALES } from '../../contract/locales.ts';
import type { Message } from '../../contract/messages.ts';

const ROOT = join(import.meta.dirname, '../..');

/** A note says where a text is shown; one word, such as "Button", does not. */
const NOTE_MIN_CHARACTERS = 12;

/** Names that are the same in all languages. */
const NAMES = ['Webhook', ...Object.values(LOCALE_NAMES)];

/** Words that a text names in their own language: what offices or visitors write. */
const QUOTED = ['审图号', '第 26 位', 'Hạng 26', '罗切斯特', '计算机, 人工智能'];

/** Keys of several parts are in snake_case, but for those of the specification and those that end with a field's name. */
const CAMEL_CASE = /^(?!studentStory\.|program\.fact\.)\S+\.\S*[a-z][A-Z]/;

const HAN = /\p{Script=Han}/u;
/** Vietnamese letters with marks below or a horn, which Chinese and English do not have. */
const VIETNAMESE = /[ạ-ỹơưđ]/iu;

/** Folders of the desk in features. */
const SCREENS = 'features/*/desk';

/** What message files export, each with its file. */
export type MessageFiles = readonly (readonly [file: string, messages: Record<string, Message>])[];

/**
 * The messages among which a key may be used once: those of the site, the desk and the server, those of `contract/` with
 * the desk, which shows most of them; and of the content, where keys are names of fields and values, each table by itself.
 */
export async function readMessages(): Promise<
  Record<'site' | 'desk' | 'server', MessageFiles> & { content: readonly MessageFiles[] }
> {
  const filesLike = async (pattern: string, exclude: string[] = []): Promise<MessageFiles> => {
    const files = globSync(pattern, { cwd: ROOT, exclude }).sort();
    const read = files.map(async (file) => {
      // Such a file exports nothing but `defineMessages`.
      const module = (await import(join(ROOT, file))) as Record<string, Record<string, Message>>;
      return Object.values(module).map((messages) => [file, messages] as const);
    });
    return (await Promise.all(read)).flat();
  };
  return {
    site: await filesLike('site/messages/*.messages.ts'),
    desk: await filesLike(`{desk,contract,${SCREENS},scripts/build}/**/*.messages.ts`),
    server: await filesLike('{server,features}/**/*.messages.ts', [`${SCREENS}/**`]),
    content: (await filesLike('content/**/*.messages.ts')).map((table) => [table]),
  };
}

/** Names of the values that a text takes. */
function placeholders(text: string): string {
  const names = [...text.matchAll(/\{(\w+)(?:\}|, plural,)/g)].map(([, name]) => name);
  return names.sort().join();
}

/** What is wrong with one message. */
function faultsOf(message: Message): string[] {
  const { note, zh, en, vi } = message;
  const missing = LOCALES.filter((locale) => !message[locale]?.trim());
  if (missing.length > 0) return [`no words in ${missing.join(' and ')}`];
  const inOwn = (text: string) => QUOTED.reduce((rest, words) => rest.replace(words, ''), text);
  const isWords = zh.replace(/\{\w+\}/g, '').replace(/\P{L}/gu, '').length > 3;
  return [
    (note?.trim() ?? '').length < NOTE_MIN_CHARACTERS && `a note of less than ${NOTE_MIN_CHARACTERS} characters`,
    new Set([zh, en, vi].map(placeholders)).size > 1 && 'placeholders that are not the same in each language',
    [en, vi].some((text) => HAN.test(inOwn(text))) && 'Chinese in another language',
    [zh, en].some((text) => VIETNAMESE.test(inOwn(text))) && 'Vietnamese in another language',
    isWords && zh === en && !NAMES.includes(zh) && 'English in Chinese',
  ].filter((fault) => fault !== false);
}

/** One line for each fault in messages among which a key may be used once: file, key, and what is wrong. */
export function messageFaults(files: MessageFiles): string[] {
  const seen = new Map<string, string>();
  return files.flatMap(([file, messages]) =>
    Object.entries(messages).flatMap(([key, message]) => {
      const faults = faultsOf(message);
      const other = seen.get(key);
      if (CAMEL_CASE.test(key)) faults.push('a key that is not in snake_case');
      if (other) faults.push(`a key that is in ${other} too`);
      seen.set(key, file);
      return faults.map((fault) => `${file} ${key}: ${fault}`);
    }),
  );
}
