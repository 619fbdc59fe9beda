/**
 * Answers with a page that is made when it is asked for: what the site renders, in the frame that the build made. What
 * renders is loaded with the first such request.
 */
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { LOCALES, type Locale } from '../../contract/locales.ts';
import {
  CHOICE_PAGES,
  CHOICE_PLACEHOLDER,
  CONTENT_END,
  CONTENT_START,
  FAILURE_PAGE,
  type FrameAddress,
  type FrameName,
  FRAMES,
  type PageRenderer,
  type RenderedContent,
  type RenderRequest,
  type SiteBundle,
  TITLE_PLACEHOLDER,
} from '../../contract/rendered-page.ts';
import { answerWithPage, type MadePage } from './answer-with-page.ts';
import { escapeHtml } from './escape-html.ts';
import { type PackedText, packText } from './files/packed-text.ts';
import { PAGE_CSP, type PagePolicies, readPagePolicies } from './security-headers.ts';

/** How a page is sent. */
export interface SendOptions extends Pick<MadePage, 'headers' | 'retryAfterSeconds'> {
  acceptEncoding: string | undefined;
  /** 200 unless it is given, or 404 where there is nothing of what was asked for. */
  status?: number;
}

/** A page to answer with; the one for failures is sent as it was built, so that nothing can fail. */
export type PageRequest = RenderRequest | (FrameAddress & { page: typeof FAILURE_PAGE });

/**
 * Answers with a page; undefined where the site has no frame for it: it was built without, or is not offered in the
 * language.
 *
 * @throws the error of what renders it, or of loading that.
 */
export type AnswerRendered = (request: PageRequest, sending: SendOptions) => Promise<Response | undefined>;

/** A built page without its content. */
export interface Frame {
  before: string;
  after: string;
}

/** Which of the built pages a frame is. */
export interface FrameKey extends FrameAddress {
  page: FrameName;
}

/** The frames of a site in some languages. */
export function frameKeys(locales: readonly Locale[]): FrameKey[] {
  return locales.flatMap((locale) =>
    [false, true].flatMap((isPlain) => FRAMES.map((page) => ({ page, locale, isPlain }))),
  );
}

/** The path that the build knows a frame by. */
export function framePath({ page, locale, isPlain }: FrameKey): string {
  return `${isPlain ? '_plain/' : ''}${locale}/${page}`;
}

/** Where an edition keeps a frame. */
export function frameFile(editionDir: string, key: FrameKey): string {
  return path.join(editionDir, 'rendered', `${framePath(key)}.html`);
}

/** Takes its content out of a built page. @throws Error for a page that does not mark it. */
export function cutFrame(html: string): Frame {
  const [start, end] = [html.indexOf(CONTENT_START), html.indexOf(CONTENT_END)];
  if (start < 0 || end < start) throw new Error('A page that is to be a frame does not mark its content.');
  return { before: html.slice(0, start), after: html.slice(end + CONTENT_END.length) };
}

/** The HTML of a rendered content in its frame. */
export function renderInFrame({ before, after }: Frame, { html, title, choice = '' }: RenderedContent): string {
  const fill = (part: string) =>
    part.replaceAll(TITLE_PLACEHOLDER, () => escapeHtml(title)).replaceAll(CHOICE_PLACEHOLDER, () => choice);
  return fill(before) + html + fill(after);
}

/** A built page that is a frame, as it is kept. */
interface KeptFrame {
  html: PackedText;
  csp: string;
}

/** The frames by {@link framePath}. @throws Error for one that is none. */
function readFrames(editionDir: string, policies: PagePolicies): Map<string, KeptFrame> {
  const frames = new Map<string, KeptFrame>();
  for (const key of frameKeys(LOCALES)) {
    const file = frameFile(editionDir, key);
    if (!existsSync(file)) continue;
    const bytes = readFileSync(file);
    // A damaged one is found when it is loaded, and not when somebody asks for it.
    if (key.page !== FAILURE_PAGE) cutFrame(bytes.toString());
    frames.set(framePath(key), { html: packText(bytes), csp: policies.get(framePath(key)) ?? PAGE_CSP });
  }
  return frames;
}

/** The folder of the edition whose content a renderer has. */
const shown = new WeakMap<PageRenderer, string>();

/** Loads what renders, with the content of an edition. @throws the error of loading either. */
async function loadRenderer(bundle: string, editionDir: string): Promise<PageRenderer> {
  const file = pathToFileURL(path.join(bundle, 'server/entry.mjs')).href;
  // The bundle of site/renderer.ts, which has this type. Vite runs the tests.
  const renderer = await ((await import(/* @vite-ignore */ file)) as SiteBundle).loadRenderer();
  if (shown.get(renderer) !== editionDir) {
    renderer.loadContent(await readFile(path.join(editionDir, 'rendered/content.json'), 'utf8'));
    shown.set(renderer, editionDir);
  }
  return renderer;
}

/** Whether a page is one language's alone: only then is another language no answer. */
function isInItsLanguage({ page, isPlain }: PageRequest): boolean {
  return !isPlain && CHOICE_PAGES.some((one) => one === page);
}

/**
 * Reads the frames of an edition into memory.
 *
 * @param bundle the folder of the bundled site.
 * @throws the file system's error, or that of {@link cutFrame}.
 */
export function loadRenderedPages(
  editionDir: string,
  bundle: string,
  policies = readPagePolicies(editionDir),
): AnswerRendered {
  const frames = readFrames(editionDir, policies);
  return async (asked, { acceptEncoding, status, ...sending }) => {
    const hasFrame = (locale: Locale) => frames.has(framePath({ ...asked, locale }));
    // Where the site is not offered in all languages: the first in which there is a page (EDIT-8).
    const offered = LOCALES.find(hasFrame) ?? asked.locale;
    const locale = isInItsLanguage(asked) || hasFrame(asked.locale) ? asked.locale : offered;
    const request = { ...asked, locale };
    const frame = frames.get(framePath(request));
    if (!frame) return undefined;
    const page = { ...sending, locale, csp: frame.csp };
    if (request.page === FAILURE_PAGE)
      return answerWithPage({ ...page, html: frame.html(), status: status ?? 500 }, acceptEncoding);
    const content = (await loadRenderer(bundle, editionDir)).renderPage(request);
    const html = renderInFrame(cutFrame(frame.html()), content);
    return answerWithPage({ ...page, html, status: status ?? content.status ?? 200 }, acceptEncoding);
  };
}
