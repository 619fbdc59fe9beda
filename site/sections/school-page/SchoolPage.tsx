import type { ReactNode } from 'react';
import { Chapter } from '../../components/chapter/Chapter.tsx';
import { ChapterPage } from '../../components/chapter/ChapterPage.tsx';
import { FigureList } from '../../components/figure-list/FigureList.tsx';
import { Fold } from '../../components/fold/Fold.tsx';
import { NotPublished } from '../../components/not-published/NotPublished.tsx';
import { ProgramRow } from '../../components/program-row/ProgramRow.tsx';
import { RecognitionLines } from '../../components/recognition/RecognitionLines.tsx';
import { SelfCheck } from '../../components/self-check/SelfCheck.tsx';
import { SourceList } from '../../components/source-list/SourceList.tsx';
import { ReferencedList } from '../../components/source-ref/ReferencedList.tsx';
import { StoryTeasers } from '../../components/story-teaser/StoryTeasers.tsx';
import styles from './SchoolPage.module.css';
import type { SchoolPageContent } from './school-page.data.ts';

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
