import { type Event, game, type Options, type Result, type State, type View } from '@potyczka/apex';
import { attachmentOf, lootOf } from '@potyczka/apex/view';
import { type Dice, quickDice } from '@potyczka/kernel';
import { beginning, chanceFrom, type OneAsk, World } from '@potyczka/kernel/run';
import { Board, type LegendId } from './apex-board.js';
import { firstOf, hasDash, pointsOf } from './apex-first.js';
import { type Answered, nextOf } from './apex-next.js';
import { onFoot } from './apex-ways.js';

export type Table = World<State, Event, View, Options, Result>;

export const FIRST = 'ask-act';

const SETS: readonly Partial<Options>[] = [
  { mode: 'versus', legends: 2 },
  { mode: 'versus', legends: 3 },
  { mode: 'solo' },
  { mode: 'ally' },
];

export const pick = <X>(dice: Dice, from: readonly X[]): X => from[dice.below(from.length)] as X;

const begin = (dice: Dice): Table => {
  const options: Options = {
    mode: 'versus',
    legends: 2,
    first: 1,
    second: 1,
    choice: 'random',
    tougher: 0,
    ring: true,
    screens: true,
    ...pick(dice, SETS),
  };
  return new World(game, options, beginning(game, options), chanceFrom(quickDice(dice.below(1e9))));
};

export type Reply = Table['legal'] extends (...args: never[]) => (infer A)[] ? A : never;

const kindOf = (a: Reply): string => (typeof a === 'string' ? (/^[a-z]+/.exec(a)?.[0] ?? '') : '');

/** One kind of option is as likely as another: there are always more moves. Nobody stops while something is left to do, and most grenades fly short. */
const answer = (dice: Dice, legal: readonly Reply[], isThrow: boolean): Reply => {
  const kinds = [...new Set(legal.map(kindOf))];
  let kind = pick(dice, kinds);
  for (let tries = 0; tries < 2 && /^(pick|drop|end|pass)$/.test(kind); tries++) kind = pick(dice, kinds);
  const all = legal.filter(a => kindOf(a) === kind);
  return isThrow && dice.below(2) === 0 ? pick(dice, all.slice(0, 16)) : pick(dice, all);
};

/** One game after the other, and what each question has to do with those before it. */
export class Playouts {
  table: Table;
  past: Answered[] = [];
  /** MP left behind a passage. */
  private left: number | undefined;
  private replaced: readonly string[] = [];
  constructor(readonly dice: Dice) {
    this.table = begin(dice);
  }

  next(): OneAsk {
    while (this.table.asks.length === 0) {
      this.table = begin(this.dice);
      this.past = [];
    }
    return pick(this.dice, this.table.asks);
  }

  board(ask: OneAsk): Board | undefined {
    const { who } = (ask.spec.ask.args ?? {}) as { who?: LegendId };
    return who && new Board(this.table.state, who);
  }

  /** What the ledger lets this question be answered with. */
  foretold(ask: OneAsk): ReadonlySet<string> | undefined {
    const b = this.board(ask);
    const { rule } = ask.spec;
    const name = ask.spec.ask.id;
    if (!b) return undefined;
    if (name === FIRST) return firstOf(b);
    const left = rule === 'APX-LEGEND-31' ? this.left : undefined;
    if (rule === 'APX-LEGEND-31' && name === 'ask-move' && left === undefined) return undefined;
    return nextOf(b, { rule, ask: name, who: b.id, past: this.past, left, replaced: this.replaced });
  }

  /** A question in words. */
  told(ask: OneAsk): string {
    const past = this.past.map(p => `${p.ask}=${p.answer}`).join(' ');
    return `${ask.spec.rule} ${ask.spec.ask.id} ${JSON.stringify(ask.spec.ask.args)} after ${past}`;
  }

  go(ask: OneAsk): void {
    const given = answer(this.dice, this.table.legal(ask.seat, 300), ask.spec.ask.id === 'ask-throw');
    this.note(ask, String(given));
    this.table.give(ask.seat, given);
  }

  private note(ask: OneAsk, given: string): void {
    const name = ask.spec.ask.id;
    const b = this.board(ask);
    if (name === FIRST) {
      this.past = [];
      this.replaced = [];
    }
    const old = b && replacedBy(b, given);
    if (name === 'ask-token') this.replaced = this.replaced.filter(x => x !== b?.me.tray[0]);
    if (old) this.replaced = [...this.replaced, old];
    const mp = b?.me.at ? this.pointsOf(b, ask, given) : undefined;
    if (mp !== undefined) this.left = mp;
    this.past.push({ ask: name, answer: given });
  }

  /** What a move has left when it comes to a space; the Dash is paid for first where it is needed. */
  private pointsOf(b: Board, ask: OneAsk, given: string): number | undefined {
    const to = given.replace(/^(move|dash):/, '');
    if (!b.me.at || !/^\d+,\d+$/.test(to)) return undefined;
    const isFirst = ask.spec.ask.id === FIRST;
    if (!isFirst && ask.spec.ask.id !== 'ask-move') return undefined;
    if (!isFirst && ask.spec.rule !== 'APX-ACT-07' && ask.spec.rule !== 'APX-LEGEND-31') {
      this.left = undefined;
      return undefined;
    }
    const printed = isFirst && given.startsWith('move') ? 2 : 1;
    const base = ask.spec.rule === 'APX-LEGEND-31' ? this.left : pointsOf(b, printed);
    if (base === undefined) return undefined;
    const cost = onFoot(b, b.me.at, base + (hasDash(b) ? 1 : 0)).find(
      r => `${r.at.x},${r.at.y}` === to,
    )?.cost;
    return cost === undefined ? undefined : Math.max(0, base - cost);
  }
}

/** What lies in the slot that a token is put on. */
const replacedBy = (b: Board, given: string): string | undefined => {
  const worn = given === 'wear' ? lootOf(b.me.tray[0] ?? '#') : undefined;
  if (worn?.sort === 'gear') return b.me.gear[worn.gear.kind];
  const [, inRefit, received, named] = /^(?:attach:(\d):|on:(\d))(#.*)?$/.exec(given) ?? [];
  const card = named ?? b.me.tray[0];
  const weapon = b.me.weapons[Number(inRefit ?? received)];
  if (!card || !weapon) return undefined;
  return weapon.on.find(x => attachmentOf(x).slot === attachmentOf(card as `#${string}`).slot);
};
