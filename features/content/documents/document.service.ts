/** The documents of the site's content as the company edits them (EDIT-1, EDIT-2). */
import { isFolder, kindOf, SINGLE_SCHEMAS } from '../../../content/reading/document-schemas.ts';
import { documentsOf } from '../../../content/reading/parse-content.ts';
import { CONTENT_FOLDER, readContentFiles } from '../../../content/reading/read-content-files.ts';
import { reachOf } from '../../../contract/staff/access.ts';
import { CODE } from '../../../contract/codes.ts';
import { type ChangedContent, type ContentDocument, type ContentItem, isForManagers } from '../contract/content-api.ts';
import { applyEdits, valueAt } from '../../../contract/content/field-edits.ts';
import type { Locale } from '../../../contract/locales.ts';
import type { ListOf } from '../../../contract/staff/paging.ts';
import { MS_PER_SECOND } from '../../../contract/time/time-units.ts';
import type { AddContentRequest, ChangeContentRequest } from '../schema.ts';
import { ApiError } from '../../../server/http/api-error.ts';
import { logEntry, type StaffContext } from '../../staff/staff-context.ts';
import { addLogEntries, listLogEntries } from '../../staff/staff-log.repository.ts';
import type { Queryable, Store } from '../../../server/storage/database.ts';
import {
  deleteDocument,
  findDocument,
  insertDocuments,
  listDocuments,
  listOpen,
  noteOpen,
  storedNames,
  type StoredDocument,
  updateDocument,
} from './document.repository.ts';
import { itemsOf, viewOf } from './document-view.ts';
import {
  editionOf,
  insertEdition,
  latestEdition,
  lockEditions,
  namesOfFirstEdition,
  publishedDocument,
  publishedDocuments,
} from '../editions/edition.repository.ts';
import { addMediaFiles, knownMedia } from '../uploads/media-files.ts';
import { bodiesOf, compareDocuments, DocumentChangedError } from './replace-documents.ts';
import { sameTexts } from './same-texts.ts';

/** How long a document counts as open after its editor last asked for it; it asks every five seconds. */
const OPEN_FOR_MS = 15 * MS_PER_SECOND;

/** How often a change is tried again that meets another one. */
const TRIES = 5;

const SINGLE_NAMES = Object.keys(SINGLE_SCHEMAS);

/**
 * Takes the documents of the repository into the store where it has none: they are what one begins with. A store of an
 * earlier version gets those that every site has since.
 */
export async function ensureDocuments(store: Store, now: number): Promise<void> {
  const known = await storedNames(store.db, SINGLE_NAMES);
  if (known.size === SINGLE_NAMES.length) return;
  const repository = documentsOf(readContentFiles());
  const wanted = known.size === 0 ? [...repository] : [...repository].filter(([name]) => SINGLE_NAMES.includes(name));
  const documents = wanted.map(([name, data]) => ({
    name,
    body: JSON.stringify(data),
    version: 1,
    changed_at: now,
    changed_by: null,
  }));
  await store.transaction(async (transaction) => {
    await lockEditions(transaction, store.kind);
    // Another process may have done the same meanwhile.
    if ((await storedNames(transaction, SINGLE_NAMES)).size !== known.size) return;
    await insertDocuments(transaction, documents);
    if (known.size > 0) return;
    await addMediaFiles(transaction, CONTENT_FOLDER, now);
    if ((await latestEdition(transaction)) !== undefined) return;
    // What visitors see already: what is edited is compared with it.
    const edition = { number: 1, published_at: now, published_by: null, restored_from: null };
    await insertEdition(transaction, edition, repository);
  });
}

/** Settings, and stories of real people, are for managers. @throws ApiError notAllowed */
function requireRight({ actor }: StaffContext, name: string, bodies: readonly unknown[]): void {
  if (reachOf(actor.role, 'content.settings')) return;
  if (bodies.some((body) => isForManagers(name, body))) throw new ApiError(CODE.notAllowed);
}

/** A document as it is stored. @throws ApiError notFound. */
export async function requireDocument(db: Queryable, name: string): Promise<StoredDocument> {
  const stored = await findDocument(db, name);
  if (!stored) throw new ApiError(CODE.notFound);
  return stored;
}

/** All documents, in the order of their names. */
export async function readDocuments({ store, now }: StaffContext): Promise<ListOf<ContentItem>> {
  await ensureDocuments(store, now);
  const rows = await listDocuments(store.db);
  const { added, changed } = compareDocuments(await publishedDocuments(store.db), bodiesOf(rows));
  const [isNew, isChanged] = [new Set(added), new Set(changed)];
  const stateOf = (name: string): ContentItem['unpublished'] =>
    isNew.has(name) ? 'added' : isChanged.has(name) ? 'changed' : null;
  const neverChanged = await namesOfFirstEdition(store.db);
  const items = itemsOf(rows, await knownMedia(store.db)).map((item): ContentItem => {
    const unpublished = stateOf(item.name);
    const isOriginal = item.version === 1 || (unpublished === null && neverChanged.has(item.name));
    return { ...item, unpublished, is_original: item.changed_by === null && isOriginal };
  });
  return { items, total: items.length };
}

/** What of a document that was never published is still another one's. */
async function sharedTexts(db: Queryable, { name, body }: StoredDocument) {
  const folder = `${kindOf(name)}/`;
  const others = (await listDocuments(db)).filter((other) => other.name.startsWith(folder) && other.name !== name);
  return sameTexts(
    JSON.parse(body),
    others.map((other) => [other.name, JSON.parse(other.body)] as const),
  );
}

