/**
 * What the desk and the server say to each other about the content of the site (EDIT-1, EDIT-2), under
 * `/api/desk/content`. Times are ISO 8601 in UTC.
 */
import type { PublishingFault, ReadyMark } from './edition-api.ts';
import type { FieldEdit, FieldPath } from '../../../contract/content/field-edits.ts';
import type { Locale } from '../../../contract/locales.ts';

/** Longest body of a document that is sent, in bytes: the longest of the repository has some 30,000. */
export const DOCUMENT_MAX_BYTES = 262_144;

/** Most edits of one call. */
export const EDITS_MAX = 200;

/** How often a document that is open is asked for, in ms, to see who else has it open and what they changed. */
export const LOOK_EVERY_MS = 5000;

/** A document in the list. */
export interface ContentItem {
  /** As `programs/uo-mba`. */
  name: string;
  /** What it is called; null where nothing in it is a name. */
  title: Record<Locale, string> | null;
  version: number;
  changed_at: string;
  /**
   * Id of the account that edited it last; after a draft was discarded, of that which edited what is published. Null: the
   * command line, the repository, or not known.
   */
  changed_by: string | null;
  /** Null: nobody has, or it was edited or published since. */
  ready: ReadyMark | null;
  /** How much in it does not fit its schema. */
  faults: number;
  /** What of it visitors do not see yet: all of it, or some edits; null: nothing. */
  unpublished: 'added' | 'changed' | null;
  /** Whether it says what the site came with. */
  is_original: boolean;
}

/** Something that does not fit, and the fields that lead to it. */
export interface ContentFaultItem {
  path: FieldPath;
  /** In the language of whoever asks. */
  message: string;
}

/** Texts of a new document that another one of its folder has too, word for word in a language. */
export interface SameTexts {
  /** Name of the one that shares most of them. */
  document: string;
  paths: FieldPath[];
}

/** `GET /api/desk/content/document?name=`: a document as it is being edited. */
export interface ContentDocument extends Omit<ContentItem, 'faults' | 'unpublished' | 'is_original'> {
  /** What the YAML file of this name says, as JSON. */
  body: unknown;
  /** The same as visitors see it; left out for a document that was never published. */
  published?: unknown;
  /** Left out where it was published, or shares no text. */
  same_texts?: SameTexts;
  /** Ids of the other accounts that have it open. */
  open_by: string[];
  faults: ContentFaultItem[];
}

/** An edit that was not carried out, because somebody else has changed the same field. */
export interface ContentConflict {
  path: FieldPath;
  /** What stands there now; left out where nothing does. */
  now?: unknown;
}

/** Answer of its `PATCH`: the document after the edits that could be carried out. */
export interface ChangedContent extends ContentDocument {
  conflicts: ContentConflict[];
}

/** `GET /api/desk/content/form?kind=`: the JSON Schema that a form is made from. */
export interface ContentForm {
  schema: Record<string, unknown>;
}

/** Edits of a document that its history has at most. */
export const HISTORY_MAX = 20;

/** What one person edited without a longer pause: `GET /api/desk/content/document/history?name=` answers a list of them. */
export interface PastEdit {
  /** When it was saved last. */
  at: string;
  /** Id of an account; null: the command line. */
  by: string | null;
  /** Whether the document was added with it. */
  isNew: boolean;
  /** Whether it took back what was not published. */
  isDiscard: boolean;
  /** Whether the draft was marked as ready with it, or no longer; left out where nothing became of the mark. */
  isReady?: boolean;
  edits: FieldEdit[];
}

/** Places that a search in the content answers at most. */
export const SEARCH_HITS_MAX = 50;

/** Longest text that is searched for. */
export const SEARCH_MAX_CHARACTERS = 100;

/** A place that says what is searched for, or is called so: `GET /api/desk/content/search?text=` answers a list of them. */
export interface FoundInContent {
  /** Name of the document. */
  document: string;
  path: FieldPath;
  /** What was found as it stands there, and the words around it; `found` is empty for a field that is called so. */
  before: string;
  found: string;
  after: string;
}

/** The name of the `meta` element of a preview whose content is a {@link PreviewNote} as JSON. */
export const PREVIEW_NOTE = 'preview-note';

/** What a preview does not show as the drafts say it, and why. */
export interface PreviewNote {
  /** Whether it is the page; otherwise there is none as the drafts are. */
  isPage: boolean;
  /** Of drafts in whose place the page shows what is published, or that keep it from being made. */
  faults: PublishingFault[];
}

/** Shows a draft to whoever has a link to it: `GET` with what {@link DraftLink} says. */
export const DRAFT_PATH = '/api/desk/content/draft';

/** Where the uploads lie that a draft shows to somebody without an account. */
export const DRAFT_UPLOADS = `${DRAFT_PATH}/uploads` as const;

/** How long such a link leads to the draft. */
export const DRAFT_LINK_DAYS = 7;

/** A link to a page as the drafts make it, for somebody without an account. */
export interface DraftLink {
  /** {@link DRAFT_PATH} with its query. */
  path: string;
  ends_at: string;
}

/** Whether managers alone change a document: the settings, and a story of a real person, which has a release. */
export function isForManagers(name: string, body: unknown): boolean {
  if (name === 'site') return true;
  if (!name.startsWith('stories/') || typeof body !== 'object' || body === null) return false;
  return ('release' in body && body.release !== null) || ('isSample' in body && body.isSample !== true);
}

/** Fields of a story that make it one of a real person. */
export const MANAGERS_STORY_FIELDS: ReadonlySet<string> = new Set(['isSample', 'release']);
