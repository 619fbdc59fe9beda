/** The SQL of the notes on registrations. */
import type { Insertable, Selectable } from 'kysely';
import type { Queryable } from '../../../server/storage/database.ts';
import type { LeadNoteTable } from '../../../server/storage/tables/lead-work.table.ts';

/** Adds a note, whose text is encrypted already. */
export async function insertNote(db: Queryable, note: Insertable<LeadNoteTable>): Promise<void> {
  await db.insertInto('lead_note').values(note).execute();
}

/** The notes of some registrations, the newest first. */
export function listNotesOf(db: Queryable, leadIds: readonly string[]): Promise<Selectable<LeadNoteTable>[]> {
  return db
    .selectFrom('lead_note')
    .selectAll()
    .where('lead_id', 'in', leadIds)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}
