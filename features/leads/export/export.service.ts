/**
 * Registrations as a file (DESK-6), for managers, with a reason. The log and the record of passing on
 * are written before the first byte leaves; the record names what the file holds, and nothing else.
 */

import { chinaDay } from '../../../contract/time/china-calendar.ts';
import { CODE } from '../../../contract/codes.ts';
import { CSV_START, csvRow } from '../../../contract/text/csv.ts';
import { ApiError } from '../../../server/http/api-error.ts';
import { type Download, XLSX_TYPE } from '../../../server/http/download.ts';
import type { DisclosureBasis } from '../../privacy/contract/disclosures.ts';
import type { StaffContext } from '../../staff/staff-context.ts';
import { XLSX_MAX_ROWS } from '../contract/exports.ts';
import type { LeadConditions } from '../list/lead-conditions.repository.ts';
import type { FiledLead } from '../list/lead-pages.ts';
import type { ExportRequest } from '../schema/leads.ts';
import { CODES_FORM, type ExportForm } from './lead-export.ts';
import { inTurn } from './spreadsheet-queue.ts';
import { wordsForm } from './words-form.ts';
import { makeXlsx } from './xlsx-thread.ts';

/** What is exported, by whom and for whom. */
export interface ExportOrder {
  conditions: LeadConditions;
  format: string;
  /** The names of the fields that the file holds. */
  fields: readonly string[];
  recipient: string;
  /** ISO 3166 code. */
  country: string;
  /** What for. */
  purpose: string;
  basis: DisclosureBasis;
  /** Milliseconds since 1970; who registers later is not in the file. */
  at: number;
  /** Null: the command line. */
  staffId: string | null;
  requestId?: string;
}

/** An export that is put on the record of passing on, page by page (privacy/disclosures). */
export interface LeadExport {
  /** How many registrations there are to export. */
  count(): Promise<number>;
  /** Writes the log and begins the record. @throws the store's error. */
  begin(): Promise<void>;
  /** The registrations in the order in which they came, each page on the record before it is handed out. */
  pages(): AsyncGenerator<FiledLead[]>;
  /** Says on the record that nothing left after all. */
  takeBack(): Promise<void>;
}

/** Makes an export that is on the record. */
export type RecordExport = (context: StaffContext, order: ExportOrder) => LeadExport;

/**
 * The lines, a page at a time, as fast as they are taken: no export fills the memory. The first page is read
 * before anything is answered, so that what is wrong from the beginning is told in words; what fails later
 * breaks the connection off, which the browser shows as a failed download.
 */
async function csvStream(
  recorded: LeadExport,
  form: ExportForm,
  onFailure: (error: unknown) => void,
): Promise<ReadableStream<Uint8Array>> {
  await recorded.begin();
  const pages = recorded.pages();
  const encoder = new TextEncoder();
  let first: IteratorResult<FiledLead[]> | undefined = await pages.next();
  return new ReadableStream(
    {
      start: (controller) => controller.enqueue(encoder.encode(CSV_START + csvRow(form.headings))),
      async pull(controller) {
        try {
          const { value, done } = first ?? (await pages.next());
          first = undefined;
          if (done) controller.close();
          else controller.enqueue(encoder.encode((await form.rows(value)).map(csvRow).join('')));
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
async function xlsxBytes(recorded: LeadExport, form: ExportForm): Promise<Uint8Array<ArrayBuffer>> {
  await recorded.begin();
  const leads = (await Array.fromAsync(recorded.pages())).flat();
  try {
    return await makeXlsx({ headings: form.headings, rows: await form.rows(leads) });
  } catch (error) {
    await recorded.takeBack();
    throw error;
  }
}

/**
 * The file of an export, which is recorded and logged. Registrations that must not be contacted are left out.
 *
 * @throws ApiError tooManyRows for an Excel file that would not fit the memory, spreadsheetsBusy; invalid when what the
 * company takes for itself goes to another country.
 */
export async function exportLeads(
  context: StaffContext,
  { format, language, reason, recipient, country, basis }: Omit<ExportRequest, 'filter'>,
  asked: LeadConditions,
  { recordExport, onFailure }: { recordExport: RecordExport; onFailure: (error: unknown) => void },
): Promise<Download> {
  const { now, actor, requestId } = context;
  if (basis === 'own_use' && country !== 'CN') throw new ApiError(CODE.invalid, { field: 'basis' });
  const form = language ? await wordsForm(context, language, { isOwnUse: basis === 'own_use' }) : CODES_FORM;
  const record = { format, fields: form.fields, recipient, country, purpose: reason, basis };
  const conditions = { ...asked, isContactable: true };
  const recorded = recordExport(context, { ...record, conditions, at: now, staffId: actor.staffId, requestId });
  if (format === 'xlsx' && (await recorded.count()) > XLSX_MAX_ROWS) throw new ApiError(CODE.tooManyRows);
  return {
    name: `registrations-${chinaDay(now)}.${format}`,
    type: format === 'csv' ? 'text/csv; charset=utf-8' : XLSX_TYPE,
    body: format === 'csv' ? await csvStream(recorded, form, onFailure) : await inTurn(() => xlsxBytes(recorded, form)),
  };
}
