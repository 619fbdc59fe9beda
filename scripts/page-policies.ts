/**
 * Writes the content security policies of the built pages to `_headers.json`, for the front server to
 * send as headers. Each page's policy names its own inline styles and scripts alone: Astro lists those of
 * the whole site, two kilobytes of header on every page.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';

const HEADER = 'Content-Security-Policy';
const HASH = / 'sha256-[\w+/=]+'/g;

/** Hashes of the inline scripts and styles of a page as a policy writes them: `'sha256-…'`. */
function hashesOf(html: string): Set<string> {
  const inline = html.matchAll(/<(?:script|style)\b[^>]*>([\s\S]*?)<\/(?:script|style)>/g);
  return new Set([...inline].map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`));
}

/** The policy with only those hashes that the page's own inline scripts and styles have. */
export function trimPolicy(policy: string, html: string): string {
  const own = hashesOf(html);
  return policy.replace(HASH, (hash) => (own.has(hash.trim()) ? hash : ''));
}

/**
 * The integration. To Astro it is the adapter of a site without a server of Astro's: one that is
 * all files, in `client/`, and whose pages have headers.
 */
export function pagePolicies(): AstroIntegration {
  let outDir: URL;
  return {
    name: 'page-policies',
    hooks: {
      'astro:config:done': ({ config, setAdapter }) => {
        outDir = config.outDir;
        setAdapter({
          name: 'page-policies',
          entrypointResolution: 'auto',
          adapterFeatures: { buildOutput: 'static', preserveBuildClientDir: true, staticHeaders: true },
          supportedAstroFeatures: { staticOutput: 'stable', sharpImageService: 'stable' },
        });
      },
      'astro:build:generated': ({ dir, routeToHeaders }) => {
        const pages = [...routeToHeaders].flatMap(([pathname, { headers }]) => {
          const policy = headers.get(HEADER);
          if (!policy) return [];
          const html = readFileSync(new URL(`.${pathname.replace(/\/?$/, '/')}index.html`, dir), 'utf8');
          return [{ pathname, headers: [{ key: HEADER, value: trimPolicy(policy, html) }] }];
        });
        writeFileSync(new URL('_headers.json', outDir), JSON.stringify(pages));
      },
    },
  };
}
