/** Gathers what the search can find, in one language (at build time). */
import type { Program } from '../../../content/schema/programs.ts';
import type { School } from '../../../content/schema/schools.ts';
import { FIT_PATH } from '../../../contract/fit/fit.ts';
import type { Locale } from '../../../contract/locales.ts';
import { pageTexts } from '../../page-texts.ts';
import { dialOf } from '../../components/dial/dial.data.ts';
import { fitMessages } from '../../messages/fit.messages.ts';
import { recognitionMessages } from '../../messages/recognition.messages.ts';
import { searchMessages } from '../../messages/search.messages.ts';
import { content } from '../../site-content.ts';
import type { FoundDial, SearchDocument } from './search-document.ts';

const join = (...parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(' ');

/** So many words are spoken of by their initials. */
const INITIALS_FROM = 3;

/** Words to be found by, with the initials of those that have many: QTKD of quản trị kinh doanh. */
function withInitials(keywords: readonly string[]): string {
  const initials = keywords
    .map((keyword) => keyword.split(' '))
    .filter((words) => words.length >= INITIALS_FROM)
    .map((words) => words.map(([first]) => first).join(''));
  return join(...keywords, ...initials);
}

function dialIn(program: Program, school: School, locale: Locale): FoundDial {
  const { hours, title } = dialOf(program, school, locale, true);
  return { hours, title };
}

function programs(locale: Locale): SearchDocument[] {
  return [...content.programs].map(([slug, program]) => {
    const school = content.schools.get(program.school);
    const facts = [...Object.values(program.facts), ...program.admission].map((fact) => fact?.text[locale]);
    // The doctorate's page is its programme's page.
    const tabs = program.path === '/phd' ? content.phd.tabs.map(({ title }) => title[locale]) : [];
    return {
      path: program.path,
      kind: 'program',
      title: program.title[locale],
      note: school?.name[locale] ?? '',
      text: join(program.summary[locale], ...facts, ...tabs),
      keywords: join(
        withInitials([...program.keywords, ...(school?.keywords ?? [])]),
        program.title.en,
        school?.legalName,
        slug,
      ),
      dial: school && dialIn(program, school, locale),
    };
  });
}

function schools(locale: Locale): SearchDocument[] {
  return [...content.schools].map(([slug, school]) => ({
    path: `/school/${slug}`,
    kind: 'school',
    title: school.name[locale],
    note: join(school.place[locale], locale === 'en' ? undefined : `· ${school.legalName}`),
    text: school.summary[locale],
    keywords: join(withInitials(school.keywords), school.legalName, slug),
  }));
}

function questions(locale: Locale): SearchDocument[] {
  return content.contact.questions.map(({ id, question, answer }) => ({
    path: `/contact#${id}`,
    kind: 'question',
    title: question[locale],
    note: '',
    text: answer[locale].join(' '),
    // Its anchor says in English what it is about.
    keywords: id.replaceAll('-', ' '),
  }));
}

function stories(locale: Locale): SearchDocument[] {
  return [...content.stories.values()]
    .filter(({ hiddenIn }) => !hiddenIn.includes(locale))
    .map((story) => ({
      path: `/#${story.mobileId}`,
      kind: 'story',
      title: story.title[locale],
      note: story.name[locale],
      text: story.detailInfo[locale].join(' '),
      keywords: join(story.school.name, ...story.tags[locale]),
    }));
}

function films(locale: Locale): SearchDocument[] {
  return [...content.films].map(([slug, film]) => ({
    path: `/video/${slug}`,
    kind: 'film',
    title: film.title[locale],
    note: '',
    text: film.summary[locale],
    keywords: join(...film.points[locale]),
  }));
}

function pages(locale: Locale): SearchDocument[] {
  const texts = pageTexts(searchMessages, locale);
  const fit = pageTexts(fitMessages, locale);
  const recognitionTexts = pageTexts(recognitionMessages, locale);
  const { about, contact, masters, privacy } = content;
  const page = (path: string, title: string, text: string, keywords = ''): SearchDocument => ({
    path,
    kind: 'page',
    title,
    note: '',
    text,
    keywords,
  });
  return [
    ...masters.map(({ id, title, description, advice, name }) =>
      page(`/masters/${id}`, title[locale], join(description[locale], ...advice[locale]), name[locale]),
    ),
    page(FIT_PATH, fit['fit.title'], fit['fit.lead'], fit['fit.description']),
    page('/compare', texts['search.page.compare'], texts['search.page.compare_text']),
    page('/shortlist', texts['search.page.shortlist'], texts['search.page.shortlist_text']),
    page(
      '/recognition',
      recognitionTexts['recognition.page.title'],
      join(recognitionTexts['recognition.page.description'], ...content.recognition.map(({ rule }) => rule[locale])),
      recognitionTexts['recognition.page.words'],
    ),
    page('/about', about.title[locale], about.description[locale]),
    page('/contact', contact.title[locale], contact.description[locale], texts['search.page.contact_words']),
    page('/privacy', privacy.title[locale], privacy.description[locale], texts['search.page.privacy_words']),
  ];
}

/** Everything that can be found in a language, kind after kind. */
export function searchDocuments(locale: Locale): SearchDocument[] {
  return [programs, schools, questions, stories, films, pages].flatMap((gather) => gather(locale));
}
