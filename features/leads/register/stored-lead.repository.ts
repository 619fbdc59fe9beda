/** The SQL that finds a registration that was sent before. */
import type { Queryable } from '../../../server/storage/database.ts';

/** What tells whether a registration was sent before. */
export interface IdempotencyKeys {
  lead: { idempotency_hash: string };
  /**
   * An earlier sending that this one repeats when it was stored at or after a time. For senders
   * without a key of their own.
   */
  repeats: { idempotencyHash: string; since: number } | undefined;
}

/** A registration as it was found in the store. */
export interface StoredLead {
  id: string;
  /** Null: no link leads to its page. */
  receipt_hash: string | null;
}

/** A registration that is stored, or the one that it repeats: its id, and whether a link leads to it. */
export function findStored(db: Queryable, { lead, repeats }: IdempotencyKeys): Promise<StoredLead | undefined> {
  return db
    .selectFrom('lead')
    .select(['id', 'receipt_hash'])
    .where(({ eb, or, and }) => {
      const same = eb('idempotency_hash', '=', lead.idempotency_hash);
      if (!repeats) return same;
      return or([
        same,
        and([eb('idempotency_hash', '=', repeats.idempotencyHash), eb('created_at', '>=', repeats.since)]),
      ]);
    })
    .executeTakeFirst();
}
