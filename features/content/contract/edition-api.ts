/**
 * What the desk and the server say to each other about publishing (EDIT-4), under `/api/desk/content`. Times are ISO 8601
 * in UTC.
 */
import type { FieldEdit, FieldPath } from '../../../contract/content/field-edits.ts';
import type { Locale } from '../../../contract/locales.ts';
import type { ListOf } from '../../../contract/staff/paging.ts';

/** Editions in the list, the newest first. */
export const EDITIONS_LISTED = 50;

/** Who called a draft as it is ready to be published, and when. */
export interface ReadyMark {
  at: string;
  /** Id of an account. */
  by: string;
}

/** Something that is not published yet. */
export interface UnpublishedChange {
  /** Name of the document, as `programs/uo-mba`. */
  name: string;
  kind: 'added' | 'changed' | 'removed';
  /** What it is called, or was called; null where nothing in it is a name. */
  title: Record<Locale, string> | null;
  /** Each field before and after; of a document that was added, what it says; of one that was removed, nothing. */
  edits: FieldEdit[];
  changed_at: string | null;
  /** Id of the account that edited or removed it last; null: the command line, or nobody knows. */
  changed_by: string | null;
  /** Whether somebody has called the draft as it is ready to be published. */
  ready: ReadyMark | null;
}

/** `GET /api/desk/content/changes`: what a publishing would change. */
export type UnpublishedChanges = ListOf<UnpublishedChange>;

/** Why something was not published: a document and its field, or the site as a whole. */
export interface PublishingFault {
  /** Null: not of one document. */
  document: string | null;
  path: FieldPath;
  /** In the language of the desk. */
  message: string;
  /** Names of documents that were not chosen: published together with these, the fault is gone. Left out: there are none. */
  needs?: string[];
}

/** What a publishing goes through, in this order; what was built before comes to the last step at once. */
export const PUBLISHING_STEPS = ['waiting', 'checking', 'pages', 'switching'] as const;
/** A step of a publishing that is under way. */
export type PublishingStep = (typeof PUBLISHING_STEPS)[number];

/** What the server at hand is doing, or did last. Seconds are how long it has taken so far, or took. */
export type PublishingState =
  | { state: 'idle' }
  | { state: 'building'; since: string; step: PublishingStep; seconds: number }
  | { state: 'published'; edition: number; seconds: number }
  | { state: 'refused'; faults: PublishingFault[] };

/** How long the last publishings of this server took, in seconds. */
export interface PublishingTimes {
  shortest: number;
  longest: number;
}

/** Answer of `GET /api/desk/content/publishing`: what the server at hand does, and how long it usually takes. */
export type PublishingStatus = PublishingState & {
  /** Left out where none was measured. */
  times?: PublishingTimes;
};

/** An edition in the list: `GET /api/desk/content/editions`. */
export interface EditionItem {
  /** In addresses a text: `POST /api/desk/content/editions/{id}/restore`. */
  id: string;
  published_at: string;
  /** Id of an account; null: the command line, or the repository. */
  published_by: string | null;
  /** The edition that it brings back; null for one with new documents. */
  restored_from: string | null;
  /** Names of the documents that it changed. */
  documents: string[];
}

/** A publishing is planned at most so many days ahead. */
export const PLAN_AHEAD_MAX_DAYS = 366;

/** `GET /api/desk/content/plan`: when everything that is edited until then is to be published. */
export interface PublishingPlan {
  /** Null: nothing is planned. */
  publish_at: string | null;
  /** Id of an account. */
  planned_by: string | null;
  /** When it was refused, because something did not fit; null: it was not. */
  refused_at: string | null;
}
