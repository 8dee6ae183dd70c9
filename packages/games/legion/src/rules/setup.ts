import type { CardId, Plain, Proc, Seat } from '@potyczka/kernel';
import { mayHold, pipsOf as printedPips, proposedHand } from '../army/hand.js';
import type { Army } from '../content/cards.js';
import { COMMANDS, commandCard, terrainTable, unitCard, upgradeCard } from '../content/index.js';
import { groundOf } from '../content/terrain.js';
import { contingenciesOf } from '../keywords/contingencies.js';
import { armyOf, type Options, settled, tableOf } from '../options.js';
import { type Side, type State, sideOf, type T, unitsOf } from '../state.js';
import { msg, no } from '../text/say.js';
import { BATTLE_KINDS, battleCardId, cardOf, commandOf, DEFENCE_DICE, foeOf, SEATS } from '../vocabulary.js';
import { newUnit } from './muster.js';
import { costOf } from './sheet.js';

/** By their pips, as they stand for each other: the order of what is left of them then tells nothing (LEG-ARMY-19). */
const cardsOf = (seat: Seat, army: Army): CardId[] =>
  COMMANDS.filter(card => mayHold(army, card))
    .toSorted((a, b) => printedPips(a) - printedPips(b))
    .map(card => cardOf(seat, card.id));

const newSide = (seat: Seat, army: Army): Side => ({
  hand: [],
  contingencies: [],
  divulged: [],
  flaws: [],
  aside: cardsOf(seat, army),
  played: null,
  lasting: [],
  discard: [],
  pool: [],
  passed: false,
  commander: null,
  leaderless: false,
  points: 0,
});

export const seatsOf = (): readonly Seat[] => SEATS;

/** Two armies beside an empty battlefield. */
export const initial = (o: Options): Plain<State> => {
  const units: State['units'] = {};
  const cards: State['cards'] = { units: {}, upgrades: {} };
  for (const seat of SEATS)
    armyOf(o, seat).units.forEach((listed, n) => {
      const { counterpart, spare = [] } = listed;
      const unit = newUnit(
        `${seat}-${n + 1}-${listed.unit}`,
        seat,
        unitCard(listed.unit),
        listed.upgrades.map(upgradeCard),
        counterpart && {
          card: unitCard(counterpart.unit),
          upgrades: counterpart.upgrades.map(upgradeCard),
        },
        spare,
      );
      units[unit.id] = unit;
      cards.units[unit.card] = unitCard(unit.card);
      if (unit.counterpart) cards.units[unit.counterpart] = unitCard(unit.counterpart);
      for (const id of [...unit.upgrades.map(e => e.card), ...spare]) cards.upgrades[id] = upgradeCard(id);
    });
  const state: State = {
    options: settled(o),
    ground: groundOf(terrainTable(tableOf(o))),
    cards,
    now: 'hands',
    round: 0,
    blue: null,
    turned: false,
    priority: null,
    turn: 'p1',
    units,
    sides: Object.fromEntries(SEATS.map(seat => [seat, newSide(seat, armyOf(o, seat))])),
    battle: {
      rows: { objective: [], deployment: [], condition: [] },
      vetoes: 0,
      objective: null,
      deployment: null,
      condition: null,
    },
    tokens: [],
    act: null,
    attack: null,
  };
  return state as unknown as Plain<State>;
};

const pipsOf = (card: CardId): number => printedPips(commandCard(commandOf(card)));

/** LEG-ARMY-17, G-67: two different cards of 1, 2 and 3 pips, and the one of 4. */
function* chooseHandCards(t: T, who: Seat): Proc<CardId[]> {
  const all = sideOf(t.s, who).aside;
  const proposed = proposedHand(armyOf(t.s.options, who)).map(id => cardOf(who, id));
  const how = yield* t.choose<'proposed' | 'own'>(who, {
    rule: 'LEG-ARMY-17',
    ask: msg('ask-hand', { cards: proposed.map(card => commandCard(commandOf(card)).name).join(', ') }),
    from: ['proposed', 'own'],
    key: x => x,
    show: x => ({ label: msg(x === 'proposed' ? 'proposed-hand-label' : 'own-hand-label') }),
  });
  if (how === 'proposed') return all.filter(card => proposed.includes(card));
  const hand = all.filter(card => pipsOf(card) === 4).slice(0, 1);
  for (const pips of [1, 2, 3]) {
    const two = yield* t.chooseMany<CardId>(who, {
      rule: 'LEG-ARMY-17',
      ask: msg('ask-hand-cards', { pips }),
      from: all.filter(card => pipsOf(card) === pips),
      key: card => card,
      min: 2,
      max: 2,
      show: card => ({ label: msg('command-label', { card }), at: [card] }),
    });
    hand.push(...two);
  }
  return all.filter(card => hand.includes(card));
}

interface Hand {
  readonly cards: readonly CardId[];
  readonly contingencies: readonly CardId[];
}

