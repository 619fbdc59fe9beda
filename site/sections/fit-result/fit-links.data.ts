/** Where the result leads on: programmes, the comparison and the sheet to print, with the purpose that was answered. */
import { useOf, withPurpose } from '../../../contract/content/degree-uses.ts';
import type { FitAnswers } from '../../../contract/fit/fit.ts';
import { format } from '../../../contract/messages.ts';
import { pageTexts } from '../../page-texts.ts';
import { SHEET_COLUMNS_MAX, sheetPath } from '../../../contract/shortlist/sheet.ts';
import { COMPARE_MAX } from '../../../contract/shortlist/shortlist.ts';
import { fitResultMessages } from '../../messages/fit-result.messages.ts';
import { sheetMessages } from '../../messages/sheet.messages.ts';
import { href, type PageContext } from '../../page-context.ts';
import type { Judged } from './rules/fit-program.ts';

/** Where the result stands, and what was answered. */
interface Answered {
  context: PageContext;
  answers: FitAnswers;
}

/** A programme's page, which then shows the verdict for the purpose that was answered. */
export function programHref(path: string, { context, answers }: Answered): string {
  return withPurpose(href(context, path), answers.p);
}

/** Programmes side by side, the fitting ones first: on the screen where there are two or more, and to print. */
export function togetherLinks(judged: readonly Judged[], { context, answers }: Answered) {
  const { locale } = context;
  const slugs = judged
    .filter(({ group }) => group === 'fits' || group === 'reserved')
    .map(({ program }) => program.slug);
  if (slugs.length === 0) return { compare: undefined, sheet: undefined };
  const sheetHref = href(context, sheetPath(slugs.slice(0, SHEET_COLUMNS_MAX), useOf(answers.p)));
  const sheet = { text: pageTexts(sheetMessages, locale)['sheet.open'], href: sheetHref };
  const compared = slugs.slice(0, COMPARE_MAX);
  if (compared.length < 2) return { compare: undefined, sheet };
  const text = pageTexts(fitResultMessages, locale)['fit.result.compare'];
  const compare = {
    text: format(text, { n: compared.length }, locale),
    href: `${href(context, '/compare')}?programs=${compared.join(',')}`,
  };
  return { compare, sheet };
}
