/**
 * The encryption keys from the command line, on the store of the settings; works while the server runs.
 *
 *     node scripts/cli/keys.ts list
 *     node scripts/cli/keys.ts rotate [--prepare]
 *     node scripts/cli/keys.ts re-encrypt
 *     node scripts/cli/keys.ts retire ID --yes
 *     node scripts/cli/keys.ts create FILE
 *
 * `create` needs no store: it makes the keys of a new one, for a store of secrets.
 */

import { existsSync } from 'node:fs';
import path from 'node:path';
import { loadConfig } from '../../server/config.ts';
import { createKeys } from '../../server/crypto/change-key-file.ts';
import { KeyChangeError, type KeyTools, prepareKey, retireKey, rotateKey } from '../../server/crypto/change-keys.ts';
import type { Cipher } from '../../server/crypto/cipher.ts';
import { countRowsOfKey } from '../../server/crypto/encrypted-columns.repository.ts';
import { readKeys } from '../../server/crypto/key-file.ts';
import { withKeyLock } from '../../server/crypto/key-lock.ts';
import { openCipher } from '../../server/crypto/open-cipher.ts';
import { reEncryptAll } from '../../server/crypto/re-encrypt.ts';
import { openStore } from '../../server/storage/open-store.ts';
import { overwriteErased } from '../../server/storage/overwrite-erased.repository.ts';
import { CommandError, runCommand } from './command.ts';
import { readArguments } from './read-arguments.ts';

const USAGE = `Usage: keys list
       keys rotate [--prepare]
       keys re-encrypt
       keys retire ID --yes
       keys create FILE`;
const COMMANDS = ['list', 'rotate', 're-encrypt', 'retire', 'create'];
/** The earlier name of `re-encrypt`; still understood. */
const EARLIER_NAME = 'reseal';
/** Rows between two lines that show how far it is. */
const SHOW_EVERY_ROWS = 10_000;

async function list({ store, keysFile }: KeyTools): Promise<void> {
  const keys = readKeys(keysFile);
  const ids = [...(keys?.encryption.keys() ?? [])];
  const active = ids.indexOf(keys?.activeId ?? '');
  for (const [index, id] of ids.entries()) {
    const state = index === active ? 'active' : index > active ? 'prepared' : 'old';
    console.log(`${id}  ${state}  ${await countRowsOfKey(store.db, id)} row(s)`);
  }
}

async function rotate(tools: KeyTools, isPrepared: boolean): Promise<void> {
  const file = tools.keysFile;
  if (isPrepared) {
    console.log(`Prepared: ${await prepareKey(tools)}`);
    console.log(`Copy ${file} to every server, wait a minute, then run: npm run keys -- rotate`);
    return;
  }
  const { id, before } = await rotateKey(tools);
  console.log(`Active now: ${id} (before: ${before}). Servers on this folder take it up within half a minute.`);
  console.log(`Back up ${file} now. Then: npm run keys -- re-encrypt`);
}

async function reEncrypt({ store, keysFile }: KeyTools, cipher: Cipher): Promise<void> {
  let shown = 0;
  const show = (done: number) => {
    if (done - shown < SHOW_EVERY_ROWS) return;
    shown = done;
    console.log(`${done} rows`);
  };
  const { rows, damaged } = await withKeyLock(keysFile, () => reEncryptAll(store, cipher, show));
  // The old texts shall not stay behind in the file.
  await overwriteErased(store);
  console.log(`Re-encrypted: ${rows} row(s).`);
  for (const { table, id } of damaged) console.log(`Could not be opened and stays as it is: ${table} ${id}`);
  if (damaged.length > 0) process.exitCode = 1;
}

async function retire(tools: KeyTools, id: string | undefined, isSure: boolean): Promise<void> {
  if (id === undefined) throw new CommandError(USAGE);
  if (!isSure)
    throw new CommandError(
      `Backups that are encrypted with ${id} can then be read only with an old copy of the file.\nSay so with --yes.`,
    );
  await retireKey(tools, id);
  console.log(`Taken away: ${id}. Copy the key file to the other servers, and back it up.`);
}

/** Makes keys for a site that has none yet. */
function create(given: string | undefined): void {
  if (given === undefined) throw new CommandError(USAGE);
  const file = path.resolve(given);
  if (existsSync(file)) throw new CommandError(`${file} is there already. Nothing was changed.`);
  createKeys(file);
  console.log(
    `${file}\nKeys for a site that has none yet. Put a copy away, and let KEYS_FILE name where servers find them.`,
  );
}

async function main(): Promise<void> {
  const { values, positionals } = readArguments({
    allowPositionals: true,
    options: { prepare: { type: 'boolean', default: false }, yes: { type: 'boolean', default: false } },
  });
  const [given = '', id, ...rest] = positionals;
  const command = given === EARLIER_NAME ? 're-encrypt' : given;
  if (!COMMANDS.includes(command) || rest.length > 0) throw new CommandError(USAGE);
  if (command === 'create') return create(id);
  const config = loadConfig();
  const { keysFile } = config;
  const store = await openStore(config, { mayCreate: false, onConnectionError: () => {} });
  try {
    const cipher = await openCipher(store, keysFile, Date.now());
    const tools = { store, keysFile, now: Date.now() };
    if (command === 'list') await list(tools);
    else if (command === 'rotate') await rotate(tools, values.prepare);
    else if (command === 're-encrypt') await reEncrypt(tools, cipher);
    else await retire(tools, id, values.yes);
  } finally {
    await store.close();
  }
}

await runCommand(main, [KeyChangeError]);
