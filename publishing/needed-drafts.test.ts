import { expect, it } from 'vitest';
import { fault } from '../content/reading/fault.ts';
import { contentOf, ContentError, type Documents, documentsOf, faultItems } from '../content/reading/parse-content.ts';
import { readContentFiles } from '../content/reading/read-content-files.ts';
import type { PublishingFault } from '../features/content/contract/edition-api.ts';
import { nameMendingDrafts } from './needed-drafts.ts';

const SCHOOL = 'schools/new-school';
const PROGRAM = 'programs/new-mba';
const published = documentsOf(readContentFiles());
const school = published.get('schools/otago');
const program = { ...Object(published.get('programs/uo-mba')), school: 'new-school', path: undefined };

async function check(documents: Documents): Promise<PublishingFault[]> {
  try {
    contentOf(documents);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return faultItems(error, documents);
  }
}

/** What is said of a programme that was chosen, beside drafts that were not. */
async function needsOf(drafts: Record<string, unknown>): Promise<PublishingFault[]> {
  const documents = new Map(published).set(PROGRAM, program);
  return nameMendingDrafts(await check(documents), { documents, drafts: new Map(Object.entries(drafts)), check });
}

const MISSING = { document: PROGRAM, path: ['school'], message: fault('no_document', { name: SCHOOL }) };

it('EDIT-4 of the drafts that were not chosen the one is named that a chosen one needs', async () => {
  const others = { 'schools/rit': published.get('schools/rit'), [SCHOOL]: school, 'films/why-1-one-adviser': null };
  expect(await needsOf(others)).toEqual([{ ...MISSING, needs: [SCHOOL] }]);
  expect(await needsOf({ 'schools/rit': published.get('schools/rit') })).toEqual([MISSING]);
});

it('EDIT-4 faults of drafts that were not chosen hide nothing, and one that is needed is named with its own faults', async () => {
  const stray = { ...Object(published.get('programs/uo-mba')), school: 'nowhere', path: undefined };
  expect(await needsOf({ [SCHOOL]: school, 'programs/stray': stray, site: {} })).toEqual([
    { ...MISSING, needs: [SCHOOL] },
  ]);
  expect(await needsOf({ [SCHOOL]: {} })).toEqual([{ ...MISSING, needs: [SCHOOL] }]);
});

it('EDIT-4 what is removed may need a removal, and several drafts may be needed at once', async () => {
  const documents = new Map(published)
    .set(PROGRAM, program)
    .set(SCHOOL, { ...Object(school), registers: ['new-register'] });
  const registers = [...(published.get('registers') as object[])];
  const register = { ...registers[0], id: 'new-register' };
  documents.delete('schools/rit');
  const rit = [...published].filter(([, body]) => Object(body).school === 'rit').map(([name]) => name);
  const found = await nameMendingDrafts(await check(documents), {
    documents,
    drafts: new Map<string, unknown>([
      ['registers', [...registers, register]],
      ['exchange', published.get('exchange')],
      ...rit.map((name): [string, null] => [name, null]),
    ]),
    check,
  });
  expect(found).toContainEqual(expect.objectContaining({ document: `schools/new-school`, needs: ['registers'] }));
  for (const name of rit) expect(found).toContainEqual(expect.objectContaining({ document: name, needs: [name] }));
});
