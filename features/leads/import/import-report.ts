/** What is shown of rows before they are stored; numbers are masked, for a report lies about on people's desks. */
import { cleanName } from '../../../contract/registration/registration.ts';
import { isoOrNull } from '../../../server/http/iso-time.ts';
import type { ImportLeftOut, ImportRow, ImportSample } from '../contract/imports.ts';
import { maskName, maskNumbers, maskPhone } from '../masking.ts';
import type { AcceptedRow } from './import-rows.ts';
import { shown } from './table/cells.ts';

/** A further number, or whatever was taken for something else because its column was. */
function maskedLeftOut(leftOut: readonly ImportLeftOut[]): Pick<ImportRow, 'left_out'> {
  if (leftOut.length === 0) return {};
  const masked = ({ field, text }: ImportLeftOut) => (field === 'phone' ? maskPhone(text) : maskNumbers(text));
  return { left_out: leftOut.map((one) => ({ ...one, text: masked(one) })) };
}

/** A row that nothing speaks against, without what becomes of it. */
export function maskedRow({ row, answers, phone, followUp, leftOut }: AcceptedRow): Omit<ImportRow, 'state'> {
  return {
    row,
    name: cleanName(answers.name),
    phone: phone ? maskPhone(phone.e164) : maskName(followUp.wechat || followUp.zalo),
    ...maskedLeftOut(leftOut),
  };
}

/** A row as it will be stored. */
export function sampleOf(accepted: AcceptedRow): ImportSample {
  const { answers, locale, followUp } = accepted;
  const { stored, status, lost_reason, assignee_id, notes } = followUp;
  return {
    ...maskedRow(accepted),
    status,
    lost_reason,
    assignee_id,
    created_at: isoOrNull(followUp.created_at),
    next_call_at: isoOrNull(followUp.next_call_at),
    first_contacted_at: isoOrNull(followUp.first_contacted_at),
    education: answers.education,
    working_years: answers.working_years,
    purpose: answers.purpose,
    locale,
    program: stored.program ?? null,
    page: stored.page ?? null,
    source: stored.source ?? null,
    ...{ wechat: maskName(followUp.wechat), zalo: maskName(followUp.zalo) },
    notes: notes.length,
    note: maskNumbers(shown(notes[0]?.text ?? '')),
  };
}
