import type { CardId, Plain, Proc, Seat } from '@potyczka/kernel';
import { ask } from '../ask.js';
import { AIM_DECK, aimCard } from '../content/aim.js';
import { BIN_CARDS, RING_CARDS } from '../content/decks.js';
import { inFirstGame } from '../content/first-game.js';
import { BAG_TOKENS, BAGS, eachBag, startingGear } from '../content/loot.js';
import { CROSSROADS } from '../content/maps.js';
import { WEAPON_CARDS } from '../content/weapons.js';
import { isAgainstAutomas, type Options, seatsOf, sidesOf } from '../options.js';
import { type Legend, legendsOf, type S, type State, speakerOf, type T } from '../state.js';
import { msg } from '../text/say.js';
import {
  type AimId,
  BOXES,
  HEALTH,
  LEGENDS,
  type LegendId,
  otherTeam,
  SHIELD,
  type Team,
} from '../vocabulary.js';

/** APX-SETUP-26 to -30, -57 to -63: a legend's board and supply. */
const newLegend = (id: LegendId, n: number): Legend => ({
  id,
  chosen: false,
  team: 'red',
  seat: 'p1',
  at: null,
  edge: null,
  shield: SHIELD,
  health: HEALTH,
  boxes: BOXES,
  done: false,
  hand: [],
  deck: [],
  discard: [],
  pool: [],
  pack: [],
  picked: 0,
  dropped: 0,
  tray: [],
  gear: {
    helmet: startingGear('helmet', n),
    body: startingGear('body', n),
    knockdown: startingGear('knockdown', n),
  },
  weapons: [],
  automa: null,
});

/** The box, opened: everything in its place, nothing shuffled. */
export const initial = (o: Options): Plain<State> => {
  const map = CROSSROADS;
  const [width, height] = [map.levels[0]?.length ?? 0, map.levels.length];
  return {
    options: o,
    map: map.id,
    ground: null,
    cards: null,
    stage: 'recruit',
    phase: 'start',
    round: 1,
    clock: 0,
    teams: { red: [], blue: [] },
    legends: LEGENDS.map((id, k) => newLegend(id, k + 1)),
    bags: eachBag(bag => [...BAG_TOKENS[bag]]),
    weaponDeck: [...WEAPON_CARDS],
    binDeck: [...BIN_CARDS],
    decisions: [],
    decided: [],
    ringDeck: o.ring ? [...RING_CARDS] : [],
    announced: false,
    ring: o.ring ? { x0: 0, y0: 0, x1: width - 1, y1: height - 1 } : null, // APX-SETUP-41
    gone: [],
    given: [],
    known: [],
    exhausted: [],
    open: [],
    loot: {},
    tile: null,
    dropBeacon: null,
    figures: [],
    track: [],
    cooling: {},
    act: null,
    shot: null,
  };
};

/** APX-SETUP-01 to -41 */
export function* setup(t: T): Proc {
  for (const bag of BAGS)
    t.emit(
      { type: 'shuffled', pile: bag, who: null, cards: t.shuffle('APX-SETUP-20', t.s.bags[bag]) },
      'APX-SETUP-20',
    );
  const weapons = t.shuffle('APX-SETUP-24', t.s.weaponDeck);
  t.emit({ type: 'shuffled', pile: 'weapons', who: null, cards: weapons }, 'APX-SETUP-24');
  const bins = t.shuffle('APX-SETUP-25', t.s.binDeck);
  t.emit({ type: 'shuffled', pile: 'bins', who: null, cards: bins }, 'APX-SETUP-25');
  if (t.s.options.ring) {
    const ring = t.shuffle('APX-SETUP-39', t.s.ringDeck);
    t.emit({ type: 'shuffled', pile: 'ring', who: null, cards: ring }, 'APX-SETUP-39');
    t.emit({ type: 'announced', card: t.s.ringDeck[0] as CardId }, 'APX-SETUP-40');
  }
}

const value = (card: CardId): number => aimCard(card.slice(1) as AimId).value;

/** APX-SETUP-42 to -48, G-22: one Aim card for each side until they differ. */
function* chooseColours(t: T): Proc {
  const [first, second] = sidesOf(t.s.options);
  const all = AIM_DECK.map((c): CardId => `#${c.id}`);
  let [a, b]: [CardId, CardId] = ['#', '#'];
  do {
    a = t.roll('APX-SETUP-43', all);
    b = t.roll(
      'APX-SETUP-43',
      all.filter(c => c !== a),
    );
    t.emit({ type: 'drew-colours', cards: [a, b] }, 'APX-SETUP-43');
  } while (value(a) === value(b));
  const winner = value(a) > value(b) ? first : second;
  const red = yield* redSide(t, winner, winner === first ? second : first);
  t.emit({ type: 'teams', red, blue: red === first ? second : first }, 'APX-SETUP-46');
}

