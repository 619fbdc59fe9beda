/** Everything that registrations need of an open store, made when the store is opened. */
import type { ConsentFile } from '../../contract/registration/consent.ts';
import { Journal } from '../backup/journal.ts';
import type { RegistrationLimits } from '../config.ts';
import { openCipher } from '../crypto/open-cipher.ts';
import { type AddressQuota, createAddressQuota } from '../http/address-quota.ts';
import { memoize } from '../http/memoize.ts';
import { CommitQueue } from '../../features/leads/register/commit-queue.ts';
import { createLeadWriter } from '../../features/leads/register/registration.repository.ts';
import type { RegistrationStore } from '../../features/leads/register/registration.service.ts';
import { createLimits } from '../../features/leads/register/registration-limits.ts';
import { ConsentTexts } from '../../features/privacy/consents/consent-texts.ts';
import type { ReceiptStore } from '../../features/receipt/receipt-store.ts';
import { createSignInQuota } from '../../features/staff/sign-in/sign-in-quota.ts';
import type { Store } from '../storage/database.ts';

/**
 * Most registrations in one transaction. Few enough that reading the next ones and writing these
 * overlap: with all that wait in one transaction, everybody waits for it and is answered together,
 * and then the disk waits for everybody.
 */
const BATCH_MAX = 32;

/** Addresses whose hash is remembered: visitors behind one proxy or network share theirs. */
const REMEMBERED_ADDRESSES = 500;

/** An open store, with what the server keeps for it. */
export interface LeadStore extends RegistrationStore, ReceiptStore {
  readonly consents: ConsentTexts;
  /** Sign-ins of one address. */
  readonly signIns: AddressQuota;
  /** Keeps what people have decided beside the store as well. */
  readonly journal: Journal;
}

/** What a lead store is opened with. */
export interface LeadStoreOptions {
  dataDir: string;
  keysFile: string;
  consent: ConsentFile;
  limits: RegistrationLimits;
  /** New registrations are kept as if they came no earlier than this; 0: when they came (purge-hold.ts). */
  keepFrom?: number;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Told when the counts of the limits cannot be kept. */
  onLimitsFailure: (error: unknown) => void;
}

/** Opens the lead store on a store that is migrated. @throws KeysMissingError, KeyFileError, or the store's error. */
export async function openLeadStore(store: Store, options: LeadStoreOptions): Promise<LeadStore> {
  const cipher = await openCipher(store, options.keysFile, options.now());
  const consents = await ConsentTexts.open(store.db, options.consent, options.now());
  const write = createLeadWriter(store, options.limits.perNumber);
  const counted = {
    pool: store.counters,
    hash: memoize((address) => cipher.hash('address', address), REMEMBERED_ADDRESSES),
    onFailure: options.onLimitsFailure,
  };
  return {
    store,
    cipher,
    consents,
    keepFrom: options.keepFrom ?? 0,
    limits: createLimits(options.limits, counted),
    signIns: createSignInQuota(counted),
    // As often as forms are refused and taken: the page is a form as well.
    receiptReads: createAddressQuota('receipt-read', options.limits.refusalsPerAddress),
    receiptChanges: createAddressQuota('receipt', options.limits.perAddress, counted),
    journal: new Journal(options.dataDir),
    queue: new CommitQueue({ write, batchMax: BATCH_MAX }),
  };
}
