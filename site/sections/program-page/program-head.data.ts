import { isOpenTo, onlyFrom } from '../../../content/program-status.ts';
import type { Program } from '../../../content/schema/programs.ts';
import type { Locale } from '../../../contract/locales.ts';
import { format, textsIn } from '../../../contract/messages.ts';
import { glanceOf } from '../../components/glance/glance.data.ts';
import { breadcrumbsTo } from '../../components/page-head/page-head.data.ts';
import { placedPicture } from '../../components/picture/pictures.ts';
import { placeNote } from '../../components/picture/place-note.ts';
import { purposeVerdict } from '../../components/purpose/purpose.data.ts';
import { countryNames } from '../../components/recognition/country-names.ts';
import { programMessages } from '../../messages/programs.messages.ts';
import { href, type PageContext } from '../../page-context.ts';
import { content, programAndSchool } from '../../site-content.ts';
import type { ProgramHeadContent } from './ProgramHead.tsx';
import { programSources } from './program-sources.data.ts';

/** Why a programme takes no registrations from readers of a language; undefined where it does. */
export function closedText(program: Program, locale: Locale): string | undefined {
  const texts = textsIn(programMessages, locale);
  if (!isOpenTo(locale, program))
    return format(texts['program.not_open'], { country: countryNames(locale, onlyFrom(program) ?? []) }, locale);
  return program.isTitleSourced ? undefined : texts['program.title_open'];
}

/** The main thing to do on a programme's page: the form, or the programmes of the field where this one does not take its readers. */
export function mainAction(program: Program, context: PageContext): { text: string; href: string } {
  const texts = textsIn(programMessages, context.locale);
  if (isOpenTo(context.locale, program))
    return { text: texts[program.isTitleSourced ? 'program.ask' : 'program.ask_first'], href: '#appointment' };
  const field = content.masters.find(({ keys }) => keys.includes(program.key));
  return { text: texts['program.see_field'], href: href(context, field ? `/masters/${field.id}` : '/') };
}

/** What search engines read of a programme, and what its page offers to do, in the language of the page. */
export function programActions(slug: string, context: PageContext) {
  const { locale } = context;
  const { program, school } = programAndSchool(slug);
  const texts = textsIn(programMessages, locale);
  return {
    title: `${program.title[locale]} · ${school.name[locale]}`,
    description: program.summary[locale],
    actions: {
      main: mainAction(program, context),
      school: { text: texts['program.school'], href: href(context, `/school/${program.school}`) },
      isClosed: !isOpenTo(locale, program),
    },
  };
}

/** Title, school and picture at the head of a programme's page, in the language of the page. */
export function programHeadNames(slug: string, context: PageContext) {
  const { locale } = context;
  const { program, school } = programAndSchool(slug);
  const title = program.title[locale];
  const schoolName = school.name[locale];
  return {
    ...breadcrumbsTo(
      context,
      { text: schoolName, path: `/school/${program.school}` },
      { text: title, path: context.path },
    ),
    eyebrow: locale === 'en' ? schoolName : `${schoolName} · ${school.legalName}`,
    title,
    picture: placedPicture('school', school.picture),
    pictureAlt: school.pictureAlt[locale],
    pictureNote: placeNote(school, locale),
    schoolId: program.school,
  };
}

/** What the first screen of a programme shows, in the language of the page. */
export function programHead(slug: string, context: PageContext): ProgramHeadContent {
  const { program, school } = programAndSchool(slug);
  return {
    ...programHeadNames(slug, context),
    closed: closedText(program, context.locale),
    verdict: purposeVerdict(context.locale, { program, school }),
    glance: glanceOf(program, school, context.locale, programSources(slug, context).numberOf),
  };
}
