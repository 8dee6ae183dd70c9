import { compileField, type Hex } from '@potyczka/geometry/hex';
import { cleanUp, enterAlong, gain, giveId, layField, type State } from '@potyczka/gloomhaven/lab';
import { sameSets } from './gloomhaven-cards.js';
import { personOf } from './gloomhaven-people.js';
import { away, CENTRE, COLUMNS, newFigure, played, smallTable } from './gloomhaven-table.js';

/** Pools of CURSE and BLESS cards. */
export const judgePools = (
  given: {
    pools: Readonly<Record<'monsterCurse' | 'characterCurse' | 'bless', number>>;
    decks: Readonly<Record<string, Readonly<Record<string, number>>>>;
    summons?: Readonly<Record<string, string>>;
    steps: readonly (readonly [string, string?])[];
  },
  expected: { pools: unknown; decks: Readonly<Record<string, Readonly<Record<string, number>>>> },
): string | undefined => {
  const { s } = personOf({ hp: 9, maxHp: 9 });
  s.pools = {
    monsters: given.pools.monsterCurse,
    heroes: given.pools.characterCurse,
    bless: given.pools.bless,
  };
  s.figures = { 'bandit-guard.1': newFigure('bandit-guard.1', {}) };
  for (const [name, cards] of Object.entries(given.decks)) {
    s.decks[name] = { draw: { '+0': 6, ...cards }, discard: {}, aside: [], shuffle: false };
    if (name === 'monsters') continue;
    s.heroes[name] = { ...(s.heroes.spellweaver as State['heroes'][string]), id: name };
    s.figures[name] = newFigure(name, { kind: 'hero', side: 'heroes', rank: null });
  }
  for (const [id, owner] of Object.entries(given.summons ?? {}))
    s.figures[id] = newFigure(id, { kind: 'summon', side: 'heroes', rank: null, owner });
  const { t } = smallTable(s, [], (_rule, keys) => keys[0] as string);
  for (const [word, who = ''] of given.steps) {
    if (word === 'scenarioEnd') t.emit({ type: 'over', outcome: 'won', rounds: 1 }, 'GLM-END-12');
    else gain(t, who === 'monsters' ? 'bandit-guard.1' : who, word as 'curse', null);
  }
  const decks = Object.fromEntries(
    Object.keys(given.decks).map(name => [
      name,
      { curse: s.decks[name]?.draw.curse ?? 0, bless: s.decks[name]?.draw.bless ?? 0 },
    ]),
  );
  const pools = { monsterCurse: s.pools.monsters, characterCurse: s.pools.heroes, bless: s.pools.bless };
  const theirs = Object.fromEntries(
    Object.entries(expected.decks).map(([name, d]) => [name, { curse: d.curse ?? 0, bless: d.bless ?? 0 }]),
  );
  return sameSets([{ pools, decks }], [{ pools: expected.pools, decks: theirs }]);
};

/** Damage along a path of hexes. */
export const judgeTerrain = (
  given: {
    level: number;
    solo?: boolean;
    how: 'walk' | 'jump' | 'push';
    flying?: boolean;
    hexes: readonly string[];
  },
  expected: { damage: number[] },
): string | undefined => {
  const { s } = personOf({ hp: 99, maxHp: 99 });
  s.options = { ...s.options, players: given.solo ? 1 : 2 };
  s.level = given.level;
  const route = [CENTRE, ...given.hexes.map((_, i) => away(1, i + 1))];
  const kinds = given.hexes.map(kind =>
    kind === 'hazard' ? ('hazardous' as const) : kind === 'trap' ? ('trap' as const) : undefined,
  );
  s.land = {
    ...s.land,
    things: kinds.flatMap((kind, i) =>
      kind === undefined
        ? []
        : [
            {
              id: `${kind}.${i}`,
              kind,
              what: 'spike',
              at: [route[i + 1] as Hex],
              damage: null,
              conditions: [],
              by: null,
            },
          ],
    ),
  };
  const terrain = kinds.flatMap((kind, i) => {
    const hex = route[i + 1] as number;
    return kind === undefined ? [] : [{ at: [Math.trunc(hex / COLUMNS), hex % COLUMNS] as const, kind }];
  });
  const field = compileField({ columns: COLUMNS, rows: COLUMNS, terrain });
  layField(s.land, field);
  s.figures = { 'bandit-guard.1': newFigure('bandit-guard.1', { hp: 99, max: 99 }) };
  if (given.flying)
    s.lasting.push({
      n: 1,
      owner: 'bandit-guard.1',
      ability: giveId('flying', { a: 'bonus', event: 'always', give: { flying: true } }).id,
      on: ['bandit-guard.1'],
      until: 'scenario',
      card: null,
      value: 0,
      used: 0,
    });
  const table = smallTable(s, [], (_rule, keys) => keys[0] as string);
  played(enterAlong(table.t, 'bandit-guard.1', route, given.how));
  const damage = table.events.flatMap(e => (e.type === 'hurt' ? [e.n] : []));
  return sameSets([damage], [expected.damage]);
};

