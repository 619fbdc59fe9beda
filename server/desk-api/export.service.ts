/** Registrations as a file (DESK-6), for managers, with a reason, logged before the first byte leaves. */
import { type ExportRequest, XLSX_MAX_ROWS } from '../../contract/desk-api.ts';
import { DESK_CODE } from '../../contract/desk-codes.ts';
import { countLeads, type LeadChoice, listChosenAfter } from '../leads/lead-desk.repository.ts';
import { CSV_START, csvHeader, csvLine } from '../leads/lead-export.ts';
import { type OpenedLead, openLead } from '../leads/opened-lead.ts';
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

/** The file. @throws DeskError tooManyRows for an Excel file that would not fit the memory. */
export async function exportLeads(
  call: StaffCall,
  { format, reason }: Pick<ExportRequest, 'format' | 'reason'>,
  asked: LeadChoice,
): Promise<Response> {
  const { store, now } = call;
  const choice = { ...asked, isContactable: true };
  const rows = await countLeads(store.db, choice);
  if (format === 'xlsx' && rows > XLSX_MAX_ROWS) throw new DeskError(DESK_CODE.tooManyRows);
  await addLogEntries(store.db, [entryOf(call, 'lead_exported', { detail: { format, rows, reason } })]);
  const pages = openChosen(call, choice);
  const name = `registrations-${new Date(now).toISOString().slice(0, 10)}.${format}`;
  const body = format === 'csv' ? csvStream(pages) : await makeXlsx((await Array.fromAsync(pages)).flat());
  return call.c.body(body, 200, {
    'Content-Type': format === 'csv' ? 'text/csv; charset=utf-8' : XLSX_TYPE,
    'Content-Disposition': `attachment; filename="${name}"`,
  });
}
