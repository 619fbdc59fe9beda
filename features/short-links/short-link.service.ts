/** Makes and changes short links (EDIT-9): managers do; nothing is deleted, since it may be printed. */
import { CODE } from '../../contract/codes.ts';
import type { ListOf } from '../../contract/staff/paging.ts';
import { SHORT_LINK_PATH, splitLocale } from '../../contract/routes.ts';
import { ApiError } from '../../server/http/api-error.ts';
import type { Queryable } from '../../server/storage/database.ts';
import { logEntry, type StaffContext } from '../staff/staff-context.ts';
import { addLogEntries } from '../staff/staff-log.repository.ts';
import { type AddShortLinkRequest, type ChangeShortLinkRequest, SHORT_LINK_CODE, type ShortLink } from './schema.ts';
import { holdLink, insertLink, listLinks, type StoredLink, updateLink } from './short-link.repository.ts';
import type { ShortLinks } from './short-links.ts';
import { readTarget } from './target.ts';

/** What the rules need beside the context. */
export interface ShortLinkTools {
  links: ShortLinks;
  /** Public address of the site. */
  siteUrl: string;
}

/** Longest beginning of a proposed code: a number still fits behind it. */
const PROPOSAL_MAX_CHARACTERS = 34;

function linkOf({ code, name, target, is_open }: StoredLink, { links, siteUrl }: ShortLinkTools): ShortLink {
  const address = new URL(SHORT_LINK_PATH + code, siteUrl).href;
  return { code, name, target, is_open: is_open === 1, address, is_target_there: links.isTargetThere(target) };
}

/** The target as it is stored. @throws ApiError invalid for what is no page of the site. */
function requireTarget(typed: string, { links }: ShortLinkTools): string {
  const read = readTarget(typed.trim());
  if (!read || !links.isTargetThere(read.target)) throw new ApiError(CODE.invalid, { field: 'target' });
  return read.target;
}

/** Its Latin letters and digits: `Áp phích Hà Nội` gives `ap-phich-ha-noi`; of a name without any, nothing. */
function codeLike(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('đ', 'd')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, PROPOSAL_MAX_CHARACTERS)
    .replace(/-$/, '');
}

/** A free code made of what the link is for, or else of the page's address: `/zh/program/uo-mba` gives `uo-mba`. */
async function proposeCode(db: Queryable, name: string, target: string): Promise<string> {
  const { pathname } = new URL(target, 'http://site.invalid');
  const page = splitLocale(pathname).path.replace(/\/$/, '').split('/').at(-1) || 'home';
  // A number alone says nothing.
  const isCode = (text: string) => SHORT_LINK_CODE.test(text) && /[a-z]/.test(text);
  const base = [codeLike(name), codeLike(page)].find(isCode) ?? 'page';
  const taken = new Set((await listLinks(db)).map(({ code }) => code));
  for (let count = 1; ; count += 1) {
    const code = count === 1 ? base : `${base}-${count}`;
    if (!taken.has(code)) return code;
  }
}

/** Adds a link under a chosen code, or one of its own. @throws ApiError invalid for a chosen code that is taken. */
async function insertFree(
  db: Queryable,
  made: Omit<StoredLink, 'code'>,
  chosen: string | undefined,
): Promise<StoredLink> {
  for (;;) {
    const link = { ...made, code: chosen ?? (await proposeCode(db, made.name, made.target)) };
    if (await insertLink(db, link)) return link;
    // Of a proposed one somebody else has just made use.
    if (chosen !== undefined) throw new ApiError(CODE.invalid, { field: 'code' });
  }
}

/** All links, the newest first. */
export async function readShortLinks({ store }: StaffContext, tools: ShortLinkTools): Promise<ListOf<ShortLink>> {
  const items = (await listLinks(store.db)).map((link) => linkOf(link, tools));
  return { items, total: items.length };
}

/**
 * Adds a link, under a code of its own where none was chosen.
 *
 * @throws ApiError invalid for a target that is no page of the site, and for a code that is taken.
 */
export async function addShortLink(
  context: StaffContext,
  { name, target: typed, code: chosen }: AddShortLinkRequest,
  tools: ShortLinkTools,
): Promise<ShortLink> {
  const target = requireTarget(typed, tools);
  const added = await context.store.transaction(async (transaction) => {
    const link = await insertFree(transaction, { name, target, is_open: 1, created_at: context.now }, chosen);
    const { code } = link;
    await addLogEntries(transaction, [logEntry(context, 'short_link_added', { detail: { link: code, target } })]);
    return link;
  });
  await tools.links.refresh();
  return linkOf(added, tools);
}

/** What the log has of a change: opened or closed, and fields with what stood there before and after. */
function changeEntries(context: StaffContext, before: StoredLink, after: StoredLink) {
  const link = before.code;
  const edits = (['name', 'target'] as const)
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ path: [field], before: before[field], after: after[field] }));
  return [
    ...(edits.length > 0 ? [{ link, edits }] : []),
    ...(before.is_open === after.is_open ? [] : [{ link, is_open: after.is_open === 1 }]),
  ].map((detail) => logEntry(context, 'short_link_changed', { detail }));
}

/**
 * Changes, closes or opens a link.
 *
 * @throws ApiError notFound; changedMeanwhile; invalid for a target that is no page of the site.
 */
export async function changeShortLink(
  context: StaffContext,
  code: string,
  { name, target, is_open, before: seen }: ChangeShortLinkRequest,
  tools: ShortLinkTools,
): Promise<ShortLink> {
  const { store } = context;
  const changed = await store.transaction(async (transaction) => {
    const before = await holdLink(transaction, store.kind, code);
    if (!before) throw new ApiError(CODE.notFound);
    if (seen && (seen.name !== before.name || seen.target !== before.target)) throw new ApiError(CODE.changedMeanwhile);
    const changes = {
      name: name ?? before.name,
      target: target === undefined ? before.target : requireTarget(target, tools),
      is_open: is_open === undefined ? before.is_open : Number(is_open),
    };
    await updateLink(transaction, code, changes);
    await addLogEntries(transaction, changeEntries(context, before, { ...before, ...changes }));
    return { ...before, ...changes };
  });
  await tools.links.refresh();
  return linkOf(changed, tools);
}
