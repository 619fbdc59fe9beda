/** Opens the store of a running server, with everything that registrations need of it, and keeps it open. */
import type { ConsentFile } from '../../contract/registration/consent.ts';
import type { Config } from '../config.ts';
import { KeyFileError } from '../crypto/key-file.ts';
import { privacyOf } from '../crypto/key-file-mode.ts';
import { KeysMissingError } from '../crypto/open-cipher.ts';
import { errorForLog, type Log } from '../log.ts';
import { keepFrom } from '../../features/privacy/retention/purge-hold.ts';
import type { Queryable, Store } from '../storage/database.ts';
import { openStore } from '../storage/open-store.ts';
import { assertSynchronousCommit, findUnsafeSettings } from '../storage/postgres/postgres-durability.repository.ts';
import { DatabaseTlsError } from '../storage/postgres/postgres-tls.ts';
import { StoreConnection } from '../storage/store-connection.ts';
import { type LeadStore, type LeadStoreOptions, openLeadStore } from './lead-store.ts';

async function checkDurability(db: Queryable, log: Log): Promise<void> {
  await assertSynchronousCommit(db);
  const settings = await findUnsafeSettings(db);
  if (settings.length > 0) {
    log.warn({ settings }, 'settings of PostgreSQL are off: a power cut can destroy the database');
  }
}

async function makeLeadStore(store: Store, options: LeadStoreOptions, log: Log): Promise<LeadStore> {
  if (store.kind === 'postgres') await checkDurability(store.db, log);
  const leadStore = await openLeadStore(store, { ...options, keepFrom: await keepFrom(store, Date.now()) });
  if (privacyOf(options.keysFile) === 'unknown') {
    log.warn('key file has no mode: see to it that nobody else can read it');
  }
  await leadStore.journal
    .catchUp(store.db)
    .catch((error: unknown) => log.error({ error: errorForLog(error) }, 'journal not written'));
  return leadStore;
}

/**
 * A connection that opens the store as the settings say, when it is started.
 *
 * @param consent gives the words beside the box as visitors see them.
 */
export function connectStore(
  { dataDir, keysFile, limits, ...config }: Config,
  consent: () => Promise<ConsentFile>,
  log: Log,
): StoreConnection<LeadStore> {
  const onLimitsFailure = (error: unknown) => log.warn({ error: errorForLog(error) }, 'limits not kept');
  const onConnectionError = (error: Error) => log.warn({ error: errorForLog(error) }, 'database connection broke');
  const options = { dataDir, keysFile, limits, now: Date.now, onLimitsFailure };
  return new StoreConnection<LeadStore>({
    open: async (mayCreate) => {
      const store = await openStore({ ...config, dataDir }, { mayCreate, onConnectionError });
      try {
        return await makeLeadStore(store, { ...options, consent: await consent() }, log);
      } catch (error) {
        await store.close();
        throw error;
      }
    },
    isFatal: (error) => [KeysMissingError, KeyFileError, DatabaseTlsError].some((kind) => error instanceof kind),
    onFailure: (error) => log.error({ error: errorForLog(error) }, 'store not open'),
  });
}
