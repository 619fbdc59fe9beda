/** Checks who somebody is where the staff type it: as the form's fields are, but that nobody needs a number. */
import { CODE } from '../../contract/codes.ts';
import type { Locale } from '../../contract/locales.ts';
import { cleanName, refusalsOf } from '../../contract/registration/registration.ts';
import { ApiError } from '../../server/http/api-error.ts';
import { isChatId } from './contract/contacts.ts';
import { type Chat, CHATS, type Person } from './person-columns.ts';
import { parsePhone } from './phone.ts';

/** What was typed; what is not known is empty. */
export type TypedPerson = Record<'name' | 'phone' | Chat, string>;

/**
 * The person. One of number, WeChat and Zalo is needed.
 *
 * @param locale tells the country of a bare number.
 * @throws ApiError invalid, with the field to mend.
 */
export function checkPerson(typed: TypedPerson, locale: Locale): Person {
  const isWithoutNumber = typed.phone === '' && CHATS.some((chat) => typed[chat] !== '');
  const isAsked = (field: string) => field === 'name' || (field === 'phone' && !isWithoutNumber);
  const refusal = refusalsOf(typed, { locale }).find(({ field }) => isAsked(field));
  const wrongId = CHATS.find((chat) => typed[chat] !== '' && !isChatId(typed[chat]));
  const phone = typed.phone === '' ? undefined : parsePhone(typed.phone, locale);
  const isWrongNumber = typed.phone !== '' && !phone;
  const field = refusal?.field ?? wrongId ?? (isWrongNumber ? 'phone' : undefined);
  if (field) throw new ApiError(CODE.invalid, { field });
  return { name: cleanName(typed.name), phone, phoneTyped: typed.phone, wechat: typed.wechat, zalo: typed.zalo };
}
