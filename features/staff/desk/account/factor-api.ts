/** One's own second factor at the server. */
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import QRCode from 'qrcode';
import { call } from '../../../../desk/api/call.ts';
import { ME_KEY } from '../../../../desk/session/me.ts';
import type { FactorSetUp } from '../../contract.ts';
import { ACCOUNT_FRESH_MS, SESSIONS_KEY } from './sessions.ts';

/** Whether one has a second factor, and what goes with it. */
export const FACTOR = queryOptions({
  queryKey: ['factor'],
  queryFn: () => call('GET /api/staff/factor'),
  staleTime: ACCOUNT_FRESH_MS,
});

/** What the app is given, with its picture. */
export interface ShownSecret extends FactorSetUp {
  /** The QR code, as an image's address. */
  picture: string;
}

/** Begins to set a factor up: a new secret, which counts once its first code was right. */
export function useBegin() {
  return useMutation({
    mutationFn: async (): Promise<ShownSecret> => {
      const made = await call('POST /api/staff/factor');
      const svg = await QRCode.toString(made.address, { type: 'svg', errorCorrectionLevel: 'M', margin: 4 });
      return { ...made, picture: `data:image/svg+xml,${encodeURIComponent(svg)}` };
    },
  });
}

/** Sends the first code; the answer is the recovery codes. What is known of the account is asked for again by {@link useRefresh}. */
export function useFirstCode() {
  return useMutation({
    mutationFn: (code: string) => call('POST /api/staff/factor/first-code', { body: { code } }),
  });
}

/** Makes new recovery codes. */
export function useNewCodes() {
  return useMutation({ mutationFn: () => call('POST /api/staff/factor/recovery-codes') });
}

/** Removes one's own factor. */
export function useRemove() {
  return useMutation({ mutationFn: () => call('DELETE /api/staff/factor') });
}

/** Asks anew for what a change of the factor changes: oneself, the factor, the sessions. */
export function useRefresh(): () => Promise<unknown> {
  const client = useQueryClient();
  return () =>
    Promise.all([ME_KEY, FACTOR.queryKey, SESSIONS_KEY].map((queryKey) => client.invalidateQueries({ queryKey })));
}
