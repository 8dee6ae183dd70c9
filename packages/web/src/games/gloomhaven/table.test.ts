import { game } from '@potyczka/gloomhaven';
import type { Event, FigureView, Odds, View } from '@potyczka/gloomhaven/view';
import { Run, seedOf } from '@potyczka/kernel/run';
import type { OptionShown } from '@potyczka/table';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { still } from '../../shell/still.js';
import { AttackOdds } from './AttackOdds.js';
import { Details } from './Details.js';
import { Sheets } from './Sheets.js';
import type { Scene } from './scene.js';
import { areaProps, laysArea, turnsArea } from './turning.js';

const DEFAULTS = Object.fromEntries(
  Object.entries(game.options).map(([name, field]) => [name, field.default]),
);

/** The table once the first room lies open, with what was chosen before it. */
const begun = (more: object = {}): Run<unknown, { type: string }, unknown, never, unknown> => {
  const run = new Run(game, { ...DEFAULTS, ...more } as never, { seed: seedOf(3) });
  for (let n = 0; n < 20 && run.now.asks.some(a => a.spec.rule !== 'GLM-ROUND-02'); n++) {
    const { seat } = run.now.asks.find(a => a.spec.rule !== 'GLM-ROUND-02')!;
    run.answer(seat, run.q, run.now.legal(seat)[0]);
  }
  return run as never;
};
const view = begun().view('p1') as View;

const draw = <P extends object>(part: FunctionComponent<P>, props: P): string =>
  renderToStaticMarkup(createElement(part, props)).replaceAll('\u00a0', ' ');

const scene = (seen: View, more: Partial<Scene> = {}): Scene => ({
  ...still<View, Event>(seen, 'en'),
  ...more,
});

const foe = view.figures.find(f => f.side === 'monsters')!;

describe('sheets', () => {
  test('there is one for each type of monster, with its statistics', () => {
    const text = draw(Sheets, scene(view));
    expect(text).toContain('Bandit Guard');
    expect(text).not.toContain('on your side');
  });

  test('who fights beside the heroes, or against everybody, and what is to be guarded have one too', () => {
    const other = (id: string, change: Partial<FigureView>): FigureView => ({ ...foe, id, ...change });
    const figures = [
      ...view.figures,
      other('city-guard.1', { type: 'city-guard', side: 'heroes' }),
      other('hound.1', { type: 'hound', side: 'third' }),
      other('altar.1', { type: 'altar', kind: 'objective', rank: null, hp: 7, max: 12 }),
    ];
    const text = draw(Sheets, scene({ ...view, figures }));
    expect(text).toMatch(/City Guard.*on your side/);
    expect(text).toMatch(/Hound.*against everybody/);
    expect(text).toContain('7/12');
  });
});

const option = (key: string, at: readonly string[], preview: unknown): OptionShown => ({
  key,
  answer: key,
  label: null,
  at,
  preview,
  declines: false,
  refusal: null,
});

test('before an attack is confirmed its odds are told: damage, death, Disadvantage and conditions with their chance', () => {
  const odds: Odds = {
    ...({} as Odds),
    damage: [
      [0, 0.25],
      [3, 0.75],
    ],
    mean: 2.25,
    hp: 3,
    kill: 0.75,
    mode: 'disadvantage',
    effects: [
      ['stun', 1],
      ['poison', 0.05],
    ],
  };
  const text = draw(AttackOdds, scene(view, { pointed: option('a', [foe.id], { odds }) }));
  expect(text).toContain('Disadvantage');
  expect(text).toMatch(/75/);
  expect(text).toMatch(/STUN(?! \d)/);
  expect(text).toContain('POISON 5 %');
  const each = [
    { target: foe.id, odds },
    { target: 'brute', odds },
  ];
  const two = draw(AttackOdds, scene(view, { pointed: option('b', ['1,1'], { each }) }));
  expect(two.match(/75 %/g)).toHaveLength(2);
});

test('an area that can lie over a hex in several ways is turned from one to the next, and round again', () => {
  const areas = ['x', 'y', 'z'].map(key => option(key, ['1,1'], { area: ['1,1', '1,2'] }));
  const lit = new Map([['1,1', [option('other', ['1,1'], {}), ...areas]]]);
  const meant = (turn: number) => areaProps({ lit }, '1,1', turn)['data-option'];
  expect([0, 1, 2, 3].map(meant)).toEqual(['x', 'y', 'z', 'x']);
  expect(areaProps({ lit }, '2,2', 0)).toEqual({});
  const asked = (options: readonly OptionShown[]) => ({ question: { options } as Scene['question'] });
  expect([laysArea(asked(areas)), turnsArea(asked(areas))]).toEqual([true, true]);
  expect([laysArea(asked(areas.slice(0, 1))), turnsArea(asked(areas.slice(0, 1)))]).toEqual([true, false]);
  expect(laysArea(asked([option('other', ['1,1'], {})]))).toBe(false);
});

test('GLM-ROUND-07 the hand of a partner is told where all is open, and not otherwise', () => {
  const about = (more: object): string =>
    draw(Details, { ...scene(begun(more).view('p1') as View), element: 'hero-spellweaver' });
  expect(about({})).not.toContain('Hand:');
  expect(about({ open: true })).toMatch(/Hand: .*Fire Orbs \(69\)/);
});
