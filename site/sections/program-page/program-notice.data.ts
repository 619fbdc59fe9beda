import { pageTexts } from '../../page-texts.ts';
import { programCardMessages } from '../../messages/program-card.messages.ts';
import { programMessages } from '../../messages/programs.messages.ts';
import type { PageContext } from '../../page-context.ts';
import { programAndSchool } from '../../site-content.ts';
import type { ProgramHeadContent } from './head/ProgramHead.tsx';
import type { ProgramNoticeContent } from './ProgramNotice.tsx';
import { closedContent, programHeadNames } from './head/program-head.data.ts';

/** The head of that page, in the language of the page. */
export function noticeHead(slug: string, context: PageContext): ProgramHeadContent {
  const { program } = programAndSchool(slug);
  return {
    ...programHeadNames(slug, context),
    askFirst: undefined,
    what: program.summary[context.locale],
    forWhom: undefined,
    closed: closedContent(slug, context),
    figures: [],
    rule: undefined,
    glance: undefined,
  };
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
