/**
 * The site's content between the store of the settings and YAML files; works while the server runs.
 *
 *     node scripts/cli/content.ts diff [--folder content]
 *     node scripts/cli/content.ts export [--folder content]
 *     node scripts/cli/content.ts import [--folder content] [--replace]
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ContentError, type Documents, documentsOf } from '../../content/reading/parse-content.ts';
import { CONTENT_FOLDER, readContentFiles } from '../../content/reading/read-content-files.ts';
import { toStored } from '../../content/reading/upgrade-document.ts';
import { rewriteYaml, writeYaml } from '../../content/reading/yaml-document.ts';
import { loadConfig } from '../../server/config.ts';
import { MediaFileError, writeMediaFiles } from '../../features/content/uploads/media-files.ts';
import { ensureDocuments } from '../../features/content/documents/document.service.ts';
import { compareDocuments, type DocumentChanges } from '../../features/content/documents/replace-documents.ts';
import {
  EditedMeanwhileError,
  importDocuments,
  storedDocuments,
} from '../../features/content/documents/transfer.service.ts';
import type { Store } from '../../server/storage/database.ts';
import { openStore } from '../../server/storage/open-store.ts';
import { CommandError, runCommand, write } from './command.ts';
import { readArguments } from './read-arguments.ts';

const USAGE = `Usage: content diff [--folder FOLDER]     how the store differs from the YAML files
       content export [--folder FOLDER]   writes the store's documents into the files; comments stay;
                                       the uploaded pictures and films that they name go into FOLDER/uploads
       content import [--folder FOLDER] [--replace]   makes the store's documents those of the files; with --replace also
                                       those that were edited at the desk since`;

function linesOf({ added, changed, removed }: DocumentChanges): string {
  const lines = [
    ...added.map((name) => `+ ${name}`),
    ...changed.map((name) => `~ ${name}`),
    ...removed.map((name) => `- ${name}`),
  ];
  return lines.length === 0 ? 'No difference.\n' : `${lines.join('\n')}\n`;
}

async function requireStored(store: Store): Promise<Documents> {
  const none = 'The store has no content yet: nobody has opened the editor or imported any.';
  if (!(await storedDocuments(store.db))) throw new CommandError(none);
  // A store of an earlier version lacks documents that the site has got since: nobody has removed those.
  await ensureDocuments(store, Date.now());
  return (await storedDocuments(store.db)) ?? new Map();
}

function exportTo(folder: string, stored: Documents): DocumentChanges {
  const changes = compareDocuments(documentsOf(readContentFiles(folder)), stored);
  for (const name of [...changes.added, ...changes.changed]) {
    const file = path.join(folder, `${name}.yaml`);
    mkdirSync(path.dirname(file), { recursive: true });
    const data = toStored(name, stored.get(name));
    writeFileSync(file, existsSync(file) ? rewriteYaml(readFileSync(file, 'utf8'), data) : writeYaml(data));
  }
  for (const name of changes.removed) rmSync(path.join(folder, `${name}.yaml`));
  return changes;
}

async function run(
  command: string | undefined,
  { folder, replace }: { folder: string; replace: boolean },
  store: Store,
): Promise<DocumentChanges> {
  const options = { now: Date.now(), replaces: replace, folder };
  if (command === 'import') return importDocuments(store, documentsOf(readContentFiles(folder)), options);
  const stored = await requireStored(store);
  if (command === 'export') {
    await writeMediaFiles(store.db, stored, folder);
    return exportTo(folder, stored);
  }
  return compareDocuments(documentsOf(readContentFiles(folder)), stored);
}

async function main(): Promise<void> {
  const options = {
    folder: { type: 'string', default: CONTENT_FOLDER },
    replace: { type: 'boolean', default: false },
  } as const;
  const { positionals, values } = readArguments({ options, allowPositionals: true });
  const [command, ...rest] = positionals;
  if (!['diff', 'export', 'import'].includes(command ?? '') || rest.length > 0) throw new CommandError(USAGE);
  if (!existsSync(values.folder)) throw new CommandError(`There is no folder ${values.folder}.`);
  const store = await openStore(loadConfig(), { mayCreate: false, onConnectionError: () => {} });
  try {
    await write(linesOf(await run(command, values, store)));
  } finally {
    await store.close();
  }
}

await runCommand(main, [ContentError, EditedMeanwhileError, MediaFileError]);
