import type { Program } from '../../../content/schema/programs.ts';
import type { School } from '../../../content/schema/schools.ts';
import type { Locale } from '../../../contract/locales.ts';

/** One of the two figures of a card: the rank's text, its label, and who says so. */
export interface CardRanking {
  text: string;
  label: string;
  /** Publisher of the figure; undefined when there is no figure. */
  publisher: string | undefined;
}

/** Labels of the figures that are not rankings. */
export interface RankingLabels {
  founded: string;
  accreditor: string;
  pending: string;
}

/** A card shows two figures (HOME-6). */
export const RANKINGS_PER_CARD = 2;

/**
 * The two figures of a programme's card: sourced rankings of the programme, then of the school;
 * what is missing is filled with sourced facts, and a dash where there is no source at all. A
 * ranking without a source is never shown (TRUST-1).
 */
export function cardRankings(program: Program, school: School, locale: Locale, labels: RankingLabels): CardRanking[] {
  const rankings = [...program.rankings, ...school.rankings].map((ranking) => ({
    text: ranking.value[locale],
    label: ranking.label[locale],
    publisher: ranking.publisher,
  }));
  const facts = [
    school.founded && { text: school.founded.value, label: labels.founded, publisher: school.founded.publisher },
    school.accreditor && {
      text: school.accreditor.value,
      label: labels.accreditor,
      publisher: school.accreditor.publisher,
    },
  ].filter((fact) => fact !== undefined);
  const pending = Array.from({ length: RANKINGS_PER_CARD }, () => ({
    text: '—',
    label: labels.pending,
    publisher: undefined,
  }));
  return [...rankings, ...facts, ...pending].slice(0, RANKINGS_PER_CARD);
}
