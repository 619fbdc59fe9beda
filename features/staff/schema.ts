/** What is sent about accounts, sessions and passwords. */
import { z } from 'zod';
import { ROLES } from '../../contract/staff/access.ts';
import type { ListOf } from '../../contract/staff/paging.ts';
import { typedText } from '../../contract/schema/parts.ts';
import { MAIL_ADDRESS_MAX_CHARACTERS } from '../../contract/text/standard-lengths.ts';
import {
  type Confirmed,
  FACTOR_CODE_MAX_CHARACTERS,
  type FactorSetUp,
  type FactorState,
  type LinkKind,
  PASSWORD_MAX_CHARACTERS,
  type RecoveryCodes,
  type SessionItem,
  type SignedIn,
  type SignInOptions,
  STAFF_NAME_MAX_CHARACTERS,
  type StaffItem,
  type StaffLink,
} from './contract.ts';

const EMAIL = z.string().max(MAIL_ADDRESS_MAX_CHARACTERS);
const NAME = typedText().min(1).max(STAFF_NAME_MAX_CHARACTERS);
// Twice the longest: what is typed decomposed is longer than what it stands for.
const PASSWORD = z.string().max(2 * PASSWORD_MAX_CHARACTERS);
const FACTOR_CODE = z.string().max(FACTOR_CODE_MAX_CHARACTERS);

/** `POST /api/staff/sign-in`: answers `SignedIn` and sets the cookies. */
export const signInSchema = z.strictObject({
  email: EMAIL,
  password: PASSWORD,
  /** Of the second factor; asked for by `factorNeeded` where the account has one. */
  code: FACTOR_CODE.exactOptional(),
});
/** Address, password, and the code of the second factor where there is one. */
export type SignInRequest = z.input<typeof signInSchema>;

/**
 * `POST /api/staff/forgot`: sends a one-time link to the address if it is somebody's here. The
 * answer is `{}` whether it is or not; 429 after many from one network address.
 */
export const forgotPasswordSchema = z.strictObject({ email: EMAIL });
/** The address that a one-time link is sent to. */
export type ForgotPasswordRequest = z.input<typeof forgotPasswordSchema>;

/** `POST /api/staff/link`: what a one-time link is for; answers `LinkKind`. */
export const linkSchema = z.strictObject({ token: z.string().max(100) });
/** The token of a one-time link. */
export type LinkRequest = z.input<typeof linkSchema>;

/** `POST /api/staff/link/use`: sets the password, signs in; answers `SignedIn`. */
export const useLinkSchema = linkSchema.extend({
  password: PASSWORD,
  /** For a link of kind `first` alone. */
  email: EMAIL.exactOptional(),
  /** For a link of kind `first` alone. */
  name: NAME.exactOptional(),
  /** Of the second factor, where the account has one. */
  code: FACTOR_CODE.exactOptional(),
});
/** The token of a one-time link, and the password that is set with it. */
export type UseLinkRequest = z.input<typeof useLinkSchema>;

/** `POST /api/staff/password`: ends all other sessions. */
export const changePasswordSchema = z.strictObject({
  current: PASSWORD,
  password: PASSWORD,
  /** Of the second factor, where the account has one. */
  code: FACTOR_CODE.exactOptional(),
});
/** The password until now and the new one. */
export type ChangePasswordRequest = z.input<typeof changePasswordSchema>;

/** `PATCH /api/staff/me`: one's own name; answers `SignedIn`. */
export const changeMeSchema = z.strictObject({ name: NAME });
/** What one is called from now on. */
export type ChangeMeRequest = z.input<typeof changeMeSchema>;

/**
 * `POST /api/staff/confirm`: whoever is signed in shows that it is them; answers `Confirmed`. Calls that need it are
 * refused with `confirmationNeeded` before, and done within the next minutes.
 */
export const confirmSchema = z.strictObject({
  password: PASSWORD,
  /** Of the second factor, where the account has one. */
  code: FACTOR_CODE.exactOptional(),
});
/** What shows that it is still the person who signed in: the password, and a code where there is a second factor. */
export type ConfirmRequest = z.input<typeof confirmSchema>;

/** `POST /api/staff/factor/first-code`: the second factor counts from then on; answers `RecoveryCodes`. */
export const firstCodeSchema = z.strictObject({ code: FACTOR_CODE });
/** The first code of an app that was just set up. */
export type FirstCodeRequest = z.input<typeof firstCodeSchema>;

/** `GET` and `PATCH /api/desk/sign-in-setting`: what the company asks of everybody who signs in. */
export const signInSettingSchema = z.strictObject({
  /** Whether managers need a second factor. */
  is_factor_required: z.boolean(),
});
/** What the company asks of everybody who signs in. */
export type SignInSetting = z.input<typeof signInSettingSchema>;

/** `POST /api/desk/staff`; answers `StaffLink`. */
export const addStaffSchema = z.strictObject({
  email: EMAIL,
  name: NAME.exactOptional(),
  role: z.enum(ROLES),
});
/** Address, name and role of somebody new. */
export type AddStaffRequest = z.input<typeof addStaffSchema>;

/** `PATCH /api/desk/staff/{id}`; answers `StaffItem`. */
export const changeStaffSchema = z.strictObject({
  name: NAME.exactOptional(),
  role: z.enum(ROLES).exactOptional(),
  is_disabled: z.boolean().exactOptional(),
});
/** The fields of an account that change; what is left out stays. */
export type ChangeStaffRequest = z.input<typeof changeStaffSchema>;

/** The calls about accounts, one's own and those of others. */
export interface AccountCalls {
  'GET /api/desk/sign-in-setting': { answer: SignInSetting };
  'PATCH /api/desk/sign-in-setting': { body: SignInSetting; answer: SignInSetting };
  'GET /api/desk/staff': { answer: ListOf<StaffItem> };
  'POST /api/desk/staff': { body: AddStaffRequest; answer: StaffLink };
  'PATCH /api/desk/staff/:id': { body: ChangeStaffRequest; answer: StaffItem };
  'DELETE /api/desk/staff/:id/factor': { answer: object };
  'POST /api/desk/staff/:id/link': { answer: StaffLink };
  'DELETE /api/desk/staff/:id/sessions': { answer: object };
  'POST /api/staff/confirm': { body: ConfirmRequest; answer: Confirmed };
  'GET /api/staff/factor': { answer: FactorState };
  'POST /api/staff/factor': { answer: FactorSetUp };
  'DELETE /api/staff/factor': { answer: object };
  'POST /api/staff/factor/first-code': { body: FirstCodeRequest; answer: RecoveryCodes };
  'POST /api/staff/factor/recovery-codes': { answer: RecoveryCodes };
  'POST /api/staff/forgot': { body: ForgotPasswordRequest; answer: object };
  'POST /api/staff/link': { body: LinkRequest; answer: LinkKind };
  'POST /api/staff/link/use': { body: UseLinkRequest; answer: SignedIn };
  'GET /api/staff/me': { answer: SignedIn };
  'PATCH /api/staff/me': { body: ChangeMeRequest; answer: SignedIn };
  'POST /api/staff/password': { body: ChangePasswordRequest; answer: object };
  'GET /api/staff/sessions': { answer: ListOf<SessionItem> };
  'DELETE /api/staff/sessions': { answer: object };
  'DELETE /api/staff/sessions/:id': { answer: object };
  'POST /api/staff/sign-in': { body: SignInRequest; answer: SignedIn };
  'GET /api/staff/sign-in-options': { answer: SignInOptions };
  'POST /api/staff/sign-out': { answer: object };
}
