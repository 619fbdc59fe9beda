/** Who uses uploaded pictures and films: what is used is not deleted (EDIT-7). */
import { UPLOADS } from '../../../contract/content/picture-places.ts';
import type { UploadItem } from '../contract/upload-api.ts';
import type { Queryable } from '../../../server/storage/database.ts';
import { draftsWithUploads, editionsWithUploads } from './upload.repository.ts';

/** Drafts and editions that name any upload. */
export interface Uses {
  drafts: { name: string; body: string }[];
  editions: string[];
}

/** Reads what names any upload. */
export async function usesOf(db: Queryable): Promise<Uses> {
  return { drafts: await draftsWithUploads(db), editions: await editionsWithUploads(db) };
}

/** An upload as it is stored, without its bytes. */
interface ListedUpload {
  id: string;
  width: number;
  height: number;
  bytes: number;
  uploaded_at: number;
  uploaded_by: string | null;
}

/** An upload for the desk. @param name as documents name it. */
export function uploadItem(name: string, upload: ListedUpload, { drafts, editions }: Uses): UploadItem {
  const { id, width, height, bytes, uploaded_at, uploaded_by } = upload;
  const isNamed = (body: string) => body.includes(`${UPLOADS}/${id}`);
  return {
    name,
    width,
    height,
    bytes,
    uploaded_at: new Date(uploaded_at).toISOString(),
    uploaded_by,
    used_in: drafts.filter(({ body }) => isNamed(body)).map((draft) => draft.name),
    is_published: editions.some(isNamed),
  };
}
