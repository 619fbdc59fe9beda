/** The desk's routes of importing registrations from a spreadsheet. */
import { sendDownload, XLSX_TYPE } from '../../../server/http/download.ts';
import { senderOf } from '../../../server/http/request-context.ts';
import type { StaffRequest, StaffRoute } from '../../staff/staff-route.ts';
import { IMPORT_HEADINGS, TEMPLATE_FIELDS } from '../contract/import-words.ts';
import { IMPORT_MAX_BYTES, IMPORT_MAX_ROWS } from '../contract/imports.ts';
import { importFileSchema, importSchema } from '../schema/imports.ts';
import { importLayout, importLeads, previewImport } from './import.service.ts';

/** Base64 takes four characters for three bytes; of the rest the numbers of confirmed rows are the longest. */
const BODY_BYTES = Math.ceil(IMPORT_MAX_BYTES / 3) * 4 + 8000 + IMPORT_MAX_ROWS * 8;
const COLUMN_WIDTH = 20;

/** An empty spreadsheet with the headings in the language of whoever asks. */
async function answerTemplate({ c, deps }: StaffRequest): Promise<Response> {
  const { locale } = senderOf(c, deps.trustedProxies);
  const headings = TEMPLATE_FIELDS.map((field) => ({
    value: IMPORT_HEADINGS[field][locale][0] ?? field,
    type: String,
    fontWeight: 'bold' as const,
  }));
  const columns = TEMPLATE_FIELDS.map(() => ({ width: COLUMN_WIDTH }));
  const { default: writeXlsxFile } = await import('write-excel-file/node');
  const file = await writeXlsxFile([headings], { columns, stickyRowsCount: 1 }).toBuffer();
  return sendDownload(c, { name: 'registrations-template.xlsx', type: XLSX_TYPE, body: new Uint8Array(file) });
}

/** An empty table to fill in, what a filled one would do, and its import. */
export const importRoutes: readonly StaffRoute[] = [
  {
    call: 'POST /api/desk/leads/import/layout',
    rule: 'lead.import',
    bodyMaxBytes: BODY_BYTES,
    handle: async ({ read }) => importLayout(await read(importFileSchema)),
  },
  { call: 'GET /api/desk/leads/import/template', rule: 'lead.import', handle: answerTemplate },
  {
    call: 'POST /api/desk/leads/import/preview',
    rule: 'lead.import',
    bodyMaxBytes: BODY_BYTES,
    handle: async (request) => previewImport(request, await request.read(importFileSchema)),
  },
  {
    call: 'POST /api/desk/leads/import',
    rule: 'lead.import',
    bodyMaxBytes: BODY_BYTES,
    handle: async (request) => importLeads(request, await request.read(importSchema)),
  },
];
