/** Publishing what the company has edited, all of it or nothing, and bringing back what was published before (EDIT-4). */
import { faultText } from '../../content/fault.ts';
import type { Documents } from '../../content/parse-content.ts';
import { CODE } from '../../contract/codes.ts';
import {
  EDITIONS_LISTED,
  type EditionItem,
  type PublishingState,
  type UnpublishedChange,
  type UnpublishedChanges,
} from '../../contract/edition-api.ts';
import { editsBetween } from '../../contract/field-edits.ts';
import type { Locale } from '../../contract/locales.ts';
import type { ListOf } from '../../contract/paging.ts';
import { ApiError } from '../http/api-error.ts';
import type { StaffContext } from '../staff/staff-context.ts';
import { addLogEntries } from '../staff/staff-log.repository.ts';
import type { Store } from '../storage/database.ts';
import { ensureDocuments } from './document.service.ts';
import {
  editionDocuments,
  insertEdition,
  latestEdition,
  listEditions,
  lockEditions,
  publishedDocuments,
} from './edition.repository.ts';
import type { Editions } from './editions.ts';
import { deleteRefusedPlan } from './publishing-plan.repository.ts';
import { compareDocuments, storedDocuments } from './transfer.service.ts';

const NOTHING: Documents = new Map();

function changesBetween(before: Documents, after: Documents): UnpublishedChange[] {
  const { added, changed, removed } = compareDocuments(before, after);
  return [
    ...added.map((name): UnpublishedChange => ({ name, kind: 'added', edits: [] })),
    ...changed.map((name): UnpublishedChange => ({
      name,
      kind: 'changed',
      edits: editsBetween(before.get(name), after.get(name)),
    })),
    ...removed.map((name): UnpublishedChange => ({ name, kind: 'removed', edits: [] })),
  ];
}

/** What a publishing would change, field by field. */
export async function readUnpublished({
  store,
  now,
}: Pick<StaffContext, 'store' | 'now'>): Promise<UnpublishedChanges> {
  await ensureDocuments(store, now);
  const items = changesBetween(await publishedDocuments(store.db), (await storedDocuments(store.db)) ?? NOTHING);
  return { items, total: items.length };
}

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
export function stateInWords(state: PublishingState, locale: Locale): PublishingState {
  if (state.state !== 'refused') return state;
  return { ...state, faults: state.faults.map((one) => ({ ...one, message: faultText(one.message, locale) })) };
}

/** Who publishes, and where. */
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

/** Stores an edition, with what it changes of the one before; gives its number. */
async function storeEdition(publisher: Publisher, documents: Documents, restoredFrom: number | null): Promise<number> {
  const { store, staffId, now, requestId } = publisher;
  return store.transaction(async (transaction) => {
    await lockEditions(transaction, store.kind);
    const number = ((await latestEdition(transaction)) ?? 0) + 1;
    const { added, changed, removed } = compareDocuments(await publishedDocuments(transaction), documents);
    const names = [...added, ...changed, ...removed];
    const edition = { number, published_at: Date.now(), published_by: staffId, restored_from: restoredFrom };
    if (restoredFrom === null) await deleteRefusedPlan(transaction);
    await insertEdition(transaction, edition, new Map(names.map((name) => [name, documents.get(name)])));
    const detail = { edition: number, documents: names.length, ...(restoredFrom !== null && { from: restoredFrom }) };
    const entry = { at: now, staffId, action: 'content_published', detail, ...(requestId && { requestId }) } as const;
    await addLogEntries(transaction, [entry]);
    return number;
  });
}

/** @returns what comes of it. @throws ApiError publishing while one is under way. */
function begin(
  publisher: Publisher,
  editions: Editions,
  documents: Documents,
  restoredFrom: number | null,
): Promise<PublishingState> {
  if (editions.state.state === 'building') throw new ApiError(CODE.publishing);
  return editions.publish(documents, publisher.now, () => storeEdition(publisher, documents, restoredFrom));
}

/**
 * Publishes everything that was edited.
 *
 * @returns what comes of it; undefined where there is nothing to publish.
 * @throws ApiError publishing while one is under way.
 */
export async function publishDrafts(publisher: Publisher, editions: Editions): Promise<PublishingState | undefined> {
  if ((await readUnpublished(publisher)).total === 0) return undefined;
  return begin(publisher, editions, (await storedDocuments(publisher.store.db)) ?? NOTHING, null);
}

/**
 * Begins to publish everything that was edited; {@link Editions.state} says what comes of it.
 *
 * @throws ApiError nothingToPublish; publishing while one is under way.
 */
export async function publishAll(context: StaffContext, editions: Editions): Promise<PublishingState> {
  if ((await readUnpublished(context)).total === 0) throw new ApiError(CODE.nothingToPublish);
  const documents = (await storedDocuments(context.store.db)) ?? NOTHING;
  void begin(publisherOf(context), editions, documents, null);
  return editions.state;
}

/**
 * Begins to publish again what an edition said. What has been edited since stays as it is, and not published.
 *
 * @throws ApiError notFound; publishing while one is under way.
 */
export async function restoreEdition(context: StaffContext, editions: Editions, id: string): Promise<PublishingState> {
  const number = Number(id);
  const documents = Number.isSafeInteger(number) ? await editionDocuments(context.store.db, number) : undefined;
  if (!documents) throw new ApiError(CODE.notFound);
  void begin(publisherOf(context), editions, documents, number);
  return editions.state;
}
