import { sure } from '@potyczka/kernel';
import type { Terminal } from '@potyczka/kernel/register';
import type { Event, Result, View } from './game.js';
import { prosperityOf } from './look.js';
import type { Options } from './options.js';
import { SETS } from './sets.js';
import { achievementName, optionText, placeName, say, seatName, tell } from './text/index.js';

/** The city and the road on a terminal: the party's sheet in lines. */
export const terminal: Terminal<Event, View, Options, Result> = {
  say,
  tell,
  option: (lang, name) => optionText(lang, name),
  name: seatName,
  describe: (_lang, card) => card,
  draw: ({ c, party }, _me, lang) => {
    const p = c.parties[party];
    if (!p) return '';
    const heroes = p.members.map(id => {
      const ch = sure(c.characters[id], 'one of characters');
      return `${ch.name} (${ch.class}) ${ch.level} · ${ch.xp} · ${ch.gold}`;
    });
    const places = c.unlocked.map(n => `${c.done.includes(n) ? '×' : '·'} ${placeName(lang, n)}`);
    const achievements = [...c.global, ...p.achievements].map(a => achievementName(lang, a));
    return [`${p.name} · ${p.reputation} · ${prosperityOf(c)}`, ...heroes, ...places, ...achievements].join(
      '\n',
    );
  },
  winners: () => [],
  scores: result => [['deeds'], [String(result.deeds.length)]],
  conformance: { sets: SETS, bound: 3000, every: 20 },
};
