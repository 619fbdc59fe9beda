/**
 * An export and its record of passing on (DESK-6, DESK-9), for the desk and the command line. Each page of
 * registrations is put on the record before it is handed out, so that the record names what really left,
 * also when the export breaks off or the process is killed.
 */
import { randomUUIDv7 } from 'node:crypto';
import { requireFittingKeys } from '../../../server/crypto/check-keys.ts';
import type { Cipher } from '../../../server/crypto/cipher.ts';
import { TextDecryptor } from '../../../server/crypto/text-decryptor.ts';
import type { Store } from '../../../server/storage/database.ts';
import type { ExportOrder, LeadExport } from '../../leads/export/export.service.ts';
import type { LeadConditions } from '../../leads/list/lead-conditions.repository.ts';
import { countLeads } from '../../leads/list/lead-list.repository.ts';
import { type FiledLead, leadPages } from '../../leads/list/lead-pages.ts';
import { addLogEntries } from '../../staff/staff-log.repository.ts';
import { addDisclosed, endDisclosure, insertDisclosure, removeDisclosed } from './disclosure.repository.ts';

/** An export that is kept on record. Call {@link begin} first; {@link pages} ends the record by itself. */
export class RecordedExport implements LeadExport {
  readonly #store: Store;
  readonly #cipher: Cipher;
  readonly #order: ExportOrder;
  readonly #conditions: LeadConditions;
  readonly #id = randomUUIDv7();
  readonly #texts: TextDecryptor;
  #rows = 0;

  constructor({ store, cipher }: { store: Store; cipher: Cipher }, order: ExportOrder) {
    this.#store = store;
    this.#cipher = cipher;
    this.#order = order;
    this.#conditions = {
      ...order.conditions,
      to: Math.min(order.conditions.to ?? Number.POSITIVE_INFINITY, order.at + 1),
    };
    this.#texts = new TextDecryptor(cipher);
  }

  /** How many registrations there are to export. */
  count(): Promise<number> {
    return countLeads(this.#store.db, this.#conditions);
  }

  /** Writes the log and begins the record, which names nobody yet. @throws the store's error. */
  async begin(): Promise<void> {
    const { format, fields, recipient, country, purpose, basis, at, staffId, requestId } = this.#order;
    const record = { recipient, country, purpose, fields: JSON.stringify(fields), basis, staff_id: staffId };
    await this.#store.transaction(async (transaction) => {
      await insertDisclosure(transaction, { id: this.#id, at, kind: 'export', outcome: 'under_way', ...record });
      const rows = await countLeads(transaction, this.#conditions);
      const detail = { format, rows, reason: purpose, recipient, country, basis, disclosure: this.#id };
      await addLogEntries(transaction, [{ at, staffId, action: 'lead_exported', detail, requestId }]);
    });
  }

  /**
   * The registrations in the order in which they came. When the reader stops or something fails, the
   * record says that the export broke off.
   *
   * @throws KeysUnfitError when the keys do not fit; else the store's error.
   */
  async *pages(): AsyncGenerator<FiledLead[]> {
    let isComplete = false;
    try {
      for await (const leads of leadPages(this.#store.db, this.#conditions, this.#texts)) {
        if (this.#texts.damaged > 0) await requireFittingKeys(this.#store.db, this.#cipher);
        yield await this.#record(leads);
      }
      isComplete = true;
    } finally {
      await this.#end(isComplete);
    }
  }

  /** Says on the record that nothing left after all: the file could not be made of the pages. */
  async takeBack(): Promise<void> {
    await removeDisclosed(this.#store.db, this.#id);
    this.#rows = 0;
    await this.#end(false);
  }

  /** Puts a page on the record. @returns those of it that still may be exported. */
  async #record(leads: FiledLead[]): Promise<FiledLead[]> {
    const ids = leads.map(({ id }) => id);
    const recorded = new Set(await addDisclosed(this.#store.db, this.#id, this.#conditions, ids));
    this.#rows += recorded.size;
    return leads.filter(({ id }) => recorded.has(id));
  }

  async #end(isComplete: boolean): Promise<void> {
    const { staffId, requestId, at } = this.#order;
    const outcome = isComplete ? 'complete' : 'broken_off';
    await this.#store.transaction(async (transaction) => {
      await endDisclosure(transaction, this.#id, { outcome, damaged: this.#texts.damaged });
      if (isComplete) return;
      const detail = { rows: this.#rows, disclosure: this.#id };
      await addLogEntries(transaction, [{ at, staffId, action: 'lead_export_broken_off', detail, requestId }]);
    });
  }
}
