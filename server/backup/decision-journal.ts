/**
 * The journal of what people have decided: who was erased, whose consent was taken back, who is not to be called, whose
 * account was closed. Lines of JSON beside the store, so that a store that is lost or damaged does not take them with
 * it: a restore applies them. They hold ids and keyed hashes alone; without the keys they lead to nobody.
 *
 * It is caught up with the store after each change, at each start and every minute, by comparing the two. So it knows
 * also what other processes have done, and what a process that was killed had no time to write.
 */

import { existsSync, statSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import path from 'node:path';
import { syncFolder } from '../crypto/key-file.ts';
import { journalPath } from '../storage/data-files.ts';
import type { Queryable } from '../storage/database.ts';
import { type DecisionMarks, type Decisions, readDecisionsNow } from './decisions.repository.ts';
import {
  type Entry,
  entriesOf,
  FOR_GOOD,
  isKnown,
  type Known,
  keyOf,
  type ParsedJournal,
  readFile,
} from './journal-file.ts';

/**
 * Lines of the file before it is written anew without those that later ones have overtaken; some 25 MB. Halved then: of
 * erasures and withdrawals the oldest go, which are in every backup that is still to be kept.
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
export class DecisionJournal {
  readonly #file: string;
  readonly #linesMost: number;
  #read: ParsedJournal | undefined;
  /** What the store said when it was last looked at: what can be lifted, and marks of what is for good. */
  #seen: ReadonlySet<string> = new Set();
  #marks: DecisionMarks | undefined;
  #underWay: Promise<void> = Promise.resolve();

  /** @param linesMost lines of the file before it is shortened. */
  constructor(dataDir: string, linesMost = LINES_MAX) {
    this.#file = journalPath(dataDir);
    this.#linesMost = linesMost;
  }

  /**
   * Writes down what the store says and the journal does not. What the store said before and does not say any more
   * was lifted; what only the journal says stays: the store may be an older one, or a new one.
   *
   * @returns when it is on the disk.
   * @throws the store's or the file system's error.
   */
  catchUp(db: Queryable): Promise<void> {
    return this.#inTurn(async () => {
      const { decisions, marks } = await readDecisionsNow(db, Math.floor(this.#linesMost / 2), this.#marks);
      const known = this.#load().known;
      const liftable = entriesOf({ ...decisions, erased: [], withdrawn: [] });
      const keys = new Set(liftable.map(keyOf));
      const lifted = [...this.#seen].filter((key) => known.has(key) && !keys.has(key));
      await this.#append(entriesOf(decisions), lifted);
      this.#seen = keys;
      this.#marks = marks;
    });
  }

  /** Writes down what it does not say yet; nothing to be said makes no journal. @throws the file system's error. */
  add(decisions: Decisions): Promise<void> {
    const entries = entriesOf(decisions);
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
    if (this.#read?.size !== size) this.#read = readFile(this.#file);
    return this.#read;
  }

  async #append(entries: readonly Entry[], lifted: readonly string[]): Promise<void> {
    const read = this.#load();
    const added = entries.filter((entry) => !isKnown(read.known.get(keyOf(entry)), entry));
    const lines = [...added, ...lifted.map((key) => ({ lifted: key }))].map((line) => JSON.stringify(line));
    if (lines.length === 0 && existsSync(this.#file)) return;
    // First an end to a line that may be torn.
    const text = lines.length === 0 ? '' : `\n${lines.join('\n')}\n`;
    await writeSynced(this.#file, 'a', text);
    if (read.size === 0) syncFolder(path.dirname(this.#file));
    for (const entry of added) read.known.set(keyOf(entry), entry);
    for (const key of lifted) read.known.delete(key);
    // Should somebody else have written meanwhile, it is another size, and the file is read again.
    this.#read = { known: read.known, lines: read.lines + lines.length, size: read.size + Buffer.byteLength(text) };
    // A hash whose time is over goes from the file too, and not from what holds alone.
    const isForgotten = lifted.some((key) => key.startsWith('number_erased:'));
    if (isForgotten || this.#read.lines > this.#linesMost) await this.#shorten(read.known);
  }

  async #shorten(known: Known): Promise<void> {
    const all = [...known.values()];
    const forGood = all.filter(({ said }) => FOR_GOOD.has(said)).slice(-Math.floor(this.#linesMost / 2));
    const kept = [...forGood, ...all.filter(({ said }) => !FOR_GOOD.has(said))];
    const draft = `${this.#file}.${process.pid}`;
    await writeSynced(draft, 'w', kept.map((entry) => `${JSON.stringify(entry)}\n`).join(''));
    await rename(draft, this.#file);
    syncFolder(path.dirname(this.#file));
    this.#read = undefined;
  }
}
