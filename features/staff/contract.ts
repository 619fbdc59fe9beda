/**
 * What the desk and the server say to each other about accounts, sessions and passwords. Times are
 * ISO 8601 in UTC. An answer that is not 2xx is an envelope (`codes.ts`).
 */
import type { Action, Role } from '../../contract/staff/access.ts';

/** Header, with any value, of a call that an open tab makes by itself: it does not count as use of the session. */
export const UNATTENDED_HEADER = 'X-Unattended';

/** Longest name of one of the staff. */
export const STAFF_NAME_MAX_CHARACTERS = 40;

/** Shortest password, in characters. */
export const PASSWORD_MIN_CHARACTERS = 12;
/** Longest one, so that no request is work without end. */
export const PASSWORD_MAX_CHARACTERS = 200;

/** `GET /api/staff/sign-in-options`: what the sign-in page may offer. */
export interface SignInOptions {
  /** Whether a forgotten password can be reset by mail. */
  has_mail: boolean;
}

/** Who is signed in: the answer of sign-in, of setting a password by link and of `GET /api/staff/me`. */
export interface SignedIn {
  id: string;
  email: string;
  /** What colleagues call them; null: nobody has said it yet. */
  name: string | null;
  role: Role;
  /** What the role may do (`contract/staff/access.ts`). */
  actions: Action[];
  /** Whether the account has a second factor. */
  has_factor: boolean;
  /** Whether nothing of the desk is given before a second factor is set up. */
  must_set_up_factor: boolean;
  /** When the session ends if nothing is done, at the latest. */
  expires_at: string;
  /** Milliseconds until then, by the server's clock: that of the device may be wrong. */
  expires_in_ms: number;
}

/**
 * What a one-time link is for: `first` makes the first account and needs an e-mail address, `new` sets the first password
 * of an account, `password` another one. Of an account it says whose it is; `name` is null until somebody has said it.
 */
export type LinkKind = { kind: 'first' } | { kind: 'new' | 'password'; email: string; name: string | null };

/** Longest code of a second factor that is looked at: a recovery code with some spaces. */
export const FACTOR_CODE_MAX_CHARACTERS = 60;

/** Answer of `POST /api/staff/confirm`: until when nothing has to be confirmed again. */
export interface Confirmed {
  confirmed_until: string;
}

/** `GET /api/staff/factor`: one's own second factor; removed by `DELETE`. */
export interface FactorState {
  is_set_up: boolean;
  recovery_codes_left: number;
  /** Whether one's role needs it. */
  is_required: boolean;
}
/** `POST /api/staff/factor`: what goes into the app; it counts after `POST /api/staff/factor/first-code`. */
export interface FactorSetUp {
  /** In base32, to be typed. */
  secret: string;
  /** `otpauth:` address for the QR code. */
  address: string;
}
/** Answer of the first code, and of `POST /api/staff/factor/recovery-codes`: shown once. */
export interface RecoveryCodes {
  recovery_codes: string[];
}

/** A session of whoever asks, as `GET /api/staff/sessions` lists it. */
export interface SessionItem {
  id: string;
  /** Browser and system in a few words. */
  device: string;
  created_at: string;
  last_seen_at: string;
  /** Whether it is the one that asks. */
  is_current: boolean;
}

/** An account, as `GET /api/desk/staff` lists it. */
export interface StaffItem {
  id: string;
  email: string;
  /** Null: nobody has said it yet. */
  name: string | null;
  role: Role;
  is_disabled: boolean;
  /** False until the person has used the link; told to managers alone. */
  has_password?: boolean;
  /** Told to managers alone. */
  has_factor?: boolean;
  created_at: string;
}
/** A link that sets a password, once; also the answer of `POST /api/desk/staff/{id}/link`. */
export interface StaffLink {
  id: string;
  link: string;
  expires_at: string;
}

/** Reveals of one person of the staff within an hour from which on managers are warned. */
export const REVEALS_PER_HOUR_WARNING = 60;
/** Most reveals of one person of the staff within an hour: one every fifteen seconds, more than anybody calls. */
export const REVEALS_PER_HOUR_MAX = 240;
/** Searches by name or number of one person of the staff within an hour from which on managers are warned. */
export const SEARCHES_PER_HOUR_WARNING = 120;
/** Most of these searches within an hour: the middle of a masked number is four digits, ten thousand guesses. */
export const SEARCHES_PER_HOUR_MAX = 240;
/** Most requests that one of the staff takes down within an hour: each tells whether a number is known. */
export const REQUESTS_PER_HOUR_MAX = 60;
