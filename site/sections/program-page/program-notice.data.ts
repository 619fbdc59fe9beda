import { pageTexts } from '../../page-texts.ts';
import { programCardMessages } from '../../messages/program-card.messages.ts';
import { programMessages } from '../../messages/programs.messages.ts';
import type { PageContext } from '../../page-context.ts';
import { programAndSchool } from '../../site-content.ts';
import type { ProgramNoticeContent } from './ProgramNotice.tsx';
import { closedContent, programHeadNames } from './program-head.data.ts';

/** The head of that page, in the language of the page. */
export function noticeHead(slug: string, context: PageContext) {
  const { program } = programAndSchool(slug);
  const { locale } = context;
  const { school, englishName, ...names } = programHeadNames(slug, context);
  const eyebrow = englishName ? `${school.name} · ${englishName}` : school.name;
  return { ...names, eyebrow, lead: program.summary[locale], closed: closedContent(slug, context) };
}

/** What the page of a programme says of which not even the subject is known. */
export function programNotice(slug: string, { locale }: PageContext): ProgramNoticeContent {
  const { program } = programAndSchool(slug);
  const texts = pageTexts(programMessages, locale);
  return {
    eyebrow: pageTexts(programCardMessages, locale)['card.ask_first'],
    title: texts['program.notice.title'],
    paragraphs: program.about[locale],
    askTitle: texts['program.notice.ask'],
    questions: program.toAsk[locale],
  };
}
