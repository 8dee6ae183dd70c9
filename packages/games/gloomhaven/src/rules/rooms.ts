import { nearestEmpty, nearestFirst } from '@potyczka/geometry/hex';
import { type Proc, type RuleId, sure } from '@potyczka/kernel';
import { hexPick, pick } from '../ask.js';
import type { Rank } from '../content/abilities.js';
import { deckOf, monsterCardOf, monsterOf } from '../content/index.js';
import { type Placed, planOf } from '../content/maps.js';
import { fieldOf } from '../ground.js';
import type { Figure, S, T, Thing } from '../state.js';
import { msg } from '../text/say.js';
import { type FigureId, type HeroId, type Hex, kindOf, numberOf } from '../vocabulary.js';
import { figures, hexOf, party, placeOf } from './look.js';
import { sideOf, typeHere } from './scenario-figures.js';
import { monsterLine } from './statistics.js';
import { isAsPrinted, waitingIn } from './veils.js';
import { isLeftOut } from './waters.js';

/** GLM-TILE-33 to -39: doors, rooms and the monsters in them. */

/** Standee numbers of a type that lie in the box. */
export const freeStandees = (s: S, type: string): number[] => {
  const used = figures(s)
    .filter(f => kindOf(f.id) === type)
    .map(f => numberOf(f.id));
  const { standees } = monsterOf(type);
  return Array.from({ length: standees }, (_, i) => i + 1).filter(n => !used.includes(n));
};

const thingOf = (o: { id: string; kind: string; what: string | number; at: readonly Hex[] }): Thing => ({
  id: o.id,
  kind: (o.kind === 'pressure-plate' ? 'plate' : o.kind) as Thing['kind'],
  what: o.what,
  at: [...o.at],
  damage: null,
  conditions: o.kind === 'trap' && o.what === 'poison' ? ['poison'] : [],
  by: null,
});

/** Places one monster; its number is random (GLM-SETUP-12). Nothing if none is left (GLM-MON-53). */
export const place = (
  t: T,
  type: string,
  rank: Rank,
  at: Hex,
  how: 'room' | 'spawned' | 'summoned',
  more: {
    readonly by?: FigureId;
    readonly plus?: number;
    readonly hp?: number;
    readonly waits?: boolean;
  } = {},
): FigureId | undefined => {
  type = typeHere(t.s, type);
  const free = freeStandees(t.s, type);
  if (free.length === 0) return undefined;
  const n = t.roll('GLM-SETUP-12', free);
  const max = monsterLine(t.s, type, rank, more.plus ?? 0).hp;
  const figure: Figure = {
    id: `${type}.${n}`,
    kind: 'monster',
    side: sideOf(t.s, type),
    type,
    rank,
    at,
    hp: more.hp ?? max,
    max,
    conditions: {},
    born: t.s.round,
    summoned: how !== 'room',
    waits: more.waits ?? false,
    owner: null,
    card: null,
    plus: more.plus ?? 0,
  };
  const rule: RuleId = how === 'room' ? 'GLM-TILE-34' : how === 'spawned' ? 'GLM-MON-59' : 'GLM-MON-52';
  t.emit({ type: 'appeared', who: figure.id, at: placeOf(t.s, at), figure, how, by: more.by ?? null }, rule);
  return figure.id;
};

/** GLM-TILE-34, -36: the monsters of a room, those nearest to the one who opened it first if standees are short. */
const populate = (t: T, here: readonly Placed[], by: HeroId | null): void => {
  const from = by === null ? planOf(t.s.scenario).start[0] : t.s.figures[by]?.at;
  const order =
    from === undefined
      ? here.map(m => m.at)
      : nearestFirst(
          fieldOf(t.s),
          from,
          here.map(m => m.at),
        ).flat();
  for (const at of order) {
    const m = sure(
      here.find(x => x.at === at),
      'one of here',
    );
    const rank = m.by[t.s.characters - 2];
    if (rank !== undefined) place(t, m.kind, rank, m.at, 'room', { plus: m.levelPlus });
  }
};

