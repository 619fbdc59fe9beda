/** Publishing what the company has edited, what was chosen of it or nothing, and bringing back what was published before (EDIT-4). */
import { fault, faultText } from '../../../content/reading/fault.ts';
import type { Documents } from '../../../content/reading/parse-content.ts';
import { CODE } from '../../../contract/codes.ts';
import {
  EDITIONS_LISTED,
  type EditionItem,
  type PublishingState,
  type PublishingStatus,
} from '../contract/edition-api.ts';
import { isSameJson } from '../../../contract/content/field-edits.ts';
import type { Locale } from '../../../contract/locales.ts';
import type { ListOf } from '../../../contract/staff/paging.ts';
import type { PublishRequest, RestoreEditionRequest } from '../schema.ts';
import { ApiError } from '../../../server/http/api-error.ts';
import type { StaffContext } from '../../staff/staff-context.ts';
import { addLogEntries, type LogEntry } from '../../staff/staff-log.repository.ts';
import type { Queryable, Store } from '../../../server/storage/database.ts';
import { listDocuments, updateReady } from '../documents/document.repository.ts';
import { ensureDocuments } from '../documents/document.service.ts';
import {
  editionDocuments,
  insertEdition,
  latestEdition,
  listEditions,
  lockEditions,
  publishedDocuments,
} from './edition.repository.ts';
import { EditionRefusedError } from './edition-refused.ts';
import type { Editions } from './editions.ts';
import { deleteRefusedPlan } from './publishing-plan.repository.ts';
import { bodiesOf, compareDocuments, DocumentChangedError, replaceDocuments } from '../documents/replace-documents.ts';
import { readChosen } from '../documents/unpublished.service.ts';

/** The last editions, the newest first. */
export async function readEditions({ store, now }: StaffContext): Promise<ListOf<EditionItem>> {
  await ensureDocuments(store, now);
  const items = (await listEditions(store.db, EDITIONS_LISTED)).map(
    ({ number, published_at, published_by, restored_from, documents }) => ({
      id: String(number),
      published_at: new Date(published_at).toISOString(),
      published_by,
      restored_from: restored_from === null ? null : String(restored_from),
      documents,
    }),
  );
  return { items, total: items.length };
}

/** What the server does, or did last, with what was wrong in the words of a language. */
export function readStatus(editions: Editions, locale: Locale): PublishingStatus {
  const { state, times } = editions;
  const told = { ...(times && { times }) };
  if (state.state !== 'refused') return { ...state, ...told };
  return {
    ...state,
    ...told,
    faults: state.faults.map((one) => ({ ...one, message: faultText(one.message, locale) })),
  };
}

/** Who publishes, and on which store. */
export interface Publisher {
  store: Store;
  /** Id of an account. */
  staffId: string;
  /** Milliseconds since 1970. */
  now: number;
  /** Of the request that asks for it; left out for a plan. */
  requestId?: string;
}

function publisherOf({ store, actor, now, requestId }: StaffContext): Publisher {
  return { store, staffId: actor.staffId, now, requestId };
}

/** What is to become an edition. */
interface NextEdition {
  documents: Documents;
  /** The edition that the documents were made upon; left out: upon none. */
  base?: number;
  /** The edition that it brings back. */
  restoredFrom?: number;
  /** Whether the drafts become the same. */
  takesDrafts?: boolean;
}

/** Thrown into a publishing that something came between. */
const changedMeanwhile = () =>
  new EditionRefusedError([{ document: null, path: [], message: fault('changed_meanwhile') }]);

/** Makes the drafts what is published. @throws EditionRefusedError when somebody edits one of them meanwhile. */
async function takeDrafts(db: Queryable, documents: Documents, by: Pick<LogEntry, 'at' | 'staffId' | 'requestId'>) {
  try {
    await replaceDocuments(db, await listDocuments(db), documents, by);
  } catch (error) {
    throw error instanceof DocumentChangedError ? changedMeanwhile() : error;
  }
}

