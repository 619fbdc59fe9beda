/**
 * Answers with a page whose address holds a choice (SHEET-1): what the site renders for the choice, in the frame that the
 * build made. What renders is loaded with the first such request: most servers never need it at once.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { LOCALES, type Locale } from '../../contract/locales.ts';
import {
  CHOICE_PLACEHOLDER,
  CONTENT_END,
  CONTENT_START,
  RENDERED_PAGES,
  type RenderedContent,
  type RenderedPageName,
  type RenderPage,
  type RenderRequest,
  TITLE_PLACEHOLDER,
} from '../../contract/rendered-page.ts';
import { answerWithPage } from './answer-with-page.ts';
import { escapeHtml } from './fill-form.ts';
import { PAGE_CSP, readPagePolicies, trimSlashes } from './security-headers.ts';

/** Answers with a rendered page. @throws the bundle's error when it cannot be loaded. */
export type AnswerRendered = (request: RenderRequest, acceptEncoding: string | undefined) => Promise<Response>;

type FrameOf = Pick<RenderRequest, 'page' | 'locale' | 'isPlain'>;

interface Frame {
  /** Before and after the content. */
  before: string;
  after: string;
  csp: string;
}

/** Where the build keeps a frame. */
export function frameFile(pagesDir: string, { page, locale, isPlain }: FrameOf): string {
  return path.join(pagesDir, 'rendered', isPlain ? '_plain' : '', locale, `${page}.html`);
}

/** Puts a content into a frame. */
export function renderInFrame({ before, after }: Omit<Frame, 'csp'>, { html, title, choice }: RenderedContent): string {
  const fill = (part: string) =>
    part.replaceAll(TITLE_PLACEHOLDER, () => escapeHtml(title)).replaceAll(CHOICE_PLACEHOLDER, () => choice);
  return fill(before) + html + fill(after);
}

/** Cuts the build's own content out of a page; undefined when there is no such page. @throws Error without its marks. */
export function readFrame(file: string): Omit<Frame, 'csp'> | undefined {
  if (!existsSync(file)) return undefined;
  const html = readFileSync(file, 'utf8');
  const [start, end] = [html.indexOf(CONTENT_START), html.indexOf(CONTENT_END)];
  if (start < 0 || end < start) throw new Error(`${file} has no place for a content`);
  return { before: html.slice(0, start), after: html.slice(end + CONTENT_END.length) };
}

function readFrames(pagesDir: string): Map<string, Frame> {
  const policies = readPagePolicies(pagesDir);
  const all = RENDERED_PAGES.flatMap((page) => LOCALES.flatMap((locale) => [{ page, locale }]));
  return new Map(
    all.flatMap(({ page, locale }) =>
      [false, true].flatMap((isPlain): [string, Frame][] => {
        const frame = readFrame(frameFile(pagesDir, { page, locale, isPlain }));
        const key = frameKey(page, locale, isPlain);
        return frame ? [[key, { ...frame, csp: policies.get(key) ?? PAGE_CSP }]] : [];
      }),
    ),
  );
}

/** The path that the build's list of policies knows a frame by. */
function frameKey(page: RenderedPageName, locale: Locale, isPlain: boolean): string {
  return trimSlashes(`${isPlain ? '_plain/' : ''}${locale}/${page}`);
}

/** Reads the frames into memory. @throws the file system's error, or Error for a frame without its marks. */
export function loadRenderedPages(pagesDir: string): AnswerRendered {
  const frames = readFrames(pagesDir);
  const bundle = pathToFileURL(path.join(pagesDir, 'rendered/render-page.js')).href;
  return async (request, acceptEncoding) => {
    const frame = frames.get(frameKey(request.page, request.locale, request.isPlain));
    if (!frame) return new Response('404\n', { status: 404 });
    // Checked by the build, which made it from this very type.
    const { renderPage } = (await import(bundle)) as { renderPage: RenderPage };
    const content = renderPage(request);
    const page = {
      html: renderInFrame(frame, content),
      status: content.status,
      locale: request.locale,
      csp: frame.csp,
    };
    const answer = await answerWithPage(page, acceptEncoding);
    answer.headers.set('X-Robots-Tag', 'noindex, nofollow');
    return answer;
  };
}
