/** What the result is given: the shapes of its props, in one language. */
import type { Source } from '../../../content/schema/facts.ts';
import type { FitAnswers } from '../../../contract/fit/fit.ts';
import type { FitAnswerWords } from '../../../contract/fit/fit-words.ts';
import type { Locale } from '../../../contract/locales.ts';
import type { DialPart } from '../../components/dial/DialLegend.tsx';
import type { FitQuestionContent } from '../../components/fit-fields/FitFields.tsx';
import type { breadcrumbsTo } from '../../components/page-head/page-head.data.ts';
import type { RecognitionStatus } from '../../components/recognition/recognition-status.ts';
import type { FitCardContent, FitCardTexts } from './FitCard.tsx';

/** A programme in one line. */
export interface FitLine {
  slug: string;
  title: string;
  school: string;
  href: string;
  /** What puts it out; empty for one of another field. */
  why: string;
}

/** Programmes that stand together, as cards. */
export interface FitGroupContent {
  id: string;
  title: string;
  lead: string;
  cards: FitCardContent[];
  /** Opened by hand: others say more. */
  isFolded: boolean;
}

/** Everything the result shows, in one language. */
export interface FitResultProps {
  locale: Locale;
  trail: ReturnType<typeof breadcrumbsTo>;
  answers: FitAnswerWords[];
  /** The questions again, to change an answer. */
  fields: { action: string; questions: FitQuestionContent[]; answers: FitAnswers; zone: string | undefined };
  counts: string;
  /** What becomes of the degree for the visitor's purpose, where they live. */
  purpose:
    | { use: string; mark?: { status: RecognitionStatus; text: string }; note: string; source?: number }
    | undefined;
  /** Said when nothing fits: what keeps programmes out, and what leaving it open would change. */
  none: { title: string; text: string; relaxed: { text: string; href: string }[] } | undefined;
  groups: FitGroupContent[];
  /** What the dials of the cards show. */
  legend: { part: DialPart; text: string }[];
  /** Programmes that are not looked at further, folded. */
  lists: { id: string; title: string; lines: FitLine[] }[];
  compare: { text: string; href: string } | undefined;
  /** The sheet to print. */
  sheet: { text: string; href: string } | undefined;
  /** What the plans were counted with, and what they leave out. */
  notes: string[];
  sources: Source[];
  sourcesTitle: string;
  /** The answers as they travel with a registration, and the words of the box that says so. */
  send: { text: string; value: string } | undefined;
  /** The last line on paper. */
  printed: string;
  texts: Record<'title' | 'answers' | 'change' | 'again' | 'print', string>;
  cardTexts: FitCardTexts;
}