/**
 * Stores an edition, with what it changes of the one before; gives its number.
 *
 * @throws EditionRefusedError when somebody else published meanwhile.
 */
async function storeEdition(publisher: Publisher, next: NextEdition): Promise<number> {
  const { store, staffId, requestId } = publisher;
  const { documents, base, restoredFrom = null, takesDrafts = false } = next;
  return store.transaction(async (transaction) => {
    await lockEditions(transaction, store.kind);
    const latest = (await latestEdition(transaction)) ?? 0;
    if (base !== undefined && latest !== base) throw changedMeanwhile();
    const number = latest + 1;
    const { added, changed, removed } = compareDocuments(await publishedDocuments(transaction), documents);
    const names = [...added, ...changed, ...removed];
    // When visitors are shown it: the pages were made before, and that takes its time.
    const at = Date.now();
    const edition = { number, published_at: at, published_by: staffId, restored_from: restoredFrom };
    if (restoredFrom === null) await deleteRefusedPlan(transaction);
    await insertEdition(transaction, edition, new Map(names.map((name) => [name, documents.get(name)])));
    // One that was edited and marked again meanwhile is still to be published.
    const drafts = bodiesOf(await listDocuments(transaction));
    const published = names.filter((name) => isSameJson(drafts.get(name), documents.get(name)));
    await updateReady(transaction, published);
    const detail = { edition: number, documents: names.length, ...(restoredFrom !== null && { from: restoredFrom }) };
    const by = { at, staffId, ...(requestId && { requestId }) };
    await addLogEntries(transaction, [{ ...by, action: 'content_published', detail }]);
    if (takesDrafts) await takeDrafts(transaction, documents, by);
    return number;
  });
}

/** @returns what comes of it. @throws ApiError publishing while one is under way. */
function begin(
  publisher: Publisher,
  editions: Editions,
  next: NextEdition & { others?: Documents },
): Promise<PublishingState> {
  if (editions.state.state === 'building') throw new ApiError(CODE.publishing);
  const { documents, others } = next;
  const store = () => storeEdition(publisher, next);
  return editions.publish({ documents, ...(others && { others }), since: publisher.now, store });
}

/**
 * Publishes everything that was edited.
 *
 * @returns what comes of it; undefined where there is nothing to publish.
 * @throws ApiError publishing while one is under way.
 */
export async function publishDrafts(publisher: Publisher, editions: Editions): Promise<PublishingState | undefined> {
  const chosen = await readChosen(publisher);
  return chosen && begin(publisher, editions, chosen);
}

/**
 * Begins to publish what was edited, all or what was chosen of it; {@link Editions.state} says what comes of it.
 *
 * @throws ApiError nothingToPublish; publishing while one is under way.
 */
export async function publishChosen(
  context: StaffContext,
  editions: Editions,
  { documents: names }: PublishRequest,
): Promise<PublishingState> {
  const chosen = await readChosen(context, names);
  if (!chosen) throw new ApiError(CODE.nothingToPublish);
  void begin(publisherOf(context), editions, chosen);
  return editions.state;
}

/**
 * Begins to publish again what an edition said; drafts stay as they are or become the same, in which case the log has what
 * they said.
 *
 * @throws ApiError notFound; publishing while one is under way.
 */
export async function restoreEdition(
  context: StaffContext,
  editions: Editions,
  { id, drafts = false }: RestoreEditionRequest & { id: string },
): Promise<PublishingState> {
  const restoredFrom = Number(id);
  const isNumber = Number.isSafeInteger(restoredFrom);
  const documents = isNumber ? await editionDocuments(context.store.db, restoredFrom) : undefined;
  if (!documents) throw new ApiError(CODE.notFound);
  void begin(publisherOf(context), editions, { documents, restoredFrom, takesDrafts: drafts });
  return editions.state;
}
