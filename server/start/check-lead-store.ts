/** Whether registrations can be stored: more than that the store takes writes (API-4). */
import { checkKeys } from '../crypto/check-keys.ts';
import { assertSynchronousCommit } from '../storage/postgres/postgres-durability.repository.ts';
import type { LeadStore } from './lead-store.ts';

/**
 * Passes when commits go through, are durable before they are acknowledged, and can be encrypted.
 *
 * @throws CommitStalledError, NotDurableError, KeysUnfitError, KeyFileError, or the store's error.
 */
export async function checkLeadStore({ store, cipher, queue }: LeadStore): Promise<void> {
  queue.assertMoving();
  if (store.kind === 'postgres') await assertSynchronousCommit(store.db);
  await checkKeys(store.db, cipher);
}
