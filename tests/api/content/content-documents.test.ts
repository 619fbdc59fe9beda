/** The documents of the content at the desk (EDIT-1, EDIT-2, EDIT-10). */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { documentsOf } from '../../../content/reading/parse-content.ts';
import { CONTENT_FOLDER, readContentFiles } from '../../../content/reading/read-content-files.ts';
import { CODE } from '../../../contract/codes.ts';
import {
  type ChangedContent,
  type ContentDocument,
  type ContentForm,
  type ContentItem,
  type FoundInContent,
  type PastEdit,
  SEARCH_HITS_MAX,
} from '../../../features/content/contract/content-api.ts';
import type { UnpublishedChanges } from '../../../features/content/contract/edition-api.ts';
import type { LogItem } from '../../../contract/staff/log-api.ts';
import type { ListOf } from '../../../contract/staff/paging.ts';
import { importDocuments } from '../../../features/content/documents/transfer.service.ts';
import { openTestStore, RULES_STORE_NAMES, type TestStore } from '../../support/stores/databases.ts';
import { createTestApi, type TestApi } from '../../support/registration-api.ts';
import { type SignedInPerson, signInAs } from '../../support/desk/staff-browser.ts';

const DOCUMENTS = documentsOf(readContentFiles());
const SITE = '/api/desk/content/document?name=site';
const PROGRAM = '/api/desk/content/document?name=programs/uo-mba';

