/** What was edited and is not published: all of it, or what was chosen to be published (EDIT-4). */
import type { Documents } from '../../../content/reading/parse-content.ts';
import type { UnpublishedChange, UnpublishedChanges } from '../contract/edition-api.ts';
import { editsBetween } from '../../../contract/content/field-edits.ts';
import type { StaffContext } from '../../staff/staff-context.ts';
import { listLogEntries } from '../../staff/staff-log.repository.ts';
import type { Queryable } from '../../../server/storage/database.ts';
import { listDocuments } from './document.repository.ts';
import { ensureDocuments } from './document.service.ts';
import { readyMark, titleOf } from './document-view.ts';
import { editionDocuments, latestEdition, publishedDocuments } from '../editions/edition.repository.ts';
import { bodiesOf, compareDocuments } from './replace-documents.ts';

/** Removals of the log in which that of a document is looked for. */
const REMOVALS_READ = 50;

type LastEdit = Pick<UnpublishedChange, 'changed_at' | 'changed_by' | 'ready'>;

const NOBODY: LastEdit = { changed_at: null, changed_by: null, ready: null };

/** Who removed documents, and when, as far as the log tells; by their names. */
async function readRemovals(db: Queryable): Promise<Map<unknown, LastEdit>> {
  const entries = await listLogEntries(db, { actions: ['content_removed'] }, { limit: REMOVALS_READ, offset: 0 });
  // Of several removals of a document the newest, which comes last then, stays.
  return new Map(
    entries
      .reverse()
      .map(({ detail, at, staff_id }) => [detail?.['document'], { changed_at: at, changed_by: staff_id, ready: null }]),
  );
}

/** What a publishing would change, field by field, and who edited it last. */
export async function readUnpublished({
  store,
  now,
}: Pick<StaffContext, 'store' | 'now'>): Promise<UnpublishedChanges> {
  await ensureDocuments(store, now);
  const [published, rows] = [await publishedDocuments(store.db), await listDocuments(store.db)];
  const drafts = bodiesOf(rows);
  const { added, changed, removed } = compareDocuments(published, drafts);
  const removals = removed.length > 0 ? await readRemovals(store.db) : undefined;
  const lastEdits = new Map(
    rows.map((row): [string, LastEdit] => [
      row.name,
      { changed_at: new Date(row.changed_at).toISOString(), changed_by: row.changed_by, ready: readyMark(row) },
    ]),
  );
  const change = (name: string, kind: UnpublishedChange['kind']): UnpublishedChange => ({
    name,
    kind,
    title: titleOf(drafts.get(name) ?? published.get(name)),
    edits: kind === 'removed' ? [] : editsBetween(published.get(name) ?? {}, drafts.get(name)),
    ...(lastEdits.get(name) ?? removals?.get(name) ?? NOBODY),
  });
  const items = [
    ...added.map((name) => change(name, 'added')),
    ...changed.map((name) => change(name, 'changed')),
    ...removed.map((name) => change(name, 'removed')),
  ];
  return { items, total: items.length };
}

/** Drafts that are to be published, upon what is published already. */
export interface ChosenDrafts {
  /** Number of the edition that they change; 0: none. */
  base: number;
  /** What visitors are to see. */
  documents: Documents;
  /** Drafts that were not chosen; null: a document was removed. */
  others: Documents;
}

/**
 * What was edited, as far as it was chosen.
 *
 * @param names of the documents; left out: all.
 * @returns undefined where none of them was edited.
 */
export async function readChosen(
  { store, now }: Pick<StaffContext, 'store' | 'now'>,
  names?: readonly string[],
): Promise<ChosenDrafts | undefined> {
  await ensureDocuments(store, now);
  const base = (await latestEdition(store.db)) ?? 0;
  const documents = new Map(await editionDocuments(store.db, base));
  const drafts = bodiesOf(await listDocuments(store.db));
  const { added, changed, removed } = compareDocuments(documents, drafts);
  const chosen = names && new Set(names);
  const edited = [...added, ...changed, ...removed];
  const wanted = edited.filter((name) => !chosen || chosen.has(name));
  if (wanted.length === 0) return undefined;
  const left = edited.filter((name) => !wanted.includes(name));
  for (const name of wanted) {
    if (drafts.has(name)) documents.set(name, drafts.get(name));
    else documents.delete(name);
  }
  return { base, documents, others: new Map(left.map((name) => [name, drafts.get(name) ?? null])) };
}
