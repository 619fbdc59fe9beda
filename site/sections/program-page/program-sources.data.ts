import { ownPrice } from '../../components/dated-price.ts';
import { sourcedFigures } from '../../components/program-card/card-rankings.ts';
import { factLabels } from '../../components/program-card/program-card.data.ts';
import { type NumberedSources, numberedSources } from '../../components/source-list/numbered-sources.ts';
import type { PageContext } from '../../page-context.ts';
import { programAndSchool } from '../../site-content.ts';
import { plannerRule } from './study-rule.ts';

/** Every source that a programme's page refers to, in the order of its list. */
export function programSources(slug: string, context: PageContext): NumberedSources {
  const { program, school } = programAndSchool(slug);
  const figures = sourcedFigures(program, school, context.locale, factLabels(school, context.locale));
  const rule = plannerRule(context, slug);
  const rates = ownPrice(program.facts.price, context.locale)?.rates;
  return numberedSources(program.taught, program.facts, program.admission, figures, rule, rates, school.statements);
}
