/**
 * Answers with a page whose address holds a choice (SHEET-1): what the site renders for the choice, in the frame that
 * the build made. What renders is loaded with the first such request.
 */
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { LOCALES, type Locale } from '../../contract/locales.ts';
import {
  CHOICE_PLACEHOLDER,
  type ChoiceRenderer,
  CONTENT_END,
  CONTENT_START,
  RENDERED_PAGES,
  type RenderedContent,
  type RenderRequest,
  TITLE_PLACEHOLDER,
} from '../../contract/rendered-page.ts';
import { answerWithPage } from './answer-with-page.ts';
import { escapeHtml } from './fill-form.ts';
import { offeredLocale } from './offered-locale.ts';
import { type PackedText, packText } from './packed-text.ts';
import { PAGE_CSP, type PagePolicies, readPagePolicies } from './security-headers.ts';
import { PAGE_CACHE } from './site.ts';

/** Answers with a rendered page. @throws the error of what renders it, or of loading that. */
export type AnswerRendered = (request: RenderRequest, acceptEncoding: string | undefined) => Promise<Response>;

/** A built page without its content. */
export interface Frame {
  before: string;
  after: string;
}

/** Which of the built pages a frame is. */
type FrameName = Pick<RenderRequest, 'page' | 'locale' | 'isPlain'>;

/** The path that the build knows a frame by. */
function framePath({ page, locale, isPlain }: FrameName): string {
  return `${isPlain ? '_plain/' : ''}${locale}/${page}`;
}

/** Where the build keeps a frame. */
export function frameFile(pagesDir: string, name: FrameName): string {
  return path.join(pagesDir, 'rendered', `${framePath(name)}.html`);
}

/** Takes its content out of a built page. @throws Error for a page that does not mark it. */
export function cutFrame(html: string): Frame {
  const [start, end] = [html.indexOf(CONTENT_START), html.indexOf(CONTENT_END)];
  if (start < 0 || end < start) throw new Error('A page that is to be a frame does not mark its content.');
  return { before: html.slice(0, start), after: html.slice(end + CONTENT_END.length) };
}

/** The HTML of a rendered content in its frame. */
export function renderInFrame({ before, after }: Frame, { html, title, choice }: RenderedContent): string {
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
function readFrames(pagesDir: string, policies: PagePolicies): Map<string, KeptFrame> {
  const frames = new Map<string, KeptFrame>();
  for (const page of RENDERED_PAGES) {
    for (const locale of LOCALES) {
      for (const isPlain of [false, true]) {
        const name = { page, locale, isPlain };
        const file = frameFile(pagesDir, name);
        if (!existsSync(file)) continue;
        const csp = policies.get(framePath(name)) ?? PAGE_CSP;
        const bytes = readFileSync(file);
        // A damaged one is found when it is loaded, and not when somebody asks for it.
        cutFrame(bytes.toString());
        frames.set(framePath(name), { html: packText(bytes), csp });
      }
    }
  }
  return frames;
}

/** The folder of the edition whose content a renderer has. */
const shown = new WeakMap<ChoiceRenderer, string>();

/** Loads what renders, with the content of an edition. @throws the error of loading either. */
async function loadRenderer(bundle: string, editionDir: string): Promise<ChoiceRenderer> {
  const file = pathToFileURL(path.join(bundle, 'rendered/render-page.js')).href;
  // The build makes the bundle of site/rendered/render-page.tsx, which has this type. Vite runs the tests.
  const renderer = (await import(/* @vite-ignore */ file)) as ChoiceRenderer;
  if (shown.get(renderer) !== editionDir) {
    renderer.loadContent(await readFile(path.join(editionDir, 'rendered/content.json'), 'utf8'));
    shown.set(renderer, editionDir);
  }
  return renderer;
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
  return async (asked, acceptEncoding) => {
    const { isPlain } = asked;
    const hasFrame = (locale: Locale) => frames.has(framePath({ ...asked, locale }));
    const request = { ...asked, locale: isPlain ? offeredLocale(asked.locale, hasFrame) : asked.locale };
    const frame = frames.get(framePath(request));
    // A site that was built without it.
    if (!frame) return new Response('404\n', { status: 404 });
    const renderer = await loadRenderer(bundle, editionDir);
    const content = renderer.renderPage(request);
    const { locale } = request;
    const page = {
      html: renderInFrame(cutFrame(frame.html()), content),
      status: content.status,
      locale,
      csp: frame.csp,
    };
    const answer = await answerWithPage(page, acceptEncoding);
    answer.headers.set('Cache-Control', PAGE_CACHE);
    if (isPlain) answer.headers.append('Vary', 'Cookie, Accept-Language');
    answer.headers.set('X-Robots-Tag', 'noindex, nofollow');
    return answer;
  };
}
