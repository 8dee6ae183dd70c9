import { describe, expect, test } from 'vitest';
import { game } from '../index.js';
import { BATTLEFIELDS, type Options, tableOf } from '../options.js';
import type { Keywords, UnitCard } from './cards.js';
import {
  ALL_TABLES,
  BATTLE_CARDS,
  battleCard,
  COMMANDS,
  commandCard,
  FORCES,
  STARTERS,
  terrainTable,
  UNITS,
  UPGRADES,
  unitCard,
  upgradeCard,
} from './index.js';
import { KEYWORD_IDS, KEYWORDS } from './keywords.js';
import { groundOf, TERRAIN_KINDS } from './terrain.js';

const unique = (ids: readonly string[]) => expect(new Set(ids).size).toBe(ids.length);

test('nothing of the content was lost on the way', () => {
  expect(UNITS.filter(u => u.rank)).toHaveLength(137);
  expect(UNITS.filter(u => !u.rank)).toHaveLength(5);
  expect(UPGRADES).toHaveLength(288);
  expect(COMMANDS.filter(c => !c.flaw)).toHaveLength(180);
  expect(COMMANDS.filter(c => c.flaw)).toHaveLength(3);
  const flaws = UNITS.flatMap(u => u.flaw ?? []);
  expect(flaws.map(id => COMMANDS.find(c => c.id === id)?.flaw)).toEqual([true, true, true]);
  expect(BATTLE_CARDS).toHaveLength(36);
  expect(FORCES).toHaveLength(10);
  expect(KEYWORD_IDS).toHaveLength(177);
  expect(KEYWORD_IDS.filter(k => KEYWORDS[k].rules)).toHaveLength(160);
  expect(STARTERS).toHaveLength(10);
  expect(ALL_TABLES.map(t => t.pieces.length)).toEqual([30, 28, 30, 32, 14, 12, 14, 16]);
});

test('ids are unique and every card that is named exists', () => {
  for (const cards of [UNITS, UPGRADES, COMMANDS, BATTLE_CARDS, FORCES, STARTERS, ALL_TABLES])
    unique(cards.map(c => c.id));
  const all = (x: string | readonly string[] | undefined) => (typeof x === 'string' ? [x] : (x ?? []));
  for (const u of UNITS) {
    for (const id of [...all(u.counterpart), ...all(u.counterpartOf)]) unitCard(id);
  }
  for (const c of COMMANDS) for (const id of c.units ?? []) unitCard(id);
  for (const f of FORCES) for (const ids of Object.values(f.units)) for (const id of ids) unitCard(id);
});

const pointsOf = (units: (typeof STARTERS)[number]['units']) =>
  units.reduce(
    (sum, { unit, upgrades }) =>
      sum + unitCard(unit).points + upgrades.reduce((more, id) => more + upgradeCard(id).points, 0),
    0,
  );

describe('the starter armies', () => {
  test.each(STARTERS)('$id is worth what it says, and has a hand and a deck', army => {
    expect(pointsOf(army.units)).toBe(army.points);
    expect(army.hand.map(id => commandCard(id).handPips ?? commandCard(id).pips).sort()).toEqual([
      1, 1, 2, 2, 3, 3, 4,
    ]);
    for (const kind of ['objective', 'deployment', 'condition'] as const) {
      expect(army.deck[kind]).toHaveLength(4);
      for (const id of army.deck[kind]) expect(battleCard(id)).toMatchObject({ kind, format: army.format });
    }
  });
});

test.each(ALL_TABLES)('$id is made of known kinds of terrain', table => {
  for (const [, kind] of table.pieces) expect(TERRAIN_KINDS).toHaveProperty([kind]);
  expect(groundOf(table).terrain).toHaveLength(table.pieces.length);
});

const sane = (keywords: Keywords = {}) => {
  for (const [id, value] of Object.entries(keywords)) {
    expect(KEYWORDS).toHaveProperty([id]);
    if (typeof value === 'number') expect(value).toBeGreaterThan(0);
  }
};

