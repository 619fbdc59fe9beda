import type { Source } from '../../../../content/schema/facts.ts';
import { joinSentences } from '../../../../contract/text/punctuation.ts';
import { format } from '../../../../contract/messages.ts';
import { pageTexts } from '../../../page-texts.ts';
import { priceInShort } from '../../../components/program-card/card-facts.ts';
import { ownPageContent } from '../../../components/own-page-link/own-page-link.data.ts';
import { applyMessages } from '../../../messages/apply.messages.ts';
import { programMessages } from '../../../messages/programs.messages.ts';
import { href, type PageContext } from '../../../page-context.ts';
import { isPartner, programAndSchool } from '../../../site-content.ts';
import type { ProgramAdmissionContent } from './ProgramAdmission.tsx';
import type { ProgramCostContent } from './ProgramCost.tsx';
import { referenced } from '../courses/program-courses.data.ts';

/** So many requirements are shown where more than one would be folded. */
const SHOWN_REQUIREMENTS = 2;

const STEPS = [1, 2, 3, 4, 5] as const;

type NumberOf = (source: Source) => number;

/** What the school asks of applicants and how one applies, in the language of a page. */
export function programAdmission(slug: string, { locale }: PageContext, numberOf: NumberOf): ProgramAdmissionContent {
  const { program, school } = programAndSchool(slug);
  const texts = pageTexts(applyMessages, locale);
  const shared = pageTexts(programMessages, locale);
  const all = program.admission.map((statement) => referenced(statement, locale, numberOf));
  const shown = all.length > SHOWN_REQUIREMENTS + 1 ? SHOWN_REQUIREMENTS : all.length;
  const others = all.slice(shown);
  return {
    statements: all.slice(0, shown),
    others,
    none: shared['program.admission.none'],
    ownPage: ownPageContent(program, school, locale),
    steps: STEPS.map((step) => ({
      title: texts[`apply.${step}`],
      text: texts[`apply.${step}.text`],
      who: texts[`apply.${step}.who`],
    })),
    toAsk: {
      title: shared['program.to_ask.title'],
      lead: shared['program.to_ask.lead'],
      questions: program.toAsk[locale],
    },
    texts: {
      others: format(texts['apply.more_entry'], { n: others.length }, locale),
      steps: texts['apply.title'],
    },
  };
}

/** What the programme costs and who is paid, in the language of a page. */
export function programCost(slug: string, context: PageContext, numberOf: NumberOf): ProgramCostContent {
  const { locale } = context;
  const { program, school } = programAndSchool(slug);
  const texts = pageTexts(applyMessages, locale);
  const { price } = program.facts;
  return {
    sum: priceInShort(program, locale),
    price: price && referenced(price, locale, numberOf, { name: 'price' }),
    unknown: texts['apply.cost.unknown'],
    ownPage: ownPageContent(program, school, locale),
    paid: joinSentences(
      [texts['apply.cost.paid'], texts[isPartner(program.school) ? 'apply.cost.agreement' : 'apply.cost.no_agreement']],
      locale,
    ),
    more: { text: texts['apply.cost.more'], href: `${href(context, '/contact')}#cost` },
  };
}
