/**
 * The codes of all answers of the API (API-2). HTTP status and words of each are in `code-table.ts`, apart from the
 * numbers, so that no browser loads the words of three languages.
 */

/**
 * 1 is the specification's; the others are ours, grouped by who can mend it: 1xxx the visitor, 2xxx the staff, 4xxx the
 * sender, 5xxx we.
 */
export const CODE = {
  ok: 1,
  incomplete: 1001,
  purposeMissing: 1002,
  educationInvalid: 1003,
  workingYearsInvalid: 1004,
  purposeInvalid: 1005,
  nameInvalid: 1006,
  nameTooLong: 1007,
  phoneInvalid: 1008,
  consentMissing: 1009,
  signInFailed: 2001,
  notSignedIn: 2002,
  notAllowed: 2003,
  tokenMissing: 2004,
  invalid: 2005,
  changedMeanwhile: 2006,
  weakPassword: 2007,
  linkUsed: 2008,
  emailTaken: 2009,
  lastManager: 2010,
  tooManyRows: 2011,
  restricted: 2012,
  notVerified: 2013,
  tooOften: 2014,
  keysUnfit: 2015,
  secretsUnreadable: 2016,
  notErased: 2017,
  clocksDiffer: 2018,
  tooManyViews: 2042,
  importUnreadable: 2051,
  importColumns: 2052,
  importEmpty: 2053,
  importTooManyRows: 2054,
  importFarCells: 2055,
  spreadsheetsBusy: 2056,
  malformed: 4000,
  crossSite: 4003,
  notFound: 4004,
  tooLarge: 4013,
  wrongType: 4015,
  tooMany: 4029,
  failed: 5000,
} as const;

/** A code of the API. */
export type Code = (typeof CODE)[keyof typeof CODE];

/** The envelope of every answer of the registration call, and of every refusal of the staff's API. */
export interface Envelope {
  code: number;
  msg: string;
  /** The field to mend, when there is one. */
  field?: string;
}
