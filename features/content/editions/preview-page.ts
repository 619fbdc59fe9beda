/** The page that drafts would make, as the desk's editor has it in a frame (EDIT-3). */
import { faultText } from '../../../content/reading/fault.ts';
import { UPLOADS_PATH } from '../../../contract/content/picture-places.ts';
import { HTML_LANG, type Locale } from '../../../contract/locales.ts';
import { escapeHtml } from '../../../server/pages/escape-html.ts';
import type { RequestContext } from '../../staff/staff-context.ts';
import { PREVIEW_NOTE, type PreviewNote } from '../contract/content-api.ts';
import { DESK_UPLOADS } from '../contract/upload-api.ts';
import { contentFaultsMessages } from '../documents/content-faults.messages.ts';
import type { Editions } from './editions.ts';
import { renderDraft } from './preview.service.ts';

/** A page of the desk's own place may have it in a frame, and nothing else. */
const FRAME = { from: "frame-ancestors 'none'", to: "frame-ancestors 'self'" };
/** It opens, sends and leads nowhere by itself. What runs are scripts of the bundle; the desk reads where it is clicked. */
const SANDBOX = 'sandbox allow-same-origin allow-scripts';

/** The element that tells the desk what the page does not show. */
function noteTag(note: PreviewNote, locale: Locale): string {
  const faults = note.faults.map((one) => ({ ...one, message: faultText(one.message, locale) }));
  return `<meta name="${PREVIEW_NOTE}" content="${escapeHtml(JSON.stringify({ ...note, faults }))}">`;
}

/**
 * The page at an address, with all drafts; a sentence where there is none. Either tells the desk in a `meta` element what of
 * the drafts it does not show.
 *
 * @param pathname as `/zh/program/uo-mba`.
 * @param locale language of what stands in the way.
 * @throws PreviewError.
 */
export async function previewPage(
  context: RequestContext,
  editions: Editions,
  { pathname, locale }: { pathname: string; locale: Locale },
): Promise<Response> {
  const { html, policy, faults = [], leftOut = [] } = await renderDraft(context, editions, pathname);
  const headers = {
    'Cache-Control': 'no-store',
    'X-Frame-Options': 'SAMEORIGIN',
    'X-Robots-Tag': 'noindex',
    'Content-Type': 'text/html; charset=utf-8',
  };
  if (html === undefined || policy === undefined) {
    const note = noteTag({ isPage: false, faults }, locale);
    const sentence = escapeHtml(contentFaultsMessages['content.fault.no_page'][locale]);
    return new Response(
      `<!doctype html><html lang="${HTML_LANG[locale]}">${note}<title></title><p>${sentence}</p></html>`,
      {
        headers: {
          ...headers,
          // Without one of its own the answer would get that of files, which no page may have in a frame.
          'Content-Security-Policy': `default-src 'none'; base-uri 'none'; ${FRAME.to}`,
        },
      },
    );
  }
  const note = noteTag({ isPage: true, faults: leftOut }, locale);
  return new Response(
    html.replaceAll(UPLOADS_PATH, DESK_UPLOADS).replace('</head>', () => `${note}</head>`),
    {
      headers: {
        ...headers,
        'Content-Security-Policy': `${policy.replace(FRAME.from, FRAME.to)}; ${SANDBOX}`,
      },
    },
  );
}
