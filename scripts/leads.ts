/**
 * Registrations from the command line, on the store of the settings; works while the server runs.
 *
 *     node scripts/leads.ts list
 *     node scripts/leads.ts export --format json|csv|xlsx [--to RECIPIENT --country CC --reason TEXT] > file
 *     node scripts/leads.ts erase ID --yes
 *     node scripts/leads.ts erase --phone NUMBER --yes
 *     node scripts/leads.ts purge
 */
import { randomUUIDv7 } from 'node:crypto';
import { parseArgs } from 'node:util';
import { loadConfig } from '../server/config.ts';
import { addLogEntries } from '../server/desk-api/desk-log.repository.ts';
import { eraseLeads, findLeadIdsByPhone, hasUnerasedLead } from '../server/leads/lead.repository.ts';
import { CSV_START, csvHeader, csvLine, EXPORT_COLUMNS, xlsxFile } from '../server/leads/lead-export.ts';
import { maskName, maskPhone } from '../server/leads/masking.ts';
import { type OpenedLead, openLeads } from '../server/leads/opened-lead.ts';
import { readPhone } from '../server/leads/phone.ts';
import { purgeByHand } from '../server/purge/purge.service.ts';
import { insertDisclosure } from '../server/rights/disclosure.repository.ts';
import { openSealer } from '../server/sealing/open-sealer.ts';
import type { Sealer } from '../server/sealing/sealer.ts';
import { type Store, StoreGoneError } from '../server/storage/database.ts';
import { openStore } from '../server/storage/open-store.ts';
import { overwriteErased } from '../server/storage/overwrite-erased.repository.ts';

const USAGE = `Usage: leads list
       leads export --format json|csv|xlsx [--to RECIPIENT --country CC --reason TEXT]
       leads erase ID --yes
       leads erase --phone NUMBER --yes
       leads purge`;

/** Thrown when the command cannot be understood or carried out; its message is for the caller. */
class CommandError extends Error {
  readonly code = 'COMMAND_REFUSED';
}

interface Desk {
  store: Store;
  sealer: Sealer;
}

async function write(chunk: string | Buffer): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    process.stdout.write(chunk, (error) => (error ? reject(error) : resolve()));
  });
}

async function list({ store, sealer }: Desk): Promise<void> {
  for await (const lead of openLeads(store, sealer)) {
    const flags = lead.is_suspected_bot ? ' suspected-bot' : '';
    const person = `${maskName(lead.name)}  ${maskPhone(lead.phone)}`;
    const shortlist = lead.shortlist && `  [${lead.shortlist}]`;
    await write(`${lead.id}  ${lead.created_at}  ${lead.status}${flags}  ${lead.locale}  ${person}${shortlist}\n`);
  }
}

async function exportJson(leads: AsyncIterable<OpenedLead>): Promise<void> {
  let before = '[\n';
  for await (const lead of leads) {
    await write(before + JSON.stringify(lead));
    before = ',\n';
  }
  await write(before === '[\n' ? '[]\n' : '\n]\n');
}

async function exportCsv(leads: AsyncIterable<OpenedLead>): Promise<void> {
  await write(CSV_START + csvHeader());
  for await (const lead of leads) await write(csvLine(lead));
}

/** Who gets an export, in which country and what for: kept for three years. */
interface Receiver {
  to?: string | undefined;
  country?: string | undefined;
  reason?: string | undefined;
}