async function view({ actor }: StaffContext, db: Queryable, stored: StoredDocument, locale: Locale) {
  const published = await publishedDocument(db, stored.name);
  const openBy = await listOpen(db, stored.name, actor.staffId);
  const shared = published === undefined ? await sharedTexts(db, stored) : undefined;
  return viewOf(stored, { locale, published, openBy, sameTexts: shared, has: await knownMedia(db) });
}

/**
 * A document for the editor; notes that this person has it open.
 *
 * @param locale language of what does not fit.
 * @throws ApiError notFound.
 */
export async function readDocument(context: StaffContext, name: string, locale: Locale): Promise<ContentDocument> {
  const { store, now, actor } = context;
  await ensureDocuments(store, now);
  const stored = await requireDocument(store.db, name);
  const open = { name, staff_id: actor.staffId, seen_at: now };
  await noteOpen(store.db, open, { forgottenBefore: now - OPEN_FOR_MS });
  return view(context, store.db, stored, locale);
}

/** Edits of a document, and whether they take back what was not published. */
type Changes = ChangeContentRequest & { isDiscard?: boolean };

type LastEdit = Pick<StoredDocument, 'changed_at' | 'changed_by'>;

/** Who edited what visitors see of a document, and when; nobody where the log does not tell. */
async function publishedEdit(db: Queryable, name: string, now: number): Promise<LastEdit> {
  const nobody = { changed_at: now, changed_by: null };
  const edition = await editionOf(db, name);
  // One that was brought back is older than the last edits before it.
  if (!edition || edition.restored_from !== null) return nobody;
  const filter = { actions: ['content_added', 'content_changed'], document: name, to: edition.published_at } as const;
  const [entry] = await listLogEntries(db, filter, { limit: 1, offset: 0 });
  if (!entry || entry.detail?.['isDiscard'] === true) return nobody;
  return { changed_at: Date.parse(entry.at), changed_by: entry.staff_id };
}

async function changeOnce(
  context: StaffContext,
  name: string,
  { edits, isDiscard = false }: Changes,
  locale: Locale,
): Promise<ChangedContent> {
  return context.store.transaction(async (transaction) => {
    const stored = await requireDocument(transaction, name);
    const { body, applied, conflicts } = applyEdits(JSON.parse(stored.body), edits);
    const refused = conflicts.map(({ path }) => ({ path, now: valueAt(body, path) }));
    requireRight(context, name, [JSON.parse(stored.body), body]);
    if (applied.length === 0) return { ...(await view(context, transaction, stored, locale)), conflicts: refused };
    const lastEdit: LastEdit =
      isDiscard && conflicts.length === 0
        ? await publishedEdit(transaction, name, context.now)
        : { changed_at: context.now, changed_by: context.actor.staffId };
    const changes = { body: JSON.stringify(body), ...lastEdit };
    const wasReady = stored.ready_at !== null;
    const changed = await updateDocument(transaction, stored, changes);
    if (!changed) throw new DocumentChangedError();
    await addLogEntries(transaction, [
      logEntry(context, 'content_changed', {
        detail: { document: name, edits: applied, ...(isDiscard && { isDiscard }), ...(wasReady && { wasReady }) },
      }),
    ]);
    return { ...(await view(context, transaction, changed, locale)), conflicts: refused };
  });
}

/**
 * Carries out edits of single fields. What does not fit the schema is stored all the same, and said: a draft is saved
 * while it is typed. An edit of a field that somebody else has changed is not carried out, and said too.
 *
 * @throws ApiError notFound; changedMeanwhile when others change the document all the time.
 */
export async function changeDocument(
  context: StaffContext,
  name: string,
  request: Changes,
  locale: Locale,
): Promise<ChangedContent> {
  await ensureDocuments(context.store, context.now);
  for (let tries = 0; tries < TRIES; tries++) {
    try {
      return await changeOnce(context, name, request, locale);
    } catch (error) {
      if (!(error instanceof DocumentChangedError)) throw error;
    }
  }
  throw new ApiError(CODE.changedMeanwhile);
}

/**
 * Adds a document to a folder, and to the log.
 *
 * @throws ApiError invalid for a name that no document can have; documentExists.
 */
export async function addDocument(
  context: StaffContext,
  { name, body }: AddContentRequest,
  locale: Locale,
): Promise<ContentDocument> {
  const kind = kindOf(name);
  if (!kind || !isFolder(kind)) throw new ApiError(CODE.invalid, { field: 'name' });
  requireRight(context, name, [body]);
  await ensureDocuments(context.store, context.now);
  return context.store.transaction(async (transaction) => {
    const document = { name, body: JSON.stringify(body), version: 1, changed_at: context.now };
    const added = await insertDocuments(transaction, [{ ...document, changed_by: context.actor.staffId }]);
    if (added.length === 0) throw new ApiError(CODE.documentExists);
    await addLogEntries(transaction, [logEntry(context, 'content_added', { detail: { document: name } })]);
    return view(context, transaction, await requireDocument(transaction, name), locale);
  });
}

/** Removes a document; the log keeps what it said. @throws ApiError notFound; invalid for one that the site needs. */
export async function removeDocument(context: StaffContext, name: string): Promise<void> {
  const kind = kindOf(name);
  if (kind && !isFolder(kind)) throw new ApiError(CODE.invalid, { field: 'name' });
  await ensureDocuments(context.store, context.now);
  await context.store.transaction(async (transaction) => {
    const removed = await deleteDocument(transaction, name);
    if (!removed) throw new ApiError(CODE.notFound);
    const before: unknown = JSON.parse(removed.body);
    requireRight(context, name, [before]);
    const detail = { document: name, before };
    await addLogEntries(transaction, [logEntry(context, 'content_removed', { detail })]);
  });
}
