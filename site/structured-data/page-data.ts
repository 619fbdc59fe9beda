/** Which things of schema.org a page shows, by its path (OPS-5). Nothing stands here that the page does not show. */
import type { FAQPage, Graph, Thing, VideoObject } from 'schema-dts';
import type { Question } from '../../content/schema/pages.ts';
import type { Program } from '../../content/schema/programs.ts';
import { HTML_LANG, type Locale } from '../../contract/locales.ts';
import { localePath } from '../../contract/routes.ts';
import { filmContent } from '../components/film/film-content.ts';
import type { PageContext } from '../page-context.ts';
import { siteAddress } from '../site-address.ts';
import { content } from '../site-content.ts';
import { organization } from './organization.ts';
import { courseData, schoolData } from './schools.ts';

/** Pages that are about the company itself. */
const COMPANY_PAGES = ['/', '/about', '/contact'];

function questionsData(questions: readonly Question[], locale: Locale): FAQPage {
  return {
    '@type': 'FAQPage',
    url: siteAddress(localePath(locale, '/contact')),
    inLanguage: HTML_LANG[locale],
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question[locale],
      acceptedAnswer: { '@type': 'Answer', text: answer[locale].join('\n\n') },
    })),
  };
}

function filmData(context: PageContext, id: string): VideoObject | undefined {
  const film = content.films.get(id);
  if (!film) return undefined;
  const { title, summary, src, poster, seconds } = filmContent(context, id, film);
  return {
    '@type': 'VideoObject',
    name: title,
    description: summary,
    inLanguage: HTML_LANG[context.locale],
    duration: `PT${seconds}S`,
    uploadDate: film.publishedOn,
    contentUrl: siteAddress(src),
    thumbnailUrl: siteAddress(poster.src),
    transcript: film.captions.map(({ text }) => text[context.locale]).join('\n'),
    url: siteAddress(localePath(context.locale, `/video/${id}`)),
  };
}

/** A programme in the words of its page: that of the DBA has a lead of its own, and requirements in a tab. */
function shownProgram(path: string, program: Program): Program {
  return path === '/phd' ? { ...program, summary: content.phd.lead, admission: [] } : program;
}

function thingsOn(context: PageContext): Thing[] {
  const { locale, path } = context;
  const [, kind, slug = ''] = path.split('/');
  const program = [...content.programs.values()].find((one) => one.path === path);
  const taughtBy = program && content.schools.get(program.school);
  const school = kind === 'school' ? content.schools.get(slug) : undefined;
  return [
    COMPANY_PAGES.includes(path) ? organization(content.site, locale) : undefined,
    path === '/contact' ? questionsData(content.contact.questions, locale) : undefined,
    taughtBy ? courseData(shownProgram(path, program), taughtBy, locale) : undefined,
    school ? schoolData(slug, school, locale) : undefined,
    kind === 'video' ? filmData(context, slug) : undefined,
  ].filter((thing) => thing !== undefined);
}

/** What a page is to say of itself; undefined for one that has nothing to mark up. The way to it marks itself up. */
export function pageData(context: PageContext): Graph | undefined {
  const things = thingsOn(context);
  return things.length === 0 ? undefined : { '@context': 'https://schema.org', '@graph': things };
}
