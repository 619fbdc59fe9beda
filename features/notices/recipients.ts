/** What became of a notice for each recipient of a mail, where they do not fare alike: nobody gets it twice. */
import type { Cipher } from '../../server/crypto/cipher.ts';
import type { NoticeState, RecipientItem } from './contract.ts';

/** Addresses stand in the store as keyed hashes. */
type RecipientStates = Record<string, { state: NoticeState; answer: string }>;

interface WithRecipients {
  recipients: string | null;
  state: NoticeState;
}

function keyOf(cipher: Cipher, address: string): string {
  return cipher.hash('recipient', address.toLowerCase());
}

function statesOf({ recipients }: WithRecipients): RecipientStates {
  // Written by this file alone.
  return recipients === null ? {} : (JSON.parse(recipients) as RecipientStates);
}

/** Addresses of a channel that a notice still has to go to: none that has got it, or may have. */
export function recipientsLeft(cipher: Cipher, to: readonly string[], delivery: WithRecipients): string[] {
  const states = statesOf(delivery);
  return to.filter((address) => !['sent', 'unconfirmed'].includes(states[keyOf(cipher, address)]?.state ?? ''));
}

/** The column after an attempt that went differently for each of its recipients. */
export function addRecipients(cipher: Cipher, delivery: WithRecipients, items: readonly RecipientItem[]): string {
  const now = items.map(({ address, state, answer }) => [keyOf(cipher, address), { state, answer }] as const);
  return JSON.stringify({ ...statesOf(delivery), ...Object.fromEntries(now) });
}

/** What became of it for each address that a channel has now; undefined: all fare alike. */
export function recipientItems(
  cipher: Cipher,
  to: readonly string[],
  delivery: WithRecipients,
): RecipientItem[] | undefined {
  if (delivery.recipients === null) return undefined;
  const states = statesOf(delivery);
  return to.map((address) => {
    const { state, answer } = states[keyOf(cipher, address)] ?? { state: 'waiting', answer: '' };
    // What waited when the notice was given up waits no more.
    return { address, state: state === 'waiting' && delivery.state !== 'waiting' ? 'failed' : state, answer };
  });
}
