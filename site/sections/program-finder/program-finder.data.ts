import { FILTER_VALUES, filtersOf } from '../../../content/checks/program-figures.ts';
import { schoolSchema } from '../../../content/schema/schools.ts';
import { format } from '../../../contract/messages.ts';
import { pageTexts } from '../../page-texts.ts';
import { mastersMessages } from '../../messages/masters.messages.ts';
import { href, type PageContext } from '../../page-context.ts';
import { content, countOf, type MastersPage, programsOf } from '../../site-content.ts';
import { FILTER_NAMES, type FilterableProgram, type FilterName } from './program-filters.ts';

/** Icons of the finder, for the page's sprite. */
export const FINDER_ICONS = ['columns', 'info', 'map-pin'];

function filterable(slug: string): FilterableProgram {
  const program = content.programs.get(slug);
  const school = program && content.schools.get(program.school);
  if (!program || !school) throw new Error(`There is no programme "${slug}" with a school.`);
  return { slug, field: program.key, country: school.country, ...filtersOf(program) };
}

/** The values of each filter: the fields in which the page has a programme, and whatever the content may say of the rest. */
function valuesOf(page: MastersPage, programs: readonly FilterableProgram[]): Record<FilterName, readonly string[]> {
  return {
    field: page.keys.filter((key) => programs.some(({ field }) => field === key)),
    country: schoolSchema.shape.country.options,
    ...FILTER_VALUES,
  };
}

/** What the finder shows on a masters page. */
export function programFinderProps(page: MastersPage, context: PageContext) {
  const texts = pageTexts(mastersMessages, context.locale);
  const word = (key: string): string => {
    if (!(key in texts)) throw new Error(`site/messages/masters.messages.ts has no "${key}".`);
    // `in` does not narrow a key.
    return texts[key as keyof typeof texts];
  };
  const programs = programsOf(page).map(filterable);
  const values = valuesOf(page, programs);
  const { confirmed } = countOf(programsOf(page), context.locale);
  return {
    locale: context.locale,
    programs,
    filters: FILTER_NAMES.map((name) => ({
      name,
      label: word(`finder.${name}`),
      // The first option: lets everything through.
      any: word(`finder.${name}.any`),
      options: values[name].map((value) => ({ value, text: word(`${name}.${value}`) })),
    })),
    compare: { text: texts['finder.compare'], href: href(context, '/compare') },
    // Ways on when nothing fits.
    others: content.masters
      .filter(({ id }) => id !== page.id)
      .map(({ id, name }) => ({ text: name[context.locale], href: href(context, `/masters/${id}`) })),
    texts: {
      eyebrow: texts['finder.eyebrow'],
      title: texts['finder.title'],
      lead: texts['finder.lead'],
      form: texts['finder.form'],
      count: texts['finder.count'],
      // How many are shown is filled in as the visitor chooses.
      countAll: format(texts['finder.count_all'], { confirmed }, context.locale),
      clear: texts['finder.clear'],
      emptyTitle: texts['finder.empty_title'],
      emptyText: texts['finder.empty_text'],
      note: texts['finder.note'],
    },
  };
}

/** Everything the finder shows, in one language. */
export type ProgramFinderProps = ReturnType<typeof programFinderProps>;
