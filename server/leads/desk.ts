/** Everything that registrations need of an open store, made when the store is opened. */
import type { ConsentFile } from '../../contract/consent.ts';
import type { AddressQuota } from '../api/address-quota.ts';
import { remember } from '../api/remember.ts';
import { SaidJournal } from '../backup/said-journal.ts';
import type { RegistrationLimits } from '../config.ts';
import { ConsentTexts } from '../consents/consent-texts.ts';
import { openSealer } from '../sealing/open-sealer.ts';
import type { Sealer } from '../sealing/sealer.ts';
import { createSignInCeiling } from '../staff/sign-in-ceiling.ts';
import type { Store } from '../storage/database.ts';
import { CommitQueue } from './commit-queue.ts';
import { createLeadWriter, type NewLead, type StoringOutcome } from './lead-storing.repository.ts';
import { createLimits } from './registration-limits.ts';

/**
 * Most registrations in one transaction. Few enough that reading the next ones and writing these
 * overlap: with all that wait in one transaction, everybody waits for it and is answered together,
 * and then the disk waits for everybody.
 */
const BATCH_MAX = 32;

/** Addresses whose hash is remembered: visitors behind one proxy or network share theirs. */
const REMEMBERED_ADDRESSES = 500;

/** An open registration desk. */
export interface Desk {
  readonly store: Store;
  readonly sealer: Sealer;
  readonly consents: ConsentTexts;
  /** Registrations of one address. */
  readonly limits: AddressQuota;
  /** Sign-ins of one address. */
  readonly signIns: AddressQuota;
  /** Keeps what people have said beside the store as well. */
  readonly said: SaidJournal;
  /** See {@link DeskOptions.keepFrom}. */
  readonly keepFrom: number;
  /** Writes registrations; the result says what became of each. */
  readonly queue: CommitQueue<NewLead, StoringOutcome>;
}

/** What a desk is opened with. */
export interface DeskOptions {
  dataDir: string;
  consent: ConsentFile;
  limits: RegistrationLimits;
  /** New registrations are kept as if they came no earlier than this; 0: when they came (purge-hold.ts). */
  keepFrom?: number;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Told when the counts of the limits cannot be kept. */
  onLimitsFailure: (error: unknown) => void;
}

/**
 * Opens the desk on a migrated store.
 *
 * @throws KeysMissingError, KeyFileError, or the store's error.
 */
export async function openDesk(store: Store, options: DeskOptions): Promise<Desk> {
  const sealer = await openSealer(store, options.dataDir, options.now());
  const consents = await ConsentTexts.open(store.db, options.consent, options.now());
  const write = createLeadWriter(store, options.limits.perNumber);
  const counted = {
    pool: store.pool,
    hash: remember((address) => sealer.hash('address', address), REMEMBERED_ADDRESSES),
    onFailure: options.onLimitsFailure,
  };
  return {
    store,
    sealer,
    consents,
    keepFrom: options.keepFrom ?? 0,
    limits: createLimits(options.limits, counted),
    signIns: createSignInCeiling(counted),
    said: new SaidJournal(options.dataDir),
    queue: new CommitQueue({ write, batchMax: BATCH_MAX }),
  };
}
