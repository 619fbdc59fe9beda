/** The tables of the company's people, as they stand in the store. Times are milliseconds since 1970. */
import type { Generated } from 'kysely';
import type { Role } from '../../../contract/access.ts';

/** A person of the company who may sign in. Never deleted: the log speaks of them. */
export interface StaffTable {
  id: string;
  /** In lower case. */
  email: string;
  role: Role;
  /** Null until the person has set a password. */
  password_hash: string | null;
  created_at: number;
  /** When the account was closed; null while it is open. */
  disabled_at: Generated<number | null>;
}

/** A sign-in that lasts. */
export interface StaffSessionTable {
  id: string;
  /** Keyed hash of the token in the person's cookie. */
  token_hash: string;
  staff_id: string;
  /** Browser and system in a few words, for the person's own list. */
  device: string;
  created_at: number;
  last_seen_at: number;
}

/** A link that sets a password, once. */
export interface StaffLinkTable {
  token_hash: string;
  /** Whose password; null: it makes the first account. */
  staff_id: string | null;
  expires_at: number;
}

/** Failed sign-ins in a row. */
export interface SignInFailureTable {
  /** Keyed hash of what is counted: an account, an address, a device, or two of them. */
  counted_key: string;
  failures: number;
  failed_at: number;
}
