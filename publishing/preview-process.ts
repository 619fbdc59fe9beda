/**
 * Renders single pages of drafts for the desk (EDIT-3), as a process of its own that the server talks with: it gets a
 * {@link PreviewOrder} and answers each with a {@link PreviewAnswer}. It ends with the server.
 * Usage: fork('publishing/preview-process.ts', [BUNDLE])
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { contentOfDrafts } from '../content/reading/content-of-drafts.ts';
import { fault } from '../content/reading/fault.ts';
import { ContentError, type Documents, faultItems } from '../content/reading/parse-content.ts';
import { missingMedia } from '../content/reading/placed-media.ts';
import { editsBetween } from '../contract/content/field-edits.ts';
import { UPLOADS } from '../contract/content/picture-places.ts';
import { splitLocale } from '../contract/routes.ts';
import type * as Renderer from '../site/renderer.ts';
import { findBreakingEdit } from './breaking-edit.ts';
import { readFonts } from './edition-record.ts';
import { fontTag, insertFaces } from './fonts/insert-fonts.ts';
import { editTags, withClosedTags } from './pages/page-tags.ts';
import type { PreviewAnswer, PreviewOrder } from './protocol/processes.ts';
import { isOfRepository } from './protocol/repository-media.ts';
import { policyOf } from './rewrite-pages.ts';

/** An upload that is not there leaves its place empty; a page without a picture or film of the site's own fails. */
const missingOwn = (documents: Documents) =>
  missingMedia(documents, (one) => one.name.startsWith(`${UPLOADS}/`) || isOfRepository(one));

const bundle = process.argv[2] ?? '';
// React reads it when it is loaded, and is several times as fast.
process.env['NODE_ENV'] = 'production';
// Astro's build of site/renderer.ts, which has this type.
const { apiBase, inlineScripts, sitePages } = (await import(
  pathToFileURL(path.resolve(bundle, 'server/entry.mjs')).href
)) as typeof Renderer;

/** Whether a page reads something of a document that its draft says otherwise (site/track-reads.ts). */
function isMissed(document: string, { drafts, published }: PreviewOrder, reads: readonly string[]): boolean {
  const [kind = document] = document.split('/');
  const edits = editsBetween(new Map(published).get(document), new Map(drafts).get(document));
  const parts = edits.flatMap(({ path: [field] }) =>
    field === undefined ? [document, `${kind}/*`] : [`${document}/${field}`, `${kind}/:each/${field}`],
  );
  return reads.some((read) => parts.some((part) => read === part || read.startsWith(`${part}/`)));
}

async function renderPage(order: PreviewOrder): Promise<PreviewAnswer> {
  const { drafts, published, pathname, edition } = order;
  const { content, leftOut } = contentOfDrafts(new Map(drafts), new Map(published), missingOwn);
  const page = sitePages(content).find((one) => one.isPage && one.pathname === pathname);
  const { locale, path: own } = splitLocale(pathname);
  if (!page || !locale) return {};
  const { bytes, reads } = await page.render();
  const raw = withClosedTags(Buffer.from(bytes).toString());
  const fonts = readFonts(edition);
  const html = fonts
    ? editTags(insertFaces({ html: raw, locale, path: own, pathname, isPlain: false, file: '' }, fonts), (tag) =>
        fontTag(tag, fonts),
      )
    : raw;
  const missed = leftOut.filter(({ document }) => isMissed(document, order, reads));
  return {
    html,
    policy: policyOf(html, { apiBase, inlineScripts }),
    leftOut: faultItems({ faults: missed }, new Map(drafts)),
  };
}

/** Whether the page of an order can be rendered of some documents. */
async function renders(order: PreviewOrder, documents: Documents): Promise<boolean> {
  try {
    await renderPage({ ...order, drafts: [...documents] });
    return true;
  } catch (error) {
    return error instanceof ContentError;
  }
}

async function render(order: PreviewOrder): Promise<PreviewAnswer> {
  try {
    return await renderPage(order);
  } catch (error) {
    if (error instanceof ContentError) return { faults: faultItems(error, new Map(order.drafts)) };
    console.error(error);
    const { published, drafts, pathname } = order;
    const edit = await findBreakingEdit(new Map(published), new Map(drafts), (documents) => renders(order, documents));
    return { faults: [{ ...edit, message: fault('page_broken', { page: pathname }) }] };
  }
}

/** One after the other: what a page reads is kept in one place. */
let work: Promise<unknown> = Promise.resolve();
process.on('message', (order: PreviewOrder & { id: number }) => {
  work = work.then(async () => process.send?.({ id: order.id, ...(await render(order)) }));
});
process.on('disconnect', () => process.exit());
