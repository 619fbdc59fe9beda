/** Facts by age, what contradicts itself, and links that are tried (EDIT-6). */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CODE } from '../../../contract/codes.ts';
import { type FactList, LINKS_PER_HOUR_MAX, type LinkAnswer } from '../../../features/content/contract/facts-api.ts';
import type { FieldPath } from '../../../contract/content/field-edits.ts';
import type { LogItem } from '../../../contract/staff/log-api.ts';
import type { ListOf } from '../../../contract/staff/paging.ts';
import { openTestStore, RULES_STORE_NAMES, type TestStore } from '../../support/stores/databases.ts';
import { type Outside, startOutside } from '../../support/servers/outside.ts';
import { createTestApi, type TestApi } from '../../support/registration-api.ts';
import { type SignedInPerson, signInAs } from '../../support/desk/staff-browser.ts';

const FACTS = '/api/desk/content/facts';
const LINK = `${FACTS}/link`;
/** Address of a source of that programme. */
const SUMMARY = 'https://www.otago.ac.nz/mba/online/summary/index.html';
const SOURCE = { document: 'programs/uo-mba', path: ['sources', 'summary'] };

let outside: Outside;
beforeAll(async () => {
  outside = await startOutside();
});
afterAll(() => outside.close());

describe.each(RULES_STORE_NAMES)('facts and their sources, on %s', (name) => {
  let opened: TestStore;
  let api: TestApi;
  let editor: SignedInPerson;
  beforeEach(async () => {
    opened = await openTestStore(name);
    api = await createTestApi(opened.store, opened.dataDir, { linkTrial: { lookup: outside.lookup } });
    editor = await signInAs(api, 'editor');
  });
  afterEach(() => opened.close());

  const facts = async (language = 'en') =>
    (await editor.browser.send<FactList>('GET', FACTS, undefined, { 'accept-language': language })).body;
  const change = async (document: string, path: FieldPath, before: unknown, after: unknown) =>
    expect(
      await editor.browser.send('PATCH', `/api/desk/content/document?name=${document}`, {
        edits: [{ path, before, after }],
      }),
    ).toMatchObject({ status: 200, body: { conflicts: [] } });
  const tryLink = (source: object = SOURCE) => editor.browser.post<LinkAnswer>(LINK, source);

  it('EDIT-6 say who stands behind them, and which facts rest on them', async () => {
    const { items, total } = await facts();
    expect(total).toBe(items.length);
    expect(items.find(({ path }) => path.join('.') === 'sources.qs-2022')).toMatchObject({
      document: 'programs/uo-mba',
      publisher: 'University of Otago, MBA page, citing QS',
      kind: 'school',
      checked_on: '2026-11-21',
      reasons: [],
      facts: [['rankings', 0]],
    });
    expect(items.find(({ path }) => path.join('.') === 'sources.prospects')).toMatchObject({
      kind: 'other',
      reasons: ['weak'],
    });
    expect(items.filter(({ kind }) => kind === 'authority').length).toBeGreaterThan(5);
  });

  it('EDIT-4 those that nothing names any more are told of apart: edits may name them', async () => {
    const { total, unused } = await facts();
    expect(unused).toEqual([]);
    await change('programs/uo-mba', ['rankings', 0, 'source'], 'qs-2022', 'summary');
    const after = await facts();
    expect(after.total).toBe(total - 1);
    expect(after.unused).toEqual([
      {
        document: 'programs/uo-mba',
        path: ['sources', 'qs-2022'],
        publisher: 'University of Otago, MBA page, citing QS',
        year: 2022,
      },
    ]);
  });

  it('EDIT-6 those stand first that contradict something, then the old, the weak, the rest by age', async () => {
    await change('programs/uo-mba', ['sources', 'qs-2022', 'checkedOn'], '2026-11-21', '2020-01-01');
    await change('programs/uo-mba', ['sources', 'summary', 'url'], SUMMARY, 'https://en.wikipedia.org/wiki/X');
    await change(
      'schools/otago',
      ['summary', 'en'],
      (await editor.browser.get<{ body: { summary: { en: string } } }>('/api/desk/content/document?name=schools/otago'))
        .body.body.summary.en,
      'Founded in 1870, it was the first university in the country and opened in 1871.',
    );
    const { items, contradictions } = await facts('vi');
    expect(contradictions).toEqual([
      {
        kind: 'founded',
        places: [
          expect.objectContaining({ path: ['founded', 'value'], text: '1869', value: 1869 }),
          {
            document: 'schools/otago',
            path: ['summary', 'en'],
            // In the language that says it, not in the desk's.
            text: expect.stringMatching(/^Founded in 1870/),
            value: 1870,
            source: null,
          },
        ],
      },
    ]);
    const reasons = items.map((item) => item.reasons);
    expect(items[0]).toMatchObject({ document: 'schools/otago', reasons: ['contradicts'] });
    expect(items[1]).toMatchObject({ path: ['sources', 'qs-2022'], reasons: ['old'] });
    const firstWhole = reasons.findIndex((one) => one.length === 0);
    expect(items.slice(2, firstWhole).map(({ url }) => url)).toContain('https://en.wikipedia.org/wiki/X');
    const days = items.slice(firstWhole).map(({ checked_on }) => checked_on);
    expect(days).toEqual(days.toSorted());
  });

  it('EDIT-6 a link is tried when an editor asks, and only the one of a source', async () => {
    await change('programs/uo-mba', ['sources', 'summary', 'url'], SUMMARY, outside.page('moved'));
    const before = outside.asked.length;
    await facts();
    expect(outside.asked.length, 'not by itself').toBe(before);
    expect((await tryLink()).body).toEqual({
      url: outside.page('moved'),
      outcome: 'moved',
      status: 200,
      address: outside.page('new'),
    });
    expect(outside.asked.slice(before)).toEqual(['/moved', '/new']);
    expect(api.logged.join('\n')).not.toContain('school.test');
  });

  it('EDIT-6 the server is not led into its own network', async () => {
    await change('programs/uo-mba', ['sources', 'summary', 'url'], SUMMARY, 'http://127.0.0.1:5432/');
    expect((await tryLink()).body).toMatchObject({ outcome: 'not_public' });
  });

  it('EDIT-6 what is no source is not called', async () => {
    for (const source of [
      { document: 'programs/none', path: ['sources', 'summary'] },
      { ...SOURCE, path: ['sources', 'none'] },
      { ...SOURCE, path: [] },
      { ...SOURCE, path: ['__proto__'] },
    ])
      expect(await tryLink(source), JSON.stringify(source)).toMatchObject({
        status: 404,
        body: { code: CODE.notFound },
      });
    for (const source of [{}, { ...SOURCE, url: 'http://school.test/' }, { ...SOURCE, path: 'sources' }])
      expect((await tryLink(source)).status, JSON.stringify(source)).toBe(422);
    for (const role of ['viewer', 'consultant'] as const)
      expect((await (await signInAs(api, role)).browser.post(LINK, SOURCE)).status, role).toBe(403);
  });

  it('EDIT-6 reading again is in the log with day before and after, under the name of who did it', async () => {
    const path = ['sources', 'summary', 'checkedOn'];
    await change('programs/uo-mba', path, '2026-11-21', '2026-11-22');
    const manager = await signInAs(api, 'manager');
    const { body } = await manager.browser.post<ListOf<LogItem>>('/api/desk/log/search', {
      page: 1,
      per_page: 9,
      filter: { actions: ['content_changed'] },
    });
    expect(body.items[0]).toMatchObject({ staff_id: editor.id });
  });
});

// In this process's memory, whatever the store.
it('EDIT-6 one person may try so many links within an hour', async () => {
  const opened = await openTestStore('SQLite');
  const api = await createTestApi(opened.store, opened.dataDir, { linkTrial: { lookup: outside.lookup } });
  const [editor, other] = [await signInAs(api, 'editor'), await signInAs(api, 'manager')];
  const nothing = { document: 'programs/none', path: [] };
  for (let count = 0; count < LINKS_PER_HOUR_MAX; count += 1)
    expect((await editor.browser.post(LINK, nothing)).status).toBe(404);
  expect(await editor.browser.post(LINK, nothing)).toMatchObject({ status: 429, body: { code: CODE.tooMany } });
  expect((await other.browser.post(LINK, nothing)).status).toBe(404);
  await opened.close();
});
