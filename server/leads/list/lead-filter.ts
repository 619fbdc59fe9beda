/** Turns what the desk asks for into what the store can choose by: names and numbers become keys. */
import { z } from 'zod';
import { LEAD_SORT_FIELDS, LEAD_STATUSES, SEARCH_MAX_CHARACTERS } from '../../../contract/lead-api.ts';
import { LOCALES } from '../../../contract/locales.ts';
import { PAGE_MAX_ITEMS } from '../../../contract/paging.ts';
import { idEndingOf } from '../../../contract/receipt.ts';
import { cleanPhone, isPhoneShaped } from '../../../contract/phone-text.ts';
import { EDUCATION, PURPOSE, SOURCE_MAX_CHARACTERS, WORKING_YEARS } from '../../../contract/registration.ts';
import { PROGRAM_SLUG_MAX_CHARACTERS } from '../../../contract/shortlist.ts';
import { UUID_CHARACTERS } from '../../../contract/standard-lengths.ts';
import { withoutInvisible } from '../../../contract/visible-text.ts';
import { ownOnly, type StaffContext } from '../../staff/staff-context.ts';
import { indexNames, nameKey, PHONE_END_DIGITS, phoneEndKey } from '../name-index.ts';
import { searchParts } from '../name-keys.ts';
import { parsePhone } from '../phone.ts';
import type { LeadConditions } from './lead-conditions.repository.ts';

/** Stands for a search that nothing can be found by: no key looks like this. */
const NOTHING = ['-'];

const PHONE_END = new RegExp(`^\\d{${PHONE_END_DIGITS}}$`);

/** A time as the desk sends it; milliseconds since 1970. */
export const TIME = z.iso.datetime({ offset: true }).transform((time) => Date.parse(time));

/** Which page of a list, and how many items on it, as it is sent. */
export const PAGING = {
  page: z.int().min(1).max(1_000_000),
  per_page: z.int().min(1).max(PAGE_MAX_ITEMS),
};

function someOf(set: Readonly<Record<string, number>>) {
  const values = Object.values(set);
  return z
    .array(z.int().refine((value) => values.includes(value)))
    .max(values.length)
    .exactOptional();
}

/** The filter of a list, as it is sent. */
export const LEAD_FILTER = z.strictObject({
  status: z.array(z.enum(LEAD_STATUSES)).max(LEAD_STATUSES.length).exactOptional(),
  from: TIME.exactOptional(),
  to: TIME.exactOptional(),
  education: someOf(EDUCATION),
  working_years: someOf(WORKING_YEARS),
  purpose: someOf(PURPOSE),
  locale: z.array(z.enum(LOCALES)).max(LOCALES.length).exactOptional(),
  source: z.string().max(SOURCE_MAX_CHARACTERS).exactOptional(),
  program: z.string().max(PROGRAM_SLUG_MAX_CHARACTERS).exactOptional(),
  assignee_id: z.string().max(UUID_CHARACTERS).nullable().exactOptional(),
  is_suspected_bot: z.boolean().exactOptional(),
  q: z.string().max(SEARCH_MAX_CHARACTERS).exactOptional(),
});

/** What a list is sorted by, as it is sent. */
export const LEAD_SORT = z.strictObject({
  field: z.enum(LEAD_SORT_FIELDS),
  order: z.enum(['asc', 'desc']),
});

/** What a list is filtered by, and what its search text was taken for. */
export interface ResolvedFilter {
  conditions: LeadConditions;
  by: 'name' | 'number' | undefined;
}

function phoneHashes({ cipher }: StaffContext, typed: string): string[] {
  // On whichever page it was typed: a bare number can be Chinese or Vietnamese.
  const numbers = new Set(LOCALES.flatMap((locale) => parsePhone(typed, locale)?.e164 ?? []));
  return numbers.size === 0 ? NOTHING : [...numbers].map((number) => cipher.hash('phone', number));
}

async function nameKeys({ store, cipher }: StaffContext, search: string): Promise<string[]> {
  await indexNames(store, cipher);
  const parts = searchParts(search);
  return parts.length === 0 ? NOTHING : parts.map((part) => nameKey(cipher, part));
}

/**
 * The conditions of a filter within what the role may reach, its search text as keyed hashes. Makes the
 * keys that names are found by where they are missing.
 */
export async function resolveFilter(
  context: StaffContext,
  filter: z.infer<typeof LEAD_FILTER> = {},
): Promise<ResolvedFilter> {
  const { q = '', ...plain } = filter;
  const own = ownOnly(context);
  const conditions: LeadConditions = { ...plain, ...(own === undefined ? {} : { ownOf: own }) };
  const search = withoutInvisible(q).trim();
  if (search === '') return { conditions, by: undefined };
  if (PHONE_END.test(search)) {
    await indexNames(context.store, context.cipher);
    return { conditions: { ...conditions, nameKeys: [phoneEndKey(context.cipher, search)] }, by: 'number' };
  }
  // Fewer digits are taken for a part of a name, and find nothing.
  const idEnding = idEndingOf(search);
  if (idEnding !== undefined || isPhoneShaped(cleanPhone(search))) {
    const found = { phoneHashes: phoneHashes(context, search), ...(idEnding === undefined ? {} : { idEnding }) };
    return { conditions: { ...conditions, ...found }, by: 'number' };
  }
  return { conditions: { ...conditions, nameKeys: await nameKeys(context, search) }, by: 'name' };
}
