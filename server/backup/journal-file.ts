/** The lines of the journal of what people have decided (decision-journal.ts). */

import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { journalPath } from '../storage/data-files.ts';
import type { Decisions } from './decisions.repository.ts';

const time = z.number();
/** The words of the file: `stopped` is a number that is not to be called, `closed` an account that is disabled. */
const ENTRY = z.discriminatedUnion('said', [
  z.object({ said: z.literal('erased'), id: z.string(), erased_at: time }),
  z.object({ said: z.literal('withdrawn'), id: z.string(), withdrawn_at: time }),
  z.object({ said: z.literal('stopped'), phone_hash: z.string(), since: time, staff_id: z.string().nullable() }),
  z.object({
    said: z.literal('restricted'),
    id: z.string(),
    restricted_at: time,
    restriction: z.string(),
    purge_after: time,
  }),
  z.object({ said: z.literal('closed'), id: z.string(), disabled_at: time }),
  z.object({ said: z.literal('number_erased'), phone_hash: z.string(), erased_at: time }),
]);
/** Something that was said. */
export type Entry = z.infer<typeof ENTRY>;

/** A line: something that was said, or the key of something that no longer holds. */
const LINE = z.union([ENTRY, z.object({ lifted: z.string() })]);

/** An erasure and a withdrawal are for good. */
export const FOR_GOOD: ReadonlySet<Entry['said']> = new Set(['erased', 'withdrawn']);

/** What an entry is about. */
export function keyOf(entry: Entry): string {
  return `${entry.said}:${'phone_hash' in entry ? entry.phone_hash : entry.id}`;
}

/** What was said, as entries; their fields stand in the order of those above, because {@link isKnown} compares them as text. */
export function entriesOf({
  erased,
  erasedNumbers,
  withdrawn,
  doNotContact,
  restricted,
  disabledStaff,
}: Decisions): Entry[] {
  return [
    ...erased.map((row) => ({ said: 'erased' as const, ...row })),
    ...withdrawn.map((row) => ({ said: 'withdrawn' as const, ...row })),
    ...doNotContact.map((row) => ({ said: 'stopped' as const, ...row })),
    ...restricted.map((row) => ({ said: 'restricted' as const, ...row })),
    ...disabledStaff.map((row) => ({ said: 'closed' as const, ...row })),
    ...erasedNumbers.map((row) => ({ said: 'number_erased' as const, ...row })),
  ];
}

/** Whether an entry is known as it is. */
export function isKnown(known: Entry | undefined, entry: Entry): boolean {
  if (!known || FOR_GOOD.has(entry.said)) return known !== undefined;
  return JSON.stringify(known) === JSON.stringify(entry);
}

/** What still holds, by key, in the order in which it was written. */
export type Known = Map<string, Entry>;

/** The file, read. */
export interface ParsedJournal {
  known: Known;
  lines: number;
  /** Bytes of the file. */
  size: number;
}

function parseLine(text: string): z.infer<typeof LINE> | undefined {
  try {
    return LINE.safeParse(JSON.parse(text)).data;
  } catch {
    // A line that a power cut has torn.
    return undefined;
  }
}

/** Reads the file; lines that are torn or unknown are passed over. @throws the file system's error. */
export function readFile(file: string): ParsedJournal {
  if (!existsSync(file)) return { known: new Map(), lines: 0, size: 0 };
  const text = readFileSync(file, 'utf8');
  const lines = text.split('\n').filter((line) => line !== '');
  const known: Known = new Map();
  for (const line of lines.map(parseLine)) {
    if (!line) continue;
    if ('lifted' in line) known.delete(line.lifted);
    else known.set(keyOf(line), line);
  }
  return { known, lines: lines.length, size: Buffer.byteLength(text) };
}

/** What the journal of a data folder says; nothing when there is none. @throws the file system's error. */
export function readJournal(dataDir: string): Decisions {
  const entries = [...readFile(journalPath(dataDir)).known.values()];
  const of = <Said extends Entry['said']>(said: Said) =>
    entries.filter((entry): entry is Extract<Entry, { said: Said }> => entry.said === said);
  return {
    erased: of('erased'),
    withdrawn: of('withdrawn'),
    doNotContact: of('stopped'),
    restricted: of('restricted'),
    disabledStaff: of('closed'),
    erasedNumbers: of('number_erased'),
  };
}
