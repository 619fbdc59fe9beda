/** A document while somebody edits it: typing saves itself (EDIT-2). */
import { type QueryClient, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '../../../../desk/api/call.ts';
import type { ContentDocument } from '../../contract/content-api.ts';
import { EDITS_MAX, LOOK_EVERY_MS } from '../../contract/content-api.ts';
import { applyEdits, type FieldEdit, type FieldPath, valueAt } from '../../../../contract/content/field-edits.ts';
import { MS_PER_SECOND } from '../../../../contract/time/time-units.ts';
import { CONTENT_KEYS, saveEdits } from '../edits/content-api.ts';
import {
  afterOthers,
  afterSaving,
  type Conflict,
  type Draft,
  inConflict,
  onTopOf,
  settle,
  unsaved,
} from '../edits/draft.ts';
import { browserStorage } from '../../../../desk/components/theme/safe-storage.ts';
import { useNotify } from '../../../../desk/components/NotifyProvider.tsx';
import type { FieldSchema } from '../fields/field-schema.ts';
import { madeIds } from '../edits/ids/made-ids.ts';
import { keepEdits, keptEdits } from '../edits/kept-edits.ts';
import { storedPath, withMadeId } from '../edits/sources.ts';
import { useMe } from '../../../../desk/session/me.ts';

/** So long after the last key typing is saved: the page beside the form follows within a second. */
const SAVE_AFTER_MS = 400;
/** When saving is tried again that has failed. */
const RETRY_AFTER_MS = 4 * MS_PER_SECOND;

/** Fields that a document is called by; a programme, by its school too. */
const NAMING_FIELDS: ReadonlySet<unknown> = new Set(['title', 'name', 'school']);

/** Whether everything is at the server. */
export type Saving = 'saved' | 'saving' | 'failed';

/** A document and what can be done with it. */
export interface EditedDocument {
  document: ContentDocument;
  body: unknown;
  conflicts: readonly Conflict[];
  saving: Saving;
  error: unknown;
  /** Puts something else into a field of the form. */
  change: (path: FieldPath, value: unknown) => void;
  settle: (conflict: Conflict, isMine: boolean) => void;
}

function begin(document: ContentDocument, staffId: string): Draft {
  return onTopOf(document.body, keptEdits(browserStorage, staffId, document.name), { conflicts: [] });
}

/** What an editor has typed when its document is left. */
interface Left {
  draft: Draft;
  /** What is on its way: the body that the server then has; undefined where somebody else was faster. */
  underWay: Promise<unknown> | undefined;
}

/** Saves what was typed in the last moment before a document is left. */
async function saveRest(client: QueryClient, staffId: string, name: string, { draft, underWay }: Left) {
  const saved = underWay ? await underWay : draft.saved;
  // Both texts are shown when the document is opened again.
  if (saved === undefined) return;
  const edits = unsaved({ ...draft, saved }).slice(0, EDITS_MAX);
  if (edits.length > 0) {
    const { conflicts, ...document } = await saveEdits(name, edits);
    if (conflicts.length > 0) return;
    client.setQueryData(CONTENT_KEYS.document(name), document);
    void client.invalidateQueries({ queryKey: CONTENT_KEYS.all });
  }
  keepEdits(browserStorage, staffId, name, inConflict(draft));
}

function editOf(body: unknown, path: FieldPath, after: unknown): FieldEdit {
  const before = valueAt(body, path);
  return { path, ...(before !== undefined && { before }), ...(after !== undefined && { after }) };
}

/**
 * Loads a document, saves what is typed, and takes in what others change.
 *
 * @param schema of its form: some ids follow what is typed.
 * @param isRemoving the document is being removed: nothing is saved or asked for, since it may be gone.
 */
export function useDocument(
  name: string,
  { schema, isRemoving }: { schema: FieldSchema; isRemoving: boolean },
): EditedDocument {
  const { id: staffId } = useMe();
  const client = useQueryClient();
  const notify = useNotify();
  const { data } = useSuspenseQuery({
    queryKey: CONTENT_KEYS.document(name),
    queryFn: ({ signal }) => call('GET /api/desk/content/document', { query: { name }, signal }),
    refetchInterval: isRemoving ? false : LOOK_EVERY_MS,
    refetchOnWindowFocus: !isRemoving,
    refetchOnReconnect: !isRemoving,
  });
  const [draft, setDraft] = useState(() => begin(data, staffId));
  const [saving, setSaving] = useState<Saving>('saved');
  const [error, setError] = useState<unknown>();
  // A failed attempt is followed by another one.
  const [attempts, setAttempts] = useState(0);
  const isSending = useRef(false);
  const underWay = useRef<Promise<unknown>>(undefined);
  const [seen, setSeen] = useState(data.version);

  // What others have changed: under what is typed here.
  if (data.version > seen) {
    setSeen(data.version);
    setDraft(afterOthers(draft, data.body));
  }

  useEffect(() => {
    const edits = unsaved(draft);
    keepEdits(browserStorage, staffId, name, [...edits, ...inConflict(draft)]);
    if (isSending.current || isRemoving) return;
    // What was typed may have been taken back before it was sent.
    setSaving(edits.length === 0 ? 'saved' : 'saving');
    if (edits.length === 0) return;
    const send = async () => {
      isSending.current = true;
      try {
        const first = edits.slice(0, EDITS_MAX);
        // An answer that is under way is older than this one.
        await client.cancelQueries({ queryKey: CONTENT_KEYS.document(name) });
        const { conflicts, ...document } = await saveEdits(name, first);
        const refused = conflicts.map(({ path }) => path);
        const sent = applyEdits(draft.saved, first).body;
        setDraft((now) => afterSaving(now, sent, document.body, refused));
        setSeen(document.version);
        const before = client.getQueryData<ContentDocument>(CONTENT_KEYS.document(name));
        client.setQueryData(CONTENT_KEYS.document(name), document);
        if (before?.ready && !document.ready) notify('document.ready_ended', 'info', { isLasting: true });
        if (first.some(({ path: [field] }) => NAMING_FIELDS.has(field)))
          void client.invalidateQueries({ queryKey: CONTENT_KEYS.list });
        setSaving('saved');
        setError(undefined);
        return refused.length > 0 ? undefined : sent;
      } catch (reason) {
        setSaving('failed');
        setError(reason);
        setTimeout(() => setAttempts((count) => count + 1), RETRY_AFTER_MS);
        return draft.saved;
      } finally {
        isSending.current = false;
      }
    };
    const timer = setTimeout(() => {
      underWay.current = send();
    }, SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [draft, name, staffId, client, notify, attempts, isRemoving]);

  const latest = useRef({ draft, isRemoving });
  latest.current = { draft, isRemoving };
  useEffect(
    () => () => {
      if (latest.current.isRemoving) return;
      const left = { draft: latest.current.draft, underWay: isSending.current ? underWay.current : undefined };
      // Without the server it waits in the browser until the document is opened again.
      saveRest(client, staffId, name, left).catch(() => {});
    },
    [name, staffId, client],
  );

  const { published } = data;
  const change = useCallback(
    (path: FieldPath, value: unknown) =>
      setDraft((now) => {
        const { body: before } = now;
        const at = storedPath(before, path);
        const made = madeIds(schema, { body: before, published, path: at, text: value });
        const edits = [editOf(before, at, value), ...made.map((one) => editOf(before, one.path, one.id))];
        const { body } = applyEdits(before, edits);
        const [block, id] = at;
        const isSource = block === 'sources' && typeof id === 'string';
        return { ...now, body: isSource ? withMadeId(body, id, { before, published }) : body };
      }),
    [schema, published],
  );
  const settleConflict = useCallback(
    (conflict: Conflict, isMine: boolean) => setDraft((now) => settle(now, conflict, isMine)),
    [],
  );
  return {
    document: data,
    body: draft.body,
    conflicts: draft.conflicts,
    saving,
    error,
    change,
    settle: settleConflict,
  };
}
