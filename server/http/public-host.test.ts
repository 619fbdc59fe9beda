import { expect, it } from 'vitest';
import { isPublicAddress, mayBePublic } from './public-host.ts';

// Nothing is called here: a guard that is broken must not lead a test into somebody's network.
it('EDIT-6 DESK-8 addresses inside a network are told from public ones, in whatever way they are written', () => {
  const inside = [
    'http://10.0.0.5/',
    'http://172.16.0.1/',
    'https://192.168.1.1/',
    'http://100.64.0.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://0.0.0.0/',
    'http://127.1/',
    'http://0x7f000001/',
    'http://017700000001/',
    'http://[::]/',
    'http://[fe80::1]/',
    'http://[fd00:ec2::254]/',
    'http://[::ffff:10.0.0.5]/',
    'http://[64:ff9b::a00:5]/',
    'http://[2002:a00:5::]/',
    'http://LOCALHOST./',
    'http://a.localhost/',
  ];
  for (const address of inside) expect(mayBePublic(new URL(address).hostname), address).toBe(false);
  for (const address of ['https://www.otago.ac.nz/', 'http://8.8.8.8/', 'http://[2606:4700:4700::1111]/'])
    expect(mayBePublic(new URL(address).hostname), address).toBe(true);
  expect(isPublicAddress('no address')).toBe(false);
});
