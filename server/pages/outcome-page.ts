/** Answers a form that was sent without JavaScript (APPT-7). */
import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { HTML_LANG } from '../../contract/locales.ts';
import type { FormOutcome } from '../../contract/outcome.ts';
import { localePath, REGISTRATION_PAGE } from '../../contract/routes.ts';

/** Renders pages that depend on what was sent; the site's build makes it. */
export type SiteHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: undefined,
  locals: { outcome?: FormOutcome },
) => Promise<void>;

/**
 * The handler of the built site; undefined when the build has none. It brings the whole renderer
 * into memory, so it is loaded when a page is first to be rendered: most visitors need none.
 */
export function findSiteHandler(pagesDir: string): SiteHandler | undefined {
  const entry = path.join(pagesDir, 'server', 'entry.mjs');
  if (!existsSync(entry)) return undefined;
  let loading: Promise<SiteHandler> | undefined;
  return async (...request) => {
    loading ??= import(pathToFileURL(entry).href).then((built: { handler: SiteHandler }) => built.handler);
    await (await loading)(...request);
  };
}

/** The page's path for the site's handler; the twin with unprefixed links has its own folder. */
function outcomePath(locale: FormOutcome['locale'], isPlain: boolean): string {
  return `${isPlain ? '/_plain' : ''}${localePath(locale, REGISTRATION_PAGE)}`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);
}

/** Says the outcome in one line, where the site has no page for it: nobody is left in doubt. */
function sendBareOutcome(response: ServerResponse, outcome: FormOutcome): void {
  const role = outcome.status === 200 ? 'status' : 'alert';
  const msg = escapeHtml(outcome.msg);
  const page =
    `<!doctype html><html lang="${HTML_LANG[outcome.locale]}"><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width"><title>${msg}</title><p role="${role}">${msg}</p>`;
  response.writeHead(outcome.status, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Language': HTML_LANG[outcome.locale],
  });
  response.end(page);
}

/** Sends the outcome page. */
export async function sendOutcome(
  handler: SiteHandler | undefined,
  request: IncomingMessage,
  response: ServerResponse,
  outcome: FormOutcome,
  isPlain: boolean,
): Promise<void> {
  if (outcome.retryAfterSeconds !== undefined) response.setHeader('Retry-After', outcome.retryAfterSeconds);
  if (!handler) {
    sendBareOutcome(response, outcome);
    return;
  }
  request.url = outcomePath(outcome.locale, isPlain);
  await handler(request, response, undefined, { outcome });
}
