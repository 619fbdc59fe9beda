/**
 * Who of the company's people may do what (DESK-2): one table, read by the server before every
 * call and by the desk to show or hide. What the table does not name nobody may do.
 */
import { keysOf } from '../keys-of.ts';

/** The roles, from the least access to the most; an editor writes the site and sees no registration. */
export const ROLES = ['editor', 'viewer', 'consultant', 'manager'] as const;

/** A role of the staff. */
export type Role = (typeof ROLES)[number];

/** Which registrations an action reaches: all, or those of one's own and of nobody yet. */
export type Reach = 'all' | 'own';

/** The actions and the roles that may take them. */
export const ACCESS = {
  /** See registrations, names and numbers masked. */
  'lead.read': { viewer: 'all', consultant: 'own', manager: 'all' },
  /** See one name and number in the clear; each time is logged. */
  'lead.reveal': { consultant: 'own', manager: 'all' },
  /** Status, next call, and taking or giving back a registration oneself. */
  'lead.change': { consultant: 'own', manager: 'all' },
  /** Enter somebody who filled in no form; they are one's own then. */
  'lead.add': { consultant: 'own', manager: 'all' },
  /** See and set the company's fee for somebody who has enrolled. */
  'lead.fee': { manager: 'all' },
  /** Give a registration to somebody else. */
  'lead.assign': { manager: 'all' },
  /** Read and write notes: what people say of each other is not for everybody. */
  'lead.note': { consultant: 'own', manager: 'all' },
  /** Put a wrong name or number right. */
  'lead.correct': { consultant: 'own', manager: 'all' },
  /** Put a number on the list of those not to be called. */
  'lead.doNotContact': { consultant: 'own', manager: 'all' },
  /** Take a number off that list again. */
  'lead.mayContact': { manager: 'all' },
  'lead.erase': { manager: 'all' },
  'lead.export': { manager: 'all' },
  /** Whether the notices of a registration have gone out. */
  'notice.read': { viewer: 'all', consultant: 'own', manager: 'all' },
  /** Set up the channels of notices, try them, and send failed notices again. */
  'notice.manage': { manager: 'all' },
  /** Take back a consent, and have a registration only kept: people may say so in any talk. */
  'lead.withdraw': { consultant: 'own', manager: 'all' },
  /** Use a restricted registration again. */
  'lead.unrestrict': { manager: 'all' },
  /** Give a person everything that is stored of them. */
  'lead.handOver': { manager: 'all' },
  /** Keep that a registration was passed on to somebody. */
  'disclosure.add': { consultant: 'own', manager: 'all' },
  /** Read what was passed on to whom. */
  'disclosure.read': { manager: 'all' },
  /** Take down what a person asks for. */
  'request.add': { consultant: 'own', manager: 'all' },
  /** See and carry out what people ask for. */
  'request.handle': { manager: 'all' },
  /** See what the daily purge did. */
  'retention.read': { manager: 'all' },
  /** Have a purge run that waits because something speaks against the clock, or too much is due. */
  'retention.confirm': { manager: 'all' },
  /** Figures without persons; a consultant's are of the same registrations as their lists. */
  'figures.read': { editor: 'all', viewer: 'all', consultant: 'own', manager: 'all' },
  /** Make, change, close and open short links; whoever reads figures sees them. */
  'shortLink.edit': { manager: 'all' },
  /** Bring registrations in from a spreadsheet. */
  'lead.import': { manager: 'all' },
  /** Set in which hours people are called, and how many an hour: what visitors choose from. */
  'call.set': { manager: 'all' },
  /** Read and change what the site says, as a draft. */
  'content.edit': { editor: 'all', manager: 'all' },
  /** Change the settings of the site, and stories of real people with their releases. */
  'content.settings': { manager: 'all' },
  /** Show visitors what was edited, or again what was shown before. */
  'content.publish': { manager: 'all' },
  /** Read who saw, changed, exported or erased what. */
  'log.read': { manager: 'all' },
  /** See who works here, to read a registration's history or who changed a text. */
  'staff.list': { editor: 'all', viewer: 'all', consultant: 'all', manager: 'all' },
  /** Add people, change roles, hand out links for a new password. */
  'staff.manage': { manager: 'all' },
} as const satisfies Record<string, Partial<Record<Role, Reach>>>;

/** An action of the table. */
export type Action = keyof typeof ACCESS;

/**
 * The actions that a stolen session must not take: accounts, channels, settings, what visitors are shown, and whatever
 * gives data out or erases it in bulk. Password and code are asked for again before each change by them
 * (`needsConfirmation`; decision 084).
 */
export const ASKED_AGAIN: ReadonlySet<Action | 'signedIn' | 'public'> = new Set<Action>([
  'staff.manage',
  'notice.manage',
  'call.set',
  'lead.export',
  'lead.handOver',
  'retention.confirm',
  'content.publish',
]);

/** Whether a value is one of the roles. */
export function isRole(value: unknown): value is Role {
  return ROLES.some((role) => role === value);
}

/** How far an action of a role reaches; undefined when the role may not take it at all. */
export function reachOf(role: Role, action: Action): Reach | undefined {
  const rule: Partial<Record<Role, Reach>> = ACCESS[action];
  return rule[role];
}

/** The actions of a role, for the desk to show or hide. */
export function actionsOf(role: Role): Action[] {
  return keysOf(ACCESS).filter((action) => reachOf(role, action) !== undefined);
}
