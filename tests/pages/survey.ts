/** What each page of the site says of itself, as the server sends it. */
import { ask } from '../support/servers/running-server.ts';
import { type Document, parsePage, type SitePage, valuesOf } from '../support/content/site-pages.ts';

/** What a page says of its addresses. */
export interface Addressed extends SitePage {
  address: string;
  status: number;
  lang: string;
  isListed: boolean;
  canonical: string | undefined;
  ids: string[];
  /** Addresses of links and forms as they are written; those of the language switcher apart. */
  links: string[];
  /** Files that the page asks for. */
  files: string[];
}

/** All that a page says. */
export interface Survey extends Addressed {
  title: string;
  description: string;
  /** Language of each alternate with its address. */
  alternates: Record<string, string>;
  /** Properties of a shared page. */
  shared: Record<string, string>;
  /** Levels of the headings of its main part, in their order. */
  headings: number[];
  /** Links, buttons, fields and pictures that a screen reader could not name. */
  nameless: string[];
  /** Links, buttons and tabs whose name has not the words that are on them: a voice could not press them (WCAG 2.5.3). */
  misnamed: string[];
  /** Pictures that the browser may decode after it has drawn the page. */
  lateDecoded: string[];
  data: unknown[];
  /** All words of the page, for a look whether something stands on it. */
  words: string;
  /** Each text that a visitor meets, outside of parts that are marked as another language. */
  texts: string[];
}

/** Attributes whose words a visitor sees or hears. */
const SPOKEN = ['alt', 'title', 'placeholder', 'aria-label', 'aria-roledescription'];

function pairsOf($: Document, selector: string, name: string, value: string): Record<string, string> {
  return Object.fromEntries([...$(selector)].map((one) => [$(one).attr(name) ?? '', $(one).attr(value) ?? '']));
}

function namelessOf($: Document): string[] {
  const hasName = (one: Parameters<Document>[0]) => {
    const element = $(one);
    const labels = (element.attr('aria-labelledby') ?? '').split(' ').filter(Boolean);
    const spoken = [element.attr('aria-label'), element.text(), ...labels.map((id) => $(`[id="${id}"]`).text())];
    return [...spoken, ...[...element.find('img[alt]')].map((image) => $(image).attr('alt'))].some((text) =>
      text?.trim(),
    );
  };
  const controls = $('a[href], button, summary, [role="tab"]').not('[aria-hidden="true"], [aria-hidden="true"] *');
  return [
    ...[...controls].filter((one) => !hasName(one)),
    ...$('img:not([alt])'),
    ...$('input:not([type="hidden"]), select, textarea').filter((_, one) => {
      const field = $(one);
      return (
        !field.closest('label').length &&
        !hasName(one) &&
        !$(`label[for="${field.attr('id')}"]`)
          .text()
          .trim()
      );
    }),
  ].map((one) => $.html(one).slice(0, 120));
}

function misnamedOf($: Document): string[] {
  const squeeze = (text: string) => text.replace(/[\s\p{P}\p{S}]+/gu, '').toLowerCase();
  return [...$('a[aria-label], button[aria-label], summary[aria-label], [role="tab"][aria-label]')]
    .filter((one) => !squeeze($(one).attr('aria-label') ?? '').includes(squeeze($(one).text())))
    .map((one) => $.html(one).slice(0, 200));
}

/** The page without what is not read; it is changed by this. */
function textsOf($: Document): { words: string; texts: string[] } {
  $('script, style, template').remove();
  const words = $.root().text().replace(/\s+/g, ' ');
  $('html > body [lang]').remove();
  const spoken = SPOKEN.flatMap((name) => valuesOf($, `body [${name}]`, name));
  const shown = [...$('body *').contents()].filter(({ type }) => type === 'text').map((one) => $(one).text().trim());
  return { words, texts: [...spoken, ...shown].filter((text) => text !== '') };
}

/** Reads what a page says of its addresses. */
export function readAddresses($: Document) {
  const files = [
    ...valuesOf($, 'img[src]', 'src'),
    ...valuesOf($, 'script[src]', 'src'),
    ...valuesOf($, 'link[rel="stylesheet"], link[rel="icon"], link[rel="preload"][href]', 'href'),
    ...valuesOf($, 'video[src], source[src], track[src]', 'src'),
    ...valuesOf($, 'video[poster]', 'poster'),
  ];
  return {
    lang: $('html').attr('lang') ?? '',
    isListed: $('meta[name="robots"][content*="noindex"]').length === 0,
    canonical: $('link[rel="canonical"]').attr('href'),
    ids: valuesOf($, '[id]', 'id'),
    links: [...valuesOf($, 'a[href]:not([data-locale])', 'href'), ...valuesOf($, 'form[action]', 'action')],
    files: files.filter((file) => !file.startsWith('data:')),
  };
}

/** Reads all that a page says; the document is changed by this. */
export function readWhole($: Document) {
  const headings = $('main :is(h1, h2, h3, h4, h5, h6)').not('dialog *, template *, noscript *');
  return {
    ...readAddresses($),
    title: $('title').first().text(),
    description: valuesOf($, 'meta[name="description"]', 'content').join(),
    alternates: pairsOf($, 'link[rel="alternate"][hreflang]', 'hreflang', 'href'),
    shared: pairsOf($, 'meta[property^="og:"]', 'property', 'content'),
    headings: [...headings].map(({ tagName }) => Number(tagName.slice(1))),
    nameless: namelessOf($),
    misnamed: misnamedOf($),
    lateDecoded: valuesOf($, 'img[decoding="async"]', 'src'),
    data: [...$('script[type="application/ld+json"]')].map((one) => JSON.parse($(one).text()) as unknown),
    ...textsOf($),
  };
}

/** Asks a running server for a page, as a visitor who chose its language. */
export async function survey<R>(port: number, page: SitePage, address: string, read: ($: Document) => R) {
  const { status, body } = await ask(port, address, { headers: { cookie: `userLanguage=${page.locale}` } });
  return { ...page, address, status, ...read(parsePage(body.toString())) };
}
