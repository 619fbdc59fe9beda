/** Makes a comparison sheet out of content and messages, in the language of a page (SHEET-1). */
import { realSetting } from '../../../content/rules/sample-setting.ts';
import { type Use, withPurpose } from '../../../contract/content/degree-uses.ts';
import { joinWords } from '../../../contract/text/punctuation.ts';
import { format } from '../../../contract/messages.ts';
import { pageTexts } from '../../page-texts.ts';
import { localePath } from '../../../contract/routes.ts';
import { type SheetChoice, sheetPath } from '../../../contract/shortlist/sheet.ts';
import { SHORTLIST_MAX } from '../../../contract/shortlist/shortlist.ts';
import { dialOf } from '../../components/dial/dial.data.ts';
import { STATUS_ICONS } from '../../components/recognition/recognition-status.ts';
import { sheetMessages } from '../../messages/sheet.messages.ts';
import { shortlistMessages } from '../../messages/shortlist.messages.ts';
import { href, type PageContext } from '../../page-context.ts';
import { printedAddress } from '../../site-address.ts';
import { content, programAndSchool } from '../../site-content.ts';
import { countriesOn, rowsAndSources } from './sheet-rows.ts';
import { splitColumns } from './split-columns.ts';

/** Icons of the sheet, for the page's sprite. */
export const SHEET_ICONS = ['info', 'columns', ...Object.values(STATUS_ICONS)];

function partOf(slugs: readonly string[], use: Use | undefined, context: PageContext) {
  const { locale } = context;
  const texts = pageTexts(sheetMessages, locale);
  const programs = slugs.map((slug) => ({ slug, ...programAndSchool(slug) }));
  return {
    columns: programs.map(({ slug, program, school }) => ({
      slug,
      title: program.title[locale],
      titleInEnglish: program.title.en,
      school: school.name[locale],
      href: withPurpose(href(context, program.path), use),
      mode: texts[`sheet.mode.${program.mode}`],
      // Its hours on a day of the reader; a row says the same in words.
      dial: dialOf(program, school, locale),
    })),
    ...rowsAndSources(programs, use, locale),
  };
}

/** Links to the sheet for each use; one that two countries have is called as in the first. */
function useLinks(slugs: readonly string[], chosen: Use | undefined, context: PageContext) {
  const { locale } = context;
  const named = new Map<Use, string>();
  for (const { uses } of countriesOn(locale)) {
    for (const { id, use } of uses) if (!named.has(id)) named.set(id, use[locale]);
  }
  const link = (text: string, use: Use | undefined) => ({
    text,
    href: href(context, sheetPath(slugs, use)),
    isCurrent: use === chosen,
  });
  const any = pageTexts(sheetMessages, locale)['sheet.use_any'];
  return [link(any, undefined), ...[...named].map(([use, text]) => link(text, use))];
}

/** The texts around the tables. */
function textsOf(isAsked: boolean, { locale }: PageContext) {
  const texts = pageTexts(sheetMessages, locale);
  const { companyName } = content.site;
  const phone = realSetting(content.site.phone);
  const values = { company: companyName[locale], phone: phone ?? '' };
  return {
    title: texts['sheet.title'],
    print: texts['sheet.print'],
    compare: texts['sheet.compare'],
    uses: texts['sheet.uses'],
    part: texts['sheet.part'],
    missing: texts['sheet.missing'],
    sources: texts['sheet.sources'],
    readOn: texts['sheet.read_on'],
    ask: format(texts[phone === undefined ? 'sheet.ask_no_phone' : 'sheet.ask'], values, locale),
    noneTitle: texts[isAsked ? 'sheet.unknown_title' : 'sheet.none_title'],
    noneText: texts[isAsked ? 'sheet.unknown_text' : 'sheet.none_text'],
  };
}

/** The sheet of a choice; programmes that the site does not have are left out and counted. */
export function sheetContent(choice: SheetChoice, context: PageContext) {
  const { locale } = context;
  const slugs = choice.slugs.filter((slug) => content.programs.has(slug));
  const leftOut = choice.leftOut + choice.slugs.length - slugs.length;
  const leftOutText = pageTexts(sheetMessages, locale)['sheet.left_out'];
  return {
    locale,
    brand: content.site.name[locale],
    // None when the address names no programme that there is.
    parts: splitColumns(slugs).map((part) => partOf(part, choice.use, context)),
    // Links to the same sheet for each use of the degree.
    uses: useLinks(slugs, choice.use, context),
    compareHref: href(context, `/compare?programs=${slugs.join(',')}`),
    // The whole address of the sheet: on paper the way back to it.
    address: printedAddress(localePath(locale, sheetPath(slugs, choice.use)), locale),
    // Where to choose programmes.
    ways: [
      ...content.masters.map(({ id, name }) => ({ text: name[locale], href: href(context, `/masters/${id}`) })),
      { text: pageTexts(shortlistMessages, locale)['shortlist.title'], href: href(context, '/shortlist') },
    ],
    // Says that something in the address is left out.
    leftOut: leftOut > 0 ? format(leftOutText, { n: leftOut, max: SHORTLIST_MAX }, locale) : undefined,
    texts: textsOf(choice.slugs.length + choice.leftOut > 0, context),
  };
}

/** Everything a sheet shows. */
export type SheetContent = ReturnType<typeof sheetContent>;

/** The title of the page: it names the schools, so that a saved file and a shared link tell what they are. */
export function sheetTitle({ parts, texts, locale }: SheetContent): string {
  const schools = new Set(parts.flatMap(({ columns }) => columns.map(({ school }) => school)));
  if (schools.size === 0) return texts.noneTitle;
  const names = joinWords([...schools], locale);
  return format(pageTexts(sheetMessages, locale)['sheet.page_title'], { names }, locale);
}
