/** Which requests for a short link are visits of people. */
import type { IncomingMessage } from 'node:http';

/** Words in the names of programs that fetch pages by themselves. CUBOT is a make of phones. */
const ROBOT =
  /(?<!cu)bot(?:\b|_)|spider|crawl|slurp|preview|scan|monitor|headless|facebookexternalhit|^whatsapp|curl|wget|python|java\/|okhttp|go-http|axios|node/i;

/** Headers of a browser that fetches what may be asked for next. */
const PREFETCH_HEADERS = ['sec-purpose', 'purpose', 'x-moz'];

/** Whether somebody follows the link: no robot that says so, no browser that only looks ahead, no look at the head alone. */
export function isCounted({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): boolean {
  const agent = headers['user-agent'] ?? '';
  const isAhead = PREFETCH_HEADERS.some((name) => String(headers[name] ?? '').includes('prefetch'));
  return method === 'GET' && !isAhead && agent !== '' && !ROBOT.test(agent);
}
