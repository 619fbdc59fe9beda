import { format } from '../../../contract/messages.ts';
import { pageTexts } from '../../page-texts.ts';
import { isUploaded } from '../../../contract/content/picture-places.ts';
import { breadcrumbsTo } from '../../components/page-head/page-head.data.ts';
import { placedPicture } from '../../components/picture/pictures.ts';
import { mastersMessages } from '../../messages/masters.messages.ts';
import { href, type PageContext } from '../../page-context.ts';
import { content, countOf, type MastersPage, programAndSchool, programsOf } from '../../site-content.ts';

/** The masters page of an id. @throws an Error where the content has none. @throws Error when there is no such page. */
export function mastersPage(id: string): MastersPage {
  const page = content.masters.find((candidate) => candidate.id === id);
  if (!page) throw new Error(`content/masters.yaml has no page "${id}".`);
  return page;
}

/** Of so many schools a head shows the pictures. */
const SCHOOLS_SHOWN = 3;

/** The pictures of the schools whose programmes a page lists first. */
function schoolPictures(page: MastersPage): string[] {
  const schools = new Set(programsOf(page).map((slug) => programAndSchool(slug).school));
  return [...schools].slice(0, SCHOOLS_SHOWN).map(({ picture }) => picture);
}

/** The head of a masters page. */
export function mastersHead(page: MastersPage, context: PageContext) {
  const { locale } = context;
  const texts = pageTexts(mastersMessages, locale);
  const shown = page.picture ? [page.picture] : schoolPictures(page);
  return {
    ...breadcrumbsTo(context, { text: page.name[locale], path: context.path }),
    eyebrow: texts['masters.eyebrow'],
    title: page.title[locale],
    lead: page.lead[locale],
    picture: page.picture
      ? placedPicture('head', page.picture)
      : shown.map((one) => placedPicture('school', one, 'arch')),
    pictureNote: shown.length === 0 || shown.some(isUploaded) ? undefined : texts['masters.picture_note'],
    actions: [
      { text: texts['masters.to_programs'], href: '#programs' },
      { text: texts['masters.to_advice'], href: '#advice' },
    ],
  };
}

/** How to choose in a field, and the ways to the others. */
export function fieldAdvice(page: MastersPage, context: PageContext) {
  const { locale } = context;
  const texts = pageTexts(mastersMessages, locale);
  const others = content.masters.filter(({ id }) => id !== page.id);
  return {
    eyebrow: texts['masters.advice.eyebrow'],
    title: texts['masters.advice.title'],
    advice: page.advice[locale],
    othersTitle: texts['masters.others.title'],
    others: [
      ...others.map((other) => ({
        text: other.name[locale],
        note: format(texts['masters.others.count'], countOf(programsOf(other), locale), locale),
        href: href(context, `/masters/${other.id}`),
      })),
      { text: texts['masters.others.phd'], note: texts['masters.others.phd_note'], href: href(context, '/phd') },
    ],
  };
}
