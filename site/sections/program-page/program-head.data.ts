import { format, textsIn } from '../../../contract/messages.ts';
import { breadcrumbsTo } from '../../components/page-head/page-head.data.ts';
import { findPicture } from '../../components/picture/pictures.ts';
import { programMessages } from '../../messages/programs.messages.ts';
import { href, type PageContext } from '../../page-context.ts';
import { programAndSchool } from '../../site-content.ts';

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
      ask: { text: texts['program.ask'], href: '#appointment' },
      school: { text: texts['program.school'], href: href(context, `/school/${program.school}`) },
      titleOpen: program.isTitleSourced ? undefined : texts['program.title_open'],
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
