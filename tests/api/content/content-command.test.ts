/** `npm run content` (EDIT-10). */
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONTENT_FOLDER } from '../../../content/reading/read-content-files.ts';
import { deleteDocument } from '../../../features/content/documents/document.repository.ts';
import { uploadId } from '../../../features/content/uploads/media-files.ts';
import { openSqliteStore } from '../../../server/storage/sqlite/sqlite-store.ts';
import { temporaryFolder } from '../../support/stores/databases.ts';
import { filmBytes } from '../../support/media/films.ts';
import { startTestServer, type TestServer } from '../../support/servers/running-server.ts';
import { runScript } from '../../support/servers/server-process.ts';

describe('EDIT-10 the content command', () => {
  let server: TestServer;
  const pagesDir = temporaryFolder();
  const folder = temporaryFolder();
  const content = async (...args: string[]) => {
    const { code, stdout, stderr } = await runScript('scripts/cli/content.ts', [...args, '--folder', folder], {
      DATA_DIR: server.dataDir,
    });
    return { code, stdout: stdout.toString(), stderr: stderr.toString() };
  };
  const file = (name: string) => path.join(folder, name);
  const edit = (name: string, from: string, to: string) => {
    const text = readFileSync(file(name), 'utf8');
    expect(text, 'what is to be changed is there').toContain(from);
    writeFileSync(file(name), text.replace(from, to));
  };
  beforeAll(async () => {
    for (const name of globSync('**/*.yaml', { cwd: CONTENT_FOLDER }))
      cpSync(path.join(CONTENT_FOLDER, name), file(name));
    server = await startTestServer(pagesDir);
  });
  afterAll(async () => {
    await server.stop();
    for (const one of [pagesDir, folder]) rmSync(one, { recursive: true, force: true });
  });

  it('EDIT-10 imports, compares and exports without loss, comments included', async () => {
    expect(await content('diff')).toMatchObject({ code: 2, stderr: expect.stringContaining('no content yet') });
    expect(await content('import'), 'the same as the repository').toMatchObject({ code: 0 });
    const before = readFileSync(file('programs/uo-mba.yaml'), 'utf8');
    edit('programs/uo-mba.yaml', 'en: Master of Business Administration', 'en: MBA');
    rmSync(file('films/why-1-one-adviser.yaml'));
    expect((await content('diff')).stdout).toBe('+ films/why-1-one-adviser\n~ programs/uo-mba\n');
    expect((await content('export')).code).toBe(0);
    expect(readFileSync(file('programs/uo-mba.yaml'), 'utf8')).toBe(before);
    expect((await content('diff')).stdout).toBe('No difference.\n');
  });

  it('EDIT-10 an import that does not fit says file, field and cure, and changes nothing', async () => {
    edit('programs/uo-mba.yaml', 'source: qs-2022', 'source: qs-2021');
    const refused = await content('import');
    expect(refused.code).toBe(2);
    expect(refused.stderr).toContain(
      'content/programs/uo-mba.yaml, field "rankings.0.source": this document has no source "qs-2021"',
    );
    expect((await content('diff')).stdout).toBe('~ programs/uo-mba\n');
  });

  it('EDIT-7 EDIT-10 takes uploaded pictures and films along, and refuses a file that is not what its name says', async () => {
    const color = { create: { width: 900, height: 600, channels: 3 as const, background: '#3468a8' } };
    const bytes = await sharp(color).webp().toBuffer();
    const picture = `uploads/${uploadId(bytes)}-900x600`;
    edit('programs/uo-mba.yaml', 'source: qs-2021', 'source: qs-2022');
    edit('schools/rit.yaml', 'picture: rochester', `picture: ${picture}`);
    expect((await content('import')).stderr, 'the picture is not there yet').toContain(
      `content/schools/rit.yaml, field "picture": there is no picture ${picture}`,
    );
    mkdirSync(file('uploads'));
    writeFileSync(file(`${picture}.webp`), Buffer.concat([bytes, Buffer.from('more')]));
    expect(await content('import')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('is not a picture or film that'),
    });
    writeFileSync(file(`${picture}.webp`), bytes);
    const film = `uploads/${uploadId(filmBytes())}-1280x720-8s`;
    writeFileSync(file(`${film}.mp4`), filmBytes());
    edit('films/why-1-one-adviser.yaml', 'file: why-1-one-adviser', `file: ${film}`);
    expect(await content('import')).toMatchObject({ code: 0, stdout: '~ films/why-1-one-adviser\n~ schools/rit\n' });
    rmSync(file('uploads'), { recursive: true });
    expect((await content('export')).code).toBe(0);
    expect(readFileSync(file(`${picture}.webp`)).equals(bytes)).toBe(true);
    expect(readFileSync(file(`${film}.mp4`)).equals(filmBytes())).toBe(true);
  });

  it('EDIT-10 leaves the file of a document that a store of an earlier version has not got yet', async () => {
    const store = await openSqliteStore(server.dataDir, { mayCreate: false });
    await deleteDocument(store.db, 'words');
    await store.close();
    expect((await content('diff')).stdout).toBe('No difference.\n');
    expect(await content('export')).toMatchObject({ code: 0, stdout: 'No difference.\n' });
    expect(existsSync(file('words.yaml'))).toBe(true);
  });

  it('EDIT-10 what is no command is answered with those that there are', async () => {
    expect(await content('publish')).toMatchObject({ code: 2, stderr: expect.stringContaining('Usage: content diff') });
  });
});
