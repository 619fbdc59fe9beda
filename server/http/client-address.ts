/** Whom a request is counted for. */
import { isIPv4, isIPv6 } from 'node:net';

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** The first four of an IPv6 address's eight groups: what one household or phone is given. */
function network64(address: string): string {
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(8 - before.length - after.length, 0);
  const groups = [...before, ...Array<string>(zeros).fill('0'), ...after].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/**
 * The unit that an address is counted as: an IPv4 address, or the /64 network of an IPv6 one.
 * Undefined when the text is no address.
 */
export function countedAddress(text: string): string | undefined {
  const bare = text
    .trim()
    .replace(/^\[([^\]]+)\](:\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
  const address = MAPPED_IPV4.exec(bare)?.[1] ?? bare;
  if (isIPv4(address)) return address;
  return isIPv6(address) ? network64(address) : undefined;
}

/** The /48 network above a /64 that {@link countedAddress} gave: what one site is given (RFC 6177). Undefined for IPv4. */
export function widerNetwork(counted: string): string | undefined {
  if (!counted.endsWith('::/64')) return undefined;
  return `${counted.split(':', 3).join(':')}::/48`;
}

/**
 * The address of a request's sender. `X-Forwarded-For` is read only behind proxies of one's own:
 * its entry at their number from the right is the one that the outermost of them saw; what
 * stands further left can be made up by anybody.
 */
export function clientAddress(
  peer: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string | undefined {
  if (trustedProxies > 0 && forwardedFor) {
    const entry = forwardedFor.split(',').at(-trustedProxies);
    const counted = entry === undefined ? undefined : countedAddress(entry);
    if (counted !== undefined) return counted;
  }
  return peer === undefined ? undefined : countedAddress(peer);
}
