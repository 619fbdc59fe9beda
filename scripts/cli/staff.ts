/**
 * The company's accounts from the command line, on the store of the settings; works while the
 * server runs.
 *
 *     node scripts/cli/staff.ts add EMAIL --role editor|viewer|consultant|manager --name NAME
 *     node scripts/cli/staff.ts name EMAIL --name NAME
 *     node scripts/cli/staff.ts list
 *     node scripts/cli/staff.ts reset EMAIL
 *     node scripts/cli/staff.ts role EMAIL --role ROLE
 *     node scripts/cli/staff.ts disable EMAIL
 *     node scripts/cli/staff.ts enable EMAIL
 *     node scripts/cli/staff.ts end-sessions EMAIL
 *     node scripts/cli/staff.ts remove-factor EMAIL
 */
import { isRole, ROLES, type Role } from '../../contract/staff/access.ts';
import { messageOf } from '../../contract/code-table.ts';
import { STAFF_NAME_MAX_CHARACTERS } from '../../features/staff/contract.ts';
import { CODE } from '../../contract/codes.ts';
import { Journal } from '../../server/backup/journal.ts';
import { loadConfig } from '../../server/config.ts';
import { openCipher } from '../../server/crypto/open-cipher.ts';
import { ApiError } from '../../server/http/api-error.ts';
import { mailOwner } from '../../features/notices/account-mail.service.ts';
import { listFactorOwners } from '../../features/staff/factor/factor.repository.ts';
import { findStaffByEmail, listStaff } from '../../features/staff/staff.repository.ts';
import {
  addStaff,
  changeStaff,
  makePasswordLink,
  type StaffAdminTools,
} from '../../features/staff/staff-admin.service.ts';
import type { MadeLink } from '../../features/staff/staff-links.ts';
import { endSessionsOf, removeFactorOf } from '../../features/staff/staff-safety.service.ts';
import { foldEmail } from '../../features/staff/sign-in/sign-in.service.ts';
import { openStore } from '../../server/storage/open-store.ts';
import { CommandError, runCommand } from './command.ts';
import { readArguments } from './read-arguments.ts';

const USAGE = `Usage: staff add EMAIL --role ${ROLES.join('|')} --name NAME
       staff name EMAIL --name NAME
       staff list
       staff reset EMAIL
       staff role EMAIL --role ROLE
       staff disable EMAIL
       staff enable EMAIL
       staff end-sessions EMAIL
       staff remove-factor EMAIL`;

async function idOf({ store }: StaffAdminTools, email: string): Promise<string> {
  const staff = await findStaffByEmail(store.db, foldEmail(email));
  if (!staff) throw new CommandError('There is no account with this e-mail address.');
  return staff.id;
}

function printLink({ link, expiresAt }: MadeLink): void {
  console.log(`Pass this link on by a way that nobody else reads. It sets the password, once, until`);
  console.log(`${new Date(expiresAt).toISOString()}:\n${link}`);
}

/** What may be told with a command. */
interface Options {
  role?: string | undefined;
  name?: string | undefined;
}

/** A name that may be left out. @throws CommandError for one that is too long. */
function readName(typed: string | undefined): string | null {
  const name = typed?.trim() ?? '';
  if (name.length > STAFF_NAME_MAX_CHARACTERS) {
    throw new CommandError(`A name has at most ${STAFF_NAME_MAX_CHARACTERS} characters.`);
  }
  return name === '' ? null : name;
}

function requireName(typed: string | undefined): string {
  const name = readName(typed);
  if (name === null) throw new CommandError(USAGE);
  return name;
}

function requireRole(role: string | undefined): Role {
  if (!isRole(role)) throw new CommandError(USAGE);
  return role;
}

async function list({ store }: StaffAdminTools): Promise<void> {
  for (const { email, name, role, disabled_at, password_hash } of await listStaff(store.db)) {
    const state = disabled_at !== null ? 'disabled' : password_hash === null ? 'invited' : 'active';
    console.log([email, role, state, ...(name === null ? [] : [name])].join('  '));
  }
}

async function removeFactor(tools: StaffAdminTools, id: string): Promise<void> {
  const { store, now } = tools;
  const owners = await listFactorOwners(store.db);
  if (!owners.has(id)) throw new CommandError('This account has no second factor.');
  await removeFactorOf(tools, id, ({ staffId, kind }) => mailOwner(store.db, staffId, kind, now));
}

async function run(tools: StaffAdminTools, command: string, email: string, { role, name }: Options): Promise<void> {
  if (command === 'add') return printLink(await addStaff(tools, email, requireRole(role), readName(name)));
  const id = await idOf(tools, email);
  if (command === 'reset') return printLink(await makePasswordLink(tools, id));
  if (command === 'end-sessions') await endSessionsOf(tools, id);
  else if (command === 'remove-factor') await removeFactor(tools, id);
  else if (command === 'name') await changeStaff(tools, id, { name: requireName(name) });
  else if (command === 'role') await changeStaff(tools, id, { role: requireRole(role) });
  else await changeStaff(tools, id, { is_disabled: command === 'disable' });
  console.log('Done.');
}

async function main(): Promise<void> {
  const { values, positionals } = readArguments({
    allowPositionals: true,
    options: { role: { type: 'string' }, name: { type: 'string' } },
  });
  const [command = '', email, ...rest] = positionals;
  const isKnown = [
    'add',
    'name',
    'list',
    'reset',
    'role',
    'disable',
    'enable',
    'end-sessions',
    'remove-factor',
  ].includes(command);
  // A second account that nothing is done about would be taken for closed.
  const isClear = (email === undefined) === (command === 'list') && rest.length === 0;
  if (!isKnown || !isClear) throw new CommandError(USAGE);
  if (command === 'add' || command === 'role') requireRole(values.role);
  if (command === 'name') requireName(values.name);
  const config = loadConfig();
  // The first account may be made before the server has ever run.
  const store = await openStore(config, { mayCreate: command === 'add', onConnectionError: () => {} });
  try {
    const cipher = await openCipher(store, config.keysFile, Date.now());
    const tools = { store, cipher, siteUrl: config.siteUrl, now: Date.now(), by: null };
    const journal = new Journal(config.dataDir);
    // Before too: what was closed and is so no longer is known by the difference.
    await journal.catchUp(store.db);
    if (command === 'list') await list(tools);
    else await run(tools, command, email ?? '', values);
    await journal.catchUp(store.db);
  } finally {
    await store.close();
  }
}

/** A refusal in words. Those for a page speak of what was sent, where a command has one address. */
function explainRefusal({ code, detail }: ApiError): string {
  return code === CODE.invalid && detail.field === 'email' ? 'This is no e-mail address.' : messageOf(code, 'en');
}

await runCommand(() =>
  main().catch((error: unknown) => {
    throw error instanceof ApiError ? new CommandError(explainRefusal(error)) : error;
  }),
);
