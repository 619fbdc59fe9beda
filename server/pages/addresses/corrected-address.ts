/** Addresses as people and chats write them: in capitals, with what stood behind them in a sentence, in another spelling. */
import { decodeOrKeep } from '../../../contract/text/decode-or-keep.ts';
import { localeOfTag } from '../../../contract/locales.ts';
import { isReceiptPath } from '../../../features/receipt/contract/receipt.ts';
import { localePath } from '../../../contract/routes.ts';

/** A path, and what goes behind it: the query or the place on the page. */
export interface CorrectedAddress {
  path: string;
  rest: string;
}

/** A language as other sites write it at the beginning of an address: `zh-CN`, `zh_Hans`, `en-us`, `cn`. */
const LANGUAGE_PART = /^\/([a-z]{2}(?:[-_](?:han[st]|[a-z]{2}))*)(?=\/|$)/i;
/** Names of files that stand for a folder, and kinds of files, elsewhere. */
const FILE_ENDING = /(?:(?<=\/)index)?\.(?:html?|php|aspx?|jsp)$/i;

/** Without what nobody sees, and with signs of other keyboards as those of ours: `／` is `/`, `–` is `-`. */
function asTyped(text: string): string {
  return text
    .replace(/[\p{Cf}\r\n]/gu, '')
    .trim()
    .normalize('NFKC')
    .replace(/\p{Pd}/gu, '-')
    .replace(/[\\/]+/g, '/');
}

/** The address at the beginning of a text; undefined where what follows is a part of its own and not the text around it. */
function withoutSentence(text: string): string | undefined {
  const [address = ''] = /^[\w./-]*/.exec(text) ?? [];
  const behind = text.slice(address.length);
  if (behind.includes('/') || (address.endsWith('/') && /^(?:[^\p{P}\p{S}\s]|%)/u.test(behind))) return undefined;
  return address.replace(/\.+$/, '');
}

function inOurSpelling(address: string): string {
  const named = LANGUAGE_PART.exec(address);
  const locale = localeOfTag(named?.[1] ?? '');
  const own = locale ? address.slice(named?.[0].length) || '/' : address || '/';
  const path = locale ? localePath(locale, own) : own;
  // The key in it has capitals of its own, and may end in any sign.
  if (isReceiptPath(path)) return path;
  return (
    path
      .toLowerCase()
      .replace(FILE_ENDING, '')
      .replace(/[_-]+$/, '') || '/'
  );
}

/**
 * The address that was meant by one that has no page; whether there is a page is for the caller to find out.
 *
 * @param url as it was asked for, path and query.
 * @returns undefined where nothing can be made of it.
 */
export function correctedAddress(url: string): CorrectedAddress | undefined {
  const [written = '', query = ''] = url.split(/(?=\?)(.*)/s);
  // What browsers encode as UTF-8 others send as it is, which Node reads byte by byte.
  const raw = Buffer.from(written, 'latin1').toString();
  // Chats encode a sign that stood behind an address, some a second time.
  const [text = '', rest = ''] = decodeOrKeep(decodeOrKeep(raw)).split(/(?=[?#&])(.*)/s);
  const address = withoutSentence(asTyped(text));
  if (address === undefined) return undefined;
  return {
    path: inOurSpelling(address),
    rest: query.replaceAll('&amp;', '&') || encodeURI(rest.replace(/^&(amp;)?/, '?')),
  };
}
