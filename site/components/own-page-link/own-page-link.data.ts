import { ownPage } from '../../../content/rules/own-page.ts';
import type { Program } from '../../../content/schema/programs.ts';
import type { School } from '../../../content/schema/schools.ts';
import type { Locale } from '../../../contract/locales.ts';
import { pageTexts } from '../../page-texts.ts';
import { factsMessages } from '../../messages/facts.messages.ts';
import { glanceMessages } from '../../messages/glance.messages.ts';
import type { OwnPageContent } from './OwnPageLink.tsx';

/** The way to the school's own page for a programme, in the language of a page. */
export function ownPageContent(program: Program, school: School, locale: Locale): OwnPageContent {
  return {
    text: pageTexts(glanceMessages, locale)['glance.own_page'],
    href: ownPage(program, school),
    newTab: pageTexts(factsMessages, locale)['facts.new_tab'],
  };
}
