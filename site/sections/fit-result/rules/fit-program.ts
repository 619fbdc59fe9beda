/** What the rules of the fit check take and give: facts of a programme in, reasons out. */
import type { StudyPlan } from '../../../../content/checks/program-figures.ts';
import type { FitAnswers, FitQuestion } from '../../../../contract/fit/fit.ts';
import type { Money } from '../../../components/money-text.ts';
import type { CountryRecognition, RecognitionStatus } from '../../../components/recognition/recognition-status.ts';
import type { Classes } from '../../../components/study-time/home-classes.ts';
import type { Rate } from '../../../components/change-money.ts';

/** What becomes of the programmes' degrees in a country, for each purpose that others decide on. */
export type Recognition = Partial<Record<string, RecognitionStatus>>;

/** What the rules look at in a programme; what no source says is left out. */
export interface FitProgram {
  slug: string;
  field: FitAnswers['f'] | undefined;
  /** false: not even the subject is known. */
  isKnown: boolean;
  isTitleConfirmed: boolean;
  isModeConfirmed: boolean;
  /** Countries whose applicants alone are taken. */
  onlyFrom?: readonly string[] | undefined;
  /** Degree asked for. */
  entry?: string | undefined;
  /** Years of work asked for. */
  workYears?: number | undefined;
  /** Least IELTS score. */
  ielts?: number | undefined;
  taughtIn?: string | undefined;
  plan?: StudyPlan | undefined;
  pace?: 'self-paced' | 'fixed-terms' | undefined;
  classes?: Classes | undefined;
  /** Tuition of the whole degree, and the year of its source. */
  price?: (Money & { year?: number | undefined }) | undefined;
}

/** What the rules need beside answers and programmes. */
export interface FitSetting {
  today: Date;
  /** Time zone (IANA) at home; undefined where it is not known. */
  homeZone?: string | undefined;
  rates: readonly Rate[];
  /** What becomes of degrees that are studied online, by country. */
  recognition: Record<CountryRecognition['country'], Recognition>;
}

/** Something that speaks for or against a programme: about which answer, and the words for it with their values. */
export interface Reason {
  about: FitQuestion | 'status' | 'country';
  speaks: 'for' | 'against' | 'unknown';
  /** Key of the words: `fit.reason.<code>`. */
  code: string;
  values?: Record<string, number>;
  /** Nothing makes up for it: the programme is not for this person. */
  isBlocking?: boolean;
  /** All depends on it: nothing is called fitting before it is known. */
  isOpen?: boolean;
}

/** Where a programme stands in the result. */
export type FitGroup = 'fits' | 'reserved' | 'open' | 'out' | 'elsewhere';

/** A programme with what speaks for and against it. */
export interface Judged {
  program: FitProgram;
  group: FitGroup;
  reasons: Reason[];
}
