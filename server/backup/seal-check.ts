/** Opens every sealed value of a backup: to find what is damaged, and whether the keys fit at all (OPS-1, OPS-2). */
import type { Keys } from '../crypto/key-file.ts';
import { SEALED_TABLES } from '../crypto/reseal.repository.ts';
import { Sealer, UnsealError } from '../crypto/sealer.ts';
import type { BackupHeader, BackupRow } from './backup-file.ts';

/** With keys that fit nothing every value is damaged; more than this many are counted and not named. */
const NAMED_MOST = 1000;

/** A value that the keys do not open. */
export interface DamagedValue {
  table: string;
  /** The row's id. */
  id: string;
  field: string;
}

interface Places {
  table: string;
  id: number;
  keyId: number;
  /** The sealed columns and the fields that they were sealed for. */
  sealed: [column: number, field: string][];
}

function placesOf({ tables }: BackupHeader): (Places | undefined)[] {
  return tables.map(({ name, columns }) => {
    const fields = Object.entries({ ...SEALED_TABLES }).find(([table]) => table === name)?.[1];
    if (!fields) return undefined;
    const sealed = Object.entries(fields).map(([column, field]): [number, string] => [columns.indexOf(column), field]);
    return { table: name, id: columns.indexOf('id'), keyId: columns.indexOf('key_id'), sealed };
  });
}

/** Looks at the rows of a backup one by one. */
export class SealCheck {
  readonly #sealer: Sealer;
  #places: (Places | undefined)[] | undefined;
  #opened = 0;
  #damaged = 0;
  /** Those that the keys do not open, the first 1000 of them. */
  readonly named: DamagedValue[] = [];

  constructor(keys: Keys) {
    this.#sealer = new Sealer(keys);
  }

  /** Sealed values that were opened. */
  get opened(): number {
    return this.#opened;
  }

  /** Sealed values that could not be opened. */
  get damaged(): number {
    return this.#damaged;
  }

  /** Whether the keys belong to the backup: foreign ones open nothing, and damage is rare. */
  get isFit(): boolean {
    return this.#opened >= this.#damaged;
  }

  /** Opens what is sealed in a row. */
  look({ table, values }: BackupRow, header: BackupHeader): void {
    this.#places ??= placesOf(header);
    const places = this.#places[table];
    if (!places) return;
    const id = String(values[places.id]);
    for (const [column, field] of places.sealed) {
      const sealed = values[column];
      if (typeof sealed !== 'string') continue;
      if (this.#opens(id, field, String(values[places.keyId]), sealed)) this.#opened += 1;
      else this.#note({ table: places.table, id, field });
    }
  }

  #opens(id: string, field: string, keyId: string, sealed: string): boolean {
    try {
      this.#sealer.open(id, field, keyId, sealed);
      return true;
    } catch (error) {
      if (error instanceof UnsealError) return false;
      throw error;
    }
  }

  #note(value: DamagedValue): void {
    this.#damaged += 1;
    if (this.named.length < NAMED_MOST) this.named.push(value);
  }
}

/** What is damaged, a line each, for whoever runs the command: tables, ids and fields, and nobody's data. */
export function damageLines({ named, damaged }: Pick<SealCheck, 'named' | 'damaged'>): string[] {
  const lines = named.map(({ table, id, field }) => `  ${table} ${id}: ${field}`);
  return damaged > named.length ? [...lines, `  … and ${damaged - named.length} more`] : lines;
}