const ELEMENTS = { inert: 0, waning: 1, strong: 2 } as const;
const NAMES = ['inert', 'waning', 'strong'];

/** Steps 1 to 4 of the end of a round. */
export const judgeCleanup = (
  given: {
    decks?: Readonly<Record<string, readonly string[]>>;
    abilities?: readonly (readonly [string, string, boolean])[];
    elements?: Readonly<Record<string, 'strong'>>;
    active?: readonly { card: string; kind: 'round' | 'persistent'; lost: boolean }[];
  },
  expected: {
    shuffledDecks: string[];
    shuffledAbilities: string[];
    elements: unknown;
    discarded: string[];
    lost: string[];
    active: string[];
  },
): string | undefined => {
  const { s } = personOf({ hp: 9, maxHp: 9 });
  s.figures = {};
  const decks: State['decks'] = {};
  for (const [name, cards] of Object.entries(given.decks ?? {}))
    decks[name] = {
      draw: { '+0': 3 },
      discard: Object.fromEntries(cards.map(c => [c, 1])),
      aside: [],
      shuffle: cards.some(c => c.endsWith('*')),
    };
  s.decks = decks;
  for (const [element, column] of Object.entries(given.elements ?? {}))
    s.elements[element as 'fire'] = ELEMENTS[column];
  const h = s.heroes.spellweaver as State['heroes'][string];
  const names = new Map<string, string>();
  h.active = (given.active ?? []).map((a, i) => {
    const card = h.box[i] as `#${string}`;
    names.set(card, a.card);
    return { card, half: 'top', lost: a.lost, until: a.kind === 'round' ? 'round' : 'scenario', used: 0 };
  });
  const table = smallTable(s, [], (_rule, keys) => keys[0] as string);
  cleanUp(table.t, given.abilities ?? []);
  const shuffledDecks = table.events.flatMap(e => (e.type === 'modifiers-shuffled' ? [e.whose] : [])).sort();
  const shuffledAbilities = table.events
    .flatMap(e => (e.type === 'abilities-shuffled' ? [e.deck] : []))
    .sort();
  const elements = Object.fromEntries(
    Object.entries(s.elements)
      .filter(([, n]) => n > 0)
      .map(([e, n]) => [e, NAMES[n]]),
  );
  const to = (pile: string): string[] =>
    table.events
      .flatMap(e => (e.type === 'card-left' && e.to === pile ? [names.get(e.card) as string] : []))
      .sort();
  const active = (s.heroes.spellweaver?.active ?? []).map(a => names.get(a.card) as string).sort();
  const sorted = (x: readonly string[]): string[] => [...x].sort();
  return sameSets(
    [{ shuffledDecks, shuffledAbilities, elements, discarded: to('discard'), lost: to('lost'), active }],
    [
      {
        ...expected,
        shuffledDecks: sorted(expected.shuffledDecks),
        shuffledAbilities: sorted(expected.shuffledAbilities),
        discarded: sorted(expected.discarded),
        lost: sorted(expected.lost),
        active: sorted(expected.active),
      },
    ],
  );
};
