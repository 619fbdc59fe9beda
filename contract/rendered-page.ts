/**
 * Pages that are made when they are asked for: the site renders the content, the server puts it into a frame, which is
 * the page as the build made it with another content.
 */
import type { Locale } from './locales.ts';
import type { FormOutcome } from './registration/outcome.ts';
import type { ReceiptView } from '../features/receipt/contract/receipt-view.ts';

/** Pages whose address holds a choice: each is at its path, and at all below it. */
export const CHOICE_PAGES = ['sheet', 'fit/result'] as const;

/** Path of a page whose address holds a choice. */
export type ChoicePageName = (typeof CHOICE_PAGES)[number];

/** The pages that are made when they are asked for: those, and the answer to a form that was sent without JavaScript, and the page after a registration. */
const RENDERED_PAGES = [...CHOICE_PAGES, 'appointment/outcome', 'receipt'] as const;

/** The page in place of one that could not be made. Nothing is rendered for it: its frame is sent as it was built. */
export const FAILURE_PAGE = 'failed';

/** Everything that the build keeps as a frame, by its path without language. */
export const FRAMES = [...RENDERED_PAGES, FAILURE_PAGE] as const;

/** Path of a frame, without language. */
export type FrameName = (typeof FRAMES)[number];

/** Stands in a frame before the build's content, which is put out for what was asked for. */
export const CONTENT_START = '{{content}}';
/** Stands in a frame after the build's content. */
export const CONTENT_END = '{{/content}}';

/** Stands in a frame for the title without the company's name. */
export const TITLE_PLACEHOLDER = '{{title}}';

/** Stands in a frame's links to its other languages, for the part of the path that holds the choice, or the token of a link. */
export const CHOICE_PLACEHOLDER = '{{choice}}';

/** In which language, and whether the address carries none. */
export interface FrameAddress {
  locale: Locale;
  isPlain: boolean;
}

/** A page with a choice that was asked for. */
export interface ChoiceRequest extends FrameAddress {
  page: ChoicePageName;
  /** Path without language. */
  path: string;
  query: URLSearchParams;
}

/** An answer to a form. */
export interface OutcomeRequest extends FrameAddress {
  page: 'appointment/outcome';
  outcome: FormOutcome;
}

/** The page after a registration. */
export interface ReceiptPageRequest extends FrameAddress {
  page: 'receipt';
  view: ReceiptView;
}

/** What is to be rendered. */
export type RenderRequest = ChoiceRequest | OutcomeRequest | ReceiptPageRequest;

/** What is put into the frame. */
export interface RenderedContent {
  /** 404 when there is nothing of what was asked for. */
  status?: 200 | 404;
  title: string;
  /** The part of the path that holds the choice: `uo-mba/nau-mscs`. It has to be safe in HTML as it is. */
  choice?: string;
  html: string;
}

/** What the site's bundle renders pages with (site/rendered/render-page.tsx). */
export interface PageRenderer {
  /** Renders the content of a page. */
  renderPage(request: RenderRequest): RenderedContent;
  /** Takes the content that pages are rendered from, as JSON; before the first page is rendered. */
  loadContent(json: string): void;
}

/** What the server uses of the site's bundle (site/renderer.ts). */
export interface SiteBundle {
  loadRenderer(): Promise<PageRenderer>;
}
