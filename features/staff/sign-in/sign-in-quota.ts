/** How many sign-ins of one address are looked at: each costs a hash. */

import { MS_PER_MINUTE } from '../../../contract/time/time-units.ts';
import { type AddressQuota, createAddressQuota, type QuotaStore } from '../../../server/http/address-quota.ts';

/** A whole office may sit behind one address. */
const SIGN_IN_QUOTA = { points: 60, windowMs: 10 * MS_PER_MINUTE };

/** Counts sign-ins of addresses, in all processes together where they share a store. */
export function createSignInQuota(store: QuotaStore): AddressQuota {
  return createAddressQuota('sign-in', SIGN_IN_QUOTA, store);
}
