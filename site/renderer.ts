/** The site as a bundle that renders it for any content, all at once or a page when it is asked for: what the build writes to `dist/bundle`. */
import { createApp } from 'astro/app/entrypoint';
import islandScript from 'astro/runtime/server/astro-island.prebuilt.js';
import type { Content } from '../content/reading/parse-content.ts';
import type { SiteBundle } from '../contract/rendered-page.ts';
import { API_BASE } from './api-base.ts';
import { setContent } from './site-content.ts';
import { pathsOf } from './site-paths.ts';
import { TrackedContent } from './track-reads.ts';

/** Loads what renders pages when they are asked for. */
export const loadRenderer: SiteBundle['loadRenderer'] = () => import('./rendered/render-page.tsx');

/** A rendered page or file. */
export interface RenderedPage {
  bytes: Uint8Array;
  /** What of the content it read (site/track-reads.ts). */
  reads: string[];
}

/** A page or file of the site. */
export interface RenderablePage {
  /** Its address in the build: `/zh/phd`, `/_plain/zh/phd`, `/robots.txt`. */
  pathname: string;
  /** true for a page, false for a file. */
  isPage: boolean;
  /** Renders it; one after the other, so that it is known which of them read what. @throws what the page throws. */
  render(): Promise<RenderedPage>;
}

const app = createApp();

/** Where the pages' forms are sent to; empty is their own origin. */
export const apiBase: string = API_BASE;

/** The scripts that Astro writes into pages for islands: no other inline script of a page may run. */
export const inlineScripts: readonly string[] = [...app.manifest.clientDirectives.values(), islandScript];

/** All pages and files of the site for some content; those of an earlier call are not to be rendered any more. */
export function sitePages(content: Content): RenderablePage[] {
  const tracked = new TrackedContent(content);
  setContent(tracked.content);
  const routes = app.manifestData.routes.filter(({ origin }) => origin === 'project');
  return routes.flatMap((routeData) =>
    pathsOf(routeData.route).map((pathname) => ({
      pathname,
      isPage: routeData.type === 'page',
      async render() {
        let bytes = new Uint8Array();
        const reads = await tracked.readsOf(async () => {
          // Astro reads the parameters from the path; the host appears in no page.
          const response = await app.render(new Request(new URL(pathname, 'http://localhost')), { routeData });
          // The page for what there is not has that status itself.
          if (!response.ok && !pathname.endsWith('/404'))
            throw new Error(`${pathname} could not be rendered: status ${response.status}.`);
          bytes = new Uint8Array(await response.arrayBuffer());
        });
        return { bytes, reads };
      },
    })),
  );
}
