/** The desk's routes of people whom the staff enter. */
import { z } from 'zod';
import { CODE } from '../../../contract/codes.ts';
import {
  type AddContactRequest,
  CHAT_ID_CHARACTERS,
  CONSENT_METHODS,
  CONTACT_SOURCES,
} from '../../../contract/contact-api.ts';
import { LOCALES } from '../../../contract/locales.ts';
import {
  EDUCATION,
  NAME_MAX_CHARACTERS,
  PHONE_MAX_CHARACTERS,
  PURPOSE,
  WORKING_YEARS,
} from '../../../contract/registration.ts';
import { PROGRAM_SLUG } from '../../../contract/shortlist.ts';
import { ApiError } from '../../http/api-error.ts';
import { typedText } from '../../http/typed-text.ts';
import type { StaffRequest, StaffRoute } from '../../staff/staff-route.ts';
import type { AgreedTexts } from '../register/new-lead.ts';
import { addContact, contactConsent } from './contact.service.ts';

function oneOf(set: Readonly<Record<string, number>>) {
  const values = Object.values(set);
  return z
    .int()
    .refine((value) => values.includes(value))
    .exactOptional();
}

const CHAT_ID = typedText().max(CHAT_ID_CHARACTERS.most).exactOptional();
const CONTACT: z.ZodType<AddContactRequest> = z.strictObject({
  // Cleaned and measured by the form's own check: what is typed decomposed is longer.
  name: typedText().max(4 * NAME_MAX_CHARACTERS),
  phone: typedText().max(PHONE_MAX_CHARACTERS).exactOptional(),
  wechat: CHAT_ID,
  zalo: CHAT_ID,
  source: z.enum(CONTACT_SOURCES),
  locale: z.enum(LOCALES),
  education: oneOf(EDUCATION),
  working_years: oneOf(WORKING_YEARS),
  purpose: oneOf(PURPOSE),
  program: z.string().regex(PROGRAM_SLUG).exactOptional(),
  consent_method: z.enum(CONSENT_METHODS),
  consent_version: z.string().max(40),
});
const CONSENT = z.strictObject({ locale: z.enum(LOCALES) });

async function answerConsent(request: StaffRequest, texts: AgreedTexts) {
  const asked = CONSENT.safeParse(request.c.req.query());
  if (!asked.success) throw new ApiError(CODE.invalid, { field: 'locale' });
  return contactConsent(request, texts, asked.data.locale);
}

/** The routes. @param consents gives the words that are agreed to. */
export const contactRoutes = (consents: () => AgreedTexts): StaffRoute[] => [
  {
    method: 'POST',
    path: '/api/desk/contacts',
    rule: 'lead.add',
    handle: async (request) => addContact(request, consents(), await request.read(CONTACT)),
  },
  {
    method: 'GET',
    path: '/api/desk/contact-consent',
    rule: 'lead.add',
    handle: (request) => answerConsent(request, consents()),
  },
];
