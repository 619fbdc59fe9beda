/** What the desk and the server say to each other about going live (EDIT-8), under `/api/desk/content/launch`. */
import type { FieldPath } from '../../../contract/content/field-edits.ts';

/** Questions of judgement about the whole site, which somebody settles with a name and a day. */
export const OWNER_QUESTIONS = [
  'map-approval',
  'partner-unnamed',
  'privacy-read-by-lawyer',
  'films-approved',
  'search-engines',
] as const;

/** A question that the owner settles, such as `films-approved`. */
export type OwnerQuestion = (typeof OWNER_QUESTIONS)[number];

/** A question of the site as a whole, or a promise by its id: `promises/calls-stop-on-request`. */
export type LaunchQuestion = OwnerQuestion | `promises/${string}`;

/** Who does the tasks, in the order of the list; the operator runs the server. */
export const LAUNCH_DOERS = ['owner', 'editor', 'lawyer', 'operator'] as const;

/** Who does a task. */
export type LaunchDoer = (typeof LAUNCH_DOERS)[number];

/** Longest name of whoever decided. */
export const DECIDED_BY_MAX_CHARACTERS = 80;

/** Something that is left to do. */
export interface LaunchTask {
  /** Name of the document to mend; null: a setting of the server. */
  document: string | null;
  path: FieldPath;
  /** What the fields of the path are called, in the language of whoever asks. */
  field: string;
  /** What to do and why, in that language. */
  text: string;
  /** What is settled by somebody's word; left out where only mending helps. */
  question?: LaunchQuestion;
}

/** A thing to do, in one or several places. */
export interface LaunchRow {
  kind: string;
  /** In a few words, in the language of whoever asks. */
  title: string;
  /** Whether the site opens only afterwards; the others can follow. */
  isNeeded: boolean;
  doer: LaunchDoer;
  tasks: LaunchTask[];
}

/** Something that is mended in a draft, and not in what visitors see. */
export interface MendedTask {
  path: FieldPath;
  /** As in {@link LaunchTask}. */
  field: string;
  /** What was asked or promised; of what is no question, what kind of task it is, in a few words. */
  text: string;
}

/** What is mended in the draft of one document, which is to be published. */
export interface MendedDocument {
  document: string;
  tasks: MendedTask[];
}

/**
 * How far a part of the list has come: done is what visitors see mended. A question that is asked of several documents
 * counts once.
 */
export interface LaunchProgress {
  done: number;
  total: number;
}

/** A question that was settled. */
export interface SettledQuestion {
  question: LaunchQuestion;
  /** What was asked or promised, in the language of whoever asks. */
  text: string;
  /** Who decided; empty where nobody noted it. */
  by: string;
  /** Day of the decision, as 2026-11-23. */
  on: string;
  /** Whether what visitors see has it too. */
  isPublished: boolean;
}

/** `GET /api/desk/content/launch`, of the documents as they are being edited. */
export interface LaunchList {
  rows: LaunchRow[];
  needed: LaunchProgress;
  /** What can follow. */
  later: LaunchProgress;
  /** Settled questions among it. */
  mended: MendedDocument[];
  settled: SettledQuestion[];
}
