/** A registration's questions as they are shown. */
import type { TextDecryptor } from '../../../server/crypto/text-decryptor.ts';
import { isoTime } from '../../../server/http/iso-time.ts';
import type { Queryable } from '../../../server/storage/database.ts';
import type { QuestionItem } from '../contract/leads.ts';
import { listQuestions } from './lead-question.repository.ts';

/** The questions, decrypted, the oldest first. */
export async function readQuestions(db: Queryable, leadId: string, texts: TextDecryptor): Promise<QuestionItem[]> {
  const rows = await listQuestions(db, leadId);
  return rows.map(({ id, at, text_sealed, key_id }) => ({
    id,
    at: isoTime(at),
    text: texts.read(id, 'question', key_id, text_sealed),
  }));
}
