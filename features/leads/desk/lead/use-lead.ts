/** One registration on the screen: opened once, changed, and brought up to date (DESK-4). */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { CODE } from '../../../../contract/codes.ts';
import { call, CallError } from '../../../../desk/api/call.ts';
import { useNotify } from '../../../../desk/components/NotifyProvider.tsx';
import { useNotifyError } from '../../../../desk/components/use-error-text.ts';
import { updateCachedLead } from '../../../../desk/leads/cached-lead.ts';
import { fetchLead, KEYS } from '../../../../desk/leads/lead-api.ts';
import type { Values } from '../../../../desk/words/translate.ts';
import type { LeadDetail, LeadItem } from '../../contract/leads.ts';
import type { ChangeLeadRequest, CorrectLeadRequest } from '../../schema/lead-changes.ts';

/** A change without the version that it is made to. */
export type WantedChange = Omit<ChangeLeadRequest, 'version'>;

/** Opens a registration. Each opening is logged, so that it happens once per visit. */
export function useLead(id: string) {
  return useQuery({
    queryKey: KEYS.lead(id),
    queryFn: ({ signal }) => fetchLead(id, signal),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    gcTime: 0,
  });
}

/** The history of a registration: what came with it, then anew after each change. */
export function useHistory({ id, history }: LeadDetail) {
  return useQuery({
    queryKey: KEYS.history(id),
    queryFn: async ({ signal }) => (await call('GET /api/desk/leads/:id/history', { id, signal })).items,
    initialData: history,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  }).data;
}

/**
 * A change that was refused because a colleague was faster: what was wanted, what it was made on, and what is there
 * now.
 */
export interface Conflict {
  wanted: WantedChange;
  before: LeadItem;
  now: LeadDetail;
}

/** Whether the server refused because of a colleague's change. */
export function isConflict(error: unknown): boolean {
  return error instanceof CallError && error.code === CODE.changedMeanwhile;
}

/** Whether the server refused because the registration is gone, or a colleague's by now. */
export function isOutOfReach(error: unknown): boolean {
  return error instanceof CallError && error.code === CODE.leadOutOfReach;
}

/** Puts a registration right; `onDone` is told once it is saved. */
export function useCorrect(lead: LeadDetail, onDone: () => void) {
  const client = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: (sent: CorrectLeadRequest) => call('POST /api/desk/leads/:id/correct', { id: lead.id, body: sent }),
    onSuccess: async (item) => {
      notify('person.correct.done', 'success');
      onDone();
      await updateCachedLead(client, item);
    },
    // What was typed stays; the next attempt is made to what is there now.
    onError: async (error) => {
      if (isConflict(error)) await updateCachedLead(client, await fetchLead(lead.id));
    },
  });
}

/** Changes a registration; a colleague's change meanwhile is shown and not written over. */
export interface LeadChanger {
  /**
   * Resolves to whether it was saved; `said` is what the person is told then. While another change is on
   * its way nothing is sent: by key it could be pressed, and your own change would be shown as a colleague's.
   */
  change: (wanted: WantedChange, said?: { key: string; values?: Values }) => Promise<boolean>;
  isPending: boolean;
  conflict: Conflict | undefined;
  /** Saves the person's change to what is there now. */
  again: () => void;
  /** Leaves the change and shows what is there now. */
  reload: () => void;
}

/** The changer of a registration. */
export function useLeadChanger(lead: LeadDetail): LeadChanger {
  const client = useQueryClient();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const isBusy = useRef(false);
  const [conflict, setConflict] = useState<Conflict>();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ version, wanted }: { version: number; wanted: WantedChange }) =>
      call('PATCH /api/desk/leads/:id', { id: lead.id, body: { version, ...wanted } }),
  });
  /** What is there now beside what was wanted; the failure itself where that cannot be read. */
  const showConflict = async (wanted: WantedChange) => {
    try {
      setConflict({ wanted, before: lead, now: await fetchLead(lead.id) });
    } catch (error) {
      notifyError(error);
    }
  };
  const save = async (version: number, wanted: WantedChange): Promise<boolean> => {
    if (isBusy.current) return false;
    isBusy.current = true;
    try {
      // Saved is saved: nobody waits for the history and the lists.
      void updateCachedLead(client, await mutateAsync({ version, wanted }));
      setConflict(undefined);
      return true;
    } catch (error) {
      if (isConflict(error)) await showConflict(wanted);
      else notifyError(error);
      // A colleague has taken the person meanwhile: lists that still show them are asked anew.
      if (isOutOfReach(error)) void updateCachedLead(client, lead);
      return false;
    } finally {
      isBusy.current = false;
    }
  };
  return {
    isPending,
    conflict,
    async change(wanted, said) {
      const isSaved = await save(lead.version, wanted);
      if (isSaved && said) notify(said.key, 'success', { values: said.values ?? {} });
      return isSaved;
    },
    again: () => conflict && void save(conflict.now.version, conflict.wanted),
    reload: () => {
      if (conflict) void updateCachedLead(client, conflict.now);
      setConflict(undefined);
    },
  };
}
