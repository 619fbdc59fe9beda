import type { Program } from '../../../content/schema/programs.ts';
import type { School } from '../../../content/schema/schools.ts';
import type { Locale } from '../../../contract/locales.ts';
import { format } from '../../../contract/messages.ts';
import { pageTexts } from '../../page-texts.ts';
import { factsMessages } from '../../messages/facts.messages.ts';
import { purposeVerdictMessages } from '../../messages/purpose.messages.ts';
import { content } from '../../site-content.ts';
import { monthsText } from '../months-text.ts';
import { statusIn } from '../recognition/recognition.data.ts';
import { type CountryRecognition, countriesFor, type RecognitionStatus } from '../recognition/recognition-status.ts';
import type { PurposeCardsContent } from './PurposeCards.tsx';
import type { PurposeChoiceContent } from './PurposeChoice.tsx';
import type { PurposeVerdictContent, VerdictLine } from './PurposeVerdict.tsx';
import { type Purpose, purposesFor } from './purposes.ts';

type ProgramOfSchool = { program: Pick<Program, 'facts' | 'mode'>; school: Pick<School, 'accreditor'> };

/** The countries that a language's verdicts speak of: the reader's own; English is read everywhere. */
function countriesOf(locale: Locale): CountryRecognition[] {
  const all = countriesFor(locale, content.recognition);
  return locale === 'en' ? all : all.slice(0, 1);
}

/** A mark for each country whose rules name the use of a purpose. */
function marksOf(purpose: Purpose, locale: Locale): VerdictLine['marks'] {
  const marks = countriesOf(locale).flatMap(({ name, uses }) => {
    const use = uses.find(({ id }) => id === purpose);
    return use ? [{ ...statusIn(locale, use.status), country: name[locale] }] : [];
  });
  const [first, ...others] = marks;
  if (!first || others.some(({ status }) => status !== first.status)) return marks;
  // What holds in each of them names none.
  if (purpose !== 'job') return [{ status: first.status, text: first.text }];
  // A tick would read as a yes, which is the employer’s to say.
  return [{ status: 'case-by-case', text: pageTexts(purposeVerdictMessages, locale)['verdict.employer'] }];
}

function textOf(purpose: Purpose, { program, school }: ProgramOfSchool, locale: Locale): string {
  const texts = pageTexts(purposeVerdictMessages, locale);
  const accreditor = school.accreditor?.value;
  if (purpose === 'self') {
    const length = monthsText(program.facts.length, locale);
    return length === undefined ? texts['verdict.self_unknown'] : format(texts['verdict.self'], { length }, locale);
  }
  if (purpose === 'abroad')
    return accreditor === undefined
      ? texts['verdict.abroad_unknown']
      : format(texts['verdict.abroad'], { accreditor }, locale);
  if (purpose === 'settle') return texts['verdict.china.settle'];
  return texts[`verdict.${locale === 'vi' ? 'vietnam' : 'china'}.${purpose}`];
}

/** The purposes that readers of a language choose from. */
export function purposeChoice(locale: Locale): PurposeChoiceContent {
  const texts = pageTexts(purposeVerdictMessages, locale);
  return {
    ask: texts['purpose.ask'],
    choices: purposesFor(locale).map((purpose) => ({ purpose, text: texts[`purpose.${purpose}`] })),
  };
}

/** Who decides on which uses, by what becomes of the degree at home; where it can be recognised, in one line. */
function whoDecides(status: RecognitionStatus, locale: Locale): VerdictLine[] {
  const texts = pageTexts(purposeVerdictMessages, locale);
  if (status === 'possible') return [{ marks: [], text: texts['rule.possible'] }];
  return [
    { marks: [{ status: 'possible', text: texts['uses.own'] }], text: texts['uses.own.which'] },
    { marks: [{ status, text: texts[`uses.${status}`] }], text: texts[`uses.${status}.which`] },
  ];
}

/** From what can be done to what cannot. */
const STATUS_ORDER: readonly RecognitionStatus[] = ['possible', 'case-by-case', 'not-possible'];

/** What a programme's degree means for each purpose as cards, the best first, in the language of a page. */
export function purposeCards(locale: Locale, programOfSchool: ProgramOfSchool): PurposeCardsContent {
  const { choice, verdicts, basis } = purposeVerdict(locale, programOfSchool);
  const texts = pageTexts(purposeVerdictMessages, locale);
  const cards = choice.choices.flatMap(({ purpose, text: title }) => {
    const [line] = verdicts.find((one) => one.purpose === purpose)?.lines ?? [];
    if (!line) return [];
    // Learning needs nobody's recognition.
    const marks = line.marks.length > 0 ? line.marks : [{ status: 'possible' as const, text: texts['verdict.own'] }];
    return [{ purpose, title, status: marks[0]?.status ?? 'case-by-case', marks, text: line.text }];
  });
  const general = verdicts.find(({ purpose }) => purpose === 'none')?.lines.at(-1);
  return {
    ask: choice.ask,
    cards: cards.toSorted((a, b) => STATUS_ORDER.indexOf(a.status) - STATUS_ORDER.indexOf(b.status)),
    advice: general?.text ?? '',
    basis,
  };
}

/** What a programme's degree means for each purpose, in the language of a page. */
export function purposeVerdict(locale: Locale, programOfSchool: ProgramOfSchool): PurposeVerdictContent {
  const { program } = programOfSchool;
  const [home] = countriesFor(locale, content.recognition);
  const purposes = purposesFor(locale);
  return {
    choice: purposeChoice(locale),
    verdicts: [
      {
        purpose: 'none',
        lines: whoDecides(home?.byMode[program.mode].status ?? 'case-by-case', locale),
      },
      ...purposes.map((purpose) => ({
        purpose,
        lines: [{ marks: marksOf(purpose, locale), text: textOf(purpose, programOfSchool, locale) }],
      })),
    ],
    basis:
      program.mode === 'unconfirmed' ? pageTexts(factsMessages, locale)['recognition.mode.unconfirmed'] : undefined,
  };
}
