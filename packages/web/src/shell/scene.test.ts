import type { Now, OptionShown, Told } from '@potyczka/table';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, test, vi } from 'vitest';
import type { SceneProps } from '../games/game-ui.js';
import { firstWords, PrefsProvider } from '../prefs.js';
import type { MatchProps } from './match-props.js';
import { useScene } from './useScene.js';
import type { Tabletop } from './useTabletop.js';

vi.stubGlobal('navigator', { language: 'en' });
// Other files run in the same worker: they must not find half a page.
afterAll(() => {
  vi.unstubAllGlobals();
});
const first = await firstWords();

const told = (n: number): Told => ({ n, rule: 'E-1', event: { n } });
const recent = [told(4), told(5)];

interface Wishes {
  readonly table?: Partial<Tabletop>;
  readonly choosing?: Partial<Tabletop['choosing']>;
  readonly result?: unknown;
}

/** What the board is drawn from, at my turn with something to tell of before. */
const sceneOf = ({ table = {}, choosing = {}, result = null }: Wishes): SceneProps => {
  let scene: SceneProps | undefined;
  const now = { info: { mine: 'p1', seats: [] }, mine: { q: 1, options: [] }, result, view: null };
  const props = {
    state: { happening: [], behind: 0, log: [] },
    now: now as unknown as Now,
    ui: { points: { scores: () => ['p1', 'p2', 'p3'].map(who => ({ who, won: who === 'p2' })) } },
  } as unknown as MatchProps;
  const kept = {
    choosing: { pointed: null, chosen: new Set(), lit: new Map(), ...choosing },
    answering: { begun: [] },
    past: null,
    highlight: [],
    echo: null,
    narrow: false,
    ...table,
  } as unknown as Tabletop;
  const Look = (): null => {
    scene = useScene(props, kept, null, recent);
    return null;
  };
  renderToStaticMarkup(createElement(PrefsProvider, { first }, createElement(Look)));
  return scene as unknown as SceneProps;
};

test('what happened since my last turn stays drawn until the first touch of mine', () => {
  expect(sceneOf({}).lingering).toEqual(recent);
  expect(sceneOf({ choosing: { pointed: { key: 'run' } as OptionShown } }).lingering).toEqual([]);
  expect(sceneOf({ choosing: { chosen: new Set(['run']) } }).lingering).toEqual([]);
  expect(sceneOf({ table: { past: 3 } }).lingering).toEqual([]);
});

test('a line of the log that is pointed at is drawn again, and nothing else', () => {
  expect(sceneOf({ table: { echo: told(2) } }).lingering).toEqual([told(2)]);
  expect(sceneOf({ table: { past: 3, echo: told(2) } }).lingering).toEqual([told(2)]);
});

test('at the end those who have won are lit, and nobody before', () => {
  expect(sceneOf({}).highlight).toEqual([]);
  expect(sceneOf({ result: {} }).highlight).toEqual(['p2']);
});