/** APX-SETUP-44, -45: in the first game the higher card is red, later its side chooses. */
function* redSide(t: T, winner: readonly Seat[], other: readonly Seat[]): Proc<readonly Seat[]> {
  if (t.s.options.choice === 'first-game') return winner;
  const colour = yield* t.choose<Team>(winner[0] as Seat, {
    rule: 'APX-SETUP-45',
    ask: msg('ask-colour'),
    from: ['red', 'blue'],
    key: c => c,
    show: c => ({ label: msg(c === 'red' ? 'red-label' : 'blue-label') }),
  });
  return colour === 'red' ? winner : other;
}

const chosenOf = (s: S, team: Team): number => legendsOf(s, team).filter(l => l.chosen).length;

/** APX-SETUP-49 to -56: blue takes the first Recruit card, then in turn. One legend a step. */
export function* recruit(t: T): Proc {
  if (isAgainstAutomas(t.s.options)) return yield* recruitAgainstAutomas(t);
  if (t.s.teams.red.length === 0) return yield* chooseColours(t);
  const { legends, choice } = t.s.options;
  const team: Team = chosenOf(t.s, 'blue') <= chosenOf(t.s, 'red') ? 'blue' : 'red';
  const n = chosenOf(t.s, team);
  const seats = t.s.teams[team];
  const seat = seats[n % seats.length] ?? speakerOf(t.s, team);
  const free = t.s.legends.filter(l => !l.chosen).map(l => l.id);
  const from =
    choice === 'first-game'
      ? inFirstGame(team)
          .slice(0, legends)
          .filter(id => free.includes(id))
      : free;
  const who = yield* pick(t, seat, from);
  t.emit(
    { type: 'recruited', who, team, seat, automa: null },
    choice === 'first-game' ? 'APX-SETUP-49' : 'APX-SETUP-53',
  );
  if (chosenOf(t.s, 'red') === legends && chosenOf(t.s, otherTeam('red')) === legends)
    t.emit({ type: 'stage', stage: 'equip' }, 'APX-SETUP-65');
}

/** AUT-SETUP-06 to -13: the colour by one Aim card, then the Automas' legends, then those of the people. One a step. */
function* recruitAgainstAutomas(t: T): Proc {
  const people = seatsOf(t.s.options);
  if (t.s.teams.red.length + t.s.teams.blue.length === 0) {
    const card = t.roll(
      'AUT-SETUP-06',
      AIM_DECK.map((c): CardId => `#${c.id}`),
    );
    t.emit({ type: 'drew-colours', cards: [card] }, 'AUT-SETUP-06');
    const isRed = value(card) >= 50;
    t.emit({ type: 'teams', red: isRed ? people : [], blue: isRed ? [] : people }, 'AUT-SETUP-06');
    return;
  }
  const mine: Team = t.s.teams.red.length > 0 ? 'red' : 'blue';
  const next = nextSlot(t.s, mine, people);
  if (!next) return t.emit({ type: 'stage', stage: 'equip' }, 'AUT-SETUP-01');
  const free = t.s.legends.filter(l => !l.chosen).map(l => l.id);
  const { choice } = t.s.options;
  const from = choice === 'first-game' ? free.filter(id => next.usual.includes(id)).slice(0, 1) : free;
  const who =
    choice === 'random' && !next.automa
      ? yield* pickOwn(t, next.seat, from)
      : yield* pick(t, next.seat, from);
  const rule = next.automa ? 'AUT-SETUP-09' : 'AUT-SETUP-11';
  t.emit({ type: 'recruited', who, team: next.team, seat: next.seat, automa: next.automa }, rule);
}

interface FreeSlot {
  readonly team: Team;
  readonly seat: Seat;
  readonly automa: 'enemy' | 'ally' | null;
  readonly usual: readonly LegendId[];
}

/** Two enemy Automas, the allied one if there is one, then the people. */
const nextSlot = (s: S, mine: Team, people: readonly Seat[]): FreeSlot | undefined => {
  const first = people[0] as Seat;
  const team = otherTeam(mine);
  const chosen = s.legends.filter(l => l.chosen);
  if (chosen.filter(l => l.automa && !l.automa.allied).length < 2)
    return { team, seat: first, automa: 'enemy', usual: inFirstGame('blue') };
  const hasAlly = chosen.some(l => l.automa?.allied);
  if (s.options.mode === 'ally' && !hasAlly)
    return { team: mine, seat: first, automa: 'ally', usual: inFirstGame('red').slice(1) };
  const own = chosen.filter(l => !l.automa).length;
  const slots = s.options.mode === 'ally' ? 1 : 2;
  if (own >= slots) return undefined;
  return { team: mine, seat: people[own % people.length] ?? first, automa: null, usual: inFirstGame('red') };
};

/** With Automas dealt at random the people still choose their own (AUT-SETUP-11). */
const pickOwn = (t: T, seat: Seat, from: readonly LegendId[]) =>
  ask.one(t, seat, 'legend', { rule: 'AUT-SETUP-11', ask: msg('ask-recruit'), from });

function* pick(t: T, seat: Seat, from: readonly LegendId[]): Proc<LegendId> {
  if (t.s.options.choice === 'random') return t.roll('APX-SETUP-56', from);
  const rule = t.s.options.choice === 'first-game' ? 'APX-SETUP-50' : 'APX-SETUP-53';
  return yield* ask.one(t, seat, 'legend', { rule, ask: msg('ask-recruit'), from });
}
