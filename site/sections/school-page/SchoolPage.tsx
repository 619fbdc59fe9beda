import type { ReactNode } from 'react';
import type { Locale } from '../../../contract/locales.ts';
import { Chapter } from '../../components/chapter/Chapter.tsx';
import { type ChapterLink, ChapterPage } from '../../components/chapter/ChapterPage.tsx';
import { type FigureContent, FigureList } from '../../components/figure-list/FigureList.tsx';
import { Fold } from '../../components/fold/Fold.tsx';
import { NotPublished, type NotPublishedContent } from '../../components/not-published/NotPublished.tsx';
import type { ProgramCardContent } from '../../components/program-card/ProgramCard.tsx';
import { ProgramRow } from '../../components/program-row/ProgramRow.tsx';
import { RecognitionLines, type RecognitionLinesContent } from '../../components/recognition/RecognitionLines.tsx';
import { SelfCheck, type SelfCheckContent } from '../../components/self-check/SelfCheck.tsx';
import { SourceList, type SourceListContent } from '../../components/source-list/SourceList.tsx';
import type { SourceTexts } from '../../components/source-note/SourceNote.tsx';
import { ReferencedList, type ReferencedStatement } from '../../components/source-ref/ReferencedList.tsx';
import { type StoryTeaser, StoryTeasers } from '../../components/story-teaser/StoryTeasers.tsx';
import styles from './SchoolPage.module.css';

/** What the chapters of a school's page show, in one language. */
export interface SchoolPageContent {
  locale: Locale;
  /** Chooses the colour. */
  schoolId: string;
  navigation: { label: string; links: ChapterLink[]; action: { text: string; href: string } };
  chapters: Record<'programs' | 'facts' | 'recognition' | 'stories' | 'check', { title: string; lead?: string }>;
  programs: ProgramCardContent[];
  figures: FigureContent[];
  facts: ReferencedStatement[];
  missing: NotPublishedContent | undefined;
  recognition: RecognitionLinesContent;
  stories: StoryTeaser[];
  check: SelfCheckContent;
  sources: SourceListContent;
  texts: Record<'programsNone' | 'readStory' | 'sample' | 'registers' | 'sourceLabel', string>;
  sourceTexts: SourceTexts;
}

interface SchoolPageProps extends SchoolPageContent {
  /** The button that copies the legal name. */
  copy?: ReactNode;
}

/** The chapters of a school's page (ROUTE-6): what can be studied, what is known of it, how to check it. */
export function SchoolPage(props: SchoolPageProps) {
  const { chapters, texts, figures, facts, programs, stories } = props;
  const { sourceLabel } = texts;
  return (
    <div data-school={props.schoolId}>
      <ChapterPage {...props.navigation}>
        <Chapter id="programs" {...chapters.programs}>
          {programs.length > 0 ? <ProgramRow cards={programs} /> : <p className={styles.none}>{texts.programsNone}</p>}
        </Chapter>
        <Chapter id="facts" {...chapters.facts}>
          {figures.length > 0 && <FigureList figures={figures} sourceLabel={sourceLabel} />}
          {facts.length > 0 && <ReferencedList statements={facts} sourceLabel={sourceLabel} />}
          {props.missing && <NotPublished {...props.missing} />}
        </Chapter>
        <Chapter id="recognition" {...chapters.recognition}>
          <RecognitionLines {...props.recognition} />
        </Chapter>
        {stories.length > 0 && (
          <Chapter id="stories" {...chapters.stories}>
            <StoryTeasers stories={stories} texts={{ read: texts.readStory, sample: texts.sample }} />
          </Chapter>
        )}
        <Chapter id="check" {...chapters.check}>
          <div>
            <Fold title={texts.registers}>
              <SelfCheck {...props.check}>{props.copy}</SelfCheck>
            </Fold>
            <SourceList id="sources" {...props.sources} texts={props.sourceTexts} locale={props.locale} />
          </div>
        </Chapter>
      </ChapterPage>
    </div>
  );
}
