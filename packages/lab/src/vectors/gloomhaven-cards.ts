import {
  type Blow,
  gain,
  giveId,
  type Immunity,
  longRest,
  mayPlay,
  mayRest,
  runFor,
  type State,
  shortRest,
  strikeNext,
  suffer,
  volleyAt,
} from '@potyczka/gloomhaven/lab';
import { type Cards, cardOf, openField, outcomeOf, personOf } from './gloomhaven-people.js';
import {
  copyOf,
  everyWay,
  given as givenEffect,
  newFigure,
  type Policy,
  played,
  type Small,
  smallTable,
} from './gloomhaven-table.js';

const WHO = 'spellweaver';
const text = (x: unknown): string => JSON.stringify(x);

const canonical = (x: unknown): unknown => {
  if (Array.isArray(x)) return x.map(canonical);
  if (typeof x !== 'object' || x === null) return x;
  return Object.fromEntries(
    Object.entries(x)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([k, v]) => [k, canonical(v)]),
  );
};

/** Two lists of outcomes as sets. */
export const sameSets = (ours: readonly unknown[], theirs: readonly unknown[]): string | undefined => {
  const a = new Set(ours.map(x => text(canonical(x))));
  const b = new Set(theirs.map(x => text(canonical(x))));
  for (const x of b) if (!a.has(x)) return `only theirs: ${x}`;
  for (const x of a) if (!b.has(x)) return `only ours: ${x}`;
  return undefined;
};

export const judgeSelect = (
  given: { hand: number; discard: number; active?: readonly { lost: boolean }[] },
  expected: { options: string[]; exhausted: boolean },
): string | undefined => {
  const letters = (n: number, from: number): string[] =>
    Array.from({ length: n }, (_, i) => String.fromCharCode(65 + from + i));
  const { s } = personOf({
    hp: 5,
    maxHp: 5,
    hand: letters(given.hand, 0),
    discard: letters(given.discard, 8),
  });
  const h = s.heroes[WHO] as State['heroes'][string];
  h.active = (given.active ?? []).map((a, i) => ({
    card: cardOf(String.fromCharCode(80 + i)),
    half: 'top',
    lost: a.lost,
    until: 'scenario',
    used: 0,
  }));
  const options = [...(mayPlay(s, WHO) ? ['play'] : []), ...(mayRest(s, WHO) ? ['longRest'] : [])];
  const chosen = options.includes('play') || options.includes('longRest') ? options : [];
  return sameSets(
    [{ options: [...chosen].sort(), exhausted: chosen.length === 0 }],
    [{ ...expected, options: [...expected.options].sort() }],
  );
};

/** Played in every way, on a copy each time. */
const ways = (given: Cards, play: (t: ReturnType<typeof smallTable>, policy: Policy) => void): unknown[] => {
  const { s, names } = personOf(given);
  const field = openField();
  return everyWay(policy => {
    const table = smallTable(copyOf(s, field), [], policy);
    play(table, policy);
    return outcomeOf(table.s, names);
  });
};

export const judgeShortRest = (given: Cards, expected: { outcomes: unknown[] }): string | undefined => {
  const { s } = personOf(given);
  const outcomes = mayRest(s, WHO) ? ways(given, ({ t }) => played(shortRest(t, WHO))) : [];
  return sameSets(outcomes, expected.outcomes);
};

const ITEMS: Readonly<Record<string, number>> = {
  boots: 1,
  helmet: 7,
  bow: 9,
  potion: 12,
  hammer: 10,
  cloak: 5,
  armour: 3,
};

export const judgeLongRest = (
  given: Cards & { items?: Readonly<Record<string, 'ready'>> },
  expected: { outcomes: unknown[]; items: unknown },
): string | undefined => {
  const items = Object.entries(given.items ?? {});
  let after: unknown = {};
  const outcomes = ways(given, ({ t, s }, policy) => {
    const h = s.heroes[WHO] as State['heroes'][string];
    h.items = items.map(([name, state], i) => ({ id: ITEMS[name] ?? 40 + i, state, used: 0 }));
    s.chosen[WHO] = 'rest';
    // WOUND is suffered, never negated by cards; a ward works.
    const suffers: Policy = (rule, keys) => (rule === 'GLM-DMG-01' ? 'take' : policy(rule, keys));
    void suffers;
    played(restTurn(t, s));
    after = Object.fromEntries(items.map(([name], i) => [name, s.heroes[WHO]?.items[i]?.state]));
  });
  return sameSets(outcomes, expected.outcomes) ?? sameSets([after], [expected.items]);
};

/** The turn up to the refresh of items. */
function* restTurn(t: Parameters<typeof longRest>[0], s: State): ReturnType<typeof longRest> {
  const f = s.figures[WHO];
  if (f?.conditions.wound !== undefined) yield* suffer(t, WHO, 1, { how: 'rest', by: null });
  if (s.figures[WHO]) yield* longRest(t, WHO);
}

