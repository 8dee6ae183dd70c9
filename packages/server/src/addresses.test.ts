import { expect, test } from 'vitest';
import { addressesOf, networkAddresses } from './addresses.js';

const one = (address: string, internal = false) => [
  { address, internal, family: 'IPv4' as const, netmask: '', mac: '', cidr: null },
];
const HOUSE = {
  lo: one('127.0.0.1', true),
  docker0: one('172.17.0.1'),
  wlan0: one('192.168.1.20'),
  tired: one('169.254.7.7'),
};
const ALL = { HOST: '0.0.0.0', PUBLIC_URL: undefined, TRUST_PROXY: false as const };
const ME = { remote: '127.0.0.1', headers: { host: 'localhost:4101' } };

const told = (
  settings: { readonly HOST?: string; readonly PUBLIC_URL?: string },
  more: object = {},
): string[] => networkAddresses({ ...ALL, ...settings }, 4101, { ...ME, ...more }, HOUSE);

test('a page on the machine itself is told under which address others in the house reach the server', () => {
  expect(told({})).toEqual(['http://192.168.1.20:4101']);
  expect(told({ HOST: '::' }, { remote: '::ffff:127.0.0.1' })).toEqual(['http://192.168.1.20:4101']);
  expect(addressesOf(ALL, 4101, HOUSE)).toEqual(['http://localhost:4101', 'http://192.168.1.20:4101']);
});

test('a server that listens on one address, or has a name of its own, tells nothing', () => {
  expect(told({ HOST: '127.0.0.1' })).toEqual([]);
  expect(told({ PUBLIC_URL: 'https://games.example.org' })).toEqual([]);
  expect(addressesOf({ ...ALL, HOST: '127.0.0.1' }, 4101, HOUSE)).toEqual(['http://localhost:4101']);
});

test('nobody else is told: not from the network, not through a proxy, not under a name that points here', () => {
  expect(told({}, { remote: '192.168.1.33' })).toEqual([]);
  expect(told({}, { remote: undefined })).toEqual([]);
  for (const host of ['192.168.1.20:4101', 'evil.example:4101', 'localhost.evil.example', undefined])
    expect(told({}, { headers: { host } }), host).toEqual([]);
  for (const header of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'])
    expect(told({}, { headers: { ...ME.headers, [header]: '1.2.3.4' } }), header).toEqual([]);
});
