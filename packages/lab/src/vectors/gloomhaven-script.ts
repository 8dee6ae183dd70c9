import {
  endTurn,
  type Figure,
  gain,
  heal,
  type Immunity,
  layField,
  modeOf,
  retaliatesOf,
  runFor,
  type State,
  shieldOf,
  strikeNext,
  suffer,
  volleyAt,
} from '@potyczka/gloomhaven/lab';
import { sameSets } from './gloomhaven-cards.js';
import { openField, personOf } from './gloomhaven-people.js';
import {
  away,
  CENTRE,
  given as givenEffect,
  newFigure,
  played,
  type Small,
  smallTable,
} from './gloomhaven-table.js';

interface Given {
  readonly figures: readonly {
    readonly id: string;
    readonly kind: 'character' | 'summon' | 'monster';
    readonly owner?: string;
    readonly hp: number;
    readonly maxHp: number;
    readonly conditions?: readonly string[];
    readonly immune?: readonly Immunity[];
    readonly shield?: number;
    readonly retaliate?: number;
  }[];
  readonly elements?: Readonly<Record<string, 'strong' | 'waning'>>;
  readonly script: readonly (readonly (string | number)[])[];
}

const TYPES: Readonly<Record<Figure['kind'] | 'character', string>> = {
  hero: 'brute',
  character: 'brute',
  summon: 'skeleton',
  monster: 'bandit-guard',
  objective: 'altar',
};

/** Everybody stands beside everybody: a small cluster round the centre. */
const stateOf = (given: Given): State => {
  const { s } = personOf({ hp: 9, maxHp: 9 });
  s.figures = {};
  layField(s.land, openField());
  given.figures.forEach((f, i) => {
    const kind = f.kind === 'character' ? 'hero' : f.kind;
    s.figures[f.id] = newFigure(f.id, {
      kind,
      type: TYPES[kind],
      side: kind === 'monster' ? 'monsters' : 'heroes',
      rank: kind === 'monster' ? 'normal' : null,
      owner: f.owner ?? null,
      at: i === 0 ? CENTRE : away(i, 1),
      hp: f.hp,
      max: f.maxHp,
      conditions: Object.fromEntries((f.conditions ?? []).map(c => [c, 'this'] as const)),
    });
    if (kind === 'hero') {
      s.heroes[f.id] = {
        ...(s.heroes.spellweaver as State['heroes'][string]),
        id: f.id,
        hand: [],
        discard: [],
        active: [],
      };
      s.order = [...s.order.filter(id => id !== f.id), f.id];
      s.decks[f.id] = { draw: { '+0': 1 }, discard: {}, aside: [], shuffle: false };
    }
    if (f.shield) s.lasting.push(givenEffect(s.counter++, f.id, { a: 'shield', n: 0 }, f.shield));
    if (f.retaliate)
      s.lasting.push(givenEffect(s.counter++, f.id, { a: 'retaliate', n: f.retaliate }, f.retaliate));
    if (f.immune)
      s.lasting.push(
        givenEffect(s.counter++, f.id, { a: 'bonus', event: 'always', give: { immune: f.immune } }),
      );
  });
  for (const [element, column] of Object.entries(given.elements ?? {}))
    s.elements[element as 'fire'] = column === 'strong' ? 2 : 1;
  return s;
};

const COLUMN = ['inert', 'waning', 'strong'];

const shown = (s: State): unknown => {
  const figures = Object.fromEntries(
    Object.values(s.figures).map(f => [
      f.id,
      [
        f.hp,
        Object.keys(f.conditions).sort(),
        shieldOf(s, f),
        retaliatesOf(s, f).reduce((sum, r) => sum + r.n, 0),
      ],
    ]),
  );
  const elements = Object.fromEntries(
    Object.entries(s.elements)
      .filter(([, n]) => n > 0)
      .map(([e, n]) => [e, COLUMN[n]]),
  );
  const of = s.turn?.of;
  const f = of === undefined ? undefined : s.figures[of];
  if (f === undefined) return { figures, elements };
  const has = (token: string): boolean => f.conditions[token] !== undefined;
  const stunned = has('stun');
  const can = stunned
    ? []
    : [...(has('disarm') ? [] : ['attack']), 'items', ...(has('immobilize') ? [] : ['move']), 'other'];
  const mode = modeOf(has('strengthen'), has('muddle'));
  return {
    figures,
    elements,
    turn: { of, can: f.kind === 'hero' ? can : can.filter(x => x !== 'items'), mode },
  };
};

