import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { journalPath } from '../storage/data-files.ts';
import { entriesOf, lineOf, readJournal } from './journal-file.ts';

/** A line of each kind, as every version has written it. */
const LINES = [
  '{"said":"erased","id":"one","erased_at":1}',
  '{"said":"withdrawn","id":"two","withdrawn_at":2}',
  '{"said":"stopped","phone_hash":"hash","since":3,"staff_id":null}',
  '{"said":"restricted","id":"three","restricted_at":4,"restriction":"restricted","purge_after":5}',
  '{"said":"closed","id":"four","disabled_at":6}',
  '{"said":"number_erased","phone_hash":"hash","erased_at":7}',
];

describe('DESK-9 the lines of the journal', () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'journal-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true }));
  const write = (lines: readonly string[]) => writeFileSync(journalPath(dataDir), `${lines.join('\n')}\n`);

  it('DESK-9 are those of the first version, whatever the kinds are called now', () => {
    write(LINES);
    const changes = readJournal(dataDir);
    expect(changes).toEqual({
      erased: [{ id: 'one', erased_at: 1 }],
      withdrawn: [{ id: 'two', withdrawn_at: 2 }],
      doNotContact: [{ phone_hash: 'hash', since: 3, staff_id: null }],
      restricted: [{ id: 'three', restricted_at: 4, restriction: 'restricted', purge_after: 5 }],
      disabledStaff: [{ id: 'four', disabled_at: 6 }],
      erasedNumbers: [{ phone_hash: 'hash', erased_at: 7 }],
    });
    expect(entriesOf(changes).map(lineOf)).toEqual(LINES);
  });

  it('DESK-9 take back what was undone, and nothing of another kind', () => {
    write([...LINES, '{"lifted":"stopped:hash"}', '{"lifted":"closed:one"}', '{"lifted":"unknown:two"}']);
    const changes = readJournal(dataDir);
    expect(changes.doNotContact).toEqual([]);
    expect(changes.erasedNumbers).toHaveLength(1);
    expect(changes.disabledStaff).toHaveLength(1);
  });

  it('DESK-9 are passed over when they lack a column or have one of another type', () => {
    write(['{"said":"erased","id":"one"}', '{"said":"erased","id":1,"erased_at":1}', 'null', '[]', '{}']);
    expect(readJournal(dataDir).erased).toEqual([]);
  });
});
