/** The pages of the guide: who they are for, and which screens lead to them. Their words are in guide.messages.ts. */
import type { Action } from '../../contract/staff/access.ts';

/** Width and height of each picture, in CSS pixels. */
export const GUIDE_PICTURE_SIZE = { width: 640, height: 400 };

/** Parts of the guide, in their order. */
export const GUIDE_GROUPS = ['consultant', 'editor', 'manager'] as const;

/** A page of the guide, at `/dashboard/guide/<id>`. */
export interface GuidePage {
  /** Begins the keys of its words: `guide.<id>.title`, `.lead`, `.1` and so on for the steps, `.picture`. */
  id: string;
  group: (typeof GUIDE_GROUPS)[number];
  /** Shown to who may do this. */
  action: Action;
  /** Where one does it: the path below `/dashboard`, and the key of its title. */
  place: { path: string; title: string };
  /** Names of the screens whose question mark leads here. */
  screens: readonly string[];
}

/** All pages, in the order in which somebody new would read them. */
export const GUIDE_PAGES: readonly GuidePage[] = [
  {
    id: 'call',
    group: 'consultant',
    action: 'lead.change',
    place: { path: '', title: 'due.title' },
    screens: ['due', 'lead'],
  },
  {
    id: 'contact',
    group: 'consultant',
    action: 'lead.add',
    place: { path: '', title: 'due.title' },
    screens: [],
  },
  {
    id: 'search',
    group: 'consultant',
    action: 'lead.read',
    place: { path: 'leads', title: 'leads.title' },
    screens: ['leads'],
  },
  {
    id: 'personal',
    group: 'consultant',
    action: 'lead.doNotContact',
    place: { path: 'leads', title: 'leads.title' },
    screens: ['requests'],
  },
  {
    id: 'text',
    group: 'editor',
    action: 'content.edit',
    place: { path: 'content', title: 'content.title' },
    screens: ['content', 'document'],
  },
  {
    id: 'program',
    group: 'editor',
    action: 'content.edit',
    place: { path: 'content', title: 'content.title' },
    screens: ['facts'],
  },
  {
    id: 'media',
    group: 'editor',
    action: 'content.edit',
    place: { path: 'content', title: 'content.title' },
    screens: [],
  },
  {
    id: 'publish',
    group: 'editor',
    action: 'content.edit',
    place: { path: 'publishing', title: 'publishing.title' },
    screens: ['publishing'],
  },
  {
    id: 'launch',
    group: 'editor',
    action: 'content.edit',
    place: { path: 'launch', title: 'launch.title' },
    screens: ['launch'],
  },
  {
    id: 'lists',
    group: 'manager',
    action: 'lead.import',
    place: { path: 'import', title: 'import.title' },
    screens: ['import'],
  },
  {
    id: 'figures',
    group: 'manager',
    action: 'figures.read',
    place: { path: 'figures', title: 'figures.title' },
    screens: ['figures', 'short-links', 'short-link'],
  },
  {
    id: 'office',
    group: 'manager',
    action: 'staff.manage',
    place: { path: 'staff', title: 'staff.title' },
    screens: ['staff', 'notices', 'log'],
  },
  {
    id: 'rights',
    group: 'manager',
    action: 'request.handle',
    place: { path: 'requests', title: 'requests.title' },
    screens: ['requests', 'request', 'retention'],
  },
];

/** The address of a page, within the desk; without one, of the list of pages. */
export const guidePath = (id?: string) => (id === undefined ? '/guide' : `/guide/${id}`);

/** Where the question mark of a screen leads: the page about it that asks for most rights, or the list of pages. */
export function helpPath(screen: string, may: (action: Action) => boolean): string {
  return guidePath(GUIDE_PAGES.findLast(({ screens, action }) => screens.includes(screen) && may(action))?.id);
}
