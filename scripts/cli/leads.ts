/**
 * Registrations from the command line, on the store of the settings; works while the server runs.
 *
 *     node scripts/cli/leads.ts list
 *     node scripts/cli/leads.ts export --format json|csv|xlsx [--to RECIPIENT --country CC --reason TEXT] > file
 *     node scripts/cli/leads.ts erase ID --yes
 *     node scripts/cli/leads.ts erase --phone NUMBER --yes
 *     node scripts/cli/leads.ts purge [--yes]
 */
import { Journal } from '../../server/backup/journal.ts';
import { loadConfig } from '../../server/config.ts';
import { openCipher } from '../../server/crypto/open-cipher.ts';
import { allLeads } from '../../features/leads/export/exported-lead.ts';
import { DAMAGED_MARK } from '../../features/leads/export/lead-export.ts';
import { findLeadIdsByPhone, hasUnerasedLead } from '../../features/leads/lead.repository.ts';
import { maskName, maskPhone } from '../../features/leads/masking.ts';
import { parsePhone } from '../../features/leads/phone.ts';
import { purgeByHand } from '../../features/privacy/retention/purge.service.ts';
import { PurgeHeldError } from '../../features/privacy/retention/purge-hold.ts';
import { eraseByHand } from '../../features/privacy/rights/erasure.service.ts';
import { openStore } from '../../server/storage/open-store.ts';
import { CommandError, runCommand, write } from './command.ts';
import { readArguments } from './read-arguments.ts';
import { exportAll, type OpenStore } from './leads-export.ts';

const USAGE = `Usage: leads list
       leads export --format json|csv|xlsx [--to RECIPIENT --country CC --reason TEXT]
       leads erase ID --yes
       leads erase --phone NUMBER --yes
       leads purge [--yes]`;

async function list({ store, cipher }: OpenStore): Promise<void> {
  for await (const lead of allLeads(store, cipher)) {
    const flags = lead.is_suspected_bot ? ' suspected-bot' : '';
    const masked = (text: string | null, mask: (text: string) => string) => (text === null ? DAMAGED_MARK : mask(text));
    const person = `${masked(lead.name, maskName)}  ${masked(lead.phone, maskPhone)}`;
    const shortlist = lead.shortlist && `  [${lead.shortlist}]`;
    await write(`${lead.id}  ${lead.created_at}  ${lead.status}${flags}  ${lead.locale}  ${person}${shortlist}\n`);
  }
}

async function findIds(
  { store, cipher }: OpenStore,
  id: string | undefined,
  phone: string | undefined,
): Promise<string[]> {
  if (phone !== undefined) {
    const read = parsePhone(phone, 'zh');
    if (!read) throw new CommandError('This is not a phone number. Write it with + and the country code.');
    return findLeadIdsByPhone(store.db, cipher.hash('phone', read.e164));
  }
  return id !== undefined && (await hasUnerasedLead(store.db, id)) ? [id] : [];
}

async function erase(
  open: OpenStore,
  id: string | undefined,
  phone: string | undefined,
  isSure: boolean,
): Promise<void> {
  const ids = await findIds(open, id, phone);
  if (ids.length === 0) throw new CommandError('There is no such registration, or it has been erased already.');
  if (!isSure) {
    throw new CommandError(
      `This erases name and number of ${ids.length} registration(s) for good: ${ids.join(', ')}\nSay so with --yes.`,
    );
  }
  await eraseByHand(open.store, ids, Date.now());
  await write(`Erased: ${ids.join(', ')}\n`);
}

function heldWords({ hold, message }: PurgeHeldError): string {
  const rest = hold.reasons.includes('database_clock')
    ? 'The clocks of this machine and the database differ: set them right first.'
    : 'If the date is right and so many are to be erased, say so with --yes.';
  return `${message}\nNothing was erased. ${rest}`;
}

async function purge({ store }: OpenStore, isSure: boolean): Promise<void> {
  const tools = { store, now: Date.now, onFailure: (error: unknown) => console.error(error) };
  const result = await purgeByHand(tools, isSure).catch((error: unknown) => {
    throw error instanceof PurgeHeldError ? new CommandError(heldWords(error)) : error;
  });
  if (!result) throw new CommandError('Another process is purging now. Try again in a few minutes.');
  await write(`Erased: ${result.erased}  Old proofs deleted: ${result.deleted}  Failed: ${result.failed}\n`);
}

async function openConfiguredStore(): Promise<OpenStore & { journal: Journal }> {
  const config = loadConfig();
  const store = await openStore(config, { mayCreate: false, onConnectionError: () => {} });
  try {
    const cipher = await openCipher(store, config.keysFile, Date.now());
    return { store, cipher, journal: new Journal(config.dataDir) };
  } catch (error) {
    await store.close();
    throw error;
  }
}

async function main(): Promise<void> {
  const { values, positionals } = readArguments({
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
  const [command, id, ...rest] = positionals;
  // An id or number that nothing is done about would be taken for erased.
  const isOnePerson = command === 'erase' && (id === undefined) !== (values.phone === undefined) && rest.length === 0;
  const isOfAll = ['list', 'export', 'purge'].includes(command ?? '') && id === undefined && values.phone === undefined;
  if (!isOnePerson && !isOfAll) throw new CommandError(USAGE);
  const { journal, ...open } = await openConfiguredStore();
  try {
    if (command === 'list') await list(open);
    else if (command === 'export') await exportAll(open, values.format, values);
    else if (command === 'purge') await purge(open, values.yes);
    else await erase(open, id, values.phone, values.yes);
    await journal.catchUp(open.store.db);
  } finally {
    await open.store.close();
  }
}

await runCommand(main);
