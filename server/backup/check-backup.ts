/** Looks at a whole backup and at the keys, before anything is touched (OPS-2). */
import type { Keys } from '../sealing/key-file.ts';
import { Sealer, UnsealError } from '../sealing/sealer.ts';
import { type BackupHeader, type BackupSummary, readBackup } from './backup-file.ts';

/** Registrations that are opened to see that the keys fit. */
const SAMPLES = 500;

/** Thrown when a backup is not to be restored here; the message says why and what to do. */
export class RestoreRefusedError extends Error {
  readonly code = 'RESTORE_REFUSED';
}

interface Checked {
  summary: BackupSummary;
  /** Opened registrations. */
  samples: number;
}

function placeOf(header: BackupHeader, table: string, column: string): number {
  return header.tables.find(({ name }) => name === table)?.columns.indexOf(column) ?? -1;
}

/** Goes through a backup and opens some of its registrations. @throws BackupFileError, RestoreRefusedError. */
export async function checkBackup(file: string, keys: Keys): Promise<Checked> {
  const sealer = new Sealer(keys);
  const held = new Set([...keys.sealing.keys(), keys.hashId]);
  let samples = 0;
  const summary = await readBackup(file, ({ table, values }, header) => {
    const name = header.tables[table]?.name;
    const value = (column: string) => values[placeOf(header, name ?? '', column)];
    if (name === 'known_key' && !held.has(String(value('key_id')))) {
      throw new RestoreRefusedError(
        `The backup was sealed with a key that the keys at hand do not hold (${value('key_id')}). ` +
          'Name the backup of the keys that belongs to it (--keys FILE). Nothing was changed.',
      );
    }
    if (name !== 'lead' || samples >= SAMPLES || typeof value('name_sealed') !== 'string') return;
    try {
      sealer.open(String(value('id')), 'name', String(value('key_id')), String(value('name_sealed')));
    } catch (error) {
      if (!(error instanceof UnsealError)) throw error;
      throw new RestoreRefusedError('The keys do not open the registrations of this backup. Nothing was changed.');
    }
    samples += 1;
  });
  return { summary, samples };
}
