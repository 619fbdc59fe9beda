import type { School } from '../../../content/schema/schools.ts';
import type { Locale } from '../../../contract/locales.ts';
import { pageTexts } from '../../page-texts.ts';
import { factsMessages } from '../../messages/facts.messages.ts';
import { content } from '../../site-content.ts';
import type { SelfCheckContent } from './SelfCheck.tsx';

/** Icons of the box, for the page's sprite. */
export const SELF_CHECK_ICONS = ['copy', 'check', 'x', 'magnifying-glass', 'arrow-up-right'];

/** The school's legal name and its registers, in the order of its file, in the language of a page. */
export function selfCheckContent(locale: Locale, school: School): SelfCheckContent {
  const texts = pageTexts(factsMessages, locale);
  const registers = school.registers.map((id) => content.registers.find((register) => register.id === id));
  return {
    lead: texts['check.lead'],
    legalName: school.legalName,
    registers: registers
      .filter((register) => register !== undefined)
      .map((register) => ({
        id: register.id,
        name: register.name[locale],
        url: register.url,
        how: register.how[locale],
        proves: register.proves[locale],
        provesNot: register.provesNot[locale],
      })),
    texts: {
      legalName: texts['check.legal_name'],
      open: texts['check.open'],
      how: texts['check.how'],
      proves: texts['check.proves'],
      provesNot: texts['check.proves_not'],
      newTab: texts['facts.new_tab'],
    },
  };
}

/** What the button that copies the name is given. */
export function copyNameProps(locale: Locale, school: School) {
  const texts = pageTexts(factsMessages, locale);
  return {
    name: school.legalName,
    texts: { copy: texts['check.copy'], copied: texts['check.copied'], failed: texts['check.copy_failed'] },
  };
}
