/** Reads registrations from their rows, each as it is shown somewhere. What is shown where: `storage/tables/lead-fields.ts`. */
import type { Selectable } from 'kysely';
import type { TextDecryptor } from '../../server/crypto/text-decryptor.ts';
import {
  columnsIn,
  type EncryptedName,
  LEAD_FIELDS,
  type LeadIn,
  type LeadTable,
  type FieldPlace,
  type StoredColumn,
} from '../../server/storage/tables/lead-fields.ts';

/** A registration as it is stored. */
export type LeadRow = Selectable<LeadTable>;

/** Whether the next call is the hour that the person chose on their page; the staff may have moved it since. */
export function isCallChosen({
  next_call_at,
  chosen_call_at,
}: Pick<LeadRow, 'next_call_at' | 'chosen_call_at'>): boolean {
  return next_call_at !== null && next_call_at === chosen_call_at;
}

/** A field of the person; empty where there is none, null where it is damaged. */
export function decryptField<Field extends EncryptedName>(
  row: Pick<LeadRow, 'id' | 'key_id' | `${Field}_sealed`>,
  field: Field,
  texts: TextDecryptor,
): string | null {
  const encrypted: string | null = row[`${field}_sealed`];
  return encrypted === null ? '' : texts.read(row.id, field, row.key_id, encrypted);
}

/** What reads one column. */
interface ColumnReader {
  name: string;
  read(row: LeadRow, texts: TextDecryptor): unknown;
}

function columnReader(column: StoredColumn): ColumnReader {
  const field = LEAD_FIELDS[column];
  if ('encryptedFor' in field) {
    const name = field.encryptedFor;
    return { name, read: (row, texts) => decryptField(row, name, texts) };
  }
  // A cast: that a value is of the type that its own column reads is lost here.
  const read = field.read as (stored: unknown) => unknown;
  return { name: column, read: (row) => read(row[column]) };
}

/**
 * Makes what reads a registration as it is shown in some places, and decrypts no more than they show. Name and numbers
 * are empty once it has been erased, and null when they are damaged and cannot be decrypted. Times are ISO 8601, UTC.
 */
export function leadReader<In extends FieldPlace>(...places: In[]): (row: LeadRow, texts: TextDecryptor) => LeadIn<In> {
  const readers = columnsIn(places).map(columnReader);
  return (row, texts) => {
    const lead: Record<string, unknown> = {};
    for (const { name, read } of readers) lead[name] = read(row, texts);
    // A cast: the readers are those of the places' columns.
    return lead as LeadIn<In>;
  };
}
