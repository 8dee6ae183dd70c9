import { figureName } from '@potyczka/gloomhaven/text';
import { CLASSES, type Event, type Result, type View } from '@potyczka/gloomhaven/view';
import type { Gain, LogLine, Score } from '../game-ui.js';
import { classColour } from './colours.js';

/** A hero's id names its class; monsters and summons have a number. */
const isHero = (id: string | null): id is string => id !== null && !id.includes('.');

/** Damage that a hero deals: what the plot shows. */
export const damageBy = (e: Event): Gain | null =>
  e.type === 'hurt' && isHero(e.by) && !isHero(e.who) ? { who: e.by, points: e.n } : null;

interface Deeds {
  damage: number;
  bySummons: number;
  kills: number;
  suffered: number;
  healed: number;
  looted: number;
}

const NOTHING: Deeds = { damage: 0, bySummons: 0, kills: 0, suffered: 0, healed: 0, looted: 0 };

/** What everybody did, from the log: summons count for their summoner. */
export const deedsOf = (
  heroes: readonly string[],
  events: readonly Event[],
): Readonly<Record<string, Readonly<Deeds>>> => {
  const deeds: Record<string, Deeds> = Object.fromEntries(heroes.map(id => [id, { ...NOTHING }]));
  const masters = new Map<string, string>();
  const add = (id: string | null | undefined, what: keyof Deeds, n: number): void => {
    const hero = id ? deeds[id] : undefined;
    if (hero) hero[what] += n;
  };
  for (const e of events) {
    if (e.type === 'appeared' && e.how === 'summoned' && isHero(e.by)) masters.set(e.who, e.by);
    else if (e.type === 'hurt') {
      add(e.who, 'suffered', e.n);
      if (!isHero(e.who)) {
        add(e.by, 'damage', e.n);
        add(masters.get(e.by ?? ''), 'bySummons', e.n);
      }
    } else if (e.type === 'died' && !masters.has(e.who)) add(masters.get(e.by ?? '') ?? e.by, 'kills', 1);
    else if (e.type === 'healed') add(masters.get(e.by) ?? e.by, 'healed', e.n);
    else if (e.type === 'looted') add(e.who, 'looted', e.tokens);
  }
  return deeds;
};

const both = (id: string) => ({ en: figureName('en', id), pl: figureName('pl', id) });

const TOTAL = { en: 'damage dealt', pl: 'zadane obrażenia' };

/** Everybody's part in the scenario; all win or lose together. */
export const scores = (view: View, result: Result | null, log: readonly LogLine<Event>[]): Score[] => {
  const deeds = deedsOf(
    view.heroes.map(h => h.id),
    log.map(line => line.event),
  );
  return view.heroes.map(hero => {
    const did = deeds[hero.id] ?? NOTHING;
    const reward = result?.heroes.find(r => r.id === hero.id);
    const part = (en: string, pl: string, points: number) => ({ label: { en, pl }, points });
    return {
      who: hero.id,
      seat: hero.seat,
      name: both(hero.id),
      total: did.damage,
      totalOf: TOTAL,
      won: result?.outcome === 'won',
      parts: [
        part('kills', 'zabite potwory', did.kills),
        part('damage by summons', 'obrażenia od przywołańców', did.bySummons),
        part('damage suffered', 'otrzymane obrażenia', did.suffered),
        part('healing', 'leczenie', did.healed),
        part('money tokens', 'żetony pieniędzy', did.looted),
        part('gold', 'złoto', reward?.gold ?? hero.gold),
        part('experience', 'doświadczenie', reward?.xp ?? hero.xp),
        part('battle goal: checkmarks', 'cel bitewny: znaczniki postępu', reward?.checks ?? 0),
      ],
    };
  });
};

/** How a hero is told apart where there is no board: in tables and plots. */
export const heroOf = (id: string) => {
  const nth = CLASSES.findIndex(c => c.id === id);
  if (nth < 0) return null;
  const name = both(id);
  return {
    name,
    colour: classColour(id),
    letter: { en: name.en.slice(0, 1), pl: name.pl.slice(0, 1) },
  };
};
