import type { Now, OptionShown, QuestionShown } from '@potyczka/table';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, test, vi } from 'vitest';
import { ui } from '../games/adrenaline/ui.js';
import { firstWords, PrefsProvider } from '../prefs.js';
import type { Choosing } from './useChoice.js';

vi.stubGlobal('navigator', { language: 'en' });
vi.stubGlobal('document', { addEventListener: () => undefined });
// Other files run in the same worker: they must not find half a page.
afterAll(() => {
  vi.unstubAllGlobals();
});
const first = await firstWords();
// Whoever asks listens for hands as soon as it is loaded.
const { Ask } = await import('./Ask.js');

const option = (key: string, more: Partial<OptionShown> = {}): OptionShown => ({
  key,
  answer: key,
  label: { id: 'run-label', args: { run: 3 } },
  at: [],
  preview: null,
  declines: false,
  refusal: null,
  ...more,
});
const END = option('end', { label: { id: 'end-label' }, declines: true });

const asked = (
  question: Partial<QuestionShown> | null,
  open: Partial<Now['open'][number]>[] = [],
  seats: readonly object[] = [],
  chosen: readonly OptionShown[] = [],
): string => {
  const mine = question && {
    q: 1,
    step: 0,
    seat: 'p1',
    kind: 'choose',
    rule: 'ADR-TURN-01',
    ask: { id: 'ask-action', args: { left: 0 } },
    options: [],
    min: 1,
    max: 1,
    none: null,
    proposed: [],
    pieces: [],
    region: null,
    odds: false,
    ...question,
  };
  const now = {
    mine,
    open,
    result: null,
    deadline: null,
    now: 0,
    view: null,
    info: { mine: 'p1', seats },
  };
  const choosing = {
    chosen: new Set(chosen.map(o => o.key)),
    picked: chosen,
    pointed: null,
    ready: chosen.length > 0,
    lit: new Map(),
  } as unknown as Choosing;
  const nothing = (): void => undefined;
  return renderToStaticMarkup(
    createElement(
      PrefsProvider,
      { first },
      createElement(Ask, {
        ui,
        now: now as unknown as Now,
        choosing,
        problem: '',
        sending: false,
        isTelling: false,
        send: nothing,
        skip: nothing,
      }),
    ),
  );
};

test('with one way on nothing is asked: it is said that this is all', () => {
  const only = asked({
    options: [END, option('run', { refusal: { rule: 'ADR-X-01', why: { id: 'not-visible' } } })],
  });
  expect(only).toMatch(/<h2 class="prompt"><span[^>]*>That is all you can do\./);
  expect(asked({ options: [END, option('run')] })).not.toContain('That is all you can do');
});

test('how many may be chosen is said only where several may', () => {
  const many = (min: number, max: number): string =>
    asked({ kind: 'many', min, max, options: [option('a'), option('b')] });
  for (const [min, max] of [
    [0, 0],
    [0, 1],
    [1, 1],
  ] as const)
    expect(many(min, max)).not.toMatch(/Choose (up to |exactly )?\d|\d to \d/);
  expect(many(1, 2)).toContain('Choose 1 to 2');
  expect(many(2, 2)).toMatch(/Choose (exactly )?2/);
});

test('each of the first nine options shows its number key, what ends shows E, further ones none', () => {
  const options = Array.from({ length: 11 }, (_, i) => option(`o${i}`));
  const keys = [...asked({ options: [END, ...options] }).matchAll(/<button[^>]*class="option[^>]*>/g)].map(
    ([button]) => /data-key="(.)"/.exec(button)?.[1] ?? '',
  );
  expect(keys).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '', '', 'e']);
});

test('while a bot thinks, it is said who, and how long it may still take', () => {
  const bot = { seat: 'p2', q: 1, thinking: true, budget: 5000 } as const;
  const shown = asked(null, [bot]);
  expect(shown).toContain('Sprog is thinking');
  expect(shown).toMatch(/time-bar.*animation-duration:5000ms.*5 s left/);
  expect(asked(null, [{ ...bot, thinking: false }])).not.toContain('s left');
});

test('who is waited for is a person, with the figure that stands for them', () => {
  const q = { seat: 'p2', q: 1, thinking: false } as const;
  const kuba = { seat: 'p2', kind: 'human', name: 'Kuba', here: true, away: false };
  expect(asked(null, [q], [kuba])).toContain('waiting for Kuba (Sprog)');
  expect(asked(null, [q])).toContain('waiting for Sprog');
});

test('the button to confirm says what is confirmed, also what only a place on the board stands for', () => {
  const confirm = (question: Partial<QuestionShown>, ...chosen: readonly OptionShown[]): string =>
    (/class="primary confirm"[^>]*>([^<]*)</.exec(asked(question, [], [], chosen)) ?? [])[1] ?? '';
  const there = option('run>23', { at: ['23'], label: { id: 'run-to-label', args: { square: '23' } } });
  expect(confirm({ options: [option('run'), END] }, there)).toBe('Run to C4');
  const cards = ['#weapon-zx-2', '#weapon-hellion', '#weapon-railgun'].map(card =>
    option(card, { label: { id: 'weapon-label', args: { card } } }),
  );
  const many = { kind: 'many', min: 1, max: 3, options: cards } as const;
  expect(confirm({ ...many, max: 1 }, ...cards.slice(0, 1))).toBe('ZX-2');
  expect(confirm(many, ...cards.slice(0, 2))).toBe('Confirm: ZX-2, Hellion');
  expect(confirm(many, ...cards)).toBe('Confirm (3)');
});

test('with more than a dozen candidates on the board the list gives way to it, and is searched', () => {
  const on = (count: number): string =>
    asked({ options: [END, ...Array.from({ length: count }, (_, i) => option(`o${i}`, { at: [`${i}`] }))] });
  const buttons = (html: string): number => [...html.matchAll(/<button[^>]*class="option/g)].length;
  expect(on(12)).not.toContain('type="search"');
  expect(buttons(on(12))).toBe(13);
  expect(on(13)).toContain('type="search"');
  // What ends the question stays.
  expect(buttons(on(13))).toBe(1);
});
