/** HTTP status and words of each code of the API (API-2). */
import { CODE, type Code } from './codes.ts';
import type { Locale } from './locales.ts';
import { format, type Message } from './messages.ts';
import { refusalMessages } from './refusal.messages.ts';
import { registrationMessages } from './registration.messages.ts';
import { uploadRefusalMessages } from '../features/content/contract/upload-refusal.messages.ts';

const CODE_TABLE = {
  [CODE.ok]: { status: 200, message: registrationMessages['appointment.alert.success'] },
  [CODE.incomplete]: { status: 422, message: registrationMessages['appointment.alert.incomplete'] },
  [CODE.purposeMissing]: { status: 422, message: registrationMessages['appointment.alert.purpose'] },
  [CODE.educationInvalid]: { status: 422, message: registrationMessages['appointment.alert.education'] },
  [CODE.workingYearsInvalid]: { status: 422, message: registrationMessages['appointment.alert.working_years'] },
  [CODE.purposeInvalid]: { status: 422, message: registrationMessages['appointment.alert.purpose'] },
  [CODE.nameInvalid]: { status: 422, message: registrationMessages['appointment.alert.name'] },
  [CODE.nameTooLong]: { status: 422, message: registrationMessages['appointment.alert.name_long'] },
  [CODE.phoneInvalid]: { status: 422, message: registrationMessages['appointment.alert.phone'] },
  [CODE.phoneCountryMissing]: {
    status: 422,
    message: registrationMessages['appointment.alert.phone_country'],
  },
  [CODE.consentMissing]: { status: 422, message: registrationMessages['appointment.alert.consent'] },
  [CODE.malformed]: { status: 400, message: registrationMessages['appointment.alert.malformed'] },
  [CODE.crossSite]: { status: 403, message: registrationMessages['appointment.alert.cross_site'] },
  [CODE.notFound]: { status: 404, message: registrationMessages['appointment.alert.not_found'] },
  [CODE.tooLarge]: { status: 413, message: registrationMessages['appointment.alert.too_large'] },
  [CODE.wrongType]: { status: 415, message: registrationMessages['appointment.alert.wrong_type'] },
  [CODE.tooMany]: { status: 429, message: registrationMessages['appointment.alert.too_many'] },
  [CODE.failed]: { status: 500, message: registrationMessages['appointment.alert.submit_failed'] },
  [CODE.signInFailed]: { status: 401, message: refusalMessages['refusal.sign_in_failed'] },
  [CODE.notSignedIn]: { status: 401, message: refusalMessages['refusal.not_signed_in'] },
  [CODE.notAllowed]: { status: 403, message: refusalMessages['refusal.not_allowed'] },
  [CODE.tokenMissing]: { status: 403, message: refusalMessages['refusal.token_missing'] },
  [CODE.invalid]: { status: 422, message: refusalMessages['refusal.invalid'] },
  [CODE.changedMeanwhile]: { status: 409, message: refusalMessages['refusal.changed_meanwhile'] },
  [CODE.weakPassword]: { status: 422, message: refusalMessages['refusal.weak_password'] },
  [CODE.linkUsed]: { status: 422, message: refusalMessages['refusal.link_used'] },
  [CODE.emailTaken]: { status: 409, message: refusalMessages['refusal.email_taken'] },
  [CODE.lastManager]: { status: 409, message: refusalMessages['refusal.last_manager'] },
  [CODE.tooManyRows]: { status: 422, message: refusalMessages['refusal.too_many_rows'] },
  [CODE.restricted]: { status: 409, message: refusalMessages['refusal.restricted'] },
  [CODE.notVerified]: { status: 409, message: refusalMessages['refusal.not_verified'] },
  [CODE.tooOften]: { status: 429, message: refusalMessages['refusal.too_often'] },
  [CODE.storageFull]: { status: 507, message: refusalMessages['refusal.storage_full'] },
  [CODE.keysUnfit]: { status: 503, message: refusalMessages['refusal.keys_unfit'] },
  [CODE.secretsUnreadable]: { status: 422, message: refusalMessages['refusal.secrets_unreadable'] },
  [CODE.notErased]: { status: 409, message: refusalMessages['refusal.not_erased'] },
  [CODE.clocksDiffer]: { status: 409, message: refusalMessages['refusal.clocks_differ'] },
  [CODE.commonPassword]: { status: 422, message: refusalMessages['refusal.common_password'] },
  [CODE.factorNeeded]: { status: 401, message: refusalMessages['refusal.factor_needed'] },
  [CODE.factorWrong]: { status: 401, message: refusalMessages['refusal.factor_wrong'] },
  [CODE.confirmationNeeded]: { status: 403, message: refusalMessages['refusal.confirmation_needed'] },
  [CODE.factorMissing]: { status: 403, message: refusalMessages['refusal.factor_missing'] },
  [CODE.tooManyViews]: { status: 422, message: refusalMessages['refusal.too_many_views'] },
  [CODE.tooManyChannels]: { status: 422, message: refusalMessages['refusal.too_many_channels'] },
  [CODE.documentExists]: { status: 409, message: refusalMessages['refusal.document_exists'] },
  [CODE.publishing]: { status: 409, message: refusalMessages['refusal.publishing'] },
  [CODE.nothingToPublish]: { status: 409, message: refusalMessages['refusal.nothing_to_publish'] },
  [CODE.importUnreadable]: { status: 422, message: refusalMessages['refusal.import_unreadable'] },
  [CODE.importColumns]: { status: 422, message: refusalMessages['refusal.import_columns'] },
  [CODE.importEmpty]: { status: 422, message: refusalMessages['refusal.import_empty'] },
  [CODE.importTooManyRows]: { status: 422, message: refusalMessages['refusal.import_too_many_rows'] },
  [CODE.importFarCells]: { status: 422, message: refusalMessages['refusal.import_far_cells'] },
  [CODE.importEncoding]: { status: 422, message: refusalMessages['refusal.import_encoding'] },
  [CODE.spreadsheetsBusy]: { status: 429, message: refusalMessages['refusal.spreadsheets_busy'] },
  [CODE.leadOutOfReach]: { status: 404, message: refusalMessages['refusal.lead_out_of_reach'] },
  [CODE.pictureUnknown]: { status: 422, message: uploadRefusalMessages['refusal.picture_unknown'] },
  [CODE.pictureHeic]: { status: 422, message: uploadRefusalMessages['refusal.picture_heic'] },
  [CODE.pictureDamaged]: { status: 422, message: uploadRefusalMessages['refusal.picture_damaged'] },
  [CODE.pictureTooLarge]: { status: 413, message: uploadRefusalMessages['refusal.picture_too_large'] },
  [CODE.pictureTooManyPixels]: { status: 422, message: uploadRefusalMessages['refusal.picture_too_many_pixels'] },
  [CODE.pictureTooSmall]: { status: 422, message: uploadRefusalMessages['refusal.picture_too_small'] },
  [CODE.uploadUsed]: { status: 409, message: uploadRefusalMessages['refusal.upload_used'] },
  [CODE.uploadsBusy]: { status: 429, message: uploadRefusalMessages['refusal.uploads_busy'] },
  [CODE.filmUnknown]: { status: 422, message: uploadRefusalMessages['refusal.film_unknown'] },
  [CODE.filmEncoding]: { status: 422, message: uploadRefusalMessages['refusal.film_encoding'] },
  [CODE.filmSoundEncoding]: { status: 422, message: uploadRefusalMessages['refusal.film_sound_encoding'] },
  [CODE.filmDamaged]: { status: 422, message: uploadRefusalMessages['refusal.film_damaged'] },
  [CODE.filmTooLarge]: { status: 413, message: uploadRefusalMessages['refusal.film_too_large'] },
  [CODE.filmTooWide]: { status: 422, message: uploadRefusalMessages['refusal.film_too_wide'] },
  [CODE.filmTooLong]: { status: 422, message: uploadRefusalMessages['refusal.film_too_long'] },
} as const satisfies Record<Code, { status: number; message: Message }>;

/** A status that the API answers with. */
export type ApiStatus = (typeof CODE_TABLE)[Code]['status'];

/** The HTTP status of a code. */
export function statusOf(code: Code): ApiStatus {
  return CODE_TABLE[code].status;
}

/** The words of a code in one language, its placeholders filled. */
export function messageOf(code: Code, locale: Locale, values: Record<string, string | number> = {}): string {
  return format(CODE_TABLE[code].message[locale], values, locale);
}
