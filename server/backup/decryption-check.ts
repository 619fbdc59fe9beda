/** Opens every encrypted value of a backup: to find what is damaged, and whether the keys fit at all (OPS-1, OPS-2). */

import { Cipher, DecryptionError } from '../crypto/cipher.ts';
import { ENCRYPTED_COLUMNS } from '../crypto/encrypted-columns.repository.ts';
import type { Keys } from '../crypto/key-file.ts';
import type { BackupHeader, BackupRow } from './backup-file.ts';

/** With keys that fit nothing every value is damaged; more than this many are counted and not named. */
const NAMED_MAX = 1000;

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
  /** The encrypted columns and the fields that they were encrypted for. */
  encrypted: [column: number, field: string][];
}

function placesOf({ tables }: BackupHeader): (Places | undefined)[] {
  return tables.map(({ name, columns }) => {
    const fields = Object.entries({ ...ENCRYPTED_COLUMNS }).find(([table]) => table === name)?.[1];
    if (!fields) return undefined;
    const encrypted = Object.entries(fields).map(([column, field]): [number, string] => [
      columns.indexOf(column),
      field,
    ]);
    return { table: name, id: columns.indexOf('id'), keyId: columns.indexOf('key_id'), encrypted };
  });
}

/** Looks at the rows of a backup one by one. */
export class DecryptionCheck {
  readonly #cipher: Cipher;
  #places: (Places | undefined)[] | undefined;
  #decrypted = 0;
  #damaged = 0;
  /** Those that the keys do not open, the first 1000 of them. */
  readonly named: DamagedValue[] = [];

  constructor(keys: Keys) {
    this.#cipher = new Cipher(keys);
  }

  /** Encrypted values that were opened. */
  get decrypted(): number {
    return this.#decrypted;
  }

  /** Encrypted values that could not be opened. */
  get damaged(): number {
    return this.#damaged;
  }

  /** Whether the keys belong to the backup: foreign ones open nothing, and damage is rare. */
  get isFit(): boolean {
    return this.#decrypted >= this.#damaged;
  }

  /** Opens what is encrypted in a row. */
  checkRow({ table, values }: BackupRow, header: BackupHeader): void {
    this.#places ??= placesOf(header);
    const places = this.#places[table];
    if (!places) return;
    const id = String(values[places.id]);
    for (const [column, field] of places.encrypted) {
      const encrypted = values[column];
      if (typeof encrypted !== 'string') continue;
      if (this.#decrypts(id, field, String(values[places.keyId]), encrypted)) this.#decrypted += 1;
      else this.#note({ table: places.table, id, field });
    }
  }

  #decrypts(id: string, field: string, keyId: string, encrypted: string): boolean {
    try {
      this.#cipher.decrypt(id, field, keyId, encrypted);
      return true;
    } catch (error) {
      if (error instanceof DecryptionError) return false;
      throw error;
    }
  }

  #note(value: DamagedValue): void {
    this.#damaged += 1;
    if (this.named.length < NAMED_MAX) this.named.push(value);
  }
}

/** What is damaged, a line each, for whoever runs the command: tables, ids and fields, and nobody's data. */
export function damageLines({ named, damaged }: Pick<DecryptionCheck, 'named' | 'damaged'>): string[] {
  const lines = named.map(({ table, id, field }) => `  ${table} ${id}: ${field}`);
  return damaged > named.length ? [...lines, `  … and ${damaged - named.length} more`] : lines;
}
