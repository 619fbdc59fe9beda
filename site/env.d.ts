/// <reference path="../.astro/types.d.ts" />

interface ImportMetaEnv {
  /** The site's public address, for canonical links. */
  readonly SITE_URL?: string;
  /** Base address of the API; empty is the page's own origin. */
  readonly PUBLIC_API_BASE?: string;
}

declare namespace App {
  interface Locals {
    /** Set by the server when the page answers a form that was posted without JavaScript. */
    outcome?: import('../contract/outcome.ts').FormOutcome;
  }
}

declare module 'virtual:school-colors.css' {}
