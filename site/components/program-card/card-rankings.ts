import type { Ranking, RankingEdition, Source } from '../../../content/schema/facts.ts';
import type { Program } from '../../../content/schema/programs.ts';
import type { School } from '../../../content/schema/schools.ts';
import type { Locale } from '../../../contract/locales.ts';
import { shortPublisher } from '../source-note/short-publisher.ts';

/** One of the two figures of a card: the rank's text, its label, and who says so. */
export interface CardRanking {
  text: string;
  label: string;
  /** Short name of the figure's publisher; undefined when there is no figure. */
  publisher: string | undefined;
}

/** A figure that has a source. */
export interface SourcedFigure {
  text: string;
  label: string;
  source: Source;
}

/** Labels of the figures that are not rankings. */
export interface RankingLabels {
  founded: string;
  accreditor: string;
  pending: string;
}

/** A card shows two figures (HOME-6). */
export const RANKINGS_PER_CARD = 2;

/** The editions of each ranking that are known, the later one first. */
export function knownEditions(rankings: readonly Ranking[]): RankingEdition[] {
  return rankings.flatMap(({ later, ...ranking }) => (later ? [later, ranking] : [ranking]));
}

/**
 * The sourced figures of a programme: rankings of the programme, then of the school, and what fills
 * up a card that has too few of them. A ranking without a source is never among them (TRUST-1).
 */
export function sourcedFigures(
  program: Program,
  school: School,
  locale: Locale,
  labels: Pick<RankingLabels, 'founded' | 'accreditor'>,
): SourcedFigure[] {
  const rankings = knownEditions([...program.rankings, ...school.rankings]).map((ranking) => ({
    text: ranking.value[locale],
    label: ranking.label[locale],
    source: ranking,
  }));
  const { founded, accreditor } = school;
  const facts = [
    founded && { text: founded.value, label: labels.founded, source: founded },
    accreditor && { text: accreditor.value, label: labels.accreditor, source: accreditor },
  ].filter((fact) => fact !== undefined);
  return [...rankings, ...facts.slice(0, Math.max(0, RANKINGS_PER_CARD - rankings.length))];
}

/**
 * The two figures of a programme's card: the first of {@link sourcedFigures}, and a dash where
 * there is no source at all.
 */
export function cardRankings(program: Program, school: School, locale: Locale, labels: RankingLabels): CardRanking[] {
  const figures = sourcedFigures(program, school, locale, labels).map(({ text, label, source }) => ({
    text,
    label,
    publisher: shortPublisher(source.publisher),
  }));
  const pending = Array.from({ length: RANKINGS_PER_CARD }, () => ({
    text: '—',
    label: labels.pending,
    publisher: undefined,
  }));
  return [...figures, ...pending].slice(0, RANKINGS_PER_CARD);
}
