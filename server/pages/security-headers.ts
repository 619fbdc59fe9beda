/** Headers that every answer carries (OPS-4), and the content security policy of each page. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { FIRST_PAINT_SCRIPT } from '../../contract/staff/desk-first-paint.ts';

/** One year, for this host alone: other hosts of the owner's domain may have no TLS. */
const HSTS = ['Strict-Transport-Security', 'max-age=31536000'] as const;
/** With TLS alone: browsers ignore it without, and complain on the console. */
const OPENER = ['Cross-Origin-Opener-Policy', 'same-origin'] as const;

const NOSNIFF = ['X-Content-Type-Options', 'nosniff'] as const;

const COMMON = [
  NOSNIFF,
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()'],
  // For web views that do not know frame-ancestors.
  ['X-Frame-Options', 'DENY'],
] as const;

/** For an address that is a secret: it goes into no other site's log, no search engine and no cache (RECEIPT-3). */
export const SECRET_HEADERS = {
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
  'Cache-Control': 'no-store',
} as const;

/** For pages that the build gave no policy of their own: no inline script, nothing from elsewhere. */
export const PAGE_CSP =
  "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** For everything else. A picture or video opened by itself is a page that shows itself. */
export const FILE_CSP =
  "default-src 'none'; img-src 'self' data:; media-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * For the staff's desk. Its styles are written by script, rule by rule, which needs no leave; the hash
 * beside them is that of the empty style element that they are written into. The one inline script is
 * that of the first paint.
 */
export const DESK_CSP = [
  "default-src 'none'",
  `script-src 'self' 'sha256-${createHash('sha256').update(FIRST_PAINT_SCRIPT).digest('base64')}'`,
  "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "img-src 'self' data: blob:",
  "media-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  // Pages of the site as drafts would make them.
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  // No text becomes markup or script, whoever wrote it; and nothing here makes a policy that would let one.
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/**
 * The security headers of an answer.
 *
 * @param csp the policy; undefined for what no browser shows as a page of its own (scripts, fonts,
 * photographs), which needs only to be taken for what it is.
 * @param isSecure whether the visitor came by https: only then may the browser be told to stay.
 */
export function securityHeaders(csp: string | undefined, isSecure: boolean): [string, string][] {
  const pairs =
    csp === undefined
      ? [NOSNIFF, ...(isSecure ? [HSTS] : [])]
      : [['Content-Security-Policy', csp] as const, ...COMMON, ...(isSecure ? [HSTS, OPENER] : [])];
  return pairs.map(([name, value]) => [name, value]);
}

const HEADERS_FILE = z.array(
  z.object({ pathname: z.string(), headers: z.array(z.object({ key: z.string(), value: z.string() })) }),
);

/** A path without slashes at its ends: the build and the files write them differently. */
export function trimSlashes(pathname: string): string {
  return pathname.replace(/^\/+|\/+$/g, '');
}

/** Policies of pages, by their path without slashes at its ends. */
export type PagePolicies = ReadonlyMap<string, string>;

/**
 * The policies that the site's build wrote for its pages (`_headers.json`), by path without
 * slashes at its ends. Empty when there is no such file.
 */
export function readPagePolicies(pagesDir: string): PagePolicies {
  const file = path.join(pagesDir, '_headers.json');
  const policies = new Map<string, string>();
  if (!existsSync(file)) return policies;
  for (const { pathname, headers } of HEADERS_FILE.parse(JSON.parse(readFileSync(file, 'utf8')))) {
    const policy = headers.find(({ key }) => key.toLowerCase() === 'content-security-policy')?.value;
    if (!policy) continue;
    const framed = policy.includes('frame-ancestors') ? policy : `${policy}; frame-ancestors 'none'`;
    policies.set(trimSlashes(pathname), framed.replace(/;\s*;/g, ';'));
  }
  return policies;
}
