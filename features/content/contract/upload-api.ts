/** What the desk is told of files that were uploaded for the site (EDIT-7). */

/** A picture or film that was uploaded. */
export interface UploadItem {
  /** As documents name it: `uploads/<id>-1600x1200`. */
  name: string;
  /** In px. */
  width: number;
  height: number;
  /** Of what is kept. */
  bytes: number;
  uploaded_at: string;
  /** Id of an account; null: the command line, or the repository. */
  uploaded_by: string | null;
  /** Documents that name it, as they are being edited. */
  used_in: string[];
  /** Whether an edition names it: it can be brought back at any time. */
  is_published: boolean;
}

/** Whether nothing names an upload, so that it may be deleted. */
export function isUnused({ used_in, is_published }: UploadItem): boolean {
  return used_in.length === 0 && !is_published;
}

/** Address at the desk of a file of `UPLOADS_PATH`: as pages of drafts name it. */
export const DESK_UPLOADS = '/api/desk/content/uploads/';
