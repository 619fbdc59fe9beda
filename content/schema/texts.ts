/**
 * Texts as every schema of the content uses them. Each YAML file of `content/` is checked against
 * one schema of this folder; a mistake stops the build with the file, the field and the cure. Every
 * field has a description for the person who edits it.
 */

import { z } from 'zod';
import { CONTENT_ICONS } from '../../contract/content/content-icons.ts';
import { uploadedFilm } from '../../contract/content/film-files.ts';
import {
  isLargeEnough,
  leastSize,
  type PicturePlace,
  UPLOADS,
  uploadedPicture,
} from '../../contract/content/picture-places.ts';
import { fault } from '../reading/fault.ts';
import { LOCALES, type Locale } from '../../contract/locales.ts';
import { FORMS } from '../../contract/messages.ts';
import { isBlankText } from '../../contract/text/visible-text.ts';

/**
 * A text, empty where nothing in it can be seen. Marks that keep words together or apart stay in the others; letters that
 * were pasted in pieces are put together, as fonts and search have them.
 */
const shownText = () => z.string().overwrite((typed) => (isBlankText(typed) ? '' : typed.trim().normalize()));

/** A text that is the same in every language, or not a text for visitors at all. */
export const text = (description: string) => shownText().min(1).describe(description);

/** A colour as #RRGGBB, which the desk lets one pick. */
export const color = (description: string) =>
  z
    .string()
    .regex(/^#[0-9A-F]{6}$/i, { error: fault('color_shape') })
    .describe(description)
    .meta({ color: true });

/** An icon, which the desk lets one choose by its drawing. */
export const icon = (description: string) => z.enum(CONTENT_ICONS).describe(description).meta({ icon: true });

/** The name of another document, without its folder: `uo-mba` of programs/uo-mba. */
export const documentName = (folder: 'schools' | 'programs' | 'stories' | 'films', description: string) =>
  text(description).meta({ refersTo: folder });

/** What a place shows: a picture of the repository by its name, or one that was uploaded and is large enough. */
export const picture = (place: PicturePlace, description: string) => {
  const { width, height } = leastSize(place);
  return text(description)
    .refine((name) => !name.startsWith(`${UPLOADS}/`) || uploadedPicture(name), {
      error: fault('no_upload'),
      abort: true,
    })
    .refine(
      (name) => {
        const uploaded = uploadedPicture(name);
        return !uploaded || isLargeEnough(uploaded, place);
      },
      { error: fault('picture_small', { width: `${width}`, height: `${height}` }) },
    )
    .meta({ picture: place });
};

/** What is played: a film of the repository by its name, or one that was uploaded. */
export const film = (description: string) =>
  text(description)
    .refine((name) => !name.startsWith(`${UPLOADS}/`) || uploadedFilm(name), { error: fault('no_film_upload') })
    .meta({ film: true });

/** What stands in braces, and braces without their counterpart; Chinese keyboards write them in full width. */
const IN_BRACES = /[{｛][^{}｛｝]*[}｝]|[{}｛｝]/g;

/** Refuses what stands in braces, but for the placeholders that the site fills in: visitors would read the others. */
function checkBraces(placeholders: readonly string[]) {
  const known = placeholders.map((name) => `{${name}}`);
  return (shown: string, context: z.RefinementCtx) => {
    // A number's forms are braces within braces: `{n, plural, other {# schools}}`.
    const withoutForms = shown.replace(FORMS, (forms, name: string) => (placeholders.includes(name) ? '' : forms));
    const found = withoutForms.match(IN_BRACES)?.find((one) => !known.includes(one));
    if (found === undefined) return;
    const message =
      known.length > 0
        ? fault('placeholder_unknown', { found, known: known.join(' ') })
        : fault('placeholder_none', { found });
    context.addIssue({ code: 'custom', message });
  };
}

/** The names that stand in braces in a text, alone or with the forms of a number. */
export function placeholdersIn(shown: string): string[] {
  return [...new Set([...shown.matchAll(/\{(\w+)\s*[,}]/g)].map(([, name = '']) => name))];
}

/** Refuses words that have a placeholder in one language and not in another: what the site fills in is in all or in none. */
const checkLost = (placeholders: readonly string[]) => (texts: Record<Locale, string>, context: z.RefinementCtx) => {
  const has = (locale: Locale, name: string) => placeholdersIn(texts[locale]).includes(name);
  const named = placeholders.filter((name) => LOCALES.some((locale) => has(locale, name)));
  for (const locale of LOCALES) {
    const lost = named.find((name) => !has(locale, name));
    if (lost !== undefined)
      context.addIssue({ code: 'custom', path: [locale], message: fault('placeholder_lost', { lost: `{${lost}}` }) });
  }
};

/** A text that visitors read, in one language. */
const wording = (language: string, placeholders: readonly string[] = []) =>
  text(language).superRefine(checkBraces(placeholders));

/**
 * Words in the three languages; none may be missing or empty (LANG-3).
 *
 * @param placeholders names that the site fills in where they stand in braces.
 */
export const words = (description: string, placeholders: readonly string[] = []) =>
  z
    .strictObject({
      zh: wording('Chinese', placeholders),
      en: wording('English', placeholders),
      vi: wording('Vietnamese', placeholders),
    })
    .superRefine(checkLost(placeholders))
    .describe(description);

/** Longer descriptions are cut off in the lists of search engines. */
export const DESCRIPTION_MAX_CHARACTERS = 320;

const brief = (language: string) => wording(language).max(DESCRIPTION_MAX_CHARACTERS);

/** Words that are also a page's description for search engines: no longer than those show. */
export const descriptionWords = (description: string) =>
  z.strictObject({ zh: brief('Chinese'), en: brief('English'), vi: brief('Vietnamese') }).describe(description);

const entries = (placeholders?: readonly string[]) =>
  z.array(
    shownText()
      .min(1)
      .superRefine(checkBraces(placeholders ?? [])),
  );

const lists = (placeholders?: readonly string[]) =>
  z
    .strictObject({ zh: entries(placeholders), en: entries(placeholders), vi: entries(placeholders) })
    .refine(({ zh, en, vi }) => zh.length === en.length && en.length === vi.length, { error: fault('equal_entries') });

/**
 * A list of words per language; the three lists have equal length, and an entry at least.
 *
 * @param placeholders names that the site fills in where they stand in braces.
 */
export const wordList = (description: string, placeholders?: readonly string[]) =>
  lists(placeholders)
    .refine(({ zh, en, vi }) => zh.length + en.length + vi.length > 0, {
      error: fault('entries_least', { count: '1' }),
    })
    .describe(description);

/** The same, or none: something else fills its place on the page. */
export const wordListOrNone = (description: string, placeholders?: readonly string[]) =>
  lists(placeholders).describe(description);