/** One step of a script; false if the rules do not allow it. */
const perform = (table: Small, [word, who, x, y, z, pierce]: readonly (string | number)[]): boolean => {
  const { t, s } = table;
  const me = String(who);
  const f = s.figures[me];
  if (word === 'roundEnd') {
    t.emit({ type: 'waned' }, 'GLM-END-04');
    t.emit({ type: 'round-over', n: s.round }, 'GLM-END-01');
    return true;
  }
  if (f === undefined) return false;
  switch (word) {
    case 'start':
      t.emit({ type: 'turn', who: me, at: '15,15' }, 'GLM-ROUND-04');
      if (f.conditions.wound !== undefined) played(suffer(t, me, 1, { how: 'wound', by: null }));
      if (s.figures[me] === undefined) played(endTurn(t, me));
      return true;
    case 'end':
      played(endTurn(t, me));
      return true;
    case 'gain':
      gain(t, me, x as 'stun', null);
      return true;
    case 'heal':
      heal(t, me, Number(x), me);
      return true;
    case 'rest':
      heal(t, me, 2, me);
      return true;
    case 'damage':
      played(suffer(t, me, Number(x), { how: 'ability', by: null }));
      return true;
    case 'bonus':
      if (f.conditions.stun !== undefined) return false;
      s.lasting = [
        ...s.lasting,
        {
          ...givenEffect(s.counter++, me, { a: x as 'shield' | 'retaliate', n: Number(y) }, Number(y)),
          until: 'round',
        },
      ];
      return true;
    case 'attack':
      return attack(table, me, String(x), Number(y), String(z), Number(pierce ?? 0));
    case 'infuse':
      if (f.conditions.stun !== undefined) return false;
      t.emit({ type: 'infused', who: me, element: x as 'fire' }, 'GLM-ELEM-01');
      return true;
    default:
      if (s.elements[x as 'fire'] === 0 || f.conditions.stun !== undefined) return false;
      t.emit({ type: 'consumed', who: me, element: x as 'fire' }, 'GLM-ELEM-04');
      return true;
  }
};

const attack = (
  { t, s }: Small,
  me: string,
  target: string,
  value: number,
  card: string,
  pierce: number,
): boolean => {
  const f = s.figures[me] as Figure;
  const on = s.figures[target];
  if (on === undefined || on.side === f.side || on.conditions.invisible !== undefined) return false;
  if (f.conditions.disarm !== undefined || f.conditions.stun !== undefined) return false;
  const whose = f.kind === 'monster' ? 'monsters' : (f.owner ?? me);
  s.decks[whose] = { draw: { [card]: 2 }, discard: {}, aside: [], shuffle: false };
  const blow = {
    value,
    ranged: false,
    range: 1,
    targets: 1,
    area: undefined,
    pierce,
    push: 0,
    pull: 0,
    conditions: [],
    gives: [],
    ability: { a: 'attack', n: value },
  } as const;
  const side = s.figures[target] as Figure;
  s.figures = { ...s.figures, [target]: { ...side, at: besides(f) } };
  played(strikeNext(t, { ...runFor(s, me), by: undefined }, blow, volleyAt([target])));
  return true;
};

/** A hex beside a figure: attacks of a script are always adjacent. */
const besides = (f: Figure): Figure['at'] =>
  f.at % 31 > 0 ? ((f.at - 1) as Figure['at']) : ((f.at + 1) as Figure['at']);

export const judgeScript = (
  given: Given,
  expected: { after: readonly Record<string, unknown>[] },
): string | undefined => {
  const s = stateOf(given);
  const table = smallTable(s, [], (rule, keys) => (rule === 'GLM-DMG-01' ? 'take' : (keys[0] as string)));
  for (const [i, step] of given.script.entries()) {
    const done = perform(table, step);
    const ours = { ...(shown(s) as object), ...(done ? {} : { refused: true }) };
    const difference = sameSets([ours], [expected.after[i]]);
    if (difference)
      return `step ${i + 1} ${JSON.stringify(step)}: ours ${JSON.stringify(ours)}, theirs ${JSON.stringify(expected.after[i])}`;
  }
  return undefined;
};
