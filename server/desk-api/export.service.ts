/**
 * Registrations as a file (DESK-6), for managers, with a reason. The log and the record of passing on
 * are written before the first byte leaves; the record names what the file holds, and nothing else.
 */
import { type ExportRequest, XLSX_MAX_ROWS } from '../../contract/desk-api.ts';
import { DESK_CODE } from '../../contract/desk-codes.ts';
import type { LeadChoice } from '../leads/lead-desk.repository.ts';
import { CSV_START, csvHeader, csvLine } from '../leads/lead-export.ts';
import type { OpenedLead } from '../leads/opened-lead.ts';
import { RecordedExport } from '../rights/recorded-export.ts';
import { DeskError } from './desk-error.ts';
import { inTurn } from './spreadsheet-queue.ts';
import type { StaffCall } from './staff-route.ts';
import { makeXlsx } from './xlsx-thread.ts';

const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * The lines, a page at a time, as fast as they are taken: no export fills the memory. The first page is read
 * before anything is answered, so that what is wrong from the beginning is told in words; what fails later
 * breaks the connection off, which the browser shows as a failed download.
 */
async function csvStream(
  recorded: RecordedExport,
  onFailure: (error: unknown) => void,
): Promise<ReadableStream<Uint8Array>> {
  await recorded.begin();
  const pages = recorded.pages();
  const encoder = new TextEncoder();
  let first: IteratorResult<OpenedLead[]> | undefined = await pages.next();
  return new ReadableStream(
    {
      start: (controller) => controller.enqueue(encoder.encode(CSV_START + csvHeader())),
      async pull(controller) {
        try {
          const { value, done } = first ?? (await pages.next());
          first = undefined;
          if (done) controller.close();
          else controller.enqueue(encoder.encode(value.map(csvLine).join('')));
        } catch (error) {
          onFailure(error);
          // Hono's server may write the message to the browser.
          throw new Error('The export broke off');
        }
      },
      async cancel() {
        await pages.return(undefined);
      },
    },
    // Nothing is read ahead: what is on the record was asked for, and Hono's server ends an answer as if it
    // were whole when its stream fails while nobody reads.
    { highWaterMark: 0 },
  );
}

/** An Excel file, made whole before anything is answered. */
async function xlsxBytes(recorded: RecordedExport): Promise<Uint8Array<ArrayBuffer>> {
  await recorded.begin();
  const leads = (await Array.fromAsync(recorded.pages())).flat();
  try {
    return await makeXlsx(leads);
  } catch (error) {
    await recorded.takeBack();
    throw error;
  }
}

/**
 * The file.
 *
 * @throws DeskError tooManyRows for an Excel file that would not fit the memory, spreadsheetsBusy; invalid when what the
 * company takes for itself is said to go to another country.
 */
export async function exportLeads(
  call: StaffCall,
  { format, reason, recipient, country, basis }: Omit<ExportRequest, 'filter'>,
  asked: LeadChoice,
): Promise<Response> {
  const { now, actor, requestId, deps } = call;
  if (basis === 'own_use' && country !== 'CN') throw new DeskError(DESK_CODE.invalid, { field: 'basis' });
  const said = { format, recipient, country, purpose: reason, basis };
  const choice = { ...asked, isContactable: true };
  const recorded = new RecordedExport(call, { ...said, choice, at: now, staffId: actor.staffId, requestId });
  if (format === 'xlsx' && (await recorded.count()) > XLSX_MAX_ROWS) throw new DeskError(DESK_CODE.tooManyRows);
  const body = format === 'csv' ? await csvStream(recorded, deps.onFailure) : await inTurn(() => xlsxBytes(recorded));
  const name = `registrations-${new Date(now).toISOString().slice(0, 10)}.${format}`;
  return call.c.body(body, 200, {
    'Content-Type': format === 'csv' ? 'text/csv; charset=utf-8' : XLSX_TYPE,
    'Content-Disposition': `attachment; filename="${name}"`,
  });
}
