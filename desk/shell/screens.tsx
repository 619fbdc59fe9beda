/**
 * The screens of the desk, in the order of the menu. To add one: an entry here, its folder (`features/<name>/desk/`), its
 * words in `<name>.messages.ts` there (the key `title` is the menu's word).
 */

import type { ComponentType } from 'react';
import bellIcon from '@phosphor-icons/core/regular/bell.svg?raw';
import chartLineUpIcon from '@phosphor-icons/core/regular/chart-line-up.svg?raw';
import clockCountdownIcon from '@phosphor-icons/core/regular/clock-countdown.svg?raw';
import clockCounterClockwiseIcon from '@phosphor-icons/core/regular/clock-counter-clockwise.svg?raw';
import fileArrowUpIcon from '@phosphor-icons/core/regular/file-arrow-up.svg?raw';
import listChecksIcon from '@phosphor-icons/core/regular/list-checks.svg?raw';
import notePencilIcon from '@phosphor-icons/core/regular/note-pencil.svg?raw';
import phoneCallIcon from '@phosphor-icons/core/regular/phone-call.svg?raw';
import qrCodeIcon from '@phosphor-icons/core/regular/qr-code.svg?raw';
import sealCheckIcon from '@phosphor-icons/core/regular/seal-check.svg?raw';
import uploadSimpleIcon from '@phosphor-icons/core/regular/upload-simple.svg?raw';
import userFocusIcon from '@phosphor-icons/core/regular/user-focus.svg?raw';
import usersIcon from '@phosphor-icons/core/regular/users.svg?raw';
import usersThreeIcon from '@phosphor-icons/core/regular/users-three.svg?raw';
import type { Action } from '../../contract/staff/access.ts';
import { lazyPart } from '../components/lazy-part.tsx';
import DueScreen from '../../features/leads/desk/due/DueScreen.tsx';

/** Parts of the menu, in their order; `none`: the screen stands in no menu. */
export const MENU_GROUPS = ['work', 'site', 'insight', 'office'] as const;

/** A page of the desk: its address, who may open it, where the menu has it. */
export interface Screen {
  /** Begins the keys of its words. */
  name: string;
  /** Below `/dashboard`, without a slash at its ends; '' is the home of the desk. May have `:id`, and `?` after what may be left out. */
  path: string;
  /** Shown only to who may do this; undefined: to everybody who is signed in. */
  action: Action | undefined;
  /** Where it stands in the menu, with the drawing of its icon; undefined: nowhere. */
  menu?: { group: (typeof MENU_GROUPS)[number]; icon: string };
  /** The first one comes with the desk, the code of the others with their first visit. */
  screen: ComponentType;
}

/** The screens of the desk, in the order of the menu. */
export const SCREENS: readonly Screen[] = [
  {
    name: 'due',
    path: '',
    action: 'lead.read',
    menu: { group: 'work', icon: phoneCallIcon },
    screen: DueScreen,
  },
  {
    name: 'leads',
    path: 'leads',
    action: 'lead.read',
    menu: { group: 'work', icon: usersIcon },
    screen: lazyPart(() => import('../../features/leads/desk/list/LeadsScreen.tsx')),
  },
  {
    name: 'lead',
    path: 'leads/:id',
    action: 'lead.read',
    screen: lazyPart(() => import('../../features/leads/desk/lead/LeadScreen.tsx')),
  },
  {
    name: 'content',
    path: 'content',
    action: 'content.edit',
    menu: { group: 'site', icon: notePencilIcon },
    screen: lazyPart(() => import('../../features/content/desk/list/ContentScreen.tsx')),
  },
  {
    name: 'document',
    path: 'content/document',
    action: 'content.edit',
    screen: lazyPart(() => import('../../features/content/desk/document/DocumentScreen.tsx')),
  },
  {
    name: 'facts',
    path: 'facts',
    action: 'content.edit',
    menu: { group: 'site', icon: sealCheckIcon },
    screen: lazyPart(() => import('../../features/content/desk/facts/FactsScreen.tsx')),
  },
  {
    name: 'launch',
    path: 'launch',
    action: 'content.edit',
    menu: { group: 'site', icon: listChecksIcon },
    screen: lazyPart(() => import('../../features/content/desk/launch/LaunchScreen.tsx')),
  },
  {
    name: 'publishing',
    path: 'publishing',
    action: 'content.edit',
    menu: { group: 'site', icon: uploadSimpleIcon },
    screen: lazyPart(() => import('../../features/content/desk/publishing/PublishingScreen.tsx')),
  },
  {
    name: 'short-links',
    path: 'short-links',
    action: 'figures.read',
    menu: { group: 'site', icon: qrCodeIcon },
    screen: lazyPart(() => import('../../features/short-links/desk/ShortLinksScreen.tsx')),
  },
  {
    name: 'short-link',
    path: 'short-links/:id',
    action: 'figures.read',
    screen: lazyPart(() => import('../../features/short-links/desk/ShortLinkScreen.tsx')),
  },
  {
    name: 'figures',
    path: 'figures',
    action: 'figures.read',
    menu: { group: 'insight', icon: chartLineUpIcon },
    screen: lazyPart(() => import('../../features/reports/desk/FiguresScreen.tsx')),
  },
  {
    name: 'import',
    path: 'import',
    action: 'lead.import',
    menu: { group: 'office', icon: fileArrowUpIcon },
    screen: lazyPart(() => import('../../features/leads/desk/import/ImportScreen.tsx')),
  },
  {
    name: 'notices',
    path: 'notices',
    action: 'notice.manage',
    menu: { group: 'office', icon: bellIcon },
    screen: lazyPart(() => import('../../features/notices/desk/NoticesScreen.tsx')),
  },
  {
    name: 'requests',
    path: 'requests',
    action: 'request.add',
    menu: { group: 'office', icon: userFocusIcon },
    screen: lazyPart(() => import('../../features/privacy/desk/requests/RequestsScreen.tsx')),
  },
  {
    name: 'request',
    path: 'requests/:id',
    action: 'request.handle',
    screen: lazyPart(() => import('../../features/privacy/desk/requests/RequestScreen.tsx')),
  },
  {
    name: 'retention',
    path: 'retention',
    action: 'retention.read',
    menu: { group: 'office', icon: clockCountdownIcon },
    screen: lazyPart(() => import('../../features/privacy/desk/retention/RetentionScreen.tsx')),
  },
  {
    name: 'staff',
    path: 'staff',
    action: 'staff.manage',
    menu: { group: 'office', icon: usersThreeIcon },
    screen: lazyPart(() => import('../../features/staff/desk/people/StaffScreen.tsx')),
  },
  {
    name: 'log',
    path: 'log',
    action: 'log.read',
    menu: { group: 'office', icon: clockCounterClockwiseIcon },
    screen: lazyPart(() => import('../../features/staff/desk/log/LogScreen.tsx')),
  },
  {
    name: 'guide',
    path: 'guide/:page?',
    action: undefined,
    screen: lazyPart(() => import('../guide/GuideScreen.tsx')),
  },
  {
    name: 'account',
    path: 'account',
    action: undefined,
    screen: lazyPart(() => import('../../features/staff/desk/account/AccountScreen.tsx')),
  },
];

/** The screens that somebody may see. */
export function screensFor(may: (action: Action) => boolean): Screen[] {
  return SCREENS.filter(({ action }) => action === undefined || may(action));
}
