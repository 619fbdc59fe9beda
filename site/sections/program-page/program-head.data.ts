import { isOpenTo, onlyFrom, takesRegistrations } from '../../../content/program-status.ts';
import type { Program } from '../../../content/schema/programs.ts';
import type { Locale } from '../../../contract/locales.ts';
import { format, textsIn } from '../../../contract/messages.ts';
import { breadcrumbsTo } from '../../components/page-head/page-head.data.ts';
import { findPicture } from '../../components/picture/pictures.ts';
import { countryNames } from '../../components/recognition/country-names.ts';
import { programMessages } from '../../messages/programs.messages.ts';
import { href, type PageContext } from '../../page-context.ts';
import { content, programAndSchool } from '../../site-content.ts';

/** Why a page offers no registration for its programme; undefined where it does. */
function closedText(program: Program, locale: Locale): string | undefined {
  const texts = textsIn(programMessages, locale);
  if (!isOpenTo(locale, program))
    return format(texts['program.not_open'], { country: countryNames(locale, onlyFrom(program) ?? []) }, locale);
  return program.isTitleSourced ? undefined : texts['program.title_open'];
}

/** The main thing to do on a programme's page: the form, or the programmes of the field where this one takes nobody. */
export function mainAction(program: Program, context: PageContext): { text: string; href: string } {
  const texts = textsIn(programMessages, context.locale);
  if (takesRegistrations(context.locale, program)) return { text: texts['program.ask'], href: '#appointment' };
  const field = content.masters.find(({ keys }) => keys.includes(program.key));
  return { text: texts['program.see_field'], href: href(context, field ? `/masters/${field.id}` : '/') };
}

/** What the head of a programme's page shows, and what search engines read, in the language of the page. */
export function programHead(slug: string, context: PageContext) {
  const { locale } = context;
  const { program, school } = programAndSchool(slug);
  const texts = textsIn(programMessages, locale);
  const title = program.title[locale];
  const schoolName = school.name[locale];
  return {
    title: `${title} · ${schoolName}`,
    description: program.summary[locale],
    actions: {
      main: mainAction(program, context),
      school: { text: texts['program.school'], href: href(context, `/school/${program.school}`) },
      closed: closedText(program, locale),
    },
    head: {
      ...breadcrumbsTo(
        context,
        { text: schoolName, path: `/school/${program.school}` },
        { text: title, path: context.path },
      ),
      eyebrow: locale === 'en' ? schoolName : `${schoolName} · ${school.legalName}`,
      title,
      lead: program.summary[locale],
      picture: findPicture(`schools/${school.picture}`),
      pictureAlt: school.pictureAlt[locale],
      pictureNote: format(texts['program.picture_note'], { place: school.place[locale] }, locale),
      schoolId: program.school,
    },
  };
}
