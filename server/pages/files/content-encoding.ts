/** Chooses the compressed form of a file that a browser takes. */
import Negotiator from 'negotiator';
import { memoize } from '../../http/memoize.ts';

/** The forms of a file, smallest first. */
export const ENCODINGS = ['br', 'zstd', 'gzip', 'identity'] as const;

/** A form of a file. */
export type Encoding = (typeof ENCODINGS)[number];

/** The published types lag behind: they lack the second parameter. */
interface PreferringNegotiator {
  encodings(available: string[], options: { preferred: string[] }): string[];
}

/** The end that a compressed form's name has. */
export const ENCODING_SUFFIX: Readonly<Record<Exclude<Encoding, 'identity'>, string>> = {
  br: '.br',
  zstd: '.zst',
  gzip: '.gz',
};

/** Browsers send a few dozen different headers. */
const REMEMBERED_MAX = 500;
const IDENTITY: readonly Encoding[] = ['identity'];

const encodingsOf = memoize((header: string): readonly Encoding[] => {
  const negotiator: PreferringNegotiator = new Negotiator({ headers: { 'accept-encoding': header } });
  // It gives back only what was offered.
  const wanted = negotiator.encodings([...ENCODINGS], { preferred: [...ENCODINGS] }) as Encoding[];
  return wanted.includes('identity') ? wanted : [...wanted, 'identity'];
}, REMEMBERED_MAX);

/**
 * The forms that an `Accept-Encoding` header takes, the wanted ones first and the smaller first
 * among equals. Plain text always comes last, even for `identity;q=0`: better that than nothing.
 */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  return header === undefined ? IDENTITY : encodingsOf(header);
}
