/** The site as a bundle that renders its pages and files for any content: what the build writes to `dist/bundle`. */
import { createApp } from 'astro/app/entrypoint';
import { pathsOf } from './site-paths.ts';

export { setContent } from './site-content.ts';

/** A page or file of the site. */
export interface SitePage {
  /** Its address in the build: `/zh/phd`, `/_plain/zh/phd`, `/robots.txt`. */
  pathname: string;
  /** true for a page, false for a file. */
  isPage: boolean;
  /** Renders it for the content as it is now. @throws what the page throws, or Error where it has no answer. */
  render(): Promise<Uint8Array>;
}

const app = createApp();

/** All pages and files of the site with the content as it is now. */
export function sitePages(): SitePage[] {
  const routes = app.manifestData.routes.filter(({ origin }) => origin === 'project');
  return routes.flatMap((routeData) =>
    pathsOf(routeData.route).map((pathname) => ({
      pathname,
      isPage: routeData.type === 'page',
      async render() {
        // Astro reads the parameters from the path; the host appears in no page.
        const response = await app.render(new Request(new URL(pathname, 'http://localhost')), { routeData });
        // The page for what there is not has that status itself.
        if (!response.ok && !pathname.endsWith('/404'))
          throw new Error(`${pathname} could not be rendered: status ${response.status}.`);
        return new Uint8Array(await response.arrayBuffer());
      },
    })),
  );
}
