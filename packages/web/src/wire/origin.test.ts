import { expect, test } from 'vitest';
import { meansHere, readAddresses } from './origin.js';

test('a name that means the machine itself leads nobody else here', () => {
  for (const name of ['localhost', 'potyczka.localhost', '127.0.0.1', '127.1.2.3', '[::1]'])
    expect(meansHere(name), name).toBe(true);
  for (const name of ['192.168.1.20', 'games.example.org', 'localhost.example.org', 'stol.local'])
    expect(meansHere(name), name).toBe(false);
});

test('of what a server says about its addresses only addresses are read', () => {
  expect(readAddresses({ addresses: ['http://192.168.1.20:4101'] })).toEqual(['http://192.168.1.20:4101']);
  expect(readAddresses({ addresses: ['javascript:alert(1)', 7] })).toEqual([]);
  for (const said of [null, 'x', {}, { addresses: 'http://a' }]) expect(readAddresses(said)).toEqual([]);
});
