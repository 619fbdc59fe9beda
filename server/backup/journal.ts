/**
 * The journal: erasures, withdrawals, restrictions, numbers that are not to be called and disabled accounts, as lines
 * of JSON beside the database, so that a database that is lost or damaged does not take them with it. A restore
 * reapplies them. The lines hold ids and keyed hashes only; without the keys they lead to nobody.
 *
 * The journal is compared with the database after each change, at each start and every minute, and completed. So it
 * also has what other processes have done, and what a process that was killed had no time to write.
 */

import { existsSync, statSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import path from 'node:path';
import { syncFolder } from '../crypto/change-key-file.ts';
import { journalPath } from '../storage/data-files.ts';
import type { Queryable } from '../storage/database.ts';
import { type ChangeMarks, readNewChanges } from './change.repository.ts';
import type { ChangesToReapply } from './restore/changes-to-reapply.ts';
import {
  type Entry,
  entriesOf,
  entryKey,
  isKnown,
  type Known,
  kindOfKey,
  lineOf,
  type ParsedJournal,
  parseFile,
  undoneLine,
} from './journal-file.ts';

/**
 * Lines of the file before it is written anew without those that later ones replace; some 25 MB. Halved then: of the
 * final kinds the oldest changes go, which are in every backup that is still to be kept.
 */
const LINES_MAX = 200_000;

async function writeSynced(file: string, flags: 'a' | 'w', text: string): Promise<void> {
  const handle = await open(file, flags, 0o600);
  try {
    await handle.appendFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The journal of a data folder, to be written. */
export class Journal {
  readonly #file: string;
  readonly #linesMax: number;
  #parsed: ParsedJournal | undefined;
  /** Keys of the reversible changes that the database had when it was last read. */
  #seen: ReadonlySet<string> = new Set();
  /** How many final changes it had then. */
  #marks: ChangeMarks | undefined;
  #underWay: Promise<void> = Promise.resolve();

  /** @param linesMax lines of the file before it is shortened. */
  constructor(dataDir: string, linesMax = LINES_MAX) {
    this.#file = journalPath(dataDir);
    this.#linesMax = linesMax;
  }

  /**
   * Writes down what the database has and the journal has not. What the database had before and has no more was
   * undone; what only the journal has stays: the database may be an older one, or a new one.
   *
   * @returns when it is on the disk.
   * @throws the store's or the file system's error.
   */
  catchUp(db: Queryable): Promise<void> {
    return this.#inTurn(async () => {
      const { changes, marks } = await readNewChanges(db, Math.floor(this.#linesMax / 2), this.#marks);
      const { known } = this.#load();
      const entries = entriesOf(changes);
      const keys = new Set(entries.filter(({ kind }) => kind.isReversible).map(entryKey));
      const undone = [...this.#seen].filter((key) => known.has(key) && !keys.has(key));
      await this.#append(entries, undone);
      this.#seen = keys;
      this.#marks = marks;
    });
  }

  /** Writes down what it does not have yet; without any change no file is made. @throws the file system's error. */
  add(changes: ChangesToReapply): Promise<void> {
    const entries = entriesOf(changes);
    return entries.length === 0 ? Promise.resolve() : this.#inTurn(() => this.#append(entries, []));
  }

  #inTurn(run: () => Promise<void>): Promise<void> {
    const turn = this.#underWay.then(run);
    this.#underWay = turn.catch(() => {});
    return turn;
  }

  /** The file as it is now: other processes write to it too. */
  #load(): ParsedJournal {
    const size = statSync(this.#file, { throwIfNoEntry: false })?.size ?? 0;
    if (this.#parsed?.size !== size) this.#parsed = parseFile(this.#file);
    return this.#parsed;
  }

  async #append(entries: readonly Entry[], undone: readonly string[]): Promise<void> {
    const { known, lines: before, size } = this.#load();
    const added = entries.filter((entry) => !isKnown(known.get(entryKey(entry)), entry));
    const lines = [...added.map(lineOf), ...undone.map(undoneLine)];
    if (lines.length === 0 && existsSync(this.#file)) return;
    // First an end to a line that may be torn.
    const text = lines.length === 0 ? '' : `\n${lines.join('\n')}\n`;
    await writeSynced(this.#file, 'a', text);
    if (size === 0) syncFolder(path.dirname(this.#file));
    for (const entry of added) known.set(entryKey(entry), entry);
    for (const key of undone) known.delete(key);
    // Should another process have written meanwhile, the size differs, and the file is read again.
    this.#parsed = { known, lines: before + lines.length, size: size + Buffer.byteLength(text) };
    const isCut = undone.some((key) => kindOfKey(key)?.isCutFromFile);
    if (isCut || this.#parsed.lines > this.#linesMax) await this.#shorten(known);
  }

  async #shorten(known: Known): Promise<void> {
    const all = [...known.values()];
    const final = all.filter(({ kind }) => !kind.isReversible).slice(-Math.floor(this.#linesMax / 2));
    const kept = [...final, ...all.filter(({ kind }) => kind.isReversible)];
    const draft = `${this.#file}.${process.pid}`;
    await writeSynced(draft, 'w', kept.map((entry) => `${lineOf(entry)}\n`).join(''));
    await rename(draft, this.#file);
    syncFolder(path.dirname(this.#file));
    this.#parsed = undefined;
  }
}