test('figures are within their bounds', () => {
  const arms = (u: Pick<UnitCard, 'weapons'>) => u.weapons;
  for (const u of UNITS) {
    sane(u.keywords);
    expect(u.wounds).toBeGreaterThan(0);
    expect(u.speed).toBeLessThanOrEqual(3);
    expect(u.courage === undefined || u.resilience === undefined).toBe(true);
    for (const w of arms(u)) {
      sane(w.keywords);
      const [least, most] = w.range ?? [1, 1];
      expect(most === 'any' || least <= most).toBe(true);
      expect(w.melee || w.range || w.special || u.missing).toBeTruthy();
    }
  }
  for (const u of UPGRADES) sane(u.keywords);
});

describe('what players would agree on beforehand lies open in the battlefield that they chose', () => {
  const grounds = BATTLEFIELDS.map(battlefield => {
    const o: Options = {
      battlefield,
      first: 'rebels-500',
      second: 'empire-500',
      armies: {},
      hiddenMinis: true,
      inPart: false,
    };
    return { battlefield, table: terrainTable(tableOf(o)), ground: game.initial(o).ground };
  });

  test('LEG-SETUP-03 LEG-PROC-03 LEG-TERR-21 its pieces are of the kinds that are listed', () => {
    expect(new Set(grounds.map(g => JSON.stringify(g.ground))).size).toBe(BATTLEFIELDS.length);
    for (const { table, ground } of grounds)
      expect(ground.terrain.map(t => t.id.replace(/-[^-]*$/, ''))).toEqual(
        table.pieces.map(([, what]) => what.replace(' ', '-')),
      );
  });

  test('LEG-SETUP-04 LEG-PROC-04 they stand in their places before anybody is asked', () => {
    for (const { table, ground } of grounds) expect(ground).toEqual(groundOf(table));
  });

  test('LEG-TERR-01 LEG-TERR-09 each is scatter, area or obstacle terrain, with borders, height, cover and a way through', () => {
    const pieces = grounds.flatMap(g => g.ground.terrain);
    expect(new Set(pieces.map(t => t.kind))).toEqual(new Set(['scatter', 'area', 'obstacle']));
    for (const t of pieces) {
      expect(t.polygon.length).toBeGreaterThan(2);
      expect(t.top).toBeGreaterThan(t.bottom);
      expect(['none', 'light', 'heavy']).toContain(t.cover);
      expect(['open', 'difficult', 'impassable']).toContain(t.move);
    }
    const areas = pieces.filter(t => t.kind === 'area');
    expect(new Set(areas.map(t => t.cover)).size).toBeGreaterThan(1);
    expect(new Set(areas.map(t => t.top)).size).toBeGreaterThan(1);
  });

  test('LEG-TOKEN-03 units of one card are told apart by their numbers, whatever they carry', () => {
    const o: Options = {
      battlefield: 'desert',
      first: 'rebels-800',
      second: 'rebels-800',
      armies: {},
      hiddenMinis: true,
      inPart: false,
    };
    const units = Object.values(game.initial(o).units);
    expect(new Set(units.map(u => u.id)).size).toBe(units.length);
    const same = units.filter(u => u.card === 'rebel-troopers').map(u => u.id);
    expect(same).toHaveLength(6);
    expect(same.map(id => id.split('-').slice(0, 2).join('-'))).toEqual([
      ...['p1-3', 'p1-4', 'p1-5'],
      ...['p2-3', 'p2-4', 'p2-5'],
    ]);
  });
});

test('LEG-GEN-18 LEG-KWU-GEN-01 keywords are of units, weapons, upgrades and commands, and of nothing else', () => {
  const classes = Object.values(KEYWORDS).map(k => k.kind.split(' ')[0]);
  expect(new Set(classes)).toEqual(new Set(['unit', 'weapon', 'upgrade', 'command']));
});
