import { afterEach, expect, it } from 'vitest';
import { filmName } from '../../../contract/content/film-files.ts';
import { LOCALES } from '../../../contract/locales.ts';
import type { PageContext } from '../../page-context.ts';
import { content } from '../../site-content.ts';
import { filmPageProps } from './film-page.data.ts';

const ID = 'why-1-one-adviser';
const OURS = content.films.get(ID) as NonNullable<ReturnType<typeof content.films.get>>;
const UPLOADED = { id: '0123456789abcdef'.repeat(2), width: 1280, height: 720, seconds: 8 };
const WITH_SOUND = { zh: /有声音/, en: /with sound/, vi: /có tiếng/ };
const WITHOUT = { zh: /无声/, en: /silent/, vi: /không có âm thanh/ };

afterEach(() => content.films.set(ID, OURS));

it.each(LOCALES)('ROUTE-6 the line under a film says whether it has sound, in %s', (locale) => {
  const context: PageContext = { locale, isPlain: false, path: `/video/${ID}` };
  expect(filmPageProps(context, ID).texts.kind).toMatch(WITHOUT[locale]);
  for (const hasSound of [true, false]) {
    content.films.set(ID, { ...OURS, file: filmName({ ...UPLOADED, hasSound }) });
    const { film, texts } = filmPageProps(context, ID);
    expect(film.hasSound).toBe(hasSound || undefined);
    expect(texts.kind).toMatch((hasSound ? WITH_SOUND : WITHOUT)[locale]);
  }
});