/** GLM-SETUP-15, GLM-TILE-34 */
export const reveal = (t: T, room: number, by: HeroId | null): void => {
  const monsters = waitingIn(t.s, room);
  const printed = isAsPrinted(t.s, room);
  const here = planOf(t.s.scenario).overlays.filter(
    o => o.room === room && (printed || o.kind === 'corridor') && !isLeftOut(t.s, o),
  );
  const money = here
    .filter(o => o.kind === 'coin')
    .flatMap(o => o.at.flatMap(hex => new Array<Hex>(Number(o.what)).fill(hex)));
  const gone = t.s.options.party?.looted ?? []; // GLM-CAMP-42
  const things = here
    .filter(o => o.kind !== 'coin' && !(o.kind === 'treasure' && gone.includes(Number(o.what))))
    .map(thingOf);
  const card = t.s.veils.rooms[room] ?? null;
  t.emit(
    { type: 'revealed', room, card, by, things, money: money.map(hex => placeOf(t.s, hex)) },
    'GLM-TILE-33',
  );
  populate(t, monsters, by);
  if (t.s.phase === 'turns') drawMissing(t); // GLM-TILE-37
};

/** GLM-TILE-02: opened at once, and what lies behind is revealed. */
export const openDoor = (t: T, id: string, by: FigureId | null): void => {
  const door = sure(
    planOf(t.s.scenario).doors.find(d => d.id === id),
    'one of doors',
  );
  t.emit({ type: 'opened', door: id, at: placeOf(t.s, door.at), by }, 'GLM-TILE-02');
  const opener = by !== null && t.s.heroes[by] ? by : null;
  for (const room of door.rooms)
    if (!t.s.land.rooms.includes(room)) {
      if (opener !== null) t.emit({ type: 'noted', who: opener, what: 'rooms', n: 1 }, 'GLM-TILE-02');
      reveal(t, room, opener);
    }
};

/** Types with a figure on the board and no card yet (GLM-INIT-02). */
const typesWithoutCard = (s: S): string[] => {
  const types = new Set(
    figures(s)
      .filter(f => f.kind === 'monster')
      .map(f => f.type),
  );
  return [...types].filter(type => s.abilities[type] === undefined).sort();
};

/** The card that another type of the same deck has this round, where one counts for all of them. */
const sharedCard = (s: S, deck: string): string | undefined => {
  if (s.options.cardsFor === 'type') return undefined;
  return Object.entries(s.abilities).find(([type]) => monsterOf(type).deck === deck)?.[1];
};

/** GLM-MABIL-01, -03, -07, GLM-G53: one card for each type from its deck, or one for all that share it. */
export const drawMissing = (t: T): void => {
  for (const type of typesWithoutCard(t.s)) {
    const { deck } = monsterOf(type);
    const card = sharedCard(t.s, deck) ?? drawFrom(t, deck);
    const { initiative } = monsterCardOf(card);
    t.emit({ type: 'ability', kind: type, card, initiative }, 'GLM-INIT-02');
  }
};

const drawFrom = (t: T, deck: string): string => {
  const all = deckOf(deck).cards.map(c => c.id);
  const left = all.filter(id => !(t.s.drawn[deck] ?? []).includes(id));
  if (left.length > 0) return t.roll('GLM-INIT-02', left);
  t.emit({ type: 'abilities-shuffled', deck }, 'GLM-MABIL-07');
  return t.roll('GLM-INIT-02', all);
};

/** Everything that may not be stood upon: figures and money tokens. */
export const occupancy = (s: S) => ({ figures: figures(s).map(f => f.at), tokens: s.money });

/** GLM-MON-59, GLM-G22: on the named hex or the nearest empty one; the players settle ties. */
export function* spawn(
  t: T,
  type: string,
  rank: Rank,
  named: Hex,
  waits: boolean,
): Proc<FigureId | undefined> {
  const hexes = nearestEmpty(fieldOf(t.s), named, occupancy(t.s));
  if (hexes.length === 0 || freeStandees(t.s, type).length === 0) return undefined;
  const at =
    hexes.length === 1 || t.s.options.ties === 'never'
      ? sure(hexes[0], 'one of hexes')
      : yield* whichHex(t, type, hexes);
  const id = place(t, type, rank, at, 'spawned', { waits });
  if (t.s.phase === 'turns') drawMissing(t);
  return id;
}

function* whichHex(t: T, type: string, hexes: readonly Hex[]): Proc<Hex> {
  const key = yield* pick(
    t,
    party(t.s),
    'GLM-MON-62',
    msg('ask-spawn-hex', { kind: type }),
    hexes.map(hex => hexPick(t.s, hex)),
  );
  return hexOf(t.s, key);
}
