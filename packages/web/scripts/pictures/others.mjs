import { apexPictures } from './apex.mjs';
import { campaignPictures } from './campaign.mjs';
import { gloomhavenPictures } from './gloomhaven.mjs';
import { legionPictures } from './legion.mjs';

// The other games: their pages, and moments of a match, each a number of answers or a sign that has come.

/** What is in sight at each moment of a game; the first answers lead there. */
const MOMENTS = {
  gloomhaven: [['play', null, 14]],
  legion: [
    ['deploy', '.placing-piece', 30],
    ['play', null, 24],
  ],
};

const match = async (by, game) => {
  const moments = MOMENTS[game];
  if (!by.wantsScene(...moments.map(([name]) => `${game}-${name}`))) return;
  await by.newTable(game, 1);
  for (const [name, sign, most] of moments) {
    await by.playTo(async () => sign !== null && (await by.page.locator(sign).count()) > 0, most);
    await by.shoot(`${game}-${name}`);
  }
};

/** Both themes once; whoever comes in another language or with a phone sees one of them. */
const themesFor = ({ name, themes }) =>
  name === 'desk-en' ? themes : [name.endsWith('pl') ? themes.at(-1) : themes[0]];

/** @param {import('./photographer.mjs').Photographer} by */
export const others = async by => {
  by.themes = themesFor(by);
  const failed = [];
  const trying = async (name, act) => {
    await act().catch(e => {
      failed.push(`${name}: ${e.stack}`);
    });
  };
  await apexPictures(by, trying);
  for (const game of Object.keys(MOMENTS)) {
    // Pages that differ from Adrenaline's by their words alone are pictured once; Gloomhaven's are its own.
    const isOnce = by.name === 'desk-en' && game !== 'legion';
    if (isOnce || (game === 'gloomhaven' && !by.isBrief)) {
      await trying(game, () => by.open(`/new/${game}`, 'form', `${game}-new-table`));
      await trying(game, () => by.open(`/rules/${game}`, '.rule-entry', `${game}-rules`));
    }
    if (!by.isBrief) await trying(game, () => by.open(`/learn/${game}`, '.lesson', `${game}-learn`));
    await trying(game, () => match(by, game));
  }
  if (!by.isBrief) {
    await trying('legion', () => legionPictures(by));
    await trying('gloomhaven', () => gloomhavenPictures(by));
    await trying('campaign', () => by.open('/campaign/gloomhaven', 'form', 'gloomhaven-campaign'));
    await trying('campaign', () => campaignPictures(by));
  }
  if (failed.length > 0) throw new Error(failed.join('\n'));
};
