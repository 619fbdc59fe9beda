import { findPicture } from '../../components/picture/pictures.ts';
import { fill, textsIn } from '../../messages/define-messages.ts';
import { homeMessages } from '../../messages/home.messages.ts';
import { href, type PageContext } from '../../page-context.ts';
import { content } from '../../site-content.ts';
import { cardRankings } from './card-rankings.ts';
import type { PopularProgramsProps } from './PopularPrograms.tsx';
import type { ProgramCardContent } from './ProgramCard.tsx';

/** Icons of the section, for the page's sprite. */
export const PROGRAM_ICONS = ['map-pin', 'arrow-right', 'info'];

function cardOf(slug: string, context: PageContext): ProgramCardContent {
  const { locale } = context;
  const texts = textsIn(homeMessages, locale);
  const program = content.programs.get(slug);
  const school = program && content.schools.get(program.school);
  if (!program || !school) throw new Error(`There is no programme "${slug}" with a school.`);
  const labels = {
    founded: texts['programs.founded'],
    accreditor: texts['programs.accreditor'],
    pending: texts['programs.pending'],
  };
  return {
    slug,
    href: href(context, program.path),
    title: program.title[locale],
    school: school.name[locale],
    englishName: locale === 'en' ? undefined : school.legalName,
    schoolId: program.school,
    place: school.place[locale],
    picture: findPicture(`schools/${school.picture}`),
    object: findPicture(`objects/${program.object}`),
    rankings: cardRankings(program, school, locale, labels).map((ranking) => ({
      text: ranking.text,
      label: ranking.label,
      source: ranking.publisher && fill(texts['programs.source'], { publisher: ranking.publisher }),
    })),
  };
}

/** What the programme section shows in the language of a page. */
export function popularProgramsProps(context: PageContext): PopularProgramsProps {
  const { locale } = context;
  const texts = textsIn(homeMessages, locale);
  return {
    categories: content.categories.map((category) => ({
      id: category.id,
      name: category.name[locale],
      note: category.note[locale],
      object: findPicture(`objects/${category.object}`),
    })),
    texts: {
      eyebrow: texts['programs.eyebrow'],
      title: texts['programs.title'],
      lead: texts['programs.lead'],
      statementTitle: texts['programs.statement_title'],
      statement: texts['programs.statement'],
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
