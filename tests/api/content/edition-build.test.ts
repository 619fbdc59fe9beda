/** An edition built upon another one (EDIT-4), with the site as it is built. Costs twelve seconds. */
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentsOf } from '../../../content/parse-content.ts';
import { readContentFiles } from '../../../content/read-content-files.ts';
import { applyEdits, type FieldEdit } from '../../../contract/field-edits.ts';
import { createEditionBuild } from '../../../server/content/run-edition-build.ts';

const BUILT = path.join(import.meta.dirname, '../../../dist');
/** A title with a character that no other heading of the films has: their other pages get another font. */
const TITLE = '同一位顾问，鹏程';
const EDITS: Record<string, FieldEdit[]> = {
  'films/why-1-one-adviser': [{ path: ['title', 'zh'], before: '同一位顾问', after: TITLE }],
  privacy: [{ path: ['updatedOn'], before: '2026-11-22', after: '2026-12-01' }],
};

function editedDocuments(): Map<string, unknown> {
  const documents = documentsOf(readContentFiles());
  for (const [name, edits] of Object.entries(EDITS)) {
    const { body, applied } = applyEdits(documents.get(name), edits);
    if (applied.length === 0) throw new Error(`no edit of ${name} fits the files any more`);
    documents.set(name, body);
  }
  return documents;
}

/** What an edition consists of. */
const PARTS = ['client', 'rendered', 'outcome', 'failed', 'receipt'];

/** The files of an edition with the hash of each. */
function filesOf(folder: string): Map<string, string> {
  const names = PARTS.flatMap((part) =>
    readdirSync(path.join(folder, part), { recursive: true, encoding: 'utf8' }).map((name) => path.join(part, name)),
  );
  const files = ['_headers.json', ...names.sort()].filter((name) => statSync(path.join(folder, name)).isFile());
  return new Map(
    files.map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(path.join(folder, name)))
        .digest('hex'),
    ]),
  );
}

describe('EDIT-4 an edition', () => {
  // Nobody else is to be served meanwhile.
  const build = createEditionBuild(path.join(BUILT, 'bundle'), 0);
  const { signal } = new AbortController();
  const folders: string[] = [];
  const begin = () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'edition-'));
    folders.push(folder);
    return folder;
  };
  let edited = '';
  beforeAll(async () => {
    edited = begin();
    expect(await build({ documents: editedDocuments(), folder: edited, previous: BUILT, signal })).toEqual([]);
  }, 120_000);
  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true });
  });

  it('EDIT-4 that takes pages over from another is the same to the byte as one that was built whole', async () => {
    const back = begin();
    const documents = documentsOf(readContentFiles());
    expect(await build({ documents, folder: back, previous: edited, signal })).toEqual([]);
    expect(filesOf(back)).toEqual(filesOf(BUILT));
  }, 120_000);

  it('EDIT-4 says what was edited, on every page that shows it, and has its characters in the fonts of others', () => {
    const page = (folder: string, name: string) =>
      readFileSync(path.join(folder, 'client', name, 'index.html'), 'utf8');
    for (const name of ['zh', '_plain/zh/video/why-1-one-adviser', 'zh/search'])
      expect(page(edited, name), name).toContain(TITLE);
    const fontOf = (folder: string) =>
      /song-films\.[\w-]+\.woff2/.exec(page(folder, 'zh/video/service-1-essay-team'))?.[0];
    expect(fontOf(edited)).toMatch(/song-films/);
    expect(fontOf(edited)).not.toBe(fontOf(BUILT));
    expect(page(edited, 'zh/privacy')).not.toBe(page(BUILT, 'zh/privacy'));
    expect(page(edited, 'zh/recognition')).toBe(page(BUILT, 'zh/recognition'));
    expect(filesOf(edited).size).toBeGreaterThan(2000);
  });

  it('EDIT-4 is not built of documents that do not fit one another, and leaves the other edition as it was', async () => {
    const documents = editedDocuments().set('campaign', {
      ...(documentsOf(readContentFiles()).get('campaign') as object),
      story: 'nobody',
    });
    const before = filesOf(BUILT);
    expect(await build({ documents, folder: begin(), previous: BUILT, signal })).toEqual([
      { document: 'campaign', path: ['story'], message: 'there is no content/stories/nobody.yaml' },
    ]);
    expect(filesOf(BUILT)).toEqual(before);
  });
});
