/** What somebody sees who opens a link to a draft (EDIT-3). */
import { CHINA_TIME_ZONE } from '../../../contract/time/china-calendar.ts';
import { DEFAULT_LOCALE, HTML_LANG, type Locale } from '../../../contract/locales.ts';
import { format } from '../../../contract/messages.ts';
import { splitLocale } from '../../../contract/routes.ts';
import { escapeHtml } from '../../../server/pages/escape-html.ts';
import { SECRET_HEADERS } from '../../../server/pages/security-headers.ts';
import { answerMessagePage, styleSource } from '../../../server/pages/fallback-page/message-page.ts';
import type { RequestContext } from '../../staff/staff-context.ts';
import { draftLinkMessages } from './draft-link.messages.ts';
import { type DraftAddress, withDraftUploads } from './draft-link.service.ts';
import type { Editions } from './editions.ts';
import { renderDraft } from './preview.service.ts';

/** At the bottom: the site's header keeps to the top. */
const STRIP_STYLE =
  'body{padding-bottom:64px}.draft-strip{position:fixed;inset:auto 0 0;z-index:9999;margin:0;padding:10px 16px;background:#7a2e00;color:#fff;font:600 14px/1.5 system-ui,sans-serif;text-align:center}';
/** Nothing is registered from a draft, and no page has it in a frame. */
function draftPolicy(policy: string): string {
  return policy
    .replace("style-src 'self'", `style-src 'self' ${styleSource(STRIP_STYLE)}`)
    .replace(/connect-src [^;]*/, "connect-src 'none'")
    .replace("form-action 'self'", "form-action 'none'");
}

/** A key stands in the address: no other site is told of it. */
const HEADERS = { ...SECRET_HEADERS, 'Content-Type': 'text/html; charset=utf-8' };

/** A page that says why there is no draft. */
export function answerNoDraft(locale: Locale, reason: 'ended' | 'no_page'): Response {
  return answerMessagePage({
    locale,
    status: 404,
    title: draftLinkMessages[`draft.${reason}`][locale],
    text: draftLinkMessages[`draft.${reason}_why`][locale],
  });
}

/** The page as the drafts make it now, under a strip that says what it is. @throws PreviewError */
export async function showDraft(
  context: RequestContext,
  editions: Editions,
  { page, until }: DraftAddress,
): Promise<Response> {
  const locale = splitLocale(page).locale ?? DEFAULT_LOCALE;
  const { html, policy } = await renderDraft(context, editions, page);
  if (html === undefined || policy === undefined) return answerNoDraft(locale, 'no_page');
  const time = new Intl.DateTimeFormat(HTML_LANG[locale], {
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: CHINA_TIME_ZONE,
  }).format(Number(until));
  const text = escapeHtml(format(draftLinkMessages['draft.strip'][locale], { time }, locale));
  const strip = `<style>${STRIP_STYLE}</style><p class="draft-strip" role="note">${text}</p>`;
  const marked = withDraftUploads(context, html, until).replace(/<body\b[^>]*>/, (tag) => tag + strip);
  return new Response(marked, { headers: { ...HEADERS, 'Content-Security-Policy': draftPolicy(policy) } });
}