interface Damage extends Cards {
  readonly figure: 'character' | 'summon' | 'monster';
  readonly amount: number;
  readonly attack?: boolean;
  readonly shield?: number;
  readonly pierce?: number;
  readonly effects?: readonly string[];
  readonly immune?: readonly Immunity[];
  readonly armour?: { readonly slots: number; readonly shield: number };
}

const ATTACKER = 'bandit-guard.1';

/** A whole attack: PIERCE meets all Shield at once, that of items included (GLM-ATK-25). */
const struck = ({ t, s }: Small, { amount, shield, pierce = 0, effects, conditions }: Damage): void => {
  if (shield) s.lasting = [...s.lasting, givenEffect(s.counter++, WHO, { a: 'shield', n: 0 }, shield)];
  s.decks.monsters = { draw: { '+0': 1 }, discard: {}, aside: [], shuffle: false };
  // The amount is that of step 2, where POISON has counted.
  const value = amount - (conditions?.includes('poison') ? 1 : 0);
  const ability = { a: 'attack', n: value } as const;
  const blow = { value, ranged: false, range: 1, targets: 1, area: undefined, pierce, push: 0, pull: 0 };
  const gains = { conditions: (effects ?? []) as Blow['conditions'], gives: [], ability };
  played(strikeNext(t, { ...runFor(s, ATTACKER), by: undefined }, { ...blow, ...gains }, volleyAt([WHO])));
};

export const judgeDamage = (given: Damage, expected: { outcomes: unknown[] }): string | undefined => {
  if (given.figure !== 'character') {
    const shield = given.attack ? Math.max(0, (given.shield ?? 0) - (given.pierce ?? 0)) : 0;
    return judgeOther(given, Math.max(0, given.amount - shield), expected);
  }
  const { s, names } = personOf(given);
  const field = openField();
  const outcomes = everyWay(policy => {
    const table = smallTable(copyOf(s, field), ['+0'], policy);
    const h = table.s.heroes[WHO] as State['heroes'][string];
    const { slots = 0 } = given.armour ?? {};
    if (given.armour) h.items = [{ id: 3, state: slots > 0 ? 'ready' : 'spent', used: 2 - slots }];
    if (given.immune) table.s.lasting = [...table.s.lasting, immunity(given.immune)];
    if (given.attack) struck(table, given);
    else {
      played(suffer(table.t, WHO, given.amount, { how: 'ability', by: ATTACKER }));
      for (const effect of given.effects ?? []) gain(table.t, WHO, effect as 'stun', ATTACKER);
    }
    const [hide] = table.s.heroes[WHO]?.items ?? [];
    const armour = given.armour ? { armour: hide?.state === 'ready' ? 2 - hide.used : 0 } : {};
    return { ...(outcomeOf(table.s, names) as object), ...armour };
  });
  return sameSets(outcomes, expected.outcomes);
};

const immunity = (immune: readonly Immunity[]): State['lasting'][number] => ({
  n: 900,
  owner: WHO,
  ability: giveId(`immune ${immune.join(' ')}`, { a: 'bonus', event: 'always', give: { immune } }).id,
  on: [WHO],
  until: 'scenario',
  card: null,
  value: 0,
  used: 0,
});

/** Monsters and summons have no choice (GLM-DMG-04). */
const judgeOther = (
  given: {
    hp: number;
    maxHp: number;
    conditions?: readonly string[];
    effects?: readonly string[];
    immune?: readonly Immunity[];
    figure: string;
  },
  n: number,
  expected: { outcomes: unknown[] },
): string | undefined => {
  const { s } = personOf({ hp: 9, maxHp: 9 });
  const id = given.figure === 'monster' ? 'bandit-guard.2' : 'skeleton.1';
  s.figures[id] = newFigure(id, {
    kind: given.figure === 'monster' ? 'monster' : 'summon',
    side: given.figure === 'monster' ? 'monsters' : 'heroes',
    hp: given.hp,
    max: given.maxHp,
    conditions: Object.fromEntries((given.conditions ?? []).map(c => [c, 'this'] as const)),
  });
  if (given.immune) s.lasting.push({ ...immunity(given.immune), owner: id, on: [id] });
  const table = smallTable(s, [], (_rule, keys) => keys[0] as string);
  played(suffer(table.t, id, n, { how: 'attack', by: WHO }));
  for (const effect of given.effects ?? []) if (table.s.figures[id]) gain(table.t, id, effect as 'stun', WHO);
  const f = table.s.figures[id];
  const outcome = {
    hp: f?.hp ?? 0,
    out: f === undefined,
    conditions: Object.keys(f?.conditions ?? {}).sort(),
    hand: [],
    discard: [],
    lost: [],
    active: [],
  };
  const thin = (expected.outcomes as readonly Record<string, unknown>[]).map(o =>
    Object.fromEntries(Object.keys(o).map(k => [k, (outcome as Record<string, unknown>)[k]])),
  );
  return sameSets(thin, expected.outcomes);
};
