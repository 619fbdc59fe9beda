import type { ReactNode } from 'react';
import type { Locale } from '../../../contract/locales.ts';
import { Chapter } from '../../components/chapter/Chapter.tsx';
import { type ChapterLink, ChapterPage } from '../../components/chapter/ChapterPage.tsx';
import { type FactContent, FactGrid } from '../../components/fact-grid/FactGrid.tsx';
import { type FigureContent, FigureList } from '../../components/figure-list/FigureList.tsx';
import { NotPublished, type NotPublishedContent } from '../../components/not-published/NotPublished.tsx';
import type { ProgramCardContent } from '../../components/program-card/ProgramCard.tsx';
import { ProgramRow } from '../../components/program-row/ProgramRow.tsx';
import {
  RecognitionCard,
  type RecognitionContent,
  type RecognitionTexts,
} from '../../components/recognition/RecognitionCard.tsx';
import { SelfCheck, type SelfCheckContent } from '../../components/self-check/SelfCheck.tsx';
import { SourceList, type SourceListContent } from '../../components/source-list/SourceList.tsx';
import type { SourceTexts } from '../../components/source-note/SourceNote.tsx';
import { type StoryTeaser, StoryTeasers } from '../../components/story-teaser/StoryTeasers.tsx';
import styles from './SchoolPage.module.css';

/** What the chapters of a school's page show, in one language. */
export interface SchoolPageContent {
  locale: Locale;
  /** Chooses the colour. */
  schoolId: string;
  navigation: { label: string; links: ChapterLink[]; action: { text: string; href: string } };
  chapters: Record<
    'facts' | 'check' | 'programs' | 'recognition' | 'stories' | 'sources',
    { title: string; lead?: string }
  >;
  figures: FigureContent[];
  missing: NotPublishedContent | undefined;
  facts: FactContent[];
  check: SelfCheckContent;
  programs: ProgramCardContent[];
  recognition: { cards: RecognitionContent[]; texts: RecognitionTexts; fullHref: string | undefined };
  stories: StoryTeaser[];
  sources: SourceListContent;
  texts: Record<'programsNone' | 'readStory' | 'sample', string>;
  sourceTexts: SourceTexts;
}

interface SchoolPageProps extends SchoolPageContent {
  /** The button that copies the legal name. */
  copy?: ReactNode;
}

/** The chapters of a school's page (ROUTE-6): what is known of it, how to check it, what can be studied. */
export function SchoolPage(props: SchoolPageProps) {
  const { locale, chapters, sourceTexts, texts, figures, facts, programs, recognition, stories } = props;
  const around = { locale, sourceTexts };
  return (
    <div data-school={props.schoolId}>
      <ChapterPage {...props.navigation}>
        <Chapter id="facts" {...chapters.facts}>
          <div className={styles.facts}>
            {figures.length > 0 && <FigureList figures={figures} {...around} />}
            {facts.length > 0 && <FactGrid facts={facts} {...around} />}
            {props.missing && <NotPublished {...props.missing} />}
          </div>
        </Chapter>
        <Chapter id="check" {...chapters.check}>
          <SelfCheck {...props.check}>{props.copy}</SelfCheck>
        </Chapter>
        <Chapter id="programs" {...chapters.programs}>
          {programs.length > 0 ? <ProgramRow cards={programs} /> : <p className={styles.none}>{texts.programsNone}</p>}
        </Chapter>
        <Chapter id="recognition" {...chapters.recognition}>
          {recognition.cards.map((card, index) => (
            <RecognitionCard
              key={card.country}
              card={card}
              texts={recognition.texts}
              isFolded={index > 0 && !recognition.fullHref}
              fullHref={recognition.fullHref}
              {...around}
            />
          ))}
        </Chapter>
        {stories.length > 0 && (
          <Chapter id="stories" {...chapters.stories}>
            <StoryTeasers stories={stories} texts={{ read: texts.readStory, sample: texts.sample }} />
          </Chapter>
        )}
        <Chapter id="sources" {...chapters.sources}>
          <SourceList {...props.sources} texts={sourceTexts} locale={locale} />
        </Chapter>
      </ChapterPage>
    </div>
  );
}
