import type { Ranking } from '../../../content/schema/facts.ts';
import type { Locale } from '../../../contract/locales.ts';
import { ownPrice } from '../../components/dated-price.ts';
import { answersShown, shortAnswers } from '../../components/glance/glance.data.ts';
import { RANKINGS_PER_CARD, type SourcedFigure, sourcedFigures } from '../../components/program-card/card-rankings.ts';
import { factLabels } from '../../components/program-card/program-card.data.ts';
import { type NumberedSources, numberedSources } from '../../components/source-list/numbered-sources.ts';
import type { PageContext } from '../../page-context.ts';
import { programAndSchool } from '../../site-content.ts';
import { plannerRule } from './study-rule.ts';

/** The same without rankings whose latest edition bears no year: it needs more words than a first screen has, and an earlier one alone would flatter. */
function datedRankings<T extends { rankings: Ranking[] }>(one: T): T {
  return { ...one, rankings: one.rankings.filter(({ later }) => !later || later.year !== undefined) };
}

/** The figures on the first screen of a programme's page. */
export function headFigures(slug: string, locale: Locale): SourcedFigure[] {
  const { program, school } = programAndSchool(slug);
  const labels = factLabels(school, locale);
  return sourcedFigures(datedRankings(program), datedRankings(school), locale, labels).slice(0, RANKINGS_PER_CARD);
}

/** Every source that a programme's page refers to, in the order of its list. */
export function programSources(slug: string, context: PageContext): NumberedSources {
  const { program, school } = programAndSchool(slug);
  const figures = sourcedFigures(program, school, context.locale, factLabels(school, context.locale));
  const rule = plannerRule(context, slug);
  const rates = ownPrice(program.facts, context.locale)?.rates;
  const answers = answersShown(shortAnswers(program, school, context.locale), program, context.locale);
  const head = [headFigures(slug, context.locale), answers];
  const chapters = [program.taught, program.facts, program.admission, figures, rule, rates, school.statements];
  return numberedSources(head, chapters);
}
