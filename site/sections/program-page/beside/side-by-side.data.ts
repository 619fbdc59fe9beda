import { pageTexts } from '../../../page-texts.ts';
import { COMPARE_MAX } from '../../../../contract/shortlist/shortlist.ts';
import { answerRows } from '../../../components/glance/glance.data.ts';
import { glanceMessages } from '../../../messages/glance.messages.ts';
import { mastersMessages } from '../../../messages/masters.messages.ts';
import { href, type PageContext } from '../../../page-context.ts';
import { content, programAndSchool } from '../../../site-content.ts';
import { relatedPrograms } from './related-programs.ts';
import type { SideBySideContent } from './SideBySide.tsx';

/** The answers that tell programmes apart in a few words. */
const ROWS = ['mode', 'length', 'cost', 'entry'] as const;

/** The programme beside similar ones in the language of a page; undefined when there is none. */
export function sideBySide(slug: string, context: PageContext): SideBySideContent | undefined {
  const { locale } = context;
  const texts = pageTexts(glanceMessages, locale);
  const others = relatedPrograms(slug, content.programs);
  if (others.length === 0) return undefined;
  const slugs = [slug, ...others];
  const all = slugs.map((one) => ({ slug: one, ...programAndSchool(one) }));
  return {
    label: texts['beside.table'],
    thisOne: texts['beside.this'],
    columns: all.map((one) => ({
      slug: one.slug,
      title: one.program.title[locale],
      school: one.school.name[locale],
      href: one.slug === slug ? undefined : href(context, one.program.path),
      schoolId: one.program.school,
    })),
    rows: [
      {
        name: 'country',
        label: texts['beside.country'],
        cells: all.map(({ school }) => ({ text: pageTexts(mastersMessages, locale)[`country.${school.country}`] })),
      },
      ...answerRows(all, ROWS, locale),
    ],
    unknown: texts['glance.unknown'],
    more: {
      text: texts['beside.more'],
      href: `${href(context, '/compare')}?programs=${slugs.slice(0, COMPARE_MAX).join(',')}`,
    },
  };
}
