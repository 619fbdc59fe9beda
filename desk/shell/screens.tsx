/**
 * The screens of the desk, in the order of the menu. To add one: an entry here, its folder (`features/<name>/desk/`), its
 * words in `<name>.messages.ts` there (the key `title` is the menu's word).
 */

import type { ComponentType } from 'react';
import type { Action } from '../../contract/access.ts';
import {
  ContentIcon,
  DueIcon,
  FactsIcon,
  GroupsIcon,
  HistoryIcon,
  type Icon,
  InsightsIcon,
  LaunchIcon,
  NotificationsIcon,
  PeopleIcon,
  PublishingIcon,
  QrCodeIcon,
  RequestsIcon,
  RetentionIcon,
  UploadFileIcon,
} from '../components/icons/icons.tsx';
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
  /** Where it stands in the menu; undefined: nowhere. */
  menu?: { group: (typeof MENU_GROUPS)[number]; icon: Icon };
  /** The first one comes with the desk, the code of the others with their first visit. */
  screen: ComponentType;
}

/** All screens. */
export const SCREENS: readonly Screen[] = [
  {
    name: 'due',
    path: '',
    action: 'lead.read',
    menu: { group: 'work', icon: DueIcon },
    screen: DueScreen,
  },
  {
    name: 'leads',
    path: 'leads',
    action: 'lead.read',
    menu: { group: 'work', icon: PeopleIcon },
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
    menu: { group: 'site', icon: ContentIcon },
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
    menu: { group: 'site', icon: FactsIcon },
    screen: lazyPart(() => import('../../features/content/desk/facts/FactsScreen.tsx')),
  },
  {
    name: 'launch',
    path: 'launch',
    action: 'content.edit',
    menu: { group: 'site', icon: LaunchIcon },
    screen: lazyPart(() => import('../../features/content/desk/launch/LaunchScreen.tsx')),
  },
  {
    name: 'publishing',
    path: 'publishing',
    action: 'content.edit',
    menu: { group: 'site', icon: PublishingIcon },
    screen: lazyPart(() => import('../../features/content/desk/publishing/PublishingScreen.tsx')),
  },
  {
    name: 'short-links',
    path: 'short-links',
    action: 'figures.read',
    menu: { group: 'site', icon: QrCodeIcon },
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
    menu: { group: 'insight', icon: InsightsIcon },
    screen: lazyPart(() => import('../../features/reports/desk/FiguresScreen.tsx')),
  },
  {
    name: 'import',
    path: 'import',
    action: 'lead.import',
    menu: { group: 'office', icon: UploadFileIcon },
    screen: lazyPart(() => import('../../features/leads/desk/import/ImportScreen.tsx')),
  },
  {
    name: 'notices',
    path: 'notices',
    action: 'notice.manage',
    menu: { group: 'office', icon: NotificationsIcon },
    screen: lazyPart(() => import('../../features/notices/desk/NoticesScreen.tsx')),
  },
  {
    name: 'requests',
    path: 'requests',
    action: 'request.add',
    menu: { group: 'office', icon: RequestsIcon },
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
    menu: { group: 'office', icon: RetentionIcon },
    screen: lazyPart(() => import('../../features/privacy/desk/retention/RetentionScreen.tsx')),
  },
  {
    name: 'staff',
    path: 'staff',
    action: 'staff.manage',
    menu: { group: 'office', icon: GroupsIcon },
    screen: lazyPart(() => import('../../features/staff/desk/people/StaffScreen.tsx')),
  },
  {
    name: 'log',
    path: 'log',
    action: 'log.read',
    menu: { group: 'office', icon: HistoryIcon },
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
