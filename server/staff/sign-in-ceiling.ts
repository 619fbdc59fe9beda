/** How many sign-ins of one address are looked at: each costs a hash. */
import { type AddressQuota, createAddressQuota } from '../api/address-quota.ts';

/** A whole office may sit behind one address. */
const CEILING = { points: 60, windowMs: 600_000 };

/** Counts sign-ins of addresses in this process; milliseconds to wait when there are too many. */
export function createSignInCeiling(): AddressQuota['take'] {
  return createAddressQuota('sign-in', CEILING).take;
}
