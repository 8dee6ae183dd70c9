import { expect, test } from 'vitest';
import { serve } from './serve.js';
import { readSettings, SETTINGS, settingsHelp, withFlags } from './settings.js';

test('every setting is in the help, with its default', () => {
  const lines = settingsHelp().split('\n');
  for (const name of Object.keys(SETTINGS))
    expect(
      lines.filter(line => line.startsWith(`  ${name} `)),
      name,
    ).toHaveLength(1);
  expect(lines.find(line => line.includes(' PORT '))).toContain('(3000)');
});

test.each([
  ['PORT', '70000'],
  ['PORT', '80 80'],
  ['HOST', 'a b'],
  ['DATABASE_URL', 'mysql://x'],
  ['PUBLIC_URL', 'games.example.org'],
  ['ORIGINS', 'https://a.example, nonsense'],
  ['TRUST_PROXY', 'all'],
  ['TRUST_PROXY', '1'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '10.0.0.1, proxy'],
  ['SECRET', 'short'],
  ['METRICS', 'maybe'],
  ['LOG_LEVEL', 'loud'],
])('%s=%s is refused in one line', async (name, value) => {
  let told = '';
  const code = await serve([], {
    env: { [name]: value },
    out: () => {},
    err: text => {
      told += text;
    },
  });
  expect(code).toBe(2);
  expect(told).toMatch(new RegExp(`^potyczka serve: ${name} takes .+\\n$`));
});

test('a secret that is refused is not printed', () => {
  expect(() => readSettings({ SECRET: 'hunter2' })).toThrow(/^SECRET takes 32 characters or more$/);
  expect(() => readSettings({ DATABASE_URL: 'hunter2' })).not.toThrow('hunter2');
});

test('a flag stands over the environment, and an empty variable is none', () => {
  const given = withFlags({ PORT: '4000', HOST: '' }, ['--port=5000', '--data-dir', '/srv/potyczka']);
  expect(readSettings(given)).toMatchObject({ PORT: 5000, HOST: '127.0.0.1', DATA_DIR: '/srv/potyczka' });
});

test('which proxies are trusted', () => {
  const trusted = (TRUST_PROXY: string) => readSettings({ TRUST_PROXY }).TRUST_PROXY;
  expect(trusted('no')).toBe(false);
  expect(trusted('yes')).toContain('loopback');
  expect(trusted('10.1.2.3, fd00::/8')).toEqual(['10.1.2.3', 'fd00::/8']);
});
