import { textsIn } from '../../../contract/messages.ts';
import { placedPicture } from '../../components/picture/pictures.ts';
import { cardOf } from '../../components/program-card/program-card.data.ts';
import { homeMessages } from '../../messages/home.messages.ts';
import { href, type PageContext } from '../../page-context.ts';
import { content } from '../../site-content.ts';
import type { PopularProgramsProps } from './PopularPrograms.tsx';

/** Icons of the section, for the page's sprite. */
export const PROGRAM_ICONS = ['map-pin', 'arrow-right'];

/** What the programme section shows in the language of a page. */
export function popularProgramsProps(context: PageContext): PopularProgramsProps {
  const { locale } = context;
  const texts = textsIn(homeMessages, locale);
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

/** The cards of all categories in the language of a page. */
export function programPanelsProps(context: PageContext) {
  return {
    all: textsIn(homeMessages, context.locale)['programs.all'],
    categories: content.categories.map((category) => ({
      id: category.id,
      name: category.name[context.locale],
      href: href(context, category.path),
      cards: category.programs.map((slug) => cardOf(slug, context)),
    })),
  };
}
