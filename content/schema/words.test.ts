import { globSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Message } from '../../contract/messages.ts';
import { placeholdersIn } from './texts.ts';
import { changedWords, shownWords, wholeWords, wordsPath, wordsSchema } from './words.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const WHOLE = wordsSchema.parse(wholeWords(undefined));

/** The whole document with other words in one place. */
const withWords = (part: string, field: string, words: object) =>
  wordsSchema.safeParse({ ...WHOLE, [part]: { ...WHOLE[part], [field]: words } });

describe('EDIT-1 the words of the pages', () => {
  it('are all messages marked as editable', async () => {
    const files = globSync('{site/messages,contract}/*.messages.ts', { cwd: ROOT });
    const modules = await Promise.all(files.map((file) => import(path.join(ROOT, file))));
    const catalogs = modules.flatMap((module: Record<string, Record<string, Message>>) => Object.values(module));
    const keys = catalogs.flatMap((catalog) => Object.keys(catalog).filter((key) => catalog[key]?.editable));
    expect(keys.length).toBeGreaterThan(200);
    const missing = keys.filter((key) => WHOLE[wordsPath(key)[0]]?.[wordsPath(key)[1]] === undefined);
    expect(missing).toEqual([]);
  });

  it('are stored where they differ from today’s, and the others follow a new version', () => {
    const title = { zh: '标题', en: 'Title', vi: 'Tiêu đề' };
    const edited = { ...WHOLE, programs: { ...WHOLE['programs'], title }, gone: { title } };
    expect(changedWords(edited)).toEqual({ programs: { title } });
    expect(wholeWords({ programs: { title } })).toEqual({ ...WHOLE, programs: { ...WHOLE['programs'], title } });
    expect(changedWords(WHOLE)).toEqual({});
  });

  it('keep the placeholders and forms of numbers that the site fills in, and no others', () => {
    const gets = WHOLE['appointment']?.['gets'] ?? { zh: '', en: '', vi: '' };
    expect(gets.en).toContain('{days, plural,');
    expect(withWords('appointment', 'gets', { ...gets, en: '{adviser} calls within {days} days.' }).success).toBe(true);
    for (const en of ['{telephone}', '{n, plural, other {# days}}', '{days, plural, other {# days}', '{'])
      expect(withWords('appointment', 'gets', { ...gets, en }).success, en).toBe(false);
  });

  it('are said in their notes where the site fills something in', () => {
    const silent = Object.entries(WHOLE).flatMap(([part, fields]) =>
      Object.entries(fields).flatMap(([field, { en }]) => {
        const note = wordsSchema.shape[part]?.shape[field]?.meta()?.title ?? '';
        return placeholdersIn(en)
          .filter((name) => !note.includes(`{${name}}`))
          .map((name) => `${part}.${field} {${name}}`);
      }),
    );
    expect(silent).toEqual([]);
  });

  it('keep the one link that a text has', () => {
    const text = WHOLE['consent']?.['text'] ?? { zh: '', en: '', vi: '' };
    expect(
      withWords('consent', 'text', {
        ...text,
        en: 'I agree that {company} keeps it for {months} months, see [privacy].',
      }).success,
    ).toBe(true);
    for (const en of ['I agree.', 'I agree, see [privacy] and [terms].', 'I agree, see [privacy.'])
      expect(withWords('consent', 'text', { ...text, en }).success, en).toBe(false);
  });

  it('stand in the place of the message, and interface words stay', () => {
    const message = { note: 'A text for the test', zh: '一', en: 'One', vi: 'Một' };
    const document = { programs: { title: { zh: '二', en: 'Two', vi: 'Hai' } } };
    const shown = (one: Message) => shownWords({ 'programs.title': one }, document)['programs.title'].en;
    expect(shown({ ...message, editable: true })).toBe('Two');
    expect(shown(message)).toBe('One');
  });
});
