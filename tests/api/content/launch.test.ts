/** Going live as a list of tasks (EDIT-8). */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CODE } from '../../../contract/codes.ts';
import type { ContentDocument } from '../../../features/content/contract/content-api.ts';
import type { LaunchList, LaunchTask } from '../../../features/content/contract/launch-api.ts';
import type { LogItem } from '../../../contract/staff/log-api.ts';
import type { ListOf } from '../../../contract/staff/paging.ts';
import { insertEdition } from '../../../features/content/editions/edition.repository.ts';
import { openTestStore, RULES_STORE_NAMES, type TestStore } from '../../support/stores/databases.ts';
import { createTestApi, type TestApi } from '../../support/registration-api.ts';
import { type SignedInPerson, signInAs } from '../../support/desk/staff-browser.ts';

const LAUNCH = '/api/desk/content/launch';
const SETTLED = `${LAUNCH}/settled`;
const SITE = '/api/desk/content/document?name=site';

describe.each(RULES_STORE_NAMES)('tasks before going live, on %s', (name) => {
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

  const list = async (language = 'en') =>
    (await editor.browser.send<LaunchList>('GET', LAUNCH, undefined, { 'accept-language': language })).body;
  const edit = (edits: object[], address = SITE) => manager.browser.send('PATCH', address, { edits });
  /** What visitors see of the settings is what the draft says. */
  const publish = async () => {
    const { db } = opened.store;
    const draft = await db.selectFrom('content_document').select('body').where('name', '=', 'site').executeTakeFirst();
    const edition = { number: 2, published_at: 1, published_by: null, restored_from: null };
    await insertEdition(db, edition, new Map([['site', JSON.parse(draft?.body ?? '')]]));
  };
  const tasksOf = ({ rows }: LaunchList) => rows.flatMap(({ tasks }) => tasks);
  const at = (given: LaunchList, document: string | null, path: LaunchTask['path'] = []) =>
    tasksOf(given).find((task) => task.document === document && task.path.join('.') === path.join('.'));

  it('EDIT-8 name document, field and what to do, in the language of whoever asks', async () => {
    const before = await list();
    expect(at(before, 'site', ['phone'])).toEqual({
      document: 'site',
      path: ['phone'],
      field: 'Phone',
      text: 'This is a placeholder. Enter the real one: visitors reach you by it.',
    });
    expect(at(await list('zh'), 'site', ['phone'])).toMatchObject({ text: expect.stringMatching(/占位内容/) });
    expect(at(before, null)).toMatchObject({
      text: expect.stringMatching(/whoever runs the server .*\(the setting SITE_URL\)/),
    });
  });

  it('EDIT-8 stand in a row for each thing to do: whether it is needed, who does it, where', async () => {
    const { rows, needed, later } = await list('vi');
    expect(rows.find(({ kind }) => kind === 'films-approved')).toMatchObject({
      title: 'Phim cần duyệt hoặc thay',
      isNeeded: false,
      doer: 'owner',
      tasks: Array.from({ length: 8 }, () => ({ question: 'films-approved' })),
    });
    expect(rows.find(({ kind }) => kind === 'privacy-read-by-lawyer')).toMatchObject({
      isNeeded: true,
      doer: 'lawyer',
    });
    expect(new Set(rows.map(({ kind }) => kind)).size).toBe(rows.length);
    const left = (isNeeded: boolean) =>
      new Set(
        rows
          .filter((row) => row.isNeeded === isNeeded)
          .flatMap(({ kind, tasks }) =>
            tasks.map(({ question, document, path }) => question ?? [kind, document, ...path].join('/')),
          ),
      ).size;
    // A question that is asked of eight films is one thing to do.
    expect(needed.total - needed.done).toBe(left(true));
    expect(later.total - later.done).toBe(left(false));
    expect(later.done).toBeGreaterThan(0);
  });

  it('EDIT-8 go as soon as the field is mended in the draft, count as done once it is published, and come back with it', async () => {
    const before = await list();
    await edit([{ path: ['phone'], before: '+86 571 0000 0000', after: '+86 571 8888 1234' }]);
    const mended = await list();
    expect(at(mended, 'site', ['phone'])).toBeUndefined();
    // Visitors still see the placeholder.
    expect(mended.needed).toEqual(before.needed);
    expect(before.mended).toEqual([]);
    const title = 'Contacts and registration numbers';
    expect(mended.mended).toEqual([{ document: 'site', tasks: [{ path: ['phone'], field: 'Phone', text: title }] }]);
    await publish();
    const seen = await list();
    expect([seen.needed, seen.mended]).toEqual([{ ...before.needed, done: before.needed.done + 1 }, []]);
    await edit([{ path: ['phone'], before: '+86 571 8888 1234', after: '+86 571 0000 0000' }]);
    expect(await list()).toEqual(before);
  });

  it('EDIT-8 name what does not fit, and the others stay', async () => {
    const before = await list();
    await edit([{ path: ['email'], before: 'hello@example.com', after: 'nobody' }]);
    const after = await list();
    expect(after.rows[0]).toMatchObject({ kind: 'fault', isNeeded: true, doer: 'editor' });
    expect(after.needed.total).toBe(before.needed.total + 1);
    expect(at(after, 'site', ['email'])).toMatchObject({ text: expect.stringMatching(/e-mail/) });
    expect(at(after, 'promises', [0, 'confirmedOn'])).toEqual(at(before, 'promises', [0, 'confirmedOn']));
  });

  it('EDIT-8 questions are settled by a manager with name and day, in the content, and opened again', async () => {
    const before = await list();
    for (const question of ['map-approval', 'promises/calls-stop-on-request']) {
      const answer = { question, by: 'Li Wei', on: '2026-11-20' };
      expect((await editor.browser.post(SETTLED, answer)).status).toBe(403);
      expect((await manager.browser.post(SETTLED, answer)).status).toBe(200);
    }
    const settled = await list();
    expect(settled.needed).toEqual(before.needed);
    expect(settled.settled).toMatchObject([
      {
        question: 'map-approval',
        by: 'Li Wei',
        on: '2026-11-20',
        text: expect.stringMatching(/map/),
        isPublished: false,
      },
      { question: 'promises/calls-stop-on-request', by: 'Li Wei', on: '2026-11-20' },
    ]);
    // With the document that has the answer, whatever the question is about.
    expect(settled.mended).toMatchObject([
      { document: 'site', tasks: [{ path: [], text: expect.stringMatching(/map/) }] },
      { document: 'promises', tasks: [{ text: expect.stringMatching(/no more calls/) }] },
    ]);
    const { body } = await editor.browser.get<ContentDocument>(SITE);
    expect(body).toMatchObject({
      body: { settled: [{ question: 'map-approval', by: 'Li Wei', on: '2026-11-20' }] },
      changed_by: manager.id,
      faults: [],
    });
    const log = await manager.browser.post<ListOf<LogItem>>('/api/desk/log/search', {
      page: 1,
      per_page: 9,
      filter: { actions: ['content_changed'] },
    });
    expect(log.body.items.map(({ detail }) => detail)).toMatchObject([{ document: 'promises' }, { document: 'site' }]);
    for (const { question } of settled.settled)
      expect((await manager.browser.send('DELETE', `${SETTLED}?question=${question}`)).status).toBe(200);
    expect(await list()).toEqual(before);
  });

  it('EDIT-8 a question needs a name and a day that is not to come, and has to be there', async () => {
    const settle = (given: object) =>
      manager.browser.post(SETTLED, { question: 'map-approval', by: 'Li', on: '2026-11-20', ...given });
    expect(await settle({ by: ' ' })).toMatchObject({ status: 422, body: { field: 'by' } });
    expect(await settle({ on: '2100-01-01' })).toMatchObject({
      status: 422,
      body: { code: CODE.invalid, field: 'on' },
    });
    expect((await settle({ question: 'nothing' })).status).toBe(422);
    expect((await settle({ question: 'promises/none' })).status).toBe(404);
    expect((await manager.browser.send('DELETE', `${SETTLED}?question=nothing`)).status).toBe(404);
    expect((await list()).settled).toEqual([]);
  });
});
