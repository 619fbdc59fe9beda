/** Keys of the screen of one registration (DESK-4). */
import type { KeyCommand } from '../../../../desk/leads/keys/key-commands.ts';

/** What each key does on the screen; `?` lists them. */
export const PERSON_KEYS = [
  { key: 'r', name: 'reveal' },
  { key: 'c', name: 'call' },
  { key: 'y', name: 'copy' },
  { key: 'w', name: 'wechat' },
  { key: 'n', name: 'note' },
  { key: 's', name: 'status' },
  { key: 't', name: 'next_call' },
  { key: 'm', name: 'take' },
  { key: 'j', name: 'next' },
  { key: 'k', name: 'previous' },
  { key: 'u', name: 'back' },
  { key: '?', name: 'help' },
] as const satisfies readonly KeyCommand[];

/** Name of what a key does on the screen of a registration. */
export type PersonCommand = (typeof PERSON_KEYS)[number]['name'];

/** Commands that lead to a place of the screen. */
export const PLACES: Partial<Record<PersonCommand, string>> = {
  note: '[data-note]',
  status: '[data-status] [aria-pressed="true"], [data-status] button:not([disabled])',
  next_call: '[data-next-call]',
};
