/** A server that publishes without writing pages, and a manager who edits and publishes on it (EDIT-4, EDIT-5). */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import type { Documents } from '../../../content/reading/parse-content.ts';
import type { EditionItem, PublishingState } from '../../../features/content/contract/edition-api.ts';
import type { ListOf } from '../../../contract/staff/paging.ts';
import { Editions } from '../../../features/content/editions/editions.ts';
import type {
  BuildEdition,
  CompressEdition,
  SetAddress,
} from '../../../features/content/editions/run-edition-build.ts';
import type { TestStore } from '../stores/databases.ts';
import type { SignedInPerson } from './staff-browser.ts';

/** English title of the programme that these tests edit. */
export const MBA = 'Master of Business Administration';

/** Path of the field with that title. */
export const TITLE = ['title', 'en'];

/** Address of the call that publishes. */
export const PUBLISHING = '/api/desk/content/publishing';

/** What a server that builds an edition by writing its documents shows. */
export class ShownEditions {
  readonly titles: string[] = [];
  readonly failures: unknown[] = [];
  readonly editions: Editions;
  now = Date.now;
  build: BuildEdition = async ({ documents, folder }) => {
    writeFileSync(path.join(folder, 'built.json'), JSON.stringify([...documents]));
    return [];
  };

  setAddress: SetAddress = async () => {};
  compress: CompressEdition = async () => 0;

  constructor(opened: TestStore, dataDir: string, builtDir = '/built') {
    this.editions = new Editions({
      db: () => opened.store.db,
      dataDir,
      builtDir,
      siteUrl: 'https://www.example.com',
      bundleFingerprint: 'some code',
      build: (order) => this.build(order),
      setAddress: (...given) => this.setAddress(...given),
      compress: (...given) => this.compress(...given),
      preview: { render: async () => ({}), stop: () => {} },
      show: async (folder) => void this.titles.push(folder === builtDir ? MBA : titleIn(folder)),
      onFailure: (error) => this.failures.push(error),
      now: () => this.now(),
    });
  }

  get shown(): string | undefined {
    return this.titles.at(-1);
  }
}

function titleIn(folder: string): string {
  const documents: Documents = new Map(JSON.parse(readFileSync(path.join(folder, 'built.json'), 'utf8')));
  const { title } = documents.get('programs/uo-mba') as { title: { en: string } };
  return title.en;
}

/** What a manager does with the content and its editions; asked for anew at each call, as each test has its own. */
export function publishingDesk(manager: () => SignedInPerson) {
  const read = async <T>(address: string) => (await manager().browser.get<T>(`/api/desk/content/${address}`)).body;
  const ended = async () => {
    await expect.poll(async () => (await read<PublishingState>('publishing')).state).not.toBe('building');
    return read<PublishingState>('publishing');
  };
  return {
    read,
    /** Waits until no publishing is under way. */
    ended,
    edit: (before: string, after: string) =>
      manager().browser.send('PATCH', '/api/desk/content/document?name=programs/uo-mba', {
        edits: [{ path: TITLE, before, after }],
      }),
    /** Publishes documents by their names, or all. */
    async publish(documents?: string[]) {
      expect((await manager().browser.post(PUBLISHING, { ...(documents && { documents }) })).body).toMatchObject({
        state: 'building',
      });
      return ended();
    },
    editions: async () => (await read<ListOf<EditionItem>>('editions')).items,
  };
}
