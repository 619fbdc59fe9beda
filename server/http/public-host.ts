/**
 * Keeps webhooks, mail and links that are tried from reaching into a network: whoever may set a channel up, or
 * write the address of a source, must not be able to make this server call its neighbours (decision 081).
 */
import { type LookupAddress, lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** IANA's special-purpose registries (IPv4 and IPv6) and multicast. */
const SPECIAL_V4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];
/** Of IPv6 only 2000::/3 is public; these parts of it lead elsewhere: Teredo, documentation, 6to4. */
const SPECIAL_V6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const special = new BlockList();
for (const network of SPECIAL_V4) {
  const [address = '', bits] = network.split('/');
  special.addSubnet(address, Number(bits), 'ipv4');
}
for (const network of SPECIAL_V6) {
  const [address = '', bits] = network.split('/');
  special.addSubnet(address, Number(bits), 'ipv6');
}
const publicV6 = new BlockList();
publicV6.addSubnet('2000::', 3, 'ipv6');

/** Thrown instead of connecting to an address inside a network. */
export class PrivateHostError extends Error {
  readonly code = 'PRIVATE_HOST';
  constructor() {
    super('The host is not on the public internet');
    this.name = 'PrivateHostError';
  }
}

/** Whether an IP address is one of the public internet. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !special.check(address, 'ipv4');
  return isIP(address) === 6 && publicV6.check(address, 'ipv6') && !special.check(address, 'ipv6');
}

/** Whether a host may be one of the public internet: a name, or an address that is. */
export function mayBePublic(hostname: string): boolean {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return isIP(bare) === 0 ? !/(^|\.)localhost\.?$/i.test(bare) : isPublicAddress(bare);
}

/** Looks a name up as Node does, and refuses it when any of its addresses is not public. */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    // With `all` there is a list, which Node's types do not say.
    const found = (addresses ?? []) as LookupAddress[];
    const fault = error ?? (found.every(({ address }) => isPublicAddress(address)) ? null : new PrivateHostError());
    if (fault) callback(fault, options.all ? [] : '');
    else if (options.all) callback(null, found);
    else callback(null, found[0]?.address ?? '', found[0]?.family);
  });
};
