import { FEE_MAX } from '../../contract/leads.ts';

/** Whole units in groups of three or none, and no part of a unit. */
const WHOLE = /^(\d+|\d{1,3}([\s,.，]\d{3})+)([.,]00)?$/;

/** `128,000`, `45.000.000` and `3500.00` as people write them; undefined for what is no whole amount. */
export function feeAmount(typed: string): number | undefined {
  const [, whole = ''] = WHOLE.exec(typed.trim()) ?? [];
  const amount = Number(whole.replaceAll(/\D/g, ''));
  return amount >= 1 && amount <= FEE_MAX ? amount : undefined;
}
