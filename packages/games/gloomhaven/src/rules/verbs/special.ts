import { planOf } from '../../content/maps.js';
import type { F } from '../../state.js';
import { numberOf } from '../../vocabulary.js';
import { figure, figures, has, placeOf } from '../look.js';
import { actByCard } from '../monster-turn.js';
import { openDoor } from '../rooms.js';
import type { Play } from './play.js';

/** Boss cards: a special is performed as if it stood on the card (GLM-BOSS-03); see the monster's turn. */
const specialVerb: Play<'special'> = function* () {
  return false;
};

/** The next marked door that is still shut: the boss is there in one leap, and the door is open. */
const openNextDoor: Play<'openNextDoor'> = function* (t, run, ab) {
  const doors = planOf(t.s.scenario).doors;
  const next = ab.order
    .map(label => doors.find(d => d.label === label))
    .find(d => d && !t.s.land.open.includes(d.id));
  if (!next) return false;
  const free = Object.values(t.s.figures).every(f => f.at !== next.at);
  const from = placeOf(t.s, figure(t.s, run.me).at);
  openDoor(t, next.id, run.me);
  if (free)
    t.emit(
      { type: 'moved', who: run.me, route: [from, placeOf(t.s, next.at)], how: 'jump', by: run.me },
      'GLM-BOSS-03',
    );
  return true;
};

const none = function* (): Generator<never, boolean> {
  return false;
};

const scenario: Play<'scenario'> = none;
const moveToNext: Play<'moveToNext'> = none;
const summonObjective: Play<'summonObjective'> = none;
const hatchEggs: Play<'hatchEggs'> = none;
/** Each of a kind takes a turn more at once, elites first (GLM-MON-03), by the card of this round. */
const extraTurnForMonsters: Play<'extraTurnForMonsters'> = function* (t, _run, ab) {
  const isElite = (f: F): number => Number(f.rank === 'elite');
  const all = figures(t.s)
    .filter(f => f.type === ab.kind && f.kind === 'monster')
    .sort((a, b) => isElite(b) - isElite(a) || numberOf(a.id) - numberOf(b.id));
  for (const { id } of all) {
    const f = t.s.figures[id];
    if (f && !has(f, 'stun')) yield* actByCard(t, id);
  }
  return all.length > 0;
};

const forceMove: Play<'forceMove'> = none;
const mindControl: Play<'mindControl'> = none;
const topActionOf: Play<'topActionOf'> = none;

export const special = {
  special: specialVerb,
  openNextDoor,
  scenario,
  moveToNext,
  summonObjective,
  hatchEggs,
  extraTurnForMonsters,
  forceMove,
  mindControl,
  topActionOf,
};
