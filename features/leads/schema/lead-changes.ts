/**
 * What the desk sends to add registrations and to change one (`features/leads/contract/leads.ts`). Where times are read, a service
 * gets the schema's output, with milliseconds since 1970.
 */
import { z } from 'zod';
import { LOCALES } from '../../../contract/locales.ts';
import { CONSENT_VERSION_SHAPE } from '../../../contract/registration/consent.ts';
import {
  EDUCATION,
  NAME_MAX_CHARACTERS,
  NOT_ANSWERED,
  PHONE_MAX_CHARACTERS,
  PURPOSE,
  WORKING_YEARS,
} from '../../../contract/registration/registration.ts';
import { choiceOf, ID, TIME, typedText } from '../../../contract/schema/parts.ts';
import { PROGRAM_SLUG } from '../../../contract/shortlist/shortlist.ts';
import { CHAT_ID_CHARACTERS, CONSENT_METHODS, CONTACT_SOURCES } from '../contract/contacts.ts';
import {
  CALL_OUTCOMES,
  ENROLLED_MAX_CHARACTERS,
  FEE_CURRENCIES,
  FEE_MAX,
  LEAD_STATUSES,
  LOST_REASONS,
  NOTE_MAX_CHARACTERS,
} from '../contract/leads.ts';

// Cleaned and measured by the form's own check: what is typed decomposed is longer.
const NAME = typedText().max(4 * NAME_MAX_CHARACTERS);
const PHONE = typedText().max(PHONE_MAX_CHARACTERS);
const CHAT_ID = typedText().max(CHAT_ID_CHARACTERS.most);
/** No time zone has a longer name. */
const TIME_ZONE_CHARACTERS = 40;
const PROGRAM = z.string().regex(PROGRAM_SLUG);

/**
 * `POST /api/desk/contacts`; answers `AddedContact`. One of number, WeChat and Zalo has to be there. A bare number
 * belongs to the country of the language, as in the form.
 */
export const addContactSchema = z.strictObject({
  name: NAME,
  phone: PHONE.exactOptional(),
  wechat: CHAT_ID.exactOptional(),
  zalo: CHAT_ID.exactOptional(),
  source: z.enum(CONTACT_SOURCES),
  locale: z.enum(LOCALES),
  /** Answers that are known; what is left out is stored as not answered. */
  education: choiceOf(EDUCATION).exactOptional(),
  working_years: choiceOf(WORKING_YEARS).exactOptional(),
  purpose: choiceOf(PURPOSE).exactOptional(),
  program: PROGRAM.exactOptional(),
  consent_method: z.enum(CONSENT_METHODS),
  /** Of `ContactConsent`. */
  consent_version: z.string().regex(CONSENT_VERSION_SHAPE),
});
/** Somebody who filled in no form: who they are, and how they agreed to be called. */
export type AddContactRequest = z.input<typeof addContactSchema>;

/** `POST /api/desk/contacts/known`; answers `KnownContactAnswer`. What nobody could be reached by is known to nobody. */
export const knownContactSchema = z.strictObject({
  phone: PHONE.exactOptional(),
  wechat: CHAT_ID.exactOptional(),
  zalo: CHAT_ID.exactOptional(),
  locale: z.enum(LOCALES),
});
/** What somebody can be reached by, to see whether they have registered before. */
export type KnownContactRequest = z.input<typeof knownContactSchema>;

/** `PATCH /api/desk/leads/{id}`; answers `LeadItem`. What is left out stays as it is. */
export const changeLeadSchema = z.strictObject({
  version: z.int32(),
  /** `new` takes the state back: nobody got through after all. */
  status: z.enum(LEAD_STATUSES).exactOptional(),
  /** Needed with `lost`. */
  lost_reason: z.enum(LOST_REASONS).exactOptional(),
  /** Null: nobody. Who may not assign may only put themselves or nobody. */
  assignee_id: ID.nullable().exactOptional(),
  /** Null: none. */
  next_call_at: TIME.nullable().exactOptional(),
  /** One of `country-zones.ts`; null: not known, or the number's country tells it. */
  time_zone: z.string().max(TIME_ZONE_CHARACTERS).nullable().exactOptional(),
});
/** What is to be different of a registration, with times as text. */
export type ChangeLeadRequest = z.input<typeof changeLeadSchema>;
/** A {@link ChangeLeadRequest} as a service gets it: times in milliseconds since 1970. */
export type ParsedChange = z.output<typeof changeLeadSchema>;

/** `POST /api/desk/leads/{id}/calls`; answers `LeadItem`. Sets state, next call and assignee. */
export const recordCallSchema = z.strictObject({
  version: z.int32(),
  outcome: z.enum(CALL_OUTCOMES),
  /** Needed with `call_back`; left out with `no_answer`, it is proposed (`next-try.ts`). */
  next_call_at: TIME.exactOptional(),
});
/** What came of a call, with the time of the next one as text. */
export type RecordCallRequest = z.input<typeof recordCallSchema>;
/** A {@link RecordCallRequest} as a service gets it: the time in milliseconds since 1970. */
export type ParsedCall = z.output<typeof recordCallSchema>;

/** `POST /api/desk/leads/{id}/calls/undo`, takes the last call back; answers `LeadItem`. */
export const undoCallSchema = z.strictObject({ version: z.int32() });
/** The version of the registration whose last call is taken back. */
export type UndoCallRequest = z.input<typeof undoCallSchema>;

/** `POST /api/desk/leads/{id}/notes`; answers `NoteItem`. */
export const addNoteSchema = z.strictObject({ text: typedText().min(1).max(NOTE_MAX_CHARACTERS) });
/** The text of a new note. */
export type AddNoteRequest = z.input<typeof addNoteSchema>;

/** One of the form's answers; 0: nobody has said it. */
function answerOf(set: Readonly<Record<string, number>>) {
  return choiceOf({ ...set, notAnswered: NOT_ANSWERED }).exactOptional();
}

/**
 * `POST /api/desk/leads/{id}/correct`; answers `LeadItem`. What is damaged has to be sent along; an empty text takes
 * a number or an id away, as long as one of them is left.
 */
export const correctLeadSchema = z.strictObject({
  version: z.int32(),
  name: NAME.exactOptional(),
  phone: PHONE.exactOptional(),
  wechat: CHAT_ID.exactOptional(),
  zalo: CHAT_ID.exactOptional(),
  education: answerOf(EDUCATION),
  working_years: answerOf(WORKING_YEARS),
  purpose: answerOf(PURPOSE),
  /** Null: none. */
  program: PROGRAM.nullable().exactOptional(),
  locale: z.enum(LOCALES).exactOptional(),
});
/** The fields of a person that are to be corrected. */
export type CorrectLeadRequest = z.input<typeof correctLeadSchema>;

const ENROLLED = typedText().min(1).max(ENROLLED_MAX_CHARACTERS).nullable().exactOptional();

/**
 * `POST /api/desk/leads/{id}/enrolment`; answers id and version. What is left out stays as it is, null takes it away; the
 * fee is the managers'.
 */
export const enrolmentSchema = z.strictObject({
  version: z.int32(),
  enrolled_school: ENROLLED,
  enrolled_program: ENROLLED,
  /** In whole units of the currency. */
  fee: z
    .strictObject({ amount: z.int().min(1).max(FEE_MAX), currency: z.enum(FEE_CURRENCIES) })
    .nullable()
    .exactOptional(),
});
/** Where somebody has enrolled, and the fee that the company gets. */
export type EnrolmentRequest = z.input<typeof enrolmentSchema>;
