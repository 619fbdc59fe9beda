/** What a server shows from its first moment on. */
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { writeEditionAddress } from '../../../publishing/protocol/edition-files.ts';
import { temporaryFolder } from '../../support/stores/databases.ts';
import { useFixtureServer } from '../../support/servers/fixture-server.ts';
import { titleOf } from '../../support/content/pages-fixture.ts';
import { startTestServer } from '../../support/servers/running-server.ts';

const fixture = useFixtureServer();

/** The title of a page, and what the log says, of a server whose last edition was put into place by a test. */
async function startAfter(putEdition: (folder: string) => void) {
  const [pagesDir, dataDir] = [temporaryFolder(), temporaryFolder()];
  cpSync(fixture.pagesDir, pagesDir, { recursive: true });
  writeFileSync(path.join(pagesDir, 'bundle/.built-from'), 'some code');
  const folder = path.join(dataDir, 'editions/last');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(dataDir, 'editions/shown'), 'last');
  putEdition(folder);
  const server = await startTestServer(pagesDir, { dataDir });
  try {
    return { title: titleOf((await server.ask('/en/phd')).body), logged: server.logged.join('\n') };
  } finally {
    await server.stop();
    for (const made of [pagesDir, dataDir]) rmSync(made, { recursive: true });
  }
}

it('EDIT-4 a server that starts anew loads what it showed last, and nothing else', async () => {
  const { title, logged } = await startAfter((folder) => {
    cpSync(fixture.pagesDir, folder, { recursive: true });
    writeFileSync(path.join(folder, 'client/en/phd/index.html'), '<title>as published</title>');
  });
  expect(title).toBe('as published');
  expect(logged).not.toContain('edition shown');
});

it.each([
  ['has no pages', () => {}],
  ['is of another address, and damaged', (folder: string) => writeEditionAddress(folder, 'https://before.example.com')],
])('EDIT-4 a server whose last edition %s shows that of the build, and says so', async (_what, putEdition) => {
  const { title, logged } = await startAfter(putEdition);
  expect(title).toBe('phd in en');
  expect(logged).toContain('edition not shown');
});
