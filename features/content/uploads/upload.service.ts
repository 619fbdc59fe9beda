/** How uploads of either kind are added and removed (EDIT-7). */
import { CODE } from '../../../contract/codes.ts';
import { ApiError } from '../../../server/http/api-error.ts';
import type { Queryable } from '../../../server/storage/database.ts';
import { logEntry, type StaffContext } from '../../staff/staff-context.ts';
import { addLogEntries } from '../../staff/staff-log.repository.ts';
import { isUnused, type UploadItem } from '../contract/upload-api.ts';
import type { MediaFolder } from './media-folder.ts';
import { deleteUpload, lockDocuments, type UploadTable } from './upload.repository.ts';

/** A kind of uploads: where it is stored, and how one is read for the desk. */
export interface UploadKind<Item extends UploadItem> {
  table: UploadTable;
  read: (db: Queryable, id: string) => Promise<Item | undefined>;
}

/** Adds an upload; one that is there already stays as it is. @param name as documents name it. */
export async function addUpload<Item extends UploadItem>(
  context: StaffContext,
  { table, read }: UploadKind<Item>,
  { id, name, insert }: { id: string; name: string; insert: (db: Queryable) => Promise<boolean> },
): Promise<Item> {
  const { store } = context;
  await store.transaction(async (transaction) => {
    if (await insert(transaction))
      await addLogEntries(transaction, [logEntry(context, `${table}_added`, { detail: { [table]: name } })]);
  });
  const stored = await read(store.db, id);
  if (!stored) throw new ApiError(CODE.changedMeanwhile);
  return stored;
}

/**
 * Removes an upload that nothing uses.
 *
 * @param id undefined where its name is none of an upload.
 * @throws ApiError notFound; uploadUsed where a draft or anything that was published names it.
 */
export async function removeUpload(
  context: StaffContext,
  folder: MediaFolder,
  { table, read }: UploadKind<UploadItem>,
  id: string | undefined,
): Promise<void> {
  if (id === undefined) throw new ApiError(CODE.notFound);
  await context.store.transaction(async (transaction) => {
    await lockDocuments(transaction, context.store.kind);
    const stored = await read(transaction, id);
    if (!stored) throw new ApiError(CODE.notFound);
    if (!isUnused(stored)) throw new ApiError(CODE.uploadUsed);
    await deleteUpload(transaction, table, id);
    await addLogEntries(transaction, [logEntry(context, `${table}_removed`, { detail: { [table]: stored.name } })]);
  });
  folder.remove(id);
}
