/** The SQL of the questions that people add to their registration (RECEIPT-1). */
import { type Insertable, type Selectable, sql } from 'kysely';
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
export async function countQuestions(db: Queryable, leadId: string): Promise<number> {
  const row = await db
    .selectFrom('lead_question')
    .select((eb) => sql<number>`cast(${eb.fn.countAll()} as integer)`.as('rows'))
    .where('lead_id', '=', leadId)
    .executeTakeFirstOrThrow();
  return row.rows;
}
