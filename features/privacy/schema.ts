/** What the desk sends about people's rights over their data (DESK-9). */
import { z } from 'zod';
import { LOCALES } from '../../contract/locales.ts';
import type { ListOf, Paging } from '../../contract/staff/paging.ts';
import { PHONE_MAX_CHARACTERS } from '../../contract/registration/registration.ts';
import { COUNTRY, ID, PAGING, REASON, RECIPIENT, TIME, typedText } from '../../contract/schema/parts.ts';
import { type LeadItem, NOTE_MAX_CHARACTERS } from '../leads/contract/leads.ts';
import { DISCLOSURE_BASES, type DisclosureItem, type DisclosureList, FORWARD_FIELDS } from './contract/disclosures.ts';
import type { Retention } from './contract/retention.ts';
import {
  ERASE_REASONS,
  EXTENSION_MAX_DAYS,
  HAND_OVER_FORMATS,
  RIGHTS_CHANNELS,
  RIGHTS_KINDS,
  RIGHTS_OUTCOMES,
  RIGHTS_SCOPES,
  type RightsDetail,
  type RightsItem,
  VERIFIED_BY,
} from './contract/rights.ts';

const SCOPE = z.enum(RIGHTS_SCOPES);
/** A consent's purpose is one short word, such as `marketing`. */
const PURPOSE_MAX_CHARACTERS = 40;

/** `POST /api/desk/requests`; answers `RightsItem`. The number is kept as a keyed hash alone. */
export const addRightsSchema = z.strictObject({
  kind: z.enum(RIGHTS_KINDS),
  channel: z.enum(RIGHTS_CHANNELS),
  /** Left out: now. */
  received_at: TIME.exactOptional(),
  /** As the person gave it; found in all ways that it can be read. */
  phone: typedText().max(PHONE_MAX_CHARACTERS),
  /** What exactly is asked for; encrypted, and taken away with the hash when the request is closed. */
  note: typedText().max(NOTE_MAX_CHARACTERS).exactOptional(),
});
/** A request of a person about their data, with the time as text. */
export type AddRightsRequest = z.input<typeof addRightsSchema>;
/** An {@link AddRightsRequest} as a service gets it: the time in milliseconds since 1970. */
export type ParsedRequest = z.output<typeof addRightsSchema>;

/** `POST /api/desk/requests/search`; answers `ListOf<RightsItem>`. */
export const rightsQuerySchema = z.strictObject({
  ...PAGING,
  filter: z.strictObject({ is_open: z.boolean().default(true) }).default({ is_open: true }),
});
/** Which page of the open or of the closed requests is asked for. */
export type RightsQuery = z.input<typeof rightsQuerySchema>;

/** `PATCH /api/desk/requests/{id}`; answers `RightsDetail`. */
export const changeRightsSchema = z.strictObject({
  version: z.int32(),
  assignee_id: ID.nullable().exactOptional(),
  verified_by: z.enum(VERIFIED_BY).exactOptional(),
  /** The person has been told that the request came, and what will be done. */
  is_answered: z.literal(true).exactOptional(),
  /** Once, before the end is due; the person has been told reason and date. */
  extension: z.strictObject({ days: z.int().min(1).max(EXTENSION_MAX_DAYS), reason: REASON }).exactOptional(),
});
/** A step of a request: who works on it, how the person was verified, that they were answered, or more time. */
export type ChangeRightsRequest = z.input<typeof changeRightsSchema>;

/** `POST /api/desk/requests/{id}/close`; answers `RightsDetail`. */
export const closeRightsSchema = z.strictObject({
  version: z.int32(),
  outcome: z.enum(RIGHTS_OUTCOMES),
  /** Needed with `refused`; the person has been told it. */
  refusal_reason: REASON.exactOptional(),
});
/** How a request ended, and why where it was refused. */
export type CloseRightsRequest = z.input<typeof closeRightsSchema>;

/** `POST /api/desk/leads/{id}/erase`; answers `{ ids }`, what was erased. */
export const eraseLeadSchema = z.strictObject({
  scope: SCOPE,
  reason: z.enum(ERASE_REASONS),
  /** The person asks not to be called again: the number's hash goes to the list of those not to be called. */
  is_do_not_contact: z.boolean().exactOptional(),
  /** The request that it answers. */
  request_id: ID.exactOptional(),
});
/** What is erased, why, and whether the number must not be called again. */
export type EraseLeadRequest = z.input<typeof eraseLeadSchema>;

