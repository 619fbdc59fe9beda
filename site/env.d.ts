/// <reference path="../.astro/types.d.ts" />

interface ImportMetaEnv {
  /** Base address of the API; empty is the page's own origin. */
  readonly PUBLIC_API_BASE?: string;
}
