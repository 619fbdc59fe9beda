/** The desk's routes of importing registrations from a spreadsheet. */
import { z } from 'zod';
import { DAY_SHAPE, startOfChinaDay } from '../../../contract/china-calendar.ts';
import {
  IMPORT_ENCODINGS,
  IMPORT_FIELD_MAX_COLUMNS,
  IMPORT_MAX_BYTES,
  IMPORT_MAX_COLUMNS,
  IMPORT_MAX_ROWS,
  IMPORT_MAX_SHEETS,
  STATEMENT_CHARACTERS,
} from '../../../contract/import-api.ts';
import { IMPORT_FIELDS, IMPORT_HEADINGS, TEMPLATE_FIELDS } from '../../../contract/import-words.ts';
import { LOCALES } from '../../../contract/locales.ts';
import { hasNumber } from '../../../contract/number-in-text.ts';
import { EDUCATION, PURPOSE, WORKING_YEARS } from '../../../contract/registration.ts';
import { sendDownload, XLSX_TYPE } from '../../http/download.ts';
import { senderOf } from '../../http/request-context.ts';
import type { StaffRequest, StaffRoute } from '../../staff/staff-route.ts';
import { SOURCE } from '../register/extras.ts';
import { NUMBER_DIGITS } from './row-work.ts';
import { importLayout, importLeads, previewImport } from './import.service.ts';

/** Base64 takes four characters for three bytes; of the rest the numbers of confirmed rows are the longest. */
const BODY_BYTES = Math.ceil(IMPORT_MAX_BYTES / 3) * 4 + 8000 + IMPORT_MAX_ROWS * 8;
const COLUMN_WIDTH = 20;

function oneOf(set: Readonly<Record<string, number>>) {
  const values = Object.values(set);
  return z.int().refine((value) => values.includes(value));
}

const COLUMN = z
  .int()
  .min(0)
  .max(IMPORT_MAX_COLUMNS - 1);
const TABLE = z.strictObject({
  encoding: z.enum(IMPORT_ENCODINGS).exactOptional(),
  sheet: z.int().min(0).max(IMPORT_MAX_SHEETS).exactOptional(),
  heading_row: z.int().min(0).max(IMPORT_MAX_ROWS).exactOptional(),
  columns: z.partialRecord(z.enum(IMPORT_FIELDS), z.array(COLUMN).max(IMPORT_FIELD_MAX_COLUMNS)).exactOptional(),
});
const LAYOUT = {
  file: z.base64().min(1),
  locale: z.enum(LOCALES),
  table: TABLE.exactOptional(),
};
const FILE = {
  ...LAYOUT,
  defaults: z.strictObject({
    education: oneOf(EDUCATION),
    working_years: oneOf(WORKING_YEARS),
    purpose: oneOf(PURPOSE),
  }),
};
const PREVIEW = z.strictObject(FILE);
const IMPORT = z.strictObject({
  ...FILE,
  // These words stand in the log and with every registration, so that they hold no number of anybody.
  source: z
    .string()
    .trim()
    .regex(SOURCE)
    .refine((text) => !hasNumber(text, NUMBER_DIGITS)),
  statement: z
    .string()
    .trim()
    .min(STATEMENT_CHARACTERS.least)
    .max(STATEMENT_CHARACTERS.most)
    .refine((text) => !hasNumber(text, NUMBER_DIGITS)),
  agreed_on: z
    .string()
    .regex(DAY_SHAPE)
    .refine((day) => Number.isFinite(startOfChinaDay(day))),
  confirmed_rows: z.array(z.int().min(1)).max(IMPORT_MAX_ROWS).exactOptional(),
});

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
    method: 'POST',
    path: '/api/desk/leads/import/layout',
    rule: 'lead.import',
    bodyMaxBytes: BODY_BYTES,
    handle: async ({ read }) => importLayout(await read(z.strictObject(LAYOUT))),
  },
  { method: 'GET', path: '/api/desk/leads/import/template', rule: 'lead.import', handle: answerTemplate },
  {
    method: 'POST',
    path: '/api/desk/leads/import/preview',
    rule: 'lead.import',
    bodyMaxBytes: BODY_BYTES,
    handle: async (request) => previewImport(request, await request.read(PREVIEW)),
  },
  {
    method: 'POST',
    path: '/api/desk/leads/import',
    rule: 'lead.import',
    bodyMaxBytes: BODY_BYTES,
    handle: async (request) => importLeads(request, await request.read(IMPORT)),
  },
];