async function exportAll({ store, sealer }: Desk, format: string | undefined, receiver: Receiver): Promise<void> {
  if (format !== 'json' && format !== 'csv' && format !== 'xlsx')
    throw new CommandError('The format is json, csv or xlsx.');
  const { to = '', country = 'CN', reason = 'Command line' } = receiver;
  if (!/^[A-Z]{2}$/.test(country)) throw new CommandError('The country is a code of two letters, such as CN.');
  const id = randomUUIDv7();
  const at = Date.now();
  await store.transaction(async (transaction) => {
    const basis = to === '' ? 'own_use' : 'separate_consent';
    const fields = JSON.stringify(EXPORT_COLUMNS);
    const said = { recipient: to || 'The company', country, purpose: reason, fields, basis };
    await insertDisclosure(transaction, { id, at, kind: 'export', staff_id: null, ...said }, { isUsable: true });
    const detail = { format, by: 'command line', disclosure: id };
    await addLogEntries(transaction, [{ at, staffId: null, action: 'lead_exported', detail }]);
  });
  // What is only kept leaves the house in no way.
  const leads = openLeads(store, sealer, (row) => row.restricted_at === null && row.created_at <= at);
  if (format === 'json') await exportJson(leads);
  else if (format === 'csv') await exportCsv(leads);
  else await write(await xlsxFile(await Array.fromAsync(leads)));
}

async function findIds({ store, sealer }: Desk, id: string | undefined, phone: string | undefined): Promise<string[]> {
  if (phone !== undefined) {
    const read = readPhone(phone, 'zh');
    if (!read) throw new CommandError('This is not a phone number. Write it with + and the country code.');
    return findLeadIdsByPhone(store.db, sealer.hash('phone', read.e164));
  }
  if (id === undefined) throw new CommandError(USAGE);
  return (await hasUnerasedLead(store.db, id)) ? [id] : [];
}

async function erase(desk: Desk, id: string | undefined, phone: string | undefined, isSure: boolean): Promise<void> {
  const ids = await findIds(desk, id, phone);
  if (ids.length === 0) throw new CommandError('There is no such registration, or it has been erased already.');
  if (!isSure) {
    throw new CommandError(
      `This erases name and number of ${ids.length} registration(s) for good: ${ids.join(', ')}\nSay so with --yes.`,
    );
  }
  const now = Date.now();
  await desk.store.transaction(async (transaction) => {
    await eraseLeads(transaction, ids, now);
    const detail = { by: 'command line' };
    const entries = ids.map((leadId) => ({ at: now, staffId: null, action: 'lead_erased' as const, leadId, detail }));
    await addLogEntries(transaction, entries);
  });
  await overwriteErased(desk.store);
  await write(`Erased: ${ids.join(', ')}\n`);
}

async function purge({ store }: Desk): Promise<void> {
  const result = await purgeByHand({ store, now: Date.now, onFailure: (error) => console.error(error) });
  if (!result) throw new CommandError('Another process is purging now. Try again in a few minutes.');
  await write(`Erased: ${result.erased}  Old proofs deleted: ${result.deleted}  Failed: ${result.failed}\n`);
}

async function openDesk(): Promise<Desk> {
  const config = loadConfig();
  const store = await openStore(config, { mayCreate: false, onConnectionError: () => {} });
  try {
    return { store, sealer: await openSealer(store, config.dataDir, Date.now()) };
  } catch (error) {
    await store.close();
    throw error;
  }
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      format: { type: 'string' },
      to: { type: 'string' },
      country: { type: 'string' },
      reason: { type: 'string' },
      phone: { type: 'string' },
      yes: { type: 'boolean', default: false },
    },
  });
  const [command, id] = positionals;
  if (!['list', 'export', 'erase', 'purge'].includes(command ?? '')) throw new CommandError(USAGE);
  const desk = await openDesk();
  try {
    if (command === 'list') await list(desk);
    else if (command === 'export') await exportAll(desk, values.format, values);
    else if (command === 'purge') await purge(desk);
    else await erase(desk, id, values.phone, values.yes);
  } finally {
    await desk.store.close();
  }
}

try {
  await main();
} catch (error) {
  const isMissing = error instanceof StoreGoneError;
  console.error(
    isMissing ? 'There is no database yet: start the server once.' : error instanceof Error ? error.message : error,
  );
  process.exitCode = error instanceof CommandError ? 2 : 1;
}
