import { expect, it } from 'vitest';
import { countedAddress, widerNetwork } from './client-address.ts';

it.each([
  ['192.0.2.7', '192.0.2.7'],
  [' 192.0.2.7:5123 ', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:DB8::1', '2001:db8:0:0::/64'],
  ['[2001:db8:a:b:c:d:e:f]:443', '2001:db8:a:b::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', undefined],
  ['', undefined],
])('APPT-9 counts the address %j as %j', (text, counted) => {
  expect(countedAddress(text)).toBe(counted);
});

it.each([
  ['192.0.2.7', undefined],
  ['2001:db8:a:b::/64', '2001:db8:a::/48'],
  ['0:0:0:0::/64', '0:0:0::/48'],
])('APPT-9 knows the network above %j to be %j', (counted, wider) => {
  expect(widerNetwork(counted)).toBe(wider);
});
