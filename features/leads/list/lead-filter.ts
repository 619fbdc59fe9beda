/** Turns what the desk asks for into what the store can choose by: names and numbers become keys. */
import { LOCALES } from '../../../contract/locales.ts';
import { cleanPhone, isPhoneShaped } from '../../../contract/text/phone-text.ts';
import { idEndingOf } from '../../receipt/contract/receipt.ts';
import { withoutInvisible } from '../../../contract/text/visible-text.ts';
import { ownOnly, type StaffContext } from '../../staff/staff-context.ts';
import { PHONE_END_DIGITS } from '../masking.ts';
import { indexNames, nameKey, phoneEndKey } from '../name-index.ts';
import { searchParts } from '../name-keys.ts';
import { parsePhone } from '../phone.ts';
import type { ParsedFilter } from '../schema/leads.ts';
import type { LeadConditions } from './lead-conditions.repository.ts';

/** Stands for a search that nothing can be found by: no key looks like this. */
const NOTHING = ['-'];

/** The end of a number, alone or as lists show it: `8000`, `138****8000`. */
const PHONE_END = new RegExp(`^(?:\\d*\\*+)?(\\d{${PHONE_END_DIGITS}})$`);

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
export async function resolveFilter(context: StaffContext, filter: ParsedFilter = {}): Promise<ResolvedFilter> {
  const { q = '', ...plain } = filter;
  const own = ownOnly(context);
  const conditions: LeadConditions = { ...plain, ...(own === undefined ? {} : { ownOf: own }) };
  const search = withoutInvisible(q).normalize('NFKC').trim();
  if (search === '') return { conditions, by: undefined };
  const [, end] = PHONE_END.exec(search) ?? [];
  if (end !== undefined) {
    await indexNames(context.store, context.cipher);
    return { conditions: { ...conditions, nameKeys: [phoneEndKey(context.cipher, end)] }, by: 'number' };
  }
  // Fewer digits are taken for a part of a name, and find nothing.
  const idEnding = idEndingOf(search);
  if (idEnding !== undefined || isPhoneShaped(cleanPhone(search))) {
    const found = { phoneHashes: phoneHashes(context, search), ...(idEnding === undefined ? {} : { idEnding }) };
    return { conditions: { ...conditions, ...found }, by: 'number' };
  }
  return { conditions: { ...conditions, nameKeys: await nameKeys(context, search) }, by: 'name' };
}
