/** Whether registrations can be stored at an open desk, beside the store's taking writes (API-4). */
import { checkKeys } from '../sealing/check-keys.ts';
import { assertSynchronousCommit } from '../storage/postgres-durability.repository.ts';
import type { Desk } from './desk.ts';

/**
 * Passes when commits go through, are durable before they are acknowledged, and can be encrypted.
 *
 * @throws CommitStalledError, NotDurableError, KeysUnfitError, KeyFileError, or the store's error.
 */
export async function checkDesk({ store, sealer, queue }: Desk): Promise<void> {
  queue.assertMoving();
  if (store.kind === 'postgres') await assertSynchronousCommit(store.db);
  await checkKeys(store.db, sealer);
}
