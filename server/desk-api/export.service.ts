/**
 * Registrations as a file (DESK-6), for managers, with a reason. The log and the record of passing on
 * are written before the first byte leaves; the file holds what the record names, and nothing else.
 */
import { type ExportRequest, XLSX_MAX_ROWS } from '../../contract/desk-api.ts';
import { DESK_CODE } from '../../contract/desk-codes.ts';
import { type LeadChoice, listChosenAfter } from '../leads/lead-desk.repository.ts';
import { CSV_START, csvHeader, csvLine, EXPORT_COLUMNS } from '../leads/lead-export.ts';
import { type OpenedLead, openLead } from '../leads/opened-lead.ts';
import { insertDisclosure } from '../rights/disclosure.repository.ts';
import { disclosureRow } from '../rights/disclosure.service.ts';
import { DeskError } from './desk-error.ts';
import { addLogEntries } from './desk-log.repository.ts';
import { entryOf } from './lead-read.service.ts';
import type { StaffCall } from './staff-route.ts';
import { makeXlsx } from './xlsx-thread.ts';

/** Rows read at a time. */
const PAGE_ROWS = 500;
const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

async function* openChosen({ store, sealer }: StaffCall, choice: LeadChoice): AsyncGenerator<OpenedLead[]> {
  let after: { createdAt: number; id: string } | undefined;
  for (;;) {
    const rows = await listChosenAfter(store.db, choice, after, PAGE_ROWS);
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map((row) => openLead(row, sealer));
    after = { createdAt: last.created_at, id: last.id };
  }
}

/** The lines, a page at a time, as fast as they are taken: no export fills the memory. */
function csvStream(pages: AsyncGenerator<OpenedLead[]>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(CSV_START + csvHeader())),
    async pull(controller) {
      const { value, done } = await pages.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value.map(csvLine).join('')));
    },
    async cancel() {
      await pages.return(undefined);
    },
  });
}

/**
 * The file.
 *
 * @throws DeskError tooManyRows for an Excel file that would not fit the memory; invalid when what the
 * company takes for itself is said to go to another country.
 */
export async function exportLeads(
  call: StaffCall,
  { format, reason, recipient, country, basis }: Omit<ExportRequest, 'filter'>,
  asked: LeadChoice,
): Promise<Response> {
  const { store, now } = call;
  if (basis === 'own_use' && country !== 'CN') throw new DeskError(DESK_CODE.invalid, { field: 'basis' });
  const passing = { kind: 'export', recipient, country, purpose: reason, fields: EXPORT_COLUMNS, basis } as const;
  const record = disclosureRow(call, passing);
  await store.transaction(async (transaction) => {
    const rows = await insertDisclosure(transaction, record, { ...asked, isContactable: true });
    if (format === 'xlsx' && rows > XLSX_MAX_ROWS) throw new DeskError(DESK_CODE.tooManyRows);
    const detail = { format, rows, reason, recipient, country, basis, disclosure: record.id };
    await addLogEntries(transaction, [entryOf(call, 'lead_exported', { detail })]);
  });
  const pages = openChosen(call, { disclosureId: record.id, isContactable: true });
  const name = `registrations-${new Date(now).toISOString().slice(0, 10)}.${format}`;
  const body = format === 'csv' ? csvStream(pages) : await makeXlsx((await Array.fromAsync(pages)).flat());
  return call.c.body(body, 200, {
    'Content-Type': format === 'csv' ? 'text/csv; charset=utf-8' : XLSX_TYPE,
    'Content-Disposition': `attachment; filename="${name}"`,
  });
}
