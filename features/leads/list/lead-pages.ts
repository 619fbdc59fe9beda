/** Reads registrations for files, page by page. */
import type { TextDecryptor } from '../../../server/crypto/text-decryptor.ts';
import type { Queryable } from '../../../server/storage/database.ts';
import type { LeadIn } from '../../../server/storage/tables/lead-fields.ts';
import { leadReader } from '../lead.ts';
import type { LeadConditions } from './lead-conditions.repository.ts';
import { listLeadsAfter } from './lead-list.repository.ts';

/** Rows read at a time. */
const PAGE_ROWS = 500;

const readForFile = leadReader('file', 'list', 'detail');

/** A registration with all that files may show of it. */
export type FiledLead = LeadIn<'file' | 'list' | 'detail'>;

/** Registrations that meet the conditions, in the order in which they came. @throws the store's error. */
export async function* leadPages(
  db: Queryable,
  conditions: LeadConditions,
  texts: TextDecryptor,
): AsyncGenerator<FiledLead[]> {
  let after: { createdAt: number; id: string } | undefined;
  for (;;) {
    const rows = await listLeadsAfter(db, conditions, after, PAGE_ROWS);
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map((row) => readForFile(row, texts));
    after = { createdAt: last.created_at, id: last.id };
  }
}
