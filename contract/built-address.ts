/**
 * The address that the build writes into pages, where a link has to be whole: canonical links, the sitemap, shared pictures.
 * A server whose `SITE_URL` is another one writes its own in its place (publishing/set-address.ts).
 */
export const BUILT_ADDRESS = 'http://localhost:3000';
