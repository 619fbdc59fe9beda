/**
 * A process that rotates the keys of a data folder some times, once it is told to. Its database is its
 * own: commands on one database wait for each other there, and the file has to be safe by itself.
 *
 *     node rotate-keys.ts KEYS_FOLDER DATABASE_FOLDER TIMES
 */
import { once } from 'node:events';
import { rotateKey } from '../../server/crypto/change-keys.ts';
import { keyFilePath } from '../../server/storage/data-files.ts';
import { openSqliteStore } from '../../server/storage/sqlite/sqlite-store.ts';

const [, , dataDir = '', databaseDir = '', times] = process.argv;
const store = await openSqliteStore(databaseDir, { mayCreate: false });
process.stdout.write('ready');
await once(process.stdin, 'data');
for (let count = 0; count < Number(times); count++) {
  await rotateKey({ store, keysFile: keyFilePath(dataDir), now: Date.now() });
  process.stdout.write('.');
}
await store.close();
process.stdin.destroy();
