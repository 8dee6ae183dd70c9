import type { CardId, Seat } from '@potyczka/kernel';
import { featsOf } from '../content/feats/index.js';
import { eachBag } from '../content/loot.js';
import { weaponOf } from '../content/weapons.js';
import type { Options } from '../options.js';
import { type Figure, type Legend, newAct, type State } from '../state.js';
import type { LegendId } from '../vocabulary.js';

/** The first game of the book: the learner holds the red team. */
export const OPTIONS: Options = {
  mode: 'versus',
  legends: 2,
  first: 1,
  second: 1,
  choice: 'first-game',
  tougher: 0,
  ring: true,
  screens: true,
};

type ByLegend<X> = Readonly<Partial<Record<LegendId, X>>>;

/** A moment of the first game on Crossroads; what is not said is as at the beginning of stage 3. */
export interface Position {
  /** Where they stand, as `x,y`; null: eliminated. */
  readonly at: ByLegend<string | null>;
  readonly acts: LegendId;
  readonly ap?: number;
  readonly hand?: ByLegend<readonly CardId[]>;
  readonly weapons?: ByLegend<readonly CardId[]>;
  readonly pack?: ByLegend<readonly CardId[]>;
  readonly points?: ByLegend<readonly [shield: number, health: number]>;
  readonly figures?: readonly Figure[];
}

const RED: readonly LegendId[] = ['BL', 'WR'];
const BLUE: readonly LegendId[] = ['GB', 'BH'];
const WEAPONS: readonly CardId[] = ['#W-1', '#W-45'];

const spaceAt = (key: string): { x: number; y: number } => {
  const [x = 0, y = 0] = key.split(',').map(Number);
  return { x, y };
};

const placed = (l: Legend, p: Position): Legend => {
  const team = RED.includes(l.id) ? 'red' : 'blue';
  const seat: Seat = team === 'red' ? 'p1' : 'p2';
  const hand = [...(p.hand?.[l.id] ?? [])];
  const [shield, health] = p.points?.[l.id] ?? [20, 40];
  const at = p.at[l.id];
  return {
    ...l,
    chosen: true,
    team,
    seat,
    hand,
    shield,
    health,
    deck: featsOf(l.id).filter(card => !hand.includes(card)),
    weapons: (p.weapons?.[l.id] ?? WEAPONS).map(card => ({
      card,
      ammo: weaponOf(card).startingAmmo,
      on: [],
    })),
    pack: [...(p.pack?.[l.id] ?? [])],
    at: at ? spaceAt(at) : null,
    done: l.id === p.acts,
  };
};

/** The state behind a position: `box` is the game's own first state, from which everything else is taken. */
export const stateOf = (box: State, p: Position): State => {
  const legends = box.legends.filter(l => [...RED, ...BLUE].includes(l.id)).map(l => placed(l, p));
  const used = new Set(legends.flatMap(l => [...l.weapons.map(w => w.card), ...l.pack]));
  const rest = (pile: readonly CardId[]): CardId[] => pile.filter(card => !used.has(card));
  return {
    ...box,
    teams: { red: ['p1'], blue: ['p2'] },
    legends,
    bags: eachBag(bag => rest(box.bags[bag])),
    weaponDeck: rest(box.weaponDeck),
    ring: { x0: 0, y0: 0, x1: 11, y1: 11 },
    announced: true,
    stage: 'clash',
    phase: 'activations',
    round: 1,
    clock: RED.includes(p.acts) ? 1 : 2,
    figures: [...(p.figures ?? [])],
    act: { ...newAct(p.acts), ap: p.ap ?? 2 },
  };
};
