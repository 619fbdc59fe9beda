/**
 * How many registrations are taken from one address (APPT-9). Only stored ones count, so that a
 * person who makes a mistake is never locked out. Those of one number are counted where they are
 * stored (registration.repository.ts).
 */

import type { RegistrationLimits } from '../../../server/config.ts';
import { type AddressQuota, createAddressQuota, type QuotaStore } from '../../../server/http/address-quota.ts';

/** Counts a refused attempt of an address; the result is as that of {@link AddressQuota.take}. */
export type RefusalLimit = AddressQuota['take'];

/** The ceiling for refused attempts. Kept in memory: a flood of refusals is no reason to trouble the database. */
export function createRefusalLimit(limits: RegistrationLimits): RefusalLimit {
  return createAddressQuota('refusal', limits.refusalsPerAddress).take;
}

/** The limit of registrations: counts one that is about to be stored, and gives it back when nothing was stored. */
export function createLimits(limits: RegistrationLimits, store: QuotaStore): AddressQuota {
  return createAddressQuota('address', limits.perAddress, store);
}
