/** One server on the fixture of pages for all tests of a file. */
import { rmSync } from 'node:fs';
import { afterAll, beforeAll } from 'vitest';
import { writePagesFixture } from '../content/pages-fixture.ts';
import { startTestServer, type TestServer } from './running-server.ts';

/** The server and the folder of its pages. */
interface FixtureServer {
  server: TestServer;
  pagesDir: string;
}

/** Starts the server before the file's tests and stops it after them; it is there while they run. */
export function useFixtureServer(): FixtureServer {
  const fixture = {} as FixtureServer;
  beforeAll(async () => {
    fixture.pagesDir = await writePagesFixture();
    fixture.server = await startTestServer(fixture.pagesDir);
  });
  afterAll(async () => {
    await fixture.server.stop();
    rmSync(fixture.pagesDir, { recursive: true, force: true });
  });
  return fixture;
}
