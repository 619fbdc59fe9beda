/**
 * A page whose content is made when it is asked for, because its address holds a choice: the site renders the content,
 * the server puts it into a frame, which is the page as the build made it with another content.
 */
import type { Locale } from './locales.ts';

/** Pages of this kind: each is at its path, and at all below it. */
export const RENDERED_PAGES = ['sheet', 'fit/result'] as const;

/** One of the pages. */
export type RenderedPageName = (typeof RENDERED_PAGES)[number];

/** Stands in a frame before the build's content, which is put out for what was chosen. */
export const CONTENT_START = '{{content}}';
/** Stands after it. */
export const CONTENT_END = '{{/content}}';

/** Stands in a frame for the title without the company's name. */
export const TITLE_PLACEHOLDER = '{{title}}';

/** Stands in a frame's links to its other languages, for the part of the path that holds the choice. */
export const CHOICE_PLACEHOLDER = '{{choice}}';

/** What was asked for. */
export interface RenderRequest {
  page: RenderedPageName;
  locale: Locale;
  /** Whether the address carries no language. */
  isPlain: boolean;
  /** Path without language. */
  path: string;
  query: URLSearchParams;
}

/** What is put into the frame. */
export interface RenderedContent {
  /** 404 when there is nothing of what was asked for. */
  status: 200 | 404;
  title: string;
  /** The part of the path that holds the choice: `uo-mba/nau-mscs`. It has to be safe in HTML as it is. */
  choice: string;
  html: string;
}

/** Renders the content of a page. */
export type RenderPage = (request: RenderRequest) => RenderedContent;

/** What the built file `dist/rendered/render-page.js` exports. */
export interface ChoiceRenderer {
  renderPage: RenderPage;
  /** Takes the content that pages are rendered from, as JSON; before the first page is rendered. */
  loadContent(json: string): void;
}
