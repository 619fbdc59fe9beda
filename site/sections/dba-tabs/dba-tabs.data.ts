import type { Phd } from '../../../content/schema/pages.ts';
import { pageTexts } from '../../page-texts.ts';
import type { NumberedSources } from '../../components/source-list/numbered-sources.ts';
import { placedPicture } from '../../components/picture/pictures.ts';
import { dbaMessages } from '../../messages/dba.messages.ts';
import { factsMessages } from '../../messages/facts.messages.ts';
import { shellMessages } from '../../messages/shell.messages.ts';
import type { PageContext } from '../../page-context.ts';
import { content } from '../../site-content.ts';
import type { DbaTab } from './DbaTabs.tsx';

type TabId = Phd['tabs'][number]['id'];

const ICON: Record<TabId, string> = {
  advantages: 'compass',
  university: 'bank',
  courses: 'books',
  faculty: 'chalkboard-teacher',
  board: 'users-three',
  alumni: 'graduation-cap',
  audience: 'user-focus',
  certification: 'certificate',
  activities: 'map-pin-line',
  enrolment: 'list-numbers',
};

/** Icons of the tabs, for the page's sprite. */
export const DBA_ICONS = Object.values(ICON);

/** The tabs of the DBA page in the language of a page. */
export function dbaTabs({ locale }: PageContext): { tabs: DbaTab[]; label: string } {
  return {
    tabs: content.phd.tabs.map(({ id, label }) => ({ id, icon: ICON[id], label: label[locale] })),
    label: pageTexts(dbaMessages, locale)['dba.tabs'],
  };
}

/**
 * The panels of the DBA page in the language of a page.
 *
 * @param numberOf the number of a source in the list of the page.
 */
export function dbaPanels({ locale }: PageContext, numberOf: NumberedSources['numberOf']) {
  const panels = content.phd.tabs.map((tab) => ({
    id: tab.id,
    title: tab.title[locale],
    isSample: tab.isSample,
    paragraphs: tab.paragraphs[locale],
    items: tab.items.map((item) => ({
      title: item.title[locale],
      text: item.text[locale],
      // Of the person that the item is about.
      photo: item.photo === undefined ? undefined : placedPicture('person', item.photo),
      // Number of its source in the page's list.
      source: item.source && numberOf(item.source),
    })),
    // The items are steps in their order, and numbered.
    hasSteps: tab.id === 'enrolment',
  }));
  const { 'shell.sample': sample } = pageTexts(shellMessages, locale);
  return { panels, texts: { sample, source: pageTexts(factsMessages, locale)['facts.source'] } };
}

/** What the panels show: their contents, the mark of samples, and the hidden word before a source's number. */
export type DbaPanelsProps = ReturnType<typeof dbaPanels>;
