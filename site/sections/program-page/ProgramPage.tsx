import type { ReactNode } from 'react';
import type { Locale } from '../../../contract/locales.ts';
import { Chapter } from '../../components/chapter/Chapter.tsx';
import { type ChapterLink, ChapterPage } from '../../components/chapter/ChapterPage.tsx';
import { type FigureContent, FigureList } from '../../components/figure-list/FigureList.tsx';
import { FilmCards } from '../../components/film/FilmCards.tsx';
import type { FilmContent } from '../../components/film/film-content.ts';
import type { PictureSources } from '../../components/picture/pictures.ts';
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
import { type StatementContent, StatementList } from '../../components/statement-list/StatementList.tsx';
import { type StoryTeaser, StoryTeasers } from '../../components/story-teaser/StoryTeasers.tsx';
import { ProgramFacts, type ProgramFactsContent } from './ProgramFacts.tsx';
import { ProgramFit } from './ProgramFit.tsx';
import styles from './ProgramPage.module.css';
import { ProgramSubject } from './ProgramSubject.tsx';
import { ToAsk } from './ToAsk.tsx';

/** A chapter's heading and the text under it. */
export interface ChapterTexts {
  title: string;
  lead?: string;
}

/** What the chapters of a programme's page show, in one language. */
export interface ProgramPageContent {
  locale: Locale;
  /** Slug of the school; chooses the colour. */
  schoolId: string;
  navigation: { label: string; links: ChapterLink[]; action: { text: string; href: string } };
  chapters: Record<
    | 'facts'
    | 'recognition'
    | 'check'
    | 'planner'
    | 'taught'
    | 'about'
    | 'fit'
    | 'admission'
    | 'toAsk'
    | 'rankings'
    | 'related'
    | 'stories'
    | 'films'
    | 'sources',
    ChapterTexts
  >;
  facts: ProgramFactsContent;
  recognition: { cards: RecognitionContent[]; texts: RecognitionTexts };
  check: SelfCheckContent;
  /** The rule behind the time planner's estimate; undefined when nothing is estimated. */
  plannerRule: StatementContent | undefined;
  taught: StatementContent[];
  about: { paragraphs: string[]; object: PictureSources };
  fit: { suits: string[]; suitsNot: string[] };
  admission: StatementContent[];
  toAsk: string[];
  figures: FigureContent[];
  related: ProgramCardContent[];
  stories: StoryTeaser[];
  films: FilmContent[];
  sources: SourceListContent;
  texts: Record<'taughtNone' | 'admissionNone' | 'suits' | 'suitsNot' | 'readStory' | 'sample', string> & {
    rankingsNone: string | undefined;
  };
  sourceTexts: SourceTexts;
}

interface ProgramPageProps extends ProgramPageContent {
  /** The button that copies the legal name. */
  copy?: ReactNode;
  /** The time planner. */
  planner?: ReactNode;
}

/** The chapters of a programme's page (PAGE-5), from what is known to what to ask. */
export function ProgramPage(props: ProgramPageProps) {
  const { locale, chapters, sourceTexts, texts, facts, recognition, check, taught, admission } = props;
  const around = { locale, sourceTexts };
  return (
    <div className={styles.page} data-school={props.schoolId}>
      <ChapterPage {...props.navigation}>
        <Chapter id="facts" {...chapters.facts}>
          <ProgramFacts {...facts} {...around} />
        </Chapter>
        <Chapter id="recognition" {...chapters.recognition}>
          {recognition.cards.map((card, index) => (
            <RecognitionCard
              key={card.country}
              card={card}
              texts={recognition.texts}
              isFolded={index > 0}
              {...around}
            />
          ))}
        </Chapter>
        <Chapter id="check" {...chapters.check}>
          <SelfCheck {...check}>{props.copy}</SelfCheck>
        </Chapter>
        <Chapter id="planner" {...chapters.planner}>
          {props.planner}
          {props.plannerRule && <StatementList statements={[props.plannerRule]} texts={sourceTexts} locale={locale} />}
        </Chapter>
        <Chapter id="taught" {...chapters.taught}>
          <Statements statements={taught} none={texts.taughtNone} {...around} />
        </Chapter>
        <Chapter id="about" {...chapters.about}>
          <ProgramSubject {...props.about} />
        </Chapter>
        <Chapter id="fit" {...chapters.fit}>
          <ProgramFit {...props.fit} texts={texts} />
        </Chapter>
        <Chapter id="admission" {...chapters.admission}>
          <Statements statements={admission} none={texts.admissionNone} {...around} />
        </Chapter>
        <Chapter id="to-ask" {...chapters.toAsk}>
          <ToAsk questions={props.toAsk} />
        </Chapter>
        <Chapter id="rankings" {...chapters.rankings}>
          {texts.rankingsNone && <p className={styles.words}>{texts.rankingsNone}</p>}
          {props.figures.length > 0 && <FigureList figures={props.figures} {...around} />}
        </Chapter>
        {props.related.length > 0 && (
          <Chapter id="related" {...chapters.related}>
            <ProgramRow cards={props.related} />
          </Chapter>
        )}
        {props.stories.length > 0 && (
          <Chapter id="stories" {...chapters.stories}>
            <StoryTeasers stories={props.stories} texts={{ read: texts.readStory, sample: texts.sample }} />
          </Chapter>
        )}
        <Chapter id="films" {...chapters.films}>
          <FilmCards films={props.films} />
        </Chapter>
        <Chapter id="sources" {...chapters.sources}>
          <SourceList {...props.sources} texts={sourceTexts} locale={locale} />
        </Chapter>
      </ChapterPage>
    </div>
  );
}

interface StatementsProps {
  statements: readonly StatementContent[];
  /** What is said where no source was found. */
  none: string;
  sourceTexts: SourceTexts;
  locale: Locale;
}

function Statements({ statements, none, sourceTexts, locale }: StatementsProps) {
  if (statements.length === 0) return <p className={styles.none}>{none}</p>;
  return <StatementList statements={statements} texts={sourceTexts} locale={locale} />;
}
