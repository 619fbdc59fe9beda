/** The site's content as the company edits it. Times are milliseconds since 1970. */

/** A document as it is being edited; what visitors see is another thing. */
export interface ContentDocumentTable {
  /** As `programs/uo-mba` (content/document-schemas.ts). */
  name: string;
  /** JSON: what the YAML file of this name says. */
  body: string;
  /** One more with each change. */
  version: number;
  changed_at: number;
  /** Id of an account; null: the command line, or the repository. */
  changed_by: string | null;
}
