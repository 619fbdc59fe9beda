/** The SQL that finds a registration by its link (RECEIPT-3). */
import { findLead, type ListedLead } from '../leads/list/lead-list.repository.ts';
import type { Queryable } from '../../server/storage/database.ts';

/** The registration whose link has a token of this hash; undefined when there is none, or it was erased. */
export async function findLeadOfLink(db: Queryable, receiptHash: string): Promise<ListedLead | undefined> {
  const row = await db.selectFrom('lead').select('id').where('receipt_hash', '=', receiptHash).executeTakeFirst();
  return row && findLead(db, row.id, undefined);
}
