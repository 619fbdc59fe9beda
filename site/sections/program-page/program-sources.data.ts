import type { Source } from '../../../content/schema/facts.ts';
import { sourcedFigures } from '../../components/program-card/card-rankings.ts';
import { factLabels } from '../../components/program-card/program-card.data.ts';
import { collectSources } from '../../components/source-list/collect-sources.ts';
import type { PageContext } from '../../page-context.ts';
import { programAndSchool } from '../../site-content.ts';
import { plannerRule } from './study-rule.ts';

/** The sources of a programme's page, each with its number. */
export interface NumberedSources {
  sources: Source[];
  /** Number of a source in the list, from 1 on. @throws Error for one that is not in it. */
  numberOf: (source: Source) => number;
}

/** Every source that a programme's page refers to, in the order of its list. */
export function programSources(slug: string, context: PageContext): NumberedSources {
  const { program, school } = programAndSchool(slug);
  const figures = sourcedFigures(program, school, context.locale, factLabels(school, context.locale));
  const sources = collectSources(program.taught, program.facts, program.admission, figures, plannerRule(context, slug));
  return {
    sources,
    numberOf: ({ url }) => {
      const index = sources.findIndex((one) => one.url === url);
      if (index < 0) throw new Error(`${url} is not among the sources of the page of "${slug}".`);
      return index + 1;
    },
  };
}
