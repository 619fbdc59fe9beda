/** `leads export`: every registration to the output. */
import { CSV_START, csvRow } from '../../contract/text/csv.ts';
import type { Cipher } from '../../server/crypto/cipher.ts';
import { EXPORT_COLUMNS, exportedLead } from '../../features/leads/export/exported-lead.ts';
import { CODES_FORM, jsonObject, xlsxFile } from '../../features/leads/export/lead-export.ts';
import type { FiledLead } from '../../features/leads/list/lead-pages.ts';
import { RecordedExport } from '../../features/privacy/disclosures/recorded-export.ts';
import type { Store } from '../../server/storage/database.ts';
import { CommandError, write } from './command.ts';

/** The open store, and what decrypts it. */
export interface OpenStore {
  store: Store;
  cipher: Cipher;
}

type Pages = AsyncIterable<FiledLead[]>;

async function exportJson(pages: Pages): Promise<void> {
  let before = '[\n';
  for await (const leads of pages) {
    for (const lead of leads) {
      await write(before + jsonObject(exportedLead(lead)));
      before = ',\n';
    }
  }
  await write(before === '[\n' ? '[]\n' : '\n]\n');
}

async function exportCsv(pages: Pages): Promise<void> {
  await write(CSV_START + csvRow(CODES_FORM.headings));
  for await (const leads of pages) await write((await CODES_FORM.rows(leads)).map(csvRow).join(''));
}

async function exportXlsx(recorded: RecordedExport): Promise<void> {
  const leads = (await Array.fromAsync(recorded.pages())).flat();
  try {
    await write(await xlsxFile({ headings: CODES_FORM.headings, rows: await CODES_FORM.rows(leads) }));
  } catch (error) {
    await recorded.takeBack();
    throw error;
  }
}

/** Whether npm has announced the command where its output goes. */
function isMixedWithNpms(): boolean {
  const { npm_lifecycle_event: command, npm_config_loglevel: level } = process.env;
  return command === 'leads' && level !== 'silent' && !process.stdout.isTTY;
}

/** Who gets an export, in which country and what for: kept for three years. */
interface Receiver {
  to?: string | undefined;
  country?: string | undefined;
  reason?: string | undefined;
}

/**
 * Writes every registration that may be used to the output, and records the export.
 *
 * @throws CommandError for an unknown format or country, or where npm spoils the file; the store's or the stream's error.
 */
export async function exportAll(open: OpenStore, format: string | undefined, receiver: Receiver): Promise<void> {
  if (format !== 'json' && format !== 'csv' && format !== 'xlsx')
    throw new CommandError('The format is json, csv or xlsx.');
  if (isMixedWithNpms()) {
    throw new CommandError('npm writes lines of its own before the file: say npm run --silent leads -- export …');
  }
  const { to = '', country = 'CN', reason: purpose = 'Command line' } = receiver;
  if (!/^[A-Z]{2}$/.test(country)) throw new CommandError('The country is a code of two letters, such as CN.');
  const recorded = new RecordedExport(open, {
    // What is only kept leaves the house in no way.
    conditions: { isUsable: true },
    format,
    fields: EXPORT_COLUMNS,
    recipient: to || 'The company',
    country,
    purpose,
    basis: to === '' ? 'own_use' : 'separate_consent',
    at: Date.now(),
    staffId: null,
  });
  await recorded.begin();
  if (format === 'json') await exportJson(recorded.pages());
  else if (format === 'csv') await exportCsv(recorded.pages());
  else await exportXlsx(recorded);
}
