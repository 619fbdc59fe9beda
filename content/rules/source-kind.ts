/** What kind of source an address is: copies are refused, second-hand accounts are to be replaced (TRUST-1, EDIT-6). */
import type { SourceKind } from '../../features/content/contract/facts-api.ts';

/** Sites that copy others, and an encyclopaedia for children: they prove nothing and stop the build. */
const COPIES = [
  'academickids.com',
  'docslib.org',
  'en-academic.com',
  'hubbry.com',
  'kids.britannica.com',
  'owiki.org',
  'primidi.com',
  'rightsta.com',
];

/** Sites that retell what somebody else decided: launch-check asks for the original. */
const SECOND_HAND = [
  '191i.com',
  '3news.cn',
  'baomoi.net.vn',
  'csu.edu.vn',
  'docest.com',
  'dxy.cn',
  'hopphaphoalanhsu.com.vn',
  'issuu.com',
  'itqalam.com',
  'legalclarity.org',
  'thestute.com',
  'websterjournal.com',
  'wikipedia.org',
  'ylspjx.com',
];

function isOf(sites: readonly string[], url: string): boolean {
  if (!URL.canParse(url)) return false;
  // A name may end in the dot of the root: "law.arizona.edu." is the same site.
  const hostname = new URL(url).hostname.replace(/\.$/, '');
  return sites.some((site) => hostname === site || hostname.endsWith(`.${site}`));
}

/** Whether an address is of a site that copies others or is written for children. */
export function isCopy(url: string): boolean {
  return isOf(COPIES, url);
}

/** Whether an address retells another source that can be cited itself. */
export function isSecondHand(url: string): boolean {
  return isOf(SECOND_HAND, url);
}

/** Addresses of those whose word counts, each with all sites below its own. */
export interface KnownHosts {
  /** Websites of the schools. */
  schools: readonly string[];
  /** Public registers, such as those of accreditors and ministries. */
  registers: readonly string[];
}

/** Sites of governments, by their ending. */
const GOVERNMENT = /\.(?:gov|govt|gob|gouv)(?:\.[a-z]{2})?$/;

/** The site of an address without the part that names one of its machines. */
function siteOf(url: string): string {
  return new URL(url).hostname.replace(/^www\d?\./, '');
}

/** Who stands behind an address. */
export function sourceKind(url: string, { schools, registers }: KnownHosts): SourceKind {
  if (isSecondHand(url)) return 'retold';
  if (!URL.canParse(url)) return 'other';
  if (isOf(schools.map(siteOf), url)) return 'school';
  return isOf(registers.map(siteOf), url) || GOVERNMENT.test(new URL(url).hostname) ? 'authority' : 'other';
}
