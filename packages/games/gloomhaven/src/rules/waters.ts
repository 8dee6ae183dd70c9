import { stepsFrom } from '@potyczka/geometry/hex';
import { type Proc, sure } from '@potyczka/kernel';
import { hexPick, pick } from '../ask.js';
import type { RuleWords } from '../content/scenario-words.js';
import { fieldOf } from '../ground.js';
import type { S, T, Thing } from '../state.js';
import { msg } from '../text/say.js';
import type { HeroId, Hex } from '../vocabulary.js';
import { setupHere } from './effects-of-setup.js';
import { figure, hero, hexOf, party, placeOf } from './look.js';
import { forParty, marked } from './places.js';
import { answer } from './special-rules.js';

/** Water that comes in at the end of rounds, is picked up by looting and carried away, a tile at a time. */

type Waters = RuleWords['risingWater'];

const ruleOf = (s: S): Waters | undefined => answer(s, r => r.water);

const watersOf = (s: S, r: Waters): readonly S['land']['things'][number][] =>
  s.land.things.filter(x => x.kind === 'difficult' && x.what === r.what);

/** Overlays of the map that are left out with some numbers of characters. */
export const isLeftOut = (s: S, overlay: { readonly what: string | number; readonly at: readonly Hex[] }) =>
  setupHere(s, 'removeOverlay').some(
    ({ what, marker, characters }) =>
      what === overlay.what &&
      characters.includes(s.characters) &&
      overlay.at.every(hex => marked(s, marker).includes(hex)),
  );

function* whichHex(t: T, seat: S['seats'][number], hexes: readonly Hex[]): Proc<Hex> {
  if (hexes.length === 1) return sure(hexes[0], 'one of hexes');
  const picks = hexes.map(hex => hexPick(t.s, hex));
  return hexOf(t.s, yield* pick(t, seat, 'GLM-SETUP-02', msg('ask-water'), picks));
}

/** One tile more beside the others; where there is no room for it the ship is lost. */
export function* riseWater(t: T): Proc {
  const r = ruleOf(t.s);
  if (r === undefined || (forParty(t.s, r.rounds) === 'even' && t.s.round % 2 === 1)) return;
  const wet = watersOf(t.s, r).flatMap(x => x.at as readonly Hex[]);
  const dry = r.hexes
    .split(' ')
    .map(place => hexOf(t.s, place))
    .filter(hex => !wet.includes(hex));
  const beside = wet.length === 0 ? undefined : stepsFrom(fieldOf(t.s), wet, 1);
  const open = beside === undefined ? dry : dry.filter(hex => beside[hex] === 1);
  if (open.length === 0) {
    t.emit({ type: 'flag', flag: 'flooded', n: t.s.round }, 'GLM-SETUP-02');
    return;
  }
  const at = yield* whichHex(t, party(t.s), open);
  const thing: Thing = {
    id: `${r.what}.r${t.s.round}`,
    kind: 'difficult',
    what: r.what,
    at: [at],
    damage: null,
    conditions: [],
    by: null,
  };
  t.emit({ type: 'laid', thing, at: placeOf(t.s, at), by: null }, 'GLM-SETUP-02');
}

const carried = (who: HeroId): string => `carries water ${who}`;

export const carriesWater = (s: S, who: HeroId): boolean => (s.flags[carried(who)] ?? 0) > 0;

/** Whoever loots takes a tile along, unless they carry one already. */
export function* lootWater(t: T, who: HeroId, reaches: (hex: Hex) => boolean): Proc {
  const r = ruleOf(t.s);
  if (r === undefined || carriesWater(t.s, who)) return;
  const here = watersOf(t.s, r).filter(x => (x.at as readonly Hex[]).some(reaches));
  if (here.length === 0) return;
  const hexes = here.map(x => x.at[0] as Hex);
  const hex = yield* whichHex(t, hero(t.s, who).seat, hexes);
  const tile = sure(
    here.find(x => x.at[0] === hex),
    'one of here',
  );
  const at = placeOf(t.s, hex);
  t.emit({ type: 'removed', thing: tile.id, what: 'difficult', at, how: 'looted', by: who }, 'GLM-SETUP-02');
  t.emit({ type: 'flag', flag: carried(who), n: 1 }, 'GLM-SETUP-02');
}

/** Who ends a turn at the side of the ship is rid of the water. */
export const pourOut = (t: T, who: string): void => {
  const r = ruleOf(t.s);
  if (r === undefined || !carriesWater(t.s, who) || t.s.figures[who] === undefined) return;
  if (marked(t.s, r.carriedTo).includes(figure(t.s, who).at as Hex))
    t.emit({ type: 'flag', flag: carried(who), n: 0 }, 'GLM-SETUP-02');
};
