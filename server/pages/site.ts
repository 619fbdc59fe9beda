/** The built site in memory: which address is answered with which file (ROUTE-1, ROUTE-8). */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { HTML_LANG, LOCALES, type Locale } from '../../contract/locales.ts';
import { DESK_ASSETS, splitLocale } from '../../contract/routes.ts';
import { ENCODING_SUFFIX } from './files/content-encoding.ts';
import { fillDeskDocument, readDeskNames } from './desk-document.ts';
import { createResource, type Resource, type ResourceOptions } from './files/resource.ts';
import { DESK_CSP, FILE_CSP, PAGE_CSP, readPagePolicies, trimSlashes } from './security-headers.ts';
import { madeFile, readSiteFile, type SiteFile } from './files/site-file.ts';

/** Folder of the pages whose links bear no language; never an address itself. */
const PLAIN_FOLDER = '_plain';
/** Browsers ask for a page again each time; Baidu and its like rewrite pages that do not forbid it. */
export const PAGE_CACHE = 'no-cache, no-transform';
const HASHED_CACHE = 'public, max-age=31536000, immutable';
/** Pictures, icons and the like that keep their name when they change. */
const FILE_CACHE = 'public, max-age=3600';

/** What an unprefixed address answers, by language. */
export type ByLocale = Readonly<Partial<Record<Locale, Resource>>>;

/** The built site, as it is answered from memory. */
export interface Site {
  /** Addresses that have one answer: files, and pages under a language's prefix. */
  direct: ReadonlyMap<string, Resource>;
  /** Unprefixed addresses of pages, answered in the visitor's language. */
  negotiated: ReadonlyMap<string, ByLocale>;
  /** The languages that it has pages in. */
  locales: readonly Locale[];
  /** The page for what there is not: under a prefix, and for unprefixed addresses. */
  notFound: { prefixed: ByLocale; plain: ByLocale };
  /** The document of the staff's desk, for every path of it; empty when it was not built. */
  desk: ByLocale;
}

/** A page among the files: its place in the site and the file. */
interface Page {
  locale: Locale;
  /** Path below the language, without slashes at its ends: '' for the home page. */
  path: string;
  isPlain: boolean;
  file: SiteFile;
  /** Path that the build knows the page by. */
  policyPath: string;
}

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const compressed = new Set(Object.values(ENCODING_SUFFIX));
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((name) => !compressed.has(path.extname(name)));
}

/** The page that a file is; undefined for a file that is none of a language's pages. */
function pageOf(name: string, file: SiteFile): Page | undefined {
  if (!name.endsWith('.html')) return undefined;
  const isPlain = name.startsWith(`${PLAIN_FOLDER}/`);
  const { locale, path: rest } = splitLocale(`/${isPlain ? name.slice(PLAIN_FOLDER.length + 1) : name}`);
  if (!locale) return undefined;
  const policyPath = trimSlashes(name.replace(/(index)?\.html$/, ''));
  return { locale, path: trimSlashes(rest.replace(/(index)?\.html$/, '')), isPlain, file, policyPath };
}

function pageOptions(page: Page, policies: ReadonlyMap<string, string>): ResourceOptions {
  const csp = policies.get(page.policyPath) ?? PAGE_CSP;
  return { csp, cacheControl: PAGE_CACHE, language: HTML_LANG[page.locale] };
}

/** Files of the build that a browser never shows as a page: they need no policy. */
const PART_OF_A_PAGE = /^_astro\/.*\.(js|woff2|avif|webp|css)$/;

function policyOf(name: string, policyPath: string, policies: ReadonlyMap<string, string>): string | undefined {
  if (name.endsWith('.html')) return policies.get(policyPath) ?? PAGE_CSP;
  return PART_OF_A_PAGE.test(name) ? undefined : FILE_CSP;
}

function addFile(direct: Map<string, Resource>, name: string, file: SiteFile, policies: ReadonlyMap<string, string>) {
  const isPage = name.endsWith('.html');
  const policyPath = trimSlashes(name.replace(/(index)?\.html$/, ''));
  const resource = createResource(file, {
    csp: policyOf(name, policyPath, policies),
    cacheControl: isPage ? PAGE_CACHE : name.startsWith('_astro/') ? HASHED_CACHE : FILE_CACHE,
  });
  direct.set(`/${name}`, resource);
  if (name.endsWith('/index.html')) for (const address of addresses(policyPath)) direct.set(address, resource);
}

/** A page's addresses: with and without the last slash. */
function addresses(trimmed: string): string[] {
  return trimmed === '' ? ['/'] : [`/${trimmed}`, `/${trimmed}/`];
}

