/**
 * The codes of all answers of the API (API-2). HTTP status and words of each are in `code-table.ts`, apart from the
 * numbers, so that no browser loads the words of three languages.
 */

/** What a registration is answered with; apart from the others, because a visitor's browser loads these alone. */
export const REGISTRATION_CODE = {
  /** A registration is stored, or was already: sent twice, it is stored once. */
  ok: 1,
  /** A registration has no name or no phone number. */
  incomplete: 1001,
  /** A registration has no purpose. */
  purposeMissing: 1002,
  /** The education is not one of EDUCATION. */
  educationInvalid: 1003,
  /** The work experience is not one of WORKING_YEARS. */
  workingYearsInvalid: 1004,
  /** The purpose is not one of PURPOSE. */
  purposeInvalid: 1005,
  /** The name has a sign that names do not have, such as a digit. */
  nameInvalid: 1006,
  /** The name is longer than NAME_MAX_CHARACTERS. */
  nameTooLong: 1007,
  /** The phone number cannot be called, in whatever way it is read. */
  phoneInvalid: 1008,
  /** The consent box is not ticked, or the text that was agreed to was never shown. */
  consentMissing: 1009,
  /** The phone number has no country code, and is not how anybody dials in the country of the page's language. */
  phoneCountryMissing: 1010,
} as const;

/** Apart from the others too: the sign-in page knows this one alone. */
export const FACTOR_NEEDED = 2020;

/**
 * 1 is the specification's; the others are ours, grouped by who can mend it: 1xxx the visitor, 2xxx the staff, 4xxx the
 * sender, 5xxx we.
 */
export const CODE = {
  ...REGISTRATION_CODE,
  /** E-mail address or password is wrong, or the account is closed; which of them is not told. */
  signInFailed: 2001,
  /** The call needs a session, and there is none that still lasts. */
  notSignedIn: 2002,
  /** The role may not do this (`staff/access.ts`). */
  notAllowed: 2003,
  /** A change came without the token of its session. */
  tokenMissing: 2004,
  /** A value that the staff sent is not acceptable; `field` names it where there is one. */
  invalid: 2005,
  /** Somebody else has changed the same thing since it was read. */
  changedMeanwhile: 2006,
  /** The new password is too short, too simple, or has the name of the e-mail address in it. */
  weakPassword: 2007,
  /** A one-time link was used, is too old, or its account is closed. */
  linkUsed: 2008,
  /** There is an account with this e-mail address. */
  emailTaken: 2009,
  /** It would leave nobody who may manage the staff. */
  lastManager: 2010,
  /** An Excel file would have too many rows. */
  tooManyRows: 2011,
  /** The registration is restricted: it is only kept. */
  restricted: 2012,
  /** The request needs proof first that the number is the asking person’s. */
  notVerified: 2013,
  /** One of the staff has revealed, searched or taken down too often within an hour. */
  tooOften: 2014,
  /** The keys of this server are not those of the database. */
  keysUnfit: 2015,
  /** The stored secrets of a channel cannot be decrypted and have to be typed again. */
  secretsUnreadable: 2016,
  /** An erasure is said to be done while registrations of the number are there. */
  notErased: 2017,
  /** The manager’s clock and the server’s differ when a purge is confirmed. */
  clocksDiffer: 2018,
  /** The new password has leaked often, or is easily guessed. */
  commonPassword: 2019,
  /** The password is right, and the account’s second factor is asked for. */
  factorNeeded: FACTOR_NEEDED,
  /** The code of the second factor is wrong, too old, or was used before. */
  factorWrong: 2021,
  /** The password has to be typed again before this is done (`POST /api/staff/confirm`). */
  confirmationNeeded: 2022,
  /** The account has to have a second factor first. */
  factorMissing: 2023,
  /** The person has SAVED_VIEWS_MAX saved views. */
  tooManyViews: 2042,
  /** There are CHANNELS_MAX channels of notices. */
  tooManyChannels: 2046,
  /** There is a document of this name already. */
  documentExists: 2043,
  /** Another publishing is under way. */
  publishing: 2044,
  /** Nothing was edited since the last publishing. */
  nothingToPublish: 2045,
  /** The file to import is no spreadsheet that can be read. */
  importUnreadable: 2051,
  /** The file to import lacks a column that is needed. */
  importColumns: 2052,
  /** The file to import has no rows. */
  importEmpty: 2053,
  /** The file to import has more rows than are taken at once. */
  importTooManyRows: 2054,
  /** The file to import has cells far outside its table. */
  importFarCells: 2055,
  /** Too many Excel files are being made or read already; `Retry-After` says when to try again. */
  spreadsheetsBusy: 2056,
  /** How the text file to import is written cannot be told: somebody has to choose. */
  importEncoding: 2057,
  /** There is no such registration, or a colleague looks after it. */
  leadOutOfReach: 2058,
  /** What was uploaded is no JPEG, PNG or WebP. */
  pictureUnknown: 2061,
  /** What was uploaded is HEIC, which the server cannot read. */
  pictureHeic: 2062,
  /** What was uploaded begins as a picture and cannot be read to its end. */
  pictureDamaged: 2063,
  /** The file has more than PICTURE_MAX_BYTES. */
  pictureTooLarge: 2064,
  /** The picture has more than PICTURE_MAX_PIXELS. */
  pictureTooManyPixels: 2065,
  /** The picture is too small for its place. */
  pictureTooSmall: 2066,
  /** The picture or film is used by a document, or an edition. */
  uploadUsed: 2067,
  /** Too many files are being uploaded already; `Retry-After` says when to try again. */
  uploadsBusy: 2068,
  /** What was uploaded is no MP4 or QuickTime file with a film in it. */
  filmUnknown: 2071,
  /** The film is not encoded as H.264. */
  filmEncoding: 2072,
  /** What was uploaded begins as a film and cannot be read to its end. */
  filmDamaged: 2073,
  /** The file has more than FILM_MAX_BYTES. */
  filmTooLarge: 2074,
  /** The film is wider or higher than FILM_MAX_SIDE. */
  filmTooWide: 2075,
  /** The film takes longer than FILM_MAX_SECONDS. */
  filmTooLong: 2076,
  /** The film has sound, and none of it is AAC. */
  filmSoundEncoding: 2077,
  /** What was sent is no JSON, no UTF-8, or not whole. */
  malformed: 4000,
  /** Another site made the browser send it. */
  crossSite: 4003,
  /** There is nothing at this address, or nothing that the role may reach. */
  notFound: 4004,
  /** What was sent is larger than is taken. */
  tooLarge: 4013,
  /** What was sent has another media type than the call takes. */
  wrongType: 4015,
  /** Too many calls of one address or for one number, or the server is busy; `Retry-After` says when to try again. */
  tooMany: 4029,
  /** Something of ours failed; the log has the reason under the `X-Request-Id`. */
  failed: 5000,
  /** The disk of the server, or of its database, is full: nothing can be stored. */
  storageFull: 5007,
} as const;

/** A code of the API. */
export type Code = (typeof CODE)[keyof typeof CODE];

/** The envelope of every answer of the registration call, and of every refusal of the staff's API. */
export interface Envelope {
  code: number;
  msg: string;
  /** The field to mend, when there is one. */
  field?: string;
  /** Every field to mend, the first of them included. */
  faults?: { field: string; code: number; msg: string }[];
  /** Path of the page of a registration that was accepted (RECEIPT-1). */
  receipt?: string;
}
