import { excludesReaders } from '../../../content/rules/program-status.ts';
import type { Locale } from '../../../contract/locales.ts';
import { pageTexts } from '../../page-texts.ts';
import { placedPicture } from '../../components/picture/pictures.ts';
import { cardOf } from '../../components/program-card/program-card.data.ts';
import { homeMessages } from '../../messages/home.messages.ts';
import { href, type PageContext } from '../../page-context.ts';
import { content, programAndSchool } from '../../site-content.ts';

/** Icons of the section, for the page's sprite. */
export const PROGRAM_ICONS = ['map-pin', 'arrow-right'];

/** What the programme section shows in the language of a page. */
export function popularProgramsProps(context: PageContext) {
  const { locale } = context;
  const texts = pageTexts(homeMessages, locale);
  return {
    categories: content.categories.map((category) => ({
      id: category.id,
      name: category.name[locale],
      note: category.note[locale],
      object: placedPicture('object', category.object),
    })),
    texts: {
      eyebrow: texts['programs.eyebrow'],
      title: texts['programs.title'],
      lead: texts['programs.lead'],
    },
  };
}

/** Everything the section shows, in one language. */
export type PopularProgramsProps = ReturnType<typeof popularProgramsProps>;

/** What takes applicants of one country alone stands behind the others, unless the page is in that country's language. */
function openFirst(slugs: readonly string[], locale: Locale): string[] {
  const isLast = (slug: string) => Number(excludesReaders(locale, programAndSchool(slug).program));
  return slugs.toSorted((one, other) => isLast(one) - isLast(other));
}

/** The cards of all categories in the language of a page. */
export function programPanelsProps(context: PageContext) {
  return {
    // Text of the ways to all programmes of a category.
    all: pageTexts(homeMessages, context.locale)['programs.all'],
    categories: content.categories.map((category) => ({
      id: category.id,
      name: category.name[context.locale],
      // Page with all programmes of the category.
      href: href(context, category.path),
      cards: openFirst(category.programs, context.locale).map((slug) => cardOf(slug, context)),
    })),
  };
}

/** The cards of all categories, in one language. */
export type ProgramPanelsProps = ReturnType<typeof programPanelsProps>;
