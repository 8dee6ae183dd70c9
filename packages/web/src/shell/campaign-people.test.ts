import type { CampaignInfo } from '@potyczka/table';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, test, vi } from 'vitest';
import { firstWords, PrefsProvider } from '../prefs.js';
import type { TableClient } from '../wire/client.js';
import type { TableHome } from '../wire/clients.js';
import { CampaignPeople } from './CampaignPeople.js';

vi.stubGlobal('navigator', { language: 'en' });
vi.stubGlobal('location', { origin: 'http://stol.local', hostname: 'stol.local' });
afterAll(() => {
  vi.unstubAllGlobals();
});
const first = await firstWords();

const info: CampaignInfo = {
  campaign: 'frosty',
  game: 'any',
  name: 'Frosty',
  lines: 0,
  host: true,
  mine: 'p1',
  chairs: [
    { chair: 'p1', name: 'Ann', standIn: false, here: true },
    { chair: 'p2', name: null, standIn: false, here: false },
  ],
  updated: 0,
  links: { p2: 'a-word' },
};

const drawn = (place: TableHome): string =>
  renderToStaticMarkup(
    createElement(
      PrefsProvider,
      { first },
      createElement(CampaignPeople, { client: {} as TableClient, info, place, attempt: () => undefined }),
    ),
  );

test('a campaign on the server has a link for each free chair', () => {
  expect(drawn('server')).toContain('http://stol.local/campaign/t/frosty#chair=a-word');
});

test('a campaign kept in this browser has none, for nobody else could come by it, and says so', () => {
  expect(drawn('browser')).not.toMatch(/chair=|stol\.local/);
  expect(drawn('browser')).toContain('nobody else can come to it');
});
