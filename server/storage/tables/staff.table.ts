/** The tables of the company's people, as they stand in the store. Times are milliseconds since 1970. */
import type { Generated } from 'kysely';
import type { Role } from '../../../contract/staff/access.ts';

/** A person of the company who may sign in. Never deleted: the log speaks of them. */
export interface StaffTable {
  id: string;
  /** In lower case. */
  email: string;
  /** What colleagues call the person; null until somebody has said it. */
  name: Generated<string | null>;
  role: Role;
  /** Null until the person has set a password. */
  password_hash: string | null;
  created_at: number;
  /** When the account was closed; null while it is open. */
  disabled_at: Generated<number | null>;
}

/** A session of somebody who is signed in. */
export interface StaffSessionTable {
  id: string;
  /** Keyed hash of the token in the person's cookie. */
  token_hash: string;
  staff_id: string;
  /** Browser and system in a few words, for the person's own list. */
  device: string;
  created_at: number;
  last_seen_at: number;
  /** When its owner was last asked for the password again; null: never. */
  confirmed_at: Generated<number | null>;
}

/** Somebody's second factor: the secret of an authenticator app. */
export interface StaffFactorTable {
  /** The person's. */
  id: string;
  /** In base32, encrypted. */
  secret_sealed: string;
  key_id: string;
  created_at: number;
  /** Null until a first code was right: it is not asked for before. */
  confirmed_at: Generated<number | null>;
  /** The newest half minute of which a code was taken, counted since 1970. */
  last_step: number;
}

/** A code for who has lost the telephone; gone once it is used. */
export interface StaffRecoveryCodeTable {
  /** Keyed hash of the code and the person. */
  code_hash: string;
  staff_id: string;
}

/** How the staff sign in: one row, or none before anybody has changed anything. */
export interface SignInSettingTable {
  id: number;
  /** Whether managers need a second factor. */
  is_factor_required: number;
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
