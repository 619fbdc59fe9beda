/** What the page after a registration needs of an open store. */

import type { Cipher } from '../../server/crypto/cipher.ts';
import type { AddressQuota } from '../../server/http/address-quota.ts';
import type { DecisionJournal } from '../staff/staff-route.ts';
import type { Store } from '../../server/storage/database.ts';

/** What of the open store the page after a registration works with. */
export interface ReceiptStore {
  readonly store: Store;
  readonly cipher: Cipher;
  /** Keeps what people have decided beside the store as well. */
  readonly journal: DecisionJournal;
  /** How often the pages are opened, and how often something is changed there, from one address. */
  readonly receiptReads: AddressQuota;
  readonly receiptChanges: AddressQuota;
}