/** Sorts the pages into a site; locale-neutral pages win over the pages under a prefix. */
class SiteBuilder {
  readonly direct = new Map<string, Resource>();
  readonly #locales = new Set<Locale>();
  readonly #desk: Partial<Record<Locale, Resource>> = {};
  readonly #negotiated = new Map<string, Partial<Record<Locale, Resource>>>();
  readonly #notFound: { prefixed: Partial<Record<Locale, Resource>>; plain: Partial<Record<Locale, Resource>> } = {
    prefixed: {},
    plain: {},
  };

  addPage(page: Page, policies: ReadonlyMap<string, string>): void {
    this.#locales.add(page.locale);
    const options = pageOptions(page, policies);
    if (page.path === '404') {
      this.#addNotFound(page, options);
      return;
    }
    if (!page.isPlain) {
      const resource = createResource(page.file, options);
      for (const address of addresses(trimSlashes(`${page.locale}/${page.path}`))) this.direct.set(address, resource);
    }
    for (const address of addresses(page.path)) {
      const answers = this.#negotiated.get(address) ?? {};
      if (page.isPlain || !answers[page.locale]) {
        answers[page.locale] = createResource(page.file, { ...options, isNegotiated: true });
      }
      this.#negotiated.set(address, answers);
    }
  }

  #addNotFound(page: Page, options: ResourceOptions): void {
    const plain = createResource(page.file, { ...options, status: 404, isNegotiated: true });
    if (page.isPlain || !this.#notFound.plain[page.locale]) this.#notFound.plain[page.locale] = plain;
    if (!page.isPlain) this.#notFound.prefixed[page.locale] = createResource(page.file, { ...options, status: 404 });
  }

  /** A file of the desk's build with a hash in its name. */
  addDeskFile(name: string, file: SiteFile): void {
    this.direct.set(`${DESK_ASSETS}${name}`, createResource(file, { csp: undefined, cacheControl: HASHED_CACHE }));
  }

  addDeskDocument(locale: Locale, file: SiteFile): void {
    const language = HTML_LANG[locale];
    // Whoever has signed out and comes back must not find it in a cache.
    const cacheControl = 'no-store';
    this.#desk[locale] = createResource(file, {
      csp: DESK_CSP,
      cacheControl,
      language,
      isNegotiated: true,
      isUnlisted: true,
    });
  }

  build(): Site {
    const locales = LOCALES.filter((locale) => this.#locales.has(locale));
    return {
      direct: this.direct,
      negotiated: this.#negotiated,
      locales: locales.length > 0 ? locales : LOCALES,
      notFound: this.#notFound,
      desk: this.#desk,
    };
  }
}

/** Longest time in milliseconds that files are read in one go: a server that answers loads its next edition. */
const TURN_MS = 4;

/** Lets others have their turn after some milliseconds. */
async function* inTurns<T>(items: readonly T[]): AsyncGenerator<T> {
  let began = performance.now();
  for (const item of items) {
    if (performance.now() - began > TURN_MS) {
      await setImmediate();
      began = performance.now();
    }
    yield item;
  }
}

/**
 * Loads the pages and files of an edition, and the desk. A folder that is not there gives a site without pages.
 *
 * @param deskDir the folder of the desk's build.
 * @throws the file system's error.
 */
export async function loadSite(
  editionDir: string,
  deskDir: string,
  policies = readPagePolicies(editionDir),
): Promise<Site> {
  const folder = path.join(editionDir, 'client');
  const builder = new SiteBuilder();
  for await (const name of inTurns(listFiles(folder))) {
    const file = readSiteFile(path.join(folder, name));
    const page = pageOf(name, file);
    if (page) builder.addPage(page, policies);
    else if (!name.startsWith(`${PLAIN_FOLDER}/`)) addFile(builder.direct, name, file, policies);
  }
  const names = readDeskNames(editionDir);
  for await (const name of inTurns(listFiles(deskDir))) {
    const file = path.join(deskDir, name);
    const locale = LOCALES.find((one) => name === `${one}.html`);
    if (locale)
      builder.addDeskDocument(locale, madeFile(file, fillDeskDocument(readFileSync(file, 'utf8'), names, locale)));
    else if (!name.startsWith('.')) builder.addDeskFile(name, readSiteFile(file));
  }
  return builder.build();
}

/** The best answer of an address: in a language, else in the first that there is. */
export function inLocale(answers: ByLocale, locale: Locale): Resource | undefined {
  return answers[locale] ?? LOCALES.map((other) => answers[other]).find((answer) => answer !== undefined);
}
