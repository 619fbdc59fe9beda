/** The SQL of the questions that people add to their registration (RECEIPT-1). */
import { type Insertable, type Selectable } from 'kysely';
import { countOf } from '../../../server/storage/count.repository.ts';
import type { Queryable } from '../../../server/storage/database.ts';
import type { LeadQuestionTable } from '../../../server/storage/tables/lead-work.table.ts';

/** Adds a question that somebody wrote on the page after their registration. */
export async function insertQuestion(db: Queryable, question: Insertable<LeadQuestionTable>): Promise<void> {
  await db.insertInto('lead_question').values(question).execute();
}

/** A registration's questions, the oldest first. */
export function listQuestions(db: Queryable, leadId: string): Promise<Selectable<LeadQuestionTable>[]> {
  return db.selectFrom('lead_question').selectAll().where('lead_id', '=', leadId).orderBy('at').orderBy('id').execute();
}

/** How many questions a registration has. */
export function countQuestions(db: Queryable, leadId: string): Promise<number> {
  return countOf(db.selectFrom('lead_question').where('lead_id', '=', leadId));
}
