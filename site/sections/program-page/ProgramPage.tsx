import type { ReactNode } from 'react';
import type { Locale } from '../../../contract/locales.ts';
import { Chapter, FoldedChapter } from '../../components/chapter/Chapter.tsx';
import { type ChapterLink, ChapterPage } from '../../components/chapter/ChapterPage.tsx';
import { type FigureContent, FigureList } from '../../components/figure-list/FigureList.tsx';
import { Fold, Folds } from '../../components/fold/Fold.tsx';
import { type MoreLinks, MoreToRead } from '../../components/more-to-read/MoreToRead.tsx';
import { PurposeCards, type PurposeCardsContent } from '../../components/purpose/PurposeCards.tsx';
import { RecognitionLines, type RecognitionLinesContent } from '../../components/recognition/RecognitionLines.tsx';
import { SelfCheck, type SelfCheckContent } from '../../components/self-check/SelfCheck.tsx';
import { SourceList, type SourceListContent } from '../../components/source-list/SourceList.tsx';
import type { SourceTexts } from '../../components/source-note/SourceNote.tsx';
import { ProgramAdmission, type ProgramAdmissionContent } from './admission/ProgramAdmission.tsx';
import { ProgramCost, type ProgramCostContent } from './admission/ProgramCost.tsx';
import { ProgramCourses, type ProgramCoursesContent } from './courses/ProgramCourses.tsx';
import { ProgramFit } from './ProgramFit.tsx';
import styles from './ProgramPage.module.css';
import { SideBySide, type SideBySideContent } from './beside/SideBySide.tsx';

/** A chapter's heading and the text under it. */
interface ChapterTexts {
  title: string;
  lead?: string;
}

/** The chapters of a programme's page in their order. */
export const PROGRAM_CHAPTERS = [
  'taught',
  'fit',
  'admission',
  'cost',
  'recognition',
  'rankings',
  'related',
  'check',
] as const;

/** What the chapters of a programme's page show, in one language. */
export interface ProgramPageContent {
  locale: Locale;
  /** Slug of the school; chooses the colour. */
  schoolId: string;
  navigation: { label: string; links: ChapterLink[]; action: { text: string; href: string } };
  chapters: Record<(typeof PROGRAM_CHAPTERS)[number], ChapterTexts>;
  courses: ProgramCoursesContent;
  fit: { suits: string[]; suitsNot: string[]; others: { text: string; href: string } };
  admission: ProgramAdmissionContent;
  cost: ProgramCostContent;
  /** What the degree means for each purpose; the reader’s own is chosen by a tap. */
  verdict: PurposeCardsContent;
  recognition: RecognitionLinesContent;
  figures: FigureContent[];
  beside: SideBySideContent | undefined;
  more: MoreLinks[];
  check: SelfCheckContent;
  sources: SourceListContent;
  texts: Record<'suits' | 'suitsNot' | 'registers' | 'sourceLabel', string> & { rankingsNone: string | undefined };
  sourceTexts: SourceTexts;
}

interface ProgramPageProps extends ProgramPageContent {
  /** The button that copies the legal name. */
  copy?: ReactNode;
  /** The time planner. */
  planner?: ReactNode;
}

/** The chapters of a programme's page (PAGE-5): from what is taught to where everything was read. */
export function ProgramPage(props: ProgramPageProps) {
  const { chapters, texts } = props;
  const { sourceLabel } = texts;
  return (
    <div data-school={props.schoolId}>
      <ChapterPage {...props.navigation}>
        <Chapter id="taught" look="wide" {...chapters.taught}>
          <ProgramCourses {...props.courses} sourceLabel={sourceLabel} planner={props.planner} />
        </Chapter>
        <Chapter id="fit" {...chapters.fit}>
          <ProgramFit {...props.fit} texts={texts} />
        </Chapter>
        <Chapter id="admission" {...chapters.admission}>
          <ProgramAdmission {...props.admission} sourceLabel={sourceLabel} />
        </Chapter>
        <Chapter id="cost" {...chapters.cost}>
          <ProgramCost {...props.cost} sourceLabel={sourceLabel} />
        </Chapter>
        <Chapter id="recognition" look="band" {...chapters.recognition}>
          <PurposeCards {...props.verdict} />
          <RecognitionLines {...props.recognition} />
        </Chapter>
        <div className={styles.folded}>
          <FoldedChapter id="rankings" {...chapters.rankings}>
            {texts.rankingsNone && <p>{texts.rankingsNone}</p>}
            {props.figures.length > 0 && <FigureList figures={props.figures} sourceLabel={sourceLabel} />}
          </FoldedChapter>
          <FoldedChapter id="related" {...chapters.related}>
            {props.beside && <SideBySide {...props.beside} />}
            <MoreToRead groups={props.more} />
          </FoldedChapter>
          <Chapter id="check" {...chapters.check}>
            <Folds>
              <Fold title={texts.registers}>
                <SelfCheck {...props.check}>{props.copy}</SelfCheck>
              </Fold>
              <SourceList id="sources" {...props.sources} texts={props.sourceTexts} locale={props.locale} />
            </Folds>
          </Chapter>
        </div>
      </ChapterPage>
    </div>
  );
}
