/** Publishing, and bringing back (EDIT-4, EDIT-5), with a build that writes no pages. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chinaDay } from '../../../contract/time/china-calendar.ts';
import { CODE } from '../../../contract/codes.ts';
import type { ContentDocument, ContentItem, PastEdit } from '../../../features/content/contract/content-api.ts';
import type {
  EditionItem,
  PublishingStatus,
  UnpublishedChanges,
} from '../../../features/content/contract/edition-api.ts';
import type { LogItem } from '../../../contract/staff/log-api.ts';
import type { ListOf } from '../../../contract/staff/paging.ts';
import { MS_PER_DAY, MS_PER_MINUTE } from '../../../contract/time/time-units.ts';
import { QUICK_NOTE, writeEditionAddress } from '../../../publishing/protocol/edition-files.ts';
import { insertEdition } from '../../../features/content/editions/edition.repository.ts';
import { type EditionOrder, type SetAddress } from '../../../features/content/editions/run-edition-build.ts';
import { openTestStore, RULES_STORE_NAMES, type TestStore, temporaryFolder } from '../../support/stores/databases.ts';
import { MBA, PUBLISHING, publishingDesk, ShownEditions, TITLE } from '../../support/desk/publishing-desk.ts';
import { createTestApi, type TestApi } from '../../support/registration-api.ts';
import { type SignedInPerson, signInAs } from '../../support/desk/staff-browser.ts';

const STORY = 'stories/story-1-rit-train';

describe.each(RULES_STORE_NAMES)('publishing, on %s', (name) => {
  let opened: TestStore;
  let api: TestApi;
  let server: ShownEditions;
  let manager: SignedInPerson;
  beforeEach(async () => {
    opened = await openTestStore(name);
    server = new ShownEditions(opened, opened.dataDir);
    api = await createTestApi(opened.store, opened.dataDir, { editions: server.editions });
    manager = await signInAs(api, 'manager');
  });
  afterEach(() => opened.close());

  const { read, edit, ended, publish, editions } = publishingDesk(() => manager);

  it('EDIT-4 shows what was edited, publishes all of it, and then has nothing to publish', async () => {
    await edit(MBA, 'MBA');
    const edits = [{ path: TITLE, before: MBA, after: 'MBA' }];
    expect(await read<UnpublishedChanges>('changes')).toMatchObject({
      items: [{ name: 'programs/uo-mba', kind: 'changed', edits, title: { en: 'MBA' }, changed_by: manager.id }],
      total: 1,
    });
    expect(server.shown, 'before a publishing').toBeUndefined();
    expect(await publish()).toMatchObject({ state: 'published', edition: 2 });
    expect(server.shown).toBe('MBA');
    expect((await read<UnpublishedChanges>('changes')).total).toBe(0);
    expect(await manager.browser.post(PUBLISHING, {})).toMatchObject({ body: { code: CODE.nothingToPublish } });
    const log = await manager.browser.post<ListOf<LogItem>>('/api/desk/log/search', {
      page: 1,
      per_page: 5,
      filter: { actions: ['content_published'] },
    });
    // At the time that the list of editions has, which is when visitors were shown it.
    const { items } = await read<ListOf<EditionItem>>('editions');
    const at = items.find(({ id }) => id === '2')?.published_at;
    expect(log.body.items).toMatchObject([{ staff_id: manager.id, at, detail: { edition: 2, documents: 1 } }]);
  });

  it('EDIT-4 publishes what was chosen, and others’ drafts stay drafts, whatever is wrong with them', async () => {
    const editor = await signInAs(api, 'editor');
    await edit(MBA, 'MBA');
    await editor.browser.post('/api/desk/content/document', { name: 'programs/new-mba', body: {} });
    await editor.browser.send('DELETE', `/api/desk/content/document?name=${STORY}`);
    let order: EditionOrder | undefined;
    server.build = async (given) => {
      order = given;
      writeFileSync(path.join(given.folder, 'built.json'), JSON.stringify([...given.documents]));
      return [];
    };
    expect(await publish(['programs/uo-mba'])).toMatchObject({ state: 'published', edition: 2 });
    expect([server.shown, order?.documents.has('programs/new-mba'), order?.documents.has(STORY)]).toEqual([
      'MBA',
      false,
      true,
    ]);
    expect([...(order?.others ?? [])]).toEqual([
      ['programs/new-mba', {}],
      [STORY, null],
    ]);
    expect((await editions())[0]?.documents).toEqual(['programs/uo-mba']);
    expect((await read<UnpublishedChanges>('changes')).items).toMatchObject([
      { name: 'programs/new-mba', kind: 'added', title: null, changed_by: editor.id },
      { name: STORY, kind: 'removed', title: { en: expect.any(String) }, changed_by: editor.id },
    ]);
    const again = await manager.browser.post(PUBLISHING, { documents: ['programs/uo-mba'] });
    expect(again.body).toMatchObject({ code: CODE.nothingToPublish });
    expect((await manager.browser.post(PUBLISHING, { documents: [] })).status).toBe(422);
  });

  it('EDIT-4 a desk that was opened before there were choices sends no body, and publishes everything', async () => {
    await edit(MBA, 'MBA');
    const { status } = await manager.browser.send('POST', PUBLISHING);
    expect([status, (await ended()).state]).toEqual([200, 'published']);
  });

  it('EDIT-4 what somebody else published meanwhile is not taken back by a publishing upon what was before', async () => {
    await edit(MBA, 'MBA');
    const { build } = server;
    server.build = async (order) => {
      const edition = { number: 2, published_at: 1, published_by: null, restored_from: null };
      await insertEdition(opened.store.db, edition, new Map());
      return build(order);
    };
    expect(await publish()).toMatchObject({ state: 'refused', faults: [{ document: null }] });
    expect((await read<UnpublishedChanges>('changes')).total).toBe(1);
  });

  it('EDIT-4 a draft that is edited and marked again while it is being published stays marked', async () => {
    const mark = () => manager.browser.post('/api/desk/content/document/ready?name=programs/uo-mba', {});
    await edit(MBA, 'One');
    await mark();
    const { build } = server;
    server.build = async (order) => {
      await edit('One', 'Two');
      await mark();
      return build(order);
    };
    expect(await publish()).toMatchObject({ state: 'published' });
    expect((await read<UnpublishedChanges>('changes')).items).toMatchObject([{ ready: { by: manager.id } }]);
  });

  it('EDIT-4 says which step it has come to, and how long the last ones took that were built', async () => {
    const status = () => read<PublishingStatus>('publishing');
    const [checked, rendered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const { build } = server;
    server.build = async (order) => {
      order.onStep?.('checking');
      await checked.promise;
      order.onStep?.('pages');
      await rendered.promise;
      return build(order);
    };
    await edit(MBA, 'One');
    await manager.browser.post(PUBLISHING, {});
    await expect.poll(status).toMatchObject({ state: 'building', step: 'checking', seconds: expect.any(Number) });
    expect(await status()).not.toHaveProperty('times');
    checked.resolve();
    await expect.poll(status).toMatchObject({ state: 'building', step: 'pages' });
    rendered.resolve();
    const { seconds } = (await ended()) as { seconds: number };
    expect(await status()).toMatchObject({ times: { shortest: seconds, longest: seconds } });
    await manager.browser.post('/api/desk/content/editions/1/restore', {});
    await ended();
    expect(await status(), 'nothing was built').toMatchObject({ times: { shortest: seconds, longest: seconds } });
  });

  it('EDIT-4 the list of documents says what visitors do not see yet', async () => {
    await edit(MBA, 'MBA');
    const said = { title: { zh: '', en: 'New MBA', vi: '' } };
    await manager.browser.post('/api/desk/content/document', { name: 'programs/new-mba', body: said });
    const { body } = await manager.browser.get<ListOf<ContentItem>>('/api/desk/content');
    const stateOf = (wanted: string) => body.items.find((item) => item.name === wanted)?.unpublished;
    expect(['programs/uo-mba', 'programs/new-mba', 'site'].map(stateOf)).toEqual(['changed', 'added', null]);
    const [added] = (await read<UnpublishedChanges>('changes')).items;
    expect(added, 'what a new document says').toMatchObject({ edits: [{ path: ['title'], after: said.title }] });
  });

  it('EDIT-4 brings the drafts back with the pages where that is wanted, and the log keeps what they said', async () => {
    await edit(MBA, 'One');
    await publish();
    await edit('One', 'Two');
    await manager.browser.post('/api/desk/content/document', { name: 'programs/new-mba', body: { note: 'mine' } });
    await manager.browser.send('DELETE', `/api/desk/content/document?name=${STORY}`);
    await manager.browser.post('/api/desk/content/editions/1/restore', { drafts: true });
    expect(await ended()).toMatchObject({ state: 'published', edition: 3 });
    expect(server.shown).toBe(MBA);
    expect((await read<UnpublishedChanges>('changes')).items).toEqual([]);
    expect((await read<ContentDocument>('document?name=programs/uo-mba')).body).toMatchObject({ title: { en: MBA } });
    const { body } = await manager.browser.post<ListOf<LogItem>>('/api/desk/log/search', {
      page: 1,
      per_page: 20,
      filter: { actions: ['content_changed', 'content_removed', 'content_added'] },
    });
    const newest = body.items.slice(0, 3).map(({ action, detail, staff_id }) => ({ action, staff_id, ...detail }));
    expect(newest).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ document: STORY, action: 'content_added', staff_id: manager.id }),
        expect.objectContaining({ document: 'programs/new-mba', before: { note: 'mine' } }),
        expect.objectContaining({ edits: [{ path: TITLE, before: 'Two', after: MBA }] }),
      ]),
    );
  });

  it('EDIT-4 an editor tells that a draft is ready, until it is edited, discarded or published', async () => {
    const editor = await signInAs(api, 'editor');
    const address = '/api/desk/content/document/ready?name=programs/uo-mba';
    const mark = () => editor.browser.post(address, {});
    const marks = async () => [
      (await read<ContentDocument>('document?name=programs/uo-mba')).ready,
      (await read<UnpublishedChanges>('changes')).items.find(({ ready }) => ready)?.ready ?? null,
    ];
    expect((await mark()).body, 'nothing to publish').toMatchObject({ code: CODE.nothingToPublish });
    await edit(MBA, 'One');
    await mark();
    const by = { at: expect.any(String), by: editor.id };
    expect(await marks()).toEqual([by, by]);
    await editor.browser.send('DELETE', address);
    expect(await marks(), 'taken back').toEqual([null, null]);
    await mark();
    await edit('One', 'Two');
    expect(await marks(), 'edited').toEqual([null, null]);
    const { items } = await read<ListOf<PastEdit>>('document/history?name=programs/uo-mba');
    expect(items.map(({ by, isReady, edits }) => [by, isReady, edits.length])).toEqual([
      [manager.id, false, 1],
      [editor.id, true, 0],
      [editor.id, false, 0],
      [editor.id, true, 0],
      [manager.id, undefined, 1],
    ]);
    await mark();
    await publish();
    await manager.browser.post('/api/desk/content/editions/1/restore', {});
    await ended();
    expect(await marks(), 'published, and taken off the pages again').toEqual([null, null]);
    await mark();
    await manager.browser.post('/api/desk/content/document/discard?name=programs/uo-mba', {});
    expect(await marks(), 'discarded').toEqual([null, null]);
    const log = await manager.browser.post<ListOf<LogItem>>('/api/desk/log/search', {
      page: 1,
      per_page: 9,
      filter: { actions: ['draft_ready', 'draft_not_ready'] },
    });
    expect(log.body.items.map(({ action }) => action)).toEqual([
      'draft_ready',
      'draft_ready',
      'draft_ready',
      'draft_not_ready',
      'draft_ready',
    ]);
    expect(log.body.items[0]).toMatchObject({ staff_id: editor.id, detail: { document: 'programs/uo-mba' } });
  });

  it('EDIT-4 drafts stay as they are when the pages of an edition cannot be brought back', async () => {
    await edit(MBA, 'One');
    await publish();
    await edit('One', 'Two');
    await publish();
    rmSync(path.join(opened.dataDir, 'editions'), { recursive: true });
    server.build = async () => [{ document: null, path: [], message: 'no longer fits' }];
    await manager.browser.post('/api/desk/content/editions/2/restore', { drafts: true });
    expect((await ended()).state).toBe('refused');
    expect((await read<ContentDocument>('document?name=programs/uo-mba')).body).toMatchObject({ title: { en: 'Two' } });
  });

  it('EDIT-4 brings back what an earlier edition said, and leaves what was edited since', async () => {
    await edit(MBA, 'One');
    await publish();
    await edit('One', 'Two');
    await publish();
    await edit('Two', 'Three');
    await manager.browser.post('/api/desk/content/editions/2/restore', {});
    expect(await ended()).toMatchObject({ state: 'published', edition: 4 });
    expect(server.shown).toBe('One');
    expect((await read<UnpublishedChanges>('changes')).items[0]?.edits).toEqual([
      { path: TITLE, before: 'One', after: 'Three' },
    ]);
    await manager.browser.post('/api/desk/content/editions/1/restore', {});
    await ended();
    expect(server.shown, 'the edition of the repository').toBe(MBA);
    expect((await editions()).map(({ id, restored_from }) => [id, restored_from])).toEqual([
      ['5', '1'],
      ['4', '2'],
      ['3', null],
      ['2', null],
      ['1', null],
    ]);
    for (const none of ['9', 'x', '1.5'])
      expect((await manager.browser.post(`/api/desk/content/editions/${none}/restore`, {})).status).toBe(404);
  });

  it('EDIT-4 pages are shown again once they are compressed as small as they get, unless something else is shown by then', async () => {
    const pressed = Promise.withResolvers<number>();
    server.compress = () => pressed.promise;
    await edit(MBA, 'One');
    await publish();
    server.compress = async () => 0;
    await edit('One', 'Two');
    await publish();
    server.compress = async () => 3;
    await edit('Two', 'Three');
    await publish();
    await expect.poll(() => server.titles).toEqual(['One', 'Two', 'Three', 'Three']);
    pressed.resolve(2);
    await edit('Three', 'Four');
    await publish();
    await expect.poll(() => server.titles).toEqual(['One', 'Two', 'Three', 'Three', 'Four', 'Four']);
  });

  it('OPS-3 a build that `npm start` has compressed quickly is shown again once it is compressed as small as it gets', async () => {
    const built = path.join(opened.dataDir, 'built');
    mkdirSync(built);
    const start = async () => {
      const own = new ShownEditions(opened, path.join(opened.dataDir, 'own'), built);
      own.compress = async (folder) => {
        rmSync(path.join(folder, QUICK_NOTE));
        return 5;
      };
      await own.editions.start();
      await own.editions.stop();
      return own;
    };
    expect((await start()).titles, 'compressed already').toEqual([]);
    writeFileSync(path.join(built, QUICK_NOTE), '');
    const own = await start();
    await expect.poll(() => own.titles).toEqual([MBA]);
    expect(own.failures).toEqual([]);
  });

  it('EDIT-4 changes of a document are discarded, one that was added goes, one that was removed comes back', async () => {
    const discard = (name: string) => manager.browser.post(`/api/desk/content/document/discard?name=${name}`, {});
    await edit(MBA, 'MBA');
    await manager.browser.post('/api/desk/content/document', { name: 'programs/new-mba', body: {} });
    await manager.browser.send('DELETE', `/api/desk/content/document?name=${STORY}`);
    expect((await read<UnpublishedChanges>('changes')).total).toBe(3);
    for (const name of ['programs/uo-mba', 'programs/new-mba', STORY]) expect((await discard(name)).status).toBe(200);
    expect((await read<UnpublishedChanges>('changes')).items).toEqual([]);
    // Nobody has edited what visitors see.
    const listed = async () => {
      const { body } = await manager.browser.get<ListOf<ContentItem>>('/api/desk/content');
      return body.items.find((item) => item.name === 'programs/uo-mba');
    };
    expect(await listed()).toMatchObject({ changed_by: null, is_original: true });
    const editor = await signInAs(api, 'editor');
    const edits = [{ path: TITLE, before: MBA, after: 'One' }];
    await editor.browser.send('PATCH', '/api/desk/content/document?name=programs/uo-mba', { edits });
    await publish();
    await edit('One', 'Two');
    await discard('programs/uo-mba');
    expect(await listed()).toMatchObject({ changed_by: editor.id, is_original: false });
    expect((await discard('programs/uo-mba')).status, 'nothing to discard').toBe(200);
    expect((await discard('programs/new-mba')).status).toBe(404);
    const { body } = await manager.browser.post<ListOf<LogItem>>('/api/desk/log/search', {
      page: 1,
      per_page: 10,
      filter: { actions: ['content_changed'] },
    });
    expect(body.items[0]?.detail).toMatchObject({
      isDiscard: true,
      edits: [{ path: TITLE, before: 'Two', after: 'One' }],
    });
  });

  it('EDIT-10 settings are not discarded by an editor', async () => {
    await manager.browser.send('PATCH', '/api/desk/content/document?name=site', {
      edits: [{ path: ['markLetters'], after: 'SB' }],
    });
    const editor = await signInAs(api, 'editor');
    const { status } = await editor.browser.post('/api/desk/content/document/discard?name=site', {});
    expect(status).toBe(403);
    expect((await read<UnpublishedChanges>('changes')).total).toBe(1);
  });

  it('EDIT-4 publishes nothing of what does not fit, or fails, and says so', async () => {
    await edit(MBA, 'MBA');
    const fault = { document: 'programs/uo-mba', path: TITLE, message: 'too short' };
    server.build = async () => [fault];
    expect(await publish()).toEqual({ state: 'refused', faults: [fault] });
    server.build = async () => Promise.reject(new Error('disk full'));
    expect(await publish()).toMatchObject({ state: 'refused', faults: [{ message: expect.stringContaining('ours') }] });
    expect(server.failures).toHaveLength(1);
    expect([server.shown, (await editions()).length]).toEqual([undefined, 1]);
  });

  it('EDIT-10 a story leaves all pages when its release has ended, without anybody doing anything', async () => {
    const STORY = 'stories/story-2-otago-kitchen';
    const languages = ['zh', 'en'];
    // No year ends then, and no clocks are changed: either would be built anew as well.
    const june = Date.UTC(new Date().getUTCFullYear() + 1, 5, 10);
    const endsOn = chinaDay(june + 2 * MS_PER_DAY);
    const release = { keptAt: 'no. 7', signedOn: '2026-11-01', scope: 'website', languages, endsOn };
    await manager.browser.send('PATCH', `/api/desk/content/document?name=${STORY}`, {
      edits: [
        { path: ['isSample'], before: true, after: false },
        { path: ['release'], before: null, after: release },
      ],
    });
    const hidden: unknown[] = [];
    server.build = async ({ documents, folder }) => {
      writeFileSync(path.join(folder, 'built.json'), JSON.stringify([...documents]));
      hidden.push(documents.get(STORY));
      return [];
    };
    server.now = () => june;
    await publish();
    await server.editions.follow();
    server.now = () => june + 2 * MS_PER_DAY;
    await server.editions.follow();
    server.now = () => june + 3 * MS_PER_DAY;
    await server.editions.follow();
    await server.editions.follow();
    expect(hidden).toMatchObject([{ hiddenIn: ['vi'] }, { hiddenIn: ['zh', 'en', 'vi'] }]);
    server.now = () => june + 365 * MS_PER_DAY;
    await server.editions.follow();
    expect(hidden, 'another year').toHaveLength(3);
    expect([server.titles.length, (await editions()).length]).toEqual([3, 2]);
  });

  it('EDIT-4 one publishing waits for no other: a second one is refused while the first is under way', async () => {
    await edit(MBA, 'MBA');
    const built = Promise.withResolvers<[]>();
    const { build } = server;
    server.build = (order) => built.promise.then(() => build(order));
    await manager.browser.post(PUBLISHING, {});
    expect(await manager.browser.post(PUBLISHING, {})).toMatchObject({ status: 409, body: { code: CODE.publishing } });
    built.resolve([]);
    expect(await ended()).toMatchObject({ state: 'published', edition: 2 });
  });

  it('OPS-3 a server with another address shows what was shown last with its own, and the build so where nothing was published', async () => {
    const copied: string[] = [];
    const builtDir = path.join(opened.dataDir, 'built');
    for (const part of ['', 'rendered']) mkdirSync(path.join(builtDir, part));
    for (const file of ['edition.json', 'rendered/content.json']) writeFileSync(path.join(builtDir, file), '{}');
    writeEditionAddress(builtDir, 'http://localhost:3000');
    const copy: SetAddress = async (from, folder, address) => {
      copied.push(path.basename(from));
      writeFileSync(path.join(folder, 'built.json'), JSON.stringify([['programs/uo-mba', { title: { en: 'Copy' } }]]));
      writeEditionAddress(folder, address);
    };
    const restart = async () => {
      const next = new ShownEditions(opened, opened.dataDir, builtDir);
      next.setAddress = copy;
      await next.editions.start();
      await next.editions.stop();
      expect(next.failures).toEqual([]);
      return next.titles[0];
    };
    expect(await restart()).toBe('Copy');
    expect(await restart(), 'once it is there').toBe('Copy');
    expect(copied).toEqual(['built']);
    await edit(MBA, 'MBA');
    await publish();
    expect(await restart(), 'published at this address').toBe('MBA');
    expect(copied).toEqual(['built']);
  });

  it('EDIT-5 other servers of the store show the same edition, and so does one that is started later', async () => {
    const other = new ShownEditions(opened, temporaryFolder());
    await edit(MBA, 'MBA');
    await publish();
    await other.editions.follow();
    expect(other.shown).toBe('MBA');
    await other.editions.follow();
    expect(other.titles, 'once').toHaveLength(1);

    const broken = new ShownEditions(opened, temporaryFolder());
    let builds = 0;
    broken.build = async () => {
      builds++;
      throw new Error('disk full');
    };
    await broken.editions.follow();
    await broken.editions.follow();
    expect([builds, broken.failures.length], 'not tried again at once').toEqual([1, 1]);
    broken.now = () => Date.now() + 5 * MS_PER_MINUTE;
    await broken.editions.follow();
    expect(builds, 'tried again after five minutes').toBe(2);

    const later = new ShownEditions(opened, opened.dataDir);
    later.build = () => Promise.reject(new Error('it is built already'));
    await later.editions.start();
    expect(later.shown).toBe('MBA');
    await later.editions.stop();
    expect(later.failures).toEqual([]);
  });
});