describe.each(RULES_STORE_NAMES)('documents of the content, on %s', (name) => {
  let opened: TestStore;
  let api: TestApi;
  let editor: SignedInPerson;
  let manager: SignedInPerson;
  beforeEach(async () => {
    opened = await openTestStore(name);
    api = await createTestApi(opened.store, opened.dataDir);
    editor = await signInAs(api, 'editor');
    manager = await signInAs(api, 'manager');
  });
  afterEach(() => opened.close());

  const read = async (address = PROGRAM) =>
    (await editor.browser.get<ContentDocument & { body: Record<string, string> }>(address)).body;
  const change = (person: SignedInPerson, edits: object[], address = PROGRAM) =>
    person.browser.send<ChangedContent>('PATCH', address, { edits });
  const log = async () =>
    (
      await manager.browser.post<ListOf<LogItem>>('/api/desk/log/search', {
        page: 1,
        per_page: 9,
        filter: { actions: ['content_added', 'content_changed', 'content_removed'] },
      })
    ).body.items;

  it('EDIT-1 are those of the repository at first, with their titles and without faults', async () => {
    const { items } = (await editor.browser.get<ListOf<ContentItem>>('/api/desk/content')).body;
    expect(items.map((item) => item.name).sort()).toEqual([...DOCUMENTS.keys()].sort());
    expect(items.filter(({ faults }) => faults > 0)).toEqual([]);
    expect(items.find((item) => item.name === 'programs/uo-mba')).toMatchObject({
      title: { en: 'Master of Business Administration · University of Otago' },
      version: 1,
      changed_by: null,
    });
    const { body } = await read();
    expect(body).toEqual(DOCUMENTS.get('programs/uo-mba'));
  });

  it('EDIT-1 are searched in all that they say, as they are being edited', async () => {
    const search = async (text: string) =>
      (await editor.browser.get<ListOf<FoundInContent>>(`/api/desk/content/search?text=${encodeURIComponent(text)}`))
        .body;
    await change(editor, [
      { path: ['title', 'vi'], before: 'Thạc sĩ Quản trị Kinh doanh (MBA)', after: 'Thạc sĩ Đổi Mới Thử' },
    ]);
    expect(await search('doi moi thu')).toEqual({
      items: [
        { document: 'programs/uo-mba', path: ['title', 'vi'], before: 'Thạc sĩ ', found: 'Đổi Mới Thử', after: '' },
      ],
      total: 1,
    });
    const source = (await search('course high in world rankings')).items;
    expect(source, 'a source, at its fact').toMatchObject([{ path: ['rankings', 0, 'later', 'source', 'publisher'] }]);
    const often = await search('e');
    expect(often.items).toHaveLength(SEARCH_HITS_MAX);
    expect(often.total).toBeGreaterThan(SEARCH_HITS_MAX);
    expect((await search('')).total).toBe(0);
  });

  it('EDIT-1 tell an editor who edited them, and what, each document for itself', async () => {
    await read();
    const title = ['title', 'en'];
    const before = 'Master of Business Administration';
    await change(manager, [{ path: title, before, after: 'MB' }]);
    await change(manager, [{ path: title, before: 'MB', after: 'MBA' }]);
    await change(manager, [{ path: ['icp'], after: 'other' }], SITE);
    const history = `${PROGRAM.replace('?', '/history?')}`;
    const { items } = (await editor.browser.get<ListOf<PastEdit>>(history)).body;
    expect(items).toEqual([
      {
        at: expect.any(String),
        by: manager.id,
        isNew: false,
        isDiscard: false,
        edits: [{ path: title, before, after: 'MBA' }],
      },
    ]);
    expect((await editor.browser.get(`${history}-2`)).body).toMatchObject({ code: CODE.notFound });
  });

  it('EDIT-2 two people at one document lose nothing to each other', async () => {
    const title = { path: ['title', 'en'], before: 'Master of Business Administration', after: 'MBA' };
    const object = { path: ['object'], before: 'mba', after: 'law' };
    const answers = await Promise.all([change(editor, [title]), change(manager, [object])]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await read()).toMatchObject({ version: 3, body: { title: { en: 'MBA' }, object: 'law' } });

    const late = await change(manager, [
      { ...title, after: 'Master' },
      { path: ['key'], before: 'mba', after: 'law' },
    ]);
    expect(late.body).toMatchObject({
      conflicts: [{ path: ['title', 'en'], now: 'MBA' }],
      body: { title: { en: 'MBA' }, key: 'law' },
      changed_by: manager.id,
    });
    expect((await change(editor, [title])).body, 'sent twice').toMatchObject({ conflicts: [], version: 4 });
  });

  it('EDIT-1 are saved while they are typed, with what does not fit in words', async () => {
    const { body } = await change(editor, [
      { path: ['title', 'vi'], before: 'Thạc sĩ Quản trị Kinh doanh (MBA)', after: '' },
    ]);
    expect(body.faults).toEqual([{ path: ['title', 'vi'], message: 'fill this in' }]);
    const { items } = (await editor.browser.get<ListOf<ContentItem>>('/api/desk/content')).body;
    expect(items.filter(({ faults }) => faults > 0).map((item) => item.name)).toEqual(['programs/uo-mba']);
  });

  it('EDIT-1 that an earlier version stored with fewer fields are read as the schemas are today', async () => {
    await read(SITE);
    await opened.store.db.updateTable('content_document').set({ body: '{}' }).where('name', '=', 'words').execute();
    const { body } = await editor.browser.get<ContentDocument>('/api/desk/content/document?name=words');
    expect(body).toMatchObject({ body: DOCUMENTS.get('words'), faults: [] });
  });

  it('EDIT-1 have the words of the pages since, which are not published by themselves, and store what was changed alone', async () => {
    await read();
    const { db } = opened.store;
    await db.deleteFrom('content_document').where('name', '=', 'words').execute();
    await db.deleteFrom('edition_document').where('name', '=', 'words').execute();
    const words = '/api/desk/content/document?name=words';
    expect((await read(words)).body).toEqual(DOCUMENTS.get('words'));
    const unpublished = async () =>
      (await editor.browser.get<UnpublishedChanges>('/api/desk/content/changes')).body.items;
    expect(await unpublished()).toEqual([]);
    const edit = { path: ['banner', 'consult', 'en'], before: 'Get my free comparison', after: 'Ask us, free' };
    await change(editor, [edit], words);
    expect(await unpublished()).toMatchObject([{ name: 'words', kind: 'changed', edits: [edit] }]);
    const row = await db.selectFrom('content_document').select('body').where('name', '=', 'words').executeTakeFirst();
    expect(JSON.parse(row?.body ?? '')).toEqual({
      banner: { consult: expect.objectContaining({ en: 'Ask us, free' }) },
    });
  });

  it('EDIT-1 are held to what an advertisement must not say', async () => {
    await change(editor, [{ path: ['title', 'zh'], before: '工商管理硕士（MBA）', after: '保录取的硕士' }]);
    expect((await read()).faults).toEqual([{ path: ['title', 'zh'], message: expect.stringMatching(/“保录取”/) }]);
  });

  it('EDIT-2 show what visitors see, and who else has them open', async () => {
    await change(editor, [{ path: ['object'], before: 'mba', after: 'law' }]);
    expect(await read()).toMatchObject({ body: { object: 'law' }, published: { object: 'mba' }, open_by: [] });
    await manager.browser.get(PROGRAM);
    expect(await read()).toMatchObject({ open_by: [manager.id] });
    await manager.browser.get('/api/desk/content/document?name=site');
    const film = await editor.browser.post<ContentDocument>('/api/desk/content/document', {
      name: 'films/new-film',
      body: {},
    });
    expect(film.body).not.toHaveProperty('published');
  });

  it('EDIT-10 what was done stands in the log, before and after', async () => {
    await change(editor, [{ path: ['object'], before: 'mba', after: 'law' }]);
    await editor.browser.post('/api/desk/content/document', { name: 'films/new-film', body: { order: 1 } });
    const removed = await editor.browser.send('DELETE', '/api/desk/content/document?name=films/new-film');
    expect(removed.status).toBe(200);
    expect(await log()).toMatchObject([
      { action: 'content_removed', detail: { document: 'films/new-film', before: { order: 1 } } },
      { action: 'content_added', detail: { document: 'films/new-film' } },
      {
        action: 'content_changed',
        staff_id: editor.id,
        detail: { document: 'programs/uo-mba', edits: [{ path: ['object'], before: 'mba', after: 'law' }] },
      },
    ]);
  });

  it('EDIT-10 settings, and stories with releases, are changed by managers alone', async () => {
    const STORY = '/api/desk/content/document?name=stories/story-1-rit-train';
    const release = { keptAt: 'no. 7', signedOn: '2026-11-01', scope: 'website', languages: ['zh'], endsOn: null };
    const phone = [{ path: ['phone'], before: (await read(SITE)).body.phone, after: '000' }];
    const real = [{ path: ['release'], before: null, after: release }];
    const words = (before: string, after: string) => [{ path: ['mobileId'], before, after }];
    const id = (await read(STORY)).body['mobileId'] ?? '';
    const refused = { status: 403, body: { code: CODE.notAllowed } };
    expect(await change(editor, phone, SITE)).toMatchObject(refused);
    expect(await change(editor, real, STORY)).toMatchObject(refused);
    expect((await change(editor, words(id, 'one'), STORY)).status, 'a sample').toBe(200);
    expect([(await change(manager, phone, SITE)).status, (await change(manager, real, STORY)).status]).toEqual([
      200, 200,
    ]);
    expect(await change(editor, words('one', 'two'), STORY)).toMatchObject(refused);
    expect(await editor.browser.send('DELETE', STORY)).toMatchObject(refused);
    expect((await read(STORY)).body).toMatchObject({ mobileId: 'one', release });
  });

  it('EDIT-1 are added under names that addresses can have, once', async () => {
    const add = (documentName: string) =>
      editor.browser.post<ContentDocument>('/api/desk/content/document', { name: documentName, body: {} });
    const added = await add('programs/new-mba');
    expect(added.body).toMatchObject({ version: 1, title: null, changed_by: editor.id });
    expect(added.body.faults.length).toBeGreaterThan(3);
    expect(await add('programs/new-mba')).toMatchObject({ status: 409, body: { code: CODE.documentExists } });
    for (const refused of ['site', 'programs/New', 'programs/a/b', 'offers/x', '../secrets', ''])
      expect(await add(refused), refused).toMatchObject({ status: 422, body: { code: CODE.invalid, field: 'name' } });
  });

  it('EDIT-1 that the site needs are not removed, and what is not there is not found', async () => {
    const remove = (documentName: string) =>
      editor.browser.send('DELETE', `/api/desk/content/document?name=${documentName}`);
    expect(await remove('site')).toMatchObject({ status: 422, body: { code: CODE.invalid } });
    expect((await remove('films/none')).status).toBe(404);
    expect((await editor.browser.get('/api/desk/content/document?name=films/none')).status).toBe(404);
    expect((await change(editor, [{ path: ['x'], after: 1 }], '/api/desk/content/document?name=none')).status).toBe(
      404,
    );
  });

  it('EDIT-10 an import takes nothing back that was edited at the desk, unless that is asked for', async () => {
    await change(editor, [{ path: ['object'], before: 'mba', after: 'law' }]);
    const files = documentsOf(readContentFiles());
    const put = (replaces: boolean) =>
      importDocuments(opened.store, files, { now: Date.now(), replaces, folder: CONTENT_FOLDER });
    await expect(put(false)).rejects.toThrow('edited at the desk: programs/uo-mba');
    expect(await read()).toMatchObject({ body: { object: 'law' } });
    expect(await put(true)).toEqual({ added: [], changed: ['programs/uo-mba'], removed: [] });
    expect(await read()).toMatchObject({ body: { object: 'mba' }, version: 3, changed_by: null });
  });

  it('EDIT-10 an import brings nothing back that was removed at the desk, unless that is asked for', async () => {
    const film = 'films/why-1-one-adviser';
    await read();
    expect((await editor.browser.send('DELETE', `/api/desk/content/document?name=${film}`, {})).status).toBe(200);
    const put = (replaces: boolean) =>
      importDocuments(opened.store, DOCUMENTS, { now: Date.now(), replaces, folder: CONTENT_FOLDER });
    await expect(put(false)).rejects.toThrow(`edited at the desk: ${film}.`);
    const added = { added: [film], changed: [], removed: [] };
    expect(await put(true)).toEqual(added);
    const others = new Map([...DOCUMENTS].filter(([name]) => name !== film));
    await importDocuments(opened.store, others, { now: Date.now(), replaces: false, folder: CONTENT_FOLDER });
    expect(await put(false), 'the files themselves had removed it').toEqual(added);
  });

  it('EDIT-10 an import into a store that nobody has looked at is not published by itself', async () => {
    const files = new Map(DOCUMENTS).set('programs/uo-mba', {
      ...(DOCUMENTS.get('programs/uo-mba') as object),
      object: 'law',
    });
    expect(
      await importDocuments(opened.store, files, { now: Date.now(), replaces: false, folder: CONTENT_FOLDER }),
    ).toMatchObject({
      changed: ['programs/uo-mba'],
    });
    expect(await read()).toMatchObject({ body: { object: 'law' }, published: { object: 'mba' } });
  });

  it('EDIT-1 a form comes from the schema of its kind', async () => {
    const { body } = await editor.browser.get<ContentForm>('/api/desk/content/form?kind=programs');
    expect(body.schema).toMatchObject({ properties: { title: { format: 'words' } } });
    const school = await editor.browser.get<ContentForm>('/api/desk/content/form?kind=schools');
    expect(school.body.schema, 'with the colours in use').toMatchObject({
      properties: { color: { examples: expect.arrayContaining(['#3B3F9E']) } },
    });
    expect((await editor.browser.get('/api/desk/content/form?kind=constructor')).status).toBe(404);
  });

  it('EDIT-1 what is no edit is refused and changes nothing', async () => {
    for (const edits of [[], [{ path: 'title' }], [{ path: [-1], after: 1 }], [{ after: 1 }]])
      expect(await change(editor, edits), JSON.stringify(edits)).toMatchObject({ status: 422 });
    expect(await read()).toMatchObject({ version: 1 });
  });
});
