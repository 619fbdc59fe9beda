/** The site's content as the company edits and publishes it. Times are milliseconds since 1970. */

/** A document as it is being edited; what visitors see is another thing. */
export interface ContentDocumentTable {
  /** As `programs/uo-mba` (content/reading/document-schemas.ts). */
  name: string;
  /** JSON: what the YAML file of this name says. */
  body: string;
  /** One more with each change. */
  version: number;
  changed_at: number;
  /** Id of an account; null: the command line, the repository, or not known since a draft was discarded. */
  changed_by: string | null;
  /** When somebody called the draft as it is ready to be published; null: nobody has. */
  ready_at: number | null;
  /** Id of that account. */
  ready_by: string | null;
}

/** Somebody who has a document open. */
export interface ContentOpenTable {
  name: string;
  staff_id: string;
  /** When the editor last asked for the document. */
  seen_at: number;
}

/** Everything that was published at one time. */
export interface EditionTable {
  /** 1, 2, 3 …: visitors see the highest. */
  number: number;
  published_at: number;
  /** Id of an account; null: the command line, or the repository. */
  published_by: string | null;
  /** The earlier edition whose documents it brings back; null for one of new documents. */
  restored_from: number | null;
}

/** A document that an edition changed. */
export interface EditionDocumentTable {
  edition: number;
  name: string;
  /** JSON; null: it was removed. */
  body: string | null;
}

/** When everything that was edited is to be published: no row or one. */
export interface PublishingPlanTable {
  id: string;
  publish_at: number;
  /** Id of an account. */
  planned_by: string;
  /** A server carries it out until then; null: none does. */
  taken_until: number | null;
  /** When it could not be published as it was; null: not yet. */
  refused_at: number | null;
}

/** A picture that was uploaded. */
export interface PictureTable {
  /** The first 32 hexadecimal digits of the SHA-256 of its bytes. */
  id: string;
  /** In px. */
  width: number;
  height: number;
  bytes: number;
  uploaded_at: number;
  /** Id of an account; null: the command line, or the repository. */
  uploaded_by: string | null;
  /** WebP in Base64. */
  content: string;
}

/** A film that was uploaded. */
export interface FilmTable extends Omit<PictureTable, 'content'> {
  /** Its length in tenths of a second. */
  tenths: number;
  /** 1: it has sound; 0: it has none. */
  has_sound: number;
  /** MP4 in Base64. */
  content: string;
}
