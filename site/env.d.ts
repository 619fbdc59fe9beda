/// <reference path="../.astro/types.d.ts" />

interface ImportMetaEnv {
  /** The site's public address, for canonical links. */
  readonly SITE_URL?: string;
  /** Base address of the API; empty is the page's own origin. */
  readonly PUBLIC_API_BASE?: string;
}
