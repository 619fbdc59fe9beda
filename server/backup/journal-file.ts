/** The lines of the journal (journal.ts). */
import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { journalPath } from '../storage/data-files.ts';
import { type ChangeKind, type ChangeRow, KINDS, type KindName, keyOf } from './changes-that-survive-restore.ts';
import { type ChangesToReapply, noChanges } from './restore/changes-to-reapply.ts';

/** A change in the journal. */
export interface Entry {
  name: KindName;
  kind: ChangeKind;
  change: ChangeRow;
}

const KIND_BY_NAME_IN_FILE = new Map(KINDS.map(([name, kind]) => [kind.nameInFile, { name, kind }]));

const LIFTED = z.object({ lifted: z.string() });
const NAMED = z.object({ said: z.string() });

/** What an entry is about; the line of a change that was undone gives this key. */
export function entryKey({ kind, change }: Pick<Entry, 'kind' | 'change'>): string {
  return `${kind.nameInFile}:${keyOf(kind, change)}`;
}

/** The kind of an entry by its key. */
export function kindOfKey(key: string): ChangeKind | undefined {
  return KIND_BY_NAME_IN_FILE.get(key.slice(0, key.indexOf(':')))?.kind;
}

/** Changes as entries of the journal. */
export function entriesOf(changes: ChangesToReapply): Entry[] {
  return KINDS.flatMap(([name, kind]) => changes[name].map((change) => ({ name, kind, change })));
}

/** The line of an entry, its columns in the order of its kind: two equal entries are two equal lines. */
export function lineOf({ kind, change }: Entry): string {
  const columns = Object.keys(kind.columns).map((column) => [column, change[column]]);
  return JSON.stringify({ said: kind.nameInFile, ...Object.fromEntries(columns) });
}

/** The line of a change that was undone. */
export function undoneLine(key: string): string {
  return JSON.stringify({ lifted: key });
}

/** Whether an entry is known as it is; of a final kind it is enough that one is known. */
export function isKnown(known: Entry | undefined, entry: Entry): boolean {
  if (!known || !entry.kind.isReversible) return known !== undefined;
  return lineOf(known) === lineOf(entry);
}

/** What still holds, by key, in the order in which it was written. */
export type Known = Map<string, Entry>;

/** What a journal says, and how much of it there is. */
export interface ParsedJournal {
  known: Known;
  lines: number;
  /** Bytes of the file. */
  size: number;
}

function parseEntry(line: unknown): Entry | undefined {
  const named = KIND_BY_NAME_IN_FILE.get(NAMED.safeParse(line).data?.said ?? '');
  const change = named && z.object(named.kind.columns).safeParse(line).data;
  return change && { ...named, change };
}

function applyLine(known: Known, text: string): void {
  let line: unknown;
  try {
    line = JSON.parse(text);
  } catch {
    // A line that a power cut has torn.
    return;
  }
  const undone = LIFTED.safeParse(line).data;
  const entry = undone ? undefined : parseEntry(line);
  if (undone) known.delete(undone.lifted);
  else if (entry) known.set(entryKey(entry), entry);
}

/** Parses the file; lines that are torn or unknown are passed over. @throws the file system's error. */
export function parseFile(file: string): ParsedJournal {
  const known: Known = new Map();
  if (!existsSync(file)) return { known, lines: 0, size: 0 };
  const text = readFileSync(file, 'utf8');
  const lines = text.split('\n').filter((line) => line !== '');
  for (const line of lines) applyLine(known, line);
  return { known, lines: lines.length, size: Buffer.byteLength(text) };
}

/** The changes in the journal of a data folder; none where there is no journal. @throws the file system's error. */
export function readJournal(dataDir: string): ChangesToReapply {
  const changes = noChanges();
  for (const { name, change } of parseFile(journalPath(dataDir)).known.values()) changes[name].push(change);
  return changes;
}
