/** The desk's routes of people whom the staff enter. */
import { z } from 'zod';
import { CODE } from '../../../contract/codes.ts';
import { LOCALES } from '../../../contract/locales.ts';
import { ApiError } from '../../../server/http/api-error.ts';
import type { StaffRequest, StaffRoute } from '../../staff/staff-route.ts';
import type { AgreedTexts } from '../register/new-lead.ts';
import { addContactSchema, knownContactSchema } from '../schema/lead-changes.ts';
import { addContact, contactConsent, findContact } from './contact.service.ts';

const CONSENT = z.strictObject({ locale: z.enum(LOCALES) });

async function answerConsent(request: StaffRequest, texts: AgreedTexts) {
  const asked = CONSENT.safeParse(request.c.req.query());
  if (!asked.success) throw new ApiError(CODE.invalid, { field: 'locale' });
  return contactConsent(request, texts, asked.data.locale);
}

/** Routes for entering somebody who filled in no form. @param consents gives the words that are agreed to. */
export const contactRoutes = (consents: () => AgreedTexts): StaffRoute[] => [
  {
    call: 'POST /api/desk/contacts',
    rule: 'lead.add',
    handle: async (request) => addContact(request, consents(), await request.read(addContactSchema)),
  },
  {
    call: 'POST /api/desk/contacts/known',
    rule: 'lead.add',
    handle: async (request) => findContact(request, await request.read(knownContactSchema)),
  },
  { call: 'GET /api/desk/contact-consent', rule: 'lead.add', handle: (request) => answerConsent(request, consents()) },
];
