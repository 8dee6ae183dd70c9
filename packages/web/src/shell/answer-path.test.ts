import type { Answer } from '@potyczka/kernel';
import type { OptionShown, QuestionShown } from '@potyczka/table';
import { expect, test } from 'vitest';
import type { Intent, Pieces } from '../games/game-ui.js';
import { askedOf, type Entry, PATH, type Said, type StepName, say } from './answer-path.js';
import { asksOf, handlersOf } from './answer-steps.js';
import type { Touch } from './input.js';
import { nextAfter } from './useIntents.js';

const option = (key: string, at: readonly string[]): OptionShown => ({
  ...{ key, answer: key, label: { id: key }, at, preview: undefined, declines: false, refusal: null },
});

/** A walk, which a click on a square means, and two cards, which are said one after the other. */
const QUESTION = {
  kind: 'choose',
  ask: { id: 'ask' },
  options: [option('run', []), option('a/b', ['a', 'b'])],
} as unknown as QuestionShown;
const TO_12: Intent = { key: 'run', at: '12', label: null, preview: null, next: ['12'], follows: 'no' };
const PIECES: Pieces = {
  of: o => (o.key.includes('/') ? o.at : null),
  ask: () => ({ id: 'second' }),
  label: element => ({ id: element }),
  confirm: () => ({ id: 'confirm' }),
  swap: { id: 'swap' },
};

interface Page {
  readonly path?: readonly StepName[];
  readonly touch?: Touch;
  readonly isPast?: boolean;
}

/** A match as far as answers go: what is said to it, which step keeps that, and what has come of it. */
const page = ({ path = PATH, touch = 'mouse', isPast = false }: Page) => {
  const state = {
    kept: [] as StepName[],
    chosen: [] as readonly string[],
    next: [] as readonly string[],
    begun: [] as readonly string[],
    isPast,
    odds: [] as Answer[],
    given: [] as Answer[],
  };
  const intents = (): readonly Intent[] => [TO_12];
  const asked = () => {
    const { begun, isPast: isHidden } = state;
    return askedOf(asksOf({ pieces: PIECES, begun, isHidden, intents }), QUESTION, path);
  };
  const tell = (entry: Entry, said: Said): void => {
    const steps = handlersOf({
      choosable: { question: asked().choice, chosen: new Set(state.chosen), rivals: () => false },
      touch: () => touch,
      choose: chosen => Object.assign(state, { chosen: [...chosen] }),
      note: key => Object.assign(state, { next: nextAfter(intents(), key, state.next) }),
      isPast: state.isPast,
      toNow: () => Object.assign(state, { isPast: false }),
      keep: begun => Object.assign(state, { begun }),
      sent: a => state.odds.push(a),
      give: a => state.given.push(a),
    });
    state.kept.push(say(steps, entry, said, path));
  };
  return { state, asked, tell, click: (key: string) => tell('touch', { key, a: key }) };
};

/** What becomes of clicks, by what is asked of each step and by which step keeps them. */
const told = (path: readonly StepName[]) => {
  const keysFor = (question: QuestionShown | null) => question?.options.map(o => o.key) ?? null;
  const mouse = page({ path });
  const asked = keysFor(mouse.asked().choice);
  mouse.click('run>12');
  const finger = page({ path, touch: 'finger' });
  finger.click('run>12');
  const afterOneTap = { ...finger.state, kept: [...finger.state.kept] };
  finger.click('run>12');
  const cards = page({ path });
  cards.click('piece a');
  const afterOneCard = { ...cards.state, odds: [...cards.state.odds], given: [...cards.state.given] };
  cards.click('piece a b');
  cards.click('whole a/b');
  const past = page({ path, isPast: true });
  const askedInPast = keysFor(past.asked().intents);
  past.click('piece a');
  return {
    ...{ asked, askedInPast, mouse: mouse.state, afterOneTap, finger: finger.state },
    ...{ afterOneCard, cards: cards.state, past: past.state },
  };
};

const NOTHING = { kept: [], chosen: [], next: [], begun: [], isPast: false, odds: [], given: [] };

test('a click on the board becomes the answer that it begins with, and what it leads to is remembered', () => {
  const { asked, mouse } = told(PATH);
  expect(asked).toEqual(['piece a', 'run', 'run>12']);
  expect(mouse).toEqual({ ...NOTHING, kept: ['table'], next: ['12'], odds: ['run'], given: ['run'] });
});

test('the first tap of a finger only chooses: nothing behind hears of it, until the second', () => {
  const { afterOneTap, finger } = told(PATH);
  expect(afterOneTap).toMatchObject({ kept: ['choice'], chosen: ['run>12'], next: [] });
  expect(finger).toMatchObject({ kept: ['choice', 'table'], next: ['12'], given: ['run'] });
});

test('pieces of an answer are kept, without odds; confirmed they make the answer', () => {
  const { afterOneCard, cards } = told(PATH);
  expect(afterOneCard).toMatchObject({ begun: ['a'], odds: [], given: [] });
  expect(cards).toMatchObject({ kept: ['pieces', 'pieces', 'table'], odds: ['a/b'], given: ['a/b'] });
});

test('in the past no click means anything, and the first touch only leads back', () => {
  const { askedInPast, past } = told(PATH);
  expect(askedInPast).toBeNull();
  expect(past).toEqual({ ...NOTHING, kept: ['past'] });
});

test('who has said before what they want is not held up by the past; what is placed is', () => {
  const { state, tell } = page({ isPast: true });
  tell('itself', { key: null, a: 'pass' });
  tell('whole', { key: null, a: { x: 1, y: 2 } });
  expect(state).toMatchObject({ kept: ['table', 'past'], given: ['pass'] });
});

test.each(PATH.slice(1).map((name, i) => [PATH[i] as StepName, name]))(
  'it matters that %s comes before %s',
  (first, second) => {
    const swapped = PATH.map(name => (name === first ? second : name === second ? first : name));
    expect(told(swapped)).not.toEqual(told(PATH));
  },
);
