/** What is not published yet, and which of it is chosen. */
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { UnpublishedChange } from '../../contract/edition-api.ts';
import { call } from '../../../../desk/api/call.ts';
import { CONTENT_KEYS, fetchDocuments } from '../edits/content-api.ts';
import { useEditedBy } from '../../../../desk/leads/use-edited-by.ts';
import { useTitles } from '../edits/use-titles.ts';
import { useLocale } from '../../../../desk/words/WordsProvider.tsx';

/** What a publishing would change. */
export function useChanges() {
  return useQuery({ queryKey: CONTENT_KEYS.changes, queryFn: () => call('GET /api/desk/content/changes') });
}

/** Gives the function from name to title that knows removed documents too. */
export function useChangedTitles(): (name: string) => string {
  const locale = useLocale();
  const titleOf = useTitles();
  const { data } = useChanges();
  return useCallback(
    (name) => {
      const removed = data?.items.find((change) => change.name === name && change.kind === 'removed');
      return removed?.title?.[locale] || titleOf(name);
    },
    [data, locale, titleOf],
  );
}

/** Gives the function from name to who edited or removed a document last, and when; '' where nobody of the staff has. */
export function useLastEdit(): (name: string) => string {
  const editedBy = useEditedBy();
  const { data: changes } = useChanges();
  const { data: documents } = useQuery({ queryKey: CONTENT_KEYS.list, queryFn: fetchDocuments });
  return useCallback(
    (name) => {
      const change = changes?.items.find((one) => one.name === name);
      const known = change ?? documents?.items.find((one) => one.name === name);
      if (!known?.changed_by || !known.changed_at) return '';
      return editedBy(
        known.changed_by,
        known.changed_at,
        change?.kind === 'removed' ? 'publishing.removed_by' : 'document.changed',
      );
    },
    [changes, documents, editedBy],
  );
}

/** Gives the function from name to how much in a draft is to be mended before it can be published. */
export function useFaultCounts(): (name: string) => number {
  const { data } = useQuery({ queryKey: CONTENT_KEYS.list, queryFn: fetchDocuments });
  return useCallback((name) => data?.items.find((one) => one.name === name)?.faults ?? 0, [data]);
}

/** The editions, the newest first. */
export function useEditions() {
  return useQuery({ queryKey: CONTENT_KEYS.editions, queryFn: () => call('GET /api/desk/content/editions') });
}

/** Gives the function that tells whether a change was last taken back with an edition, and not edited since. */
export function useIsTakenBack(): (change: UnpublishedChange) => boolean {
  const { data } = useEditions();
  return ({ name, changed_at }) => {
    const last = data?.items.find(({ documents }) => documents.includes(name));
    if (!last || last.restored_from === null) return false;
    return Date.parse(changed_at ?? '') <= Date.parse(last.published_at);
  };
}

/** Which changes are to be published. */
export interface ChosenDrafts {
  isChosen: (name: string) => boolean;
  choose: (names: readonly string[], isChosen: boolean) => void;
}

/**
 * Those marked as ready are chosen at first; where none is, all that can be published, those that come later too, but for
 * what somebody has just taken back.
 *
 * @param only the one document that is chosen at first instead, where it has changes.
 */
export function useChoice(changes: readonly UnpublishedChange[], only: string | null): ChosenDrafts {
  const [decided, setDecided] = useState<ReadonlyMap<string, boolean>>(new Map());
  const faultsOf = useFaultCounts();
  // What is published and comes back is decided on anew.
  const open = new Map([...decided].filter(([name]) => changes.some((change) => change.name === name)));
  if (open.size < decided.size) setDecided(open);
  // Once it is published, the others stay as they were left, and so does it where it is taken back.
  const [alone, setAlone] = useState<'chosen' | 'published'>();
  const isThere = changes.some(({ name }) => name === only);
  if (!alone && isThere) setAlone('chosen');
  if (alone === 'chosen' && !isThere) setAlone('published');
  const isTakenBack = useIsTakenBack();
  const takenBack = new Set(changes.filter(isTakenBack).map(({ name }) => name));
  const ready = new Set(changes.filter((change) => change.ready).map(({ name }) => name));
  const isWanted = (name: string) => ready.size === 0 || ready.has(name);
  const isFirst = (name: string) =>
    alone ? alone === 'chosen' && name === only : isWanted(name) && faultsOf(name) === 0 && !takenBack.has(name);
  return {
    isChosen: (name) => decided.get(name) ?? isFirst(name),
    choose: (names, isChosen) =>
      setDecided((before) => new Map([...before, ...names.map((name): [string, boolean] => [name, isChosen])])),
  };
}