/** `POST /api/desk/leads/{id}/hand-over`: answers the file. */
export const handOverSchema = z.strictObject({
  scope: SCOPE,
  format: z.enum(HAND_OVER_FORMATS),
  /** Language of the page; left out: the registration's. */
  locale: z.enum(LOCALES).exactOptional(),
  /** The request that it answers. */
  request_id: ID.exactOptional(),
});
/** Which registrations a person gets, and in which format and language. */
export type HandOverRequest = z.input<typeof handOverSchema>;

/** `POST /api/desk/leads/{id}/restrict`, `…/unrestrict` to lift it; answer `LeadItem`. */
export const restrictSchema = z.strictObject({ scope: SCOPE, request_id: ID.exactOptional() });
/** Which registrations are restricted or released, and the request that it answers. */
export type RestrictRequest = z.input<typeof restrictSchema>;

/** `POST /api/desk/leads/{id}/withdraw`; answers `LeadItem`. */
export const withdrawSchema = z
  .strictObject({
    scope: SCOPE,
    /** Purpose of the consent: `contact` restricts the registration and has it erased within `FINISH_DAYS` days. */
    purpose: z.string().min(1).max(PURPOSE_MAX_CHARACTERS),
    /** Why it is taken back on the person's behalf; needed where no request says so. */
    reason: REASON.exactOptional(),
    request_id: ID.exactOptional(),
  })
  .refine(({ reason, request_id }) => reason !== undefined || request_id !== undefined, { path: ['reason'] });
/** Which consent is taken back, of which registrations, and why. */
export type WithdrawRequest = z.input<typeof withdrawSchema>;

const [, ...FORWARD_BASES] = DISCLOSURE_BASES;

/** `POST /api/desk/leads/{id}/disclosures`: keeps that one registration was passed on; answers `DisclosureItem`. */
export const addDisclosureSchema = z.strictObject({
  recipient: RECIPIENT,
  country: COUNTRY,
  /** What for. */
  purpose: REASON,
  fields: z.array(z.enum(FORWARD_FIELDS)).min(1).max(FORWARD_FIELDS.length),
  basis: z.enum(FORWARD_BASES),
});
/** To whom one registration was passed on: which fields, what for and by what right. */
export type AddDisclosure = z.input<typeof addDisclosureSchema>;

/** `POST /api/desk/disclosures/search`; answers `DisclosureList`. */
export const disclosureQuerySchema = z.strictObject(PAGING);

/** `POST /api/desk/retention/confirm` has the purge run, `…/postpone` puts the question off for a day; both answer `Retention`. */
export const confirmPurgeSchema = z.strictObject({
  /** What the clock of the manager's own machine says. */
  clock: TIME,
});
/** The time on the manager's own machine: the purge waits where the server's differs from it. */
export type ConfirmPurge = z.input<typeof confirmPurgeSchema>;

/** The calls about people's rights and about what is kept. */
export interface PrivacyCalls {
  'POST /api/desk/disclosures/search': { body: Paging; answer: DisclosureList };
  'POST /api/desk/leads/:id/disclosures': { body: AddDisclosure; answer: DisclosureItem };
  'POST /api/desk/leads/:id/erase': { body: EraseLeadRequest; answer: { ids: string[] } };
  'POST /api/desk/leads/:id/hand-over': { body: HandOverRequest; answer: Response };
  'POST /api/desk/leads/:id/restrict': { body: RestrictRequest; answer: LeadItem };
  'POST /api/desk/leads/:id/unrestrict': { body: RestrictRequest; answer: LeadItem };
  'POST /api/desk/leads/:id/withdraw': { body: WithdrawRequest; answer: LeadItem };
  'POST /api/desk/requests': { body: AddRightsRequest; answer: RightsItem };
  'GET /api/desk/requests/:id': { answer: RightsDetail };
  'PATCH /api/desk/requests/:id': { body: ChangeRightsRequest; answer: RightsDetail };
  'POST /api/desk/requests/:id/close': { body: CloseRightsRequest; answer: RightsDetail };
  'POST /api/desk/requests/search': { body: RightsQuery; answer: ListOf<RightsItem> };
  'GET /api/desk/retention': { answer: Retention };
  'POST /api/desk/retention/confirm': { body: ConfirmPurge; answer: Retention };
  'POST /api/desk/retention/postpone': { answer: Retention };
}