/** The hand, and cards for a contingency of any pips (LEG-KWU-CONTINGENCIES-01, -02). */
function* chooseHand(t: T, who: Seat): Proc<Hand> {
  const cards = yield* chooseHandCards(t, who);
  const from = sideOf(t.s, who).aside.filter(card => !cards.includes(card));
  const most = Math.min(from.length, contingenciesOf(t.s, who));
  if (most === 0) return { cards, contingencies: [] };
  const contingencies = yield* t.chooseMany<CardId>(who, {
    rule: 'LEG-KWU-CONTINGENCIES-01',
    ask: msg('ask-contingencies', { most }),
    from,
    key: card => card,
    min: 0,
    max: most,
    none: msg('no-more-label'),
    propose: () => [from.slice(0, most)],
    show: card => ({ label: msg('command-label', { card }) }),
  });
  return { cards, contingencies };
}

/** LEG-ARMY-17, -19: both choose their command hands, each in secret. */
export function* chooseHands(t: T): Proc {
  const hands = yield* t.together({
    seats: SEATS,
    open: () => ({ rule: 'LEG-ARMY-19', ask: msg('ask-any-hand') }),
    play: who => chooseHand(t, who),
  });
  SEATS.forEach((who, n) => {
    const { cards, contingencies } = hands[n] ?? { cards: [], contingencies: [] };
    const aside = sideOf(t.s, who).aside.filter(
      card => !cards.includes(card) && !contingencies.includes(card),
    );
    t.emit({ type: 'hand', who, cards, contingencies, aside }, 'LEG-ARMY-17');
  });
  t.emit({ type: 'now', now: 'colours' }, 'LEG-PROC-05');
}

const pointsOf = (t: T, seat: Seat): number =>
  unitsOf(t.s, seat).reduce((sum, unit) => sum + costOf(t.s, unit), 0);

/** LEG-SETUP-05, -06 */
export function* chooseColours(t: T): Proc {
  const [one, two] = [pointsOf(t, 'p1'), pointsOf(t, 'p2')];
  const rolled = one === two ? t.roll('LEG-SETUP-06', DEFENCE_DICE.red) : null; // G-14
  const by = one < two || (rolled && rolled === 'block') ? 'p1' : 'p2';
  const colour = yield* t.choose<'blue' | 'red'>(by, {
    rule: 'LEG-SETUP-05',
    ask: msg('ask-colour'),
    from: ['blue', 'red'],
    key: c => c,
    show: c => ({ label: msg(`${c}-label`) }),
  });
  t.emit({ type: 'colours', by, blue: colour === 'blue' ? by : foeOf(by), rolled }, 'LEG-SETUP-05');
  t.emit({ type: 'now', now: 'edge' }, 'LEG-PROC-05');
}

/** LEG-SETUP-07 */
export function* chooseEdge(t: T): Proc {
  const red = foeOf(t.s.blue ?? 'p1');
  const edge = yield* t.choose<'north' | 'south'>(red, {
    rule: 'LEG-SETUP-07',
    ask: msg('ask-edge'),
    from: ['north', 'south'],
    key: e => e,
    show: e => ({ label: msg(`${e}-label`), at: [`edge-${e}`] }),
  });
  t.emit({ type: 'edge', who: red, turned: edge === 'south' }, 'LEG-SETUP-07');
  t.emit({ type: 'now', now: 'reveal' }, 'LEG-PROC-06');
}

/** LEG-SETUP-08: blue's battle deck, shuffled kind by kind and laid out. */
export function* layOut(t: T): Proc {
  const { deck } = armyOf(t.s.options, t.s.blue ?? 'p1');
  const row = (kind: (typeof BATTLE_KINDS)[number]): CardId[] =>
    t.shuffle('LEG-SETUP-08', deck[kind].map(battleCardId));
  const rows = { objective: row('objective'), deployment: row('deployment'), condition: row('condition') };
  t.emit({ type: 'laid-out', rows }, 'LEG-SETUP-08');
  t.emit({ type: 'now', now: 'veto' }, 'LEG-PROC-07');
}

const LAST_CARD = no('LEG-SETUP-11', 'last-card');

/** LEG-SETUP-09 to -12: one opportunity to discard, blue first. */
export function* veto(t: T): Proc {
  const blue = t.s.blue ?? 'p1';
  const { vetoes, rows } = t.s.battle;
  if (vetoes === 0) {
    const [objective, deployment, condition] = BATTLE_KINDS.map(kind => rows[kind][0] as CardId);
    t.emit({ type: 'battle', objective, deployment, condition } as never, 'LEG-SETUP-12');
    t.emit({ type: 'now', now: 'objective' }, 'LEG-PROC-08');
    return;
  }
  const who = vetoes % 2 === 0 ? blue : foeOf(blue);
  const row = yield* t.choose<(typeof BATTLE_KINDS)[number] | 'keep'>(who, {
    rule: 'LEG-SETUP-09',
    ask: msg('ask-veto', { left: Math.ceil(vetoes / 2) }),
    from: ['keep', ...BATTLE_KINDS],
    key: k => k,
    judge: k => (k !== 'keep' && rows[k].length === 1 ? LAST_CARD : undefined),
    show: k =>
      k === 'keep'
        ? { label: msg('keep-label'), declines: true }
        : { label: msg('veto-label', { card: rows[k][0] as string }), at: [`battle-${k}`] },
  });
  if (row === 'keep') t.emit({ type: 'kept', who }, 'LEG-SETUP-09');
  else t.emit({ type: 'vetoed', who, row, card: rows[row][0] as CardId }, 'LEG-SETUP-09');
}
