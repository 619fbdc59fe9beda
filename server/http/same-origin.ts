/** Refuses what other sites make a visitor's browser send (API-3). */

/** What a request says of where it comes from. */
export interface RequestOrigin {
  origin: string | undefined;
  host: string | undefined;
  secFetchSite: string | undefined;
}

/** The host of an origin in lower case, with its port unless it is the scheme's own. */
export function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}

/**
 * Whether a request comes from another site. Hosts are compared and schemes are not: behind a
 * proxy that ends TLS the browser's `https` is our `http`. Senders that are no browsers, and old
 * web views, say nothing about themselves and are not refused.
 *
 * @param siteUrl public address of the site, when it is another than the request's host.
 */
export function isCrossSite({ origin, host, secFetchSite }: RequestOrigin, siteUrl: string): boolean {
  if (origin === undefined) return secFetchSite === 'cross-site';
  // Browsers say "null" where a privacy setting hides the origin; then only their other word counts.
  if (origin === 'null') return secFetchSite !== 'same-origin';
  const from = hostOf(origin);
  return from === undefined || (from !== host?.toLowerCase() && from !== hostOf(siteUrl));
}
