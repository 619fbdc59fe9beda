/** What is typed of somebody who is entered, what is wrong with it, and what is sent. */
import { type ConsentMethod, type ContactSource, isChatId } from '../../../features/leads/contract/contacts.ts';
import type { Locale } from '../../../contract/locales.ts';
import type { AddContactRequest } from '../../../features/leads/schema/lead-changes.ts';

/** The fields; what is empty is not known yet. */
export interface ContactFields {
  name: string;
  phone: string;
  wechat: string;
  zalo: string;
  source: ContactSource | '';
  locale: Locale;
  method: ConsentMethod | '';
  program: string;
  education: string;
  working_years: string;
  purpose: string;
}

/** Name of a field of the form. */
export type FieldName = keyof ContactFields;

/** Which text each wrong field has under it: the end of its key. */
export type Faults = Partial<Record<FieldName, 'name' | 'none' | 'phone' | 'chat_id' | 'choose'>>;

/** The empty form, for somebody whom one talks to in one's own language. */
export function emptyContact(locale: Locale): ContactFields {
  const empty = {
    name: '',
    phone: '',
    wechat: '',
    zalo: '',
    program: '',
    education: '',
    working_years: '',
    purpose: '',
  };
  return { ...empty, source: '', locale, method: '' };
}

/** What is wrong before anything is sent; whether a number can be called the server knows. */
export function faultsOf(fields: ContactFields): Faults {
  const { name, phone, wechat, zalo, source, method } = fields;
  const isWrongId = (id: string) => id.trim() !== '' && !isChatId(id.trim());
  return {
    ...(name.trim() === '' && { name: 'name' }),
    ...([phone, wechat, zalo].every((text) => text.trim() === '') && { phone: 'none' }),
    ...(isWrongId(wechat) && { wechat: 'chat_id' }),
    ...(isWrongId(zalo) && { zalo: 'chat_id' }),
    ...(source === '' && { source: 'choose' }),
    ...(method === '' && { method: 'choose' }),
  };
}

/** The fault that the server names by its field; undefined for what is no field of this form. */
export function faultAt(field: string | undefined): Faults | undefined {
  if (field === 'name' || field === 'phone') return { [field]: field };
  return field === 'wechat' || field === 'zalo' ? { [field]: 'chat_id' } : undefined;
}

/** What is sent; undefined while something is to be chosen. What is not known is left out. */
export function contactRequest(fields: ContactFields, consentVersion: string): AddContactRequest | undefined {
  const { name, source, locale, method } = fields;
  if (source === '' || method === '') return undefined;
  const texts = (['phone', 'wechat', 'zalo', 'program'] as const).map(
    (field) => [field, fields[field].trim()] as const,
  );
  const answers = (['education', 'working_years', 'purpose'] as const).map(
    (field) => [field, Number(fields[field])] as const,
  );
  return {
    name: name.trim(),
    ...Object.fromEntries([...texts, ...answers].filter(([, value]) => Boolean(value))),
    source,
    locale,
    consent_method: method,
    consent_version: consentVersion,
  };
}
