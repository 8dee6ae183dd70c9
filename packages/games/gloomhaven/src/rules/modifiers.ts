import { memo, sure } from '@potyczka/kernel';
import { ELEMENTS, type Element } from '../content/abilities.js';
import { classOf, itemOf } from '../content/index.js';
import type { ModifierCard, Perk } from '../content/types.js';
import type { Mode } from '../events.js';
import type { S, T } from '../state.js';

/**
 * Attack modifier cards (GLM-MOD, GLM-ADV). A card is named by what it says:
 * `+1`, `x2*`, `null*`, `r+0, push 1`; `r` is the rolling symbol, `*` the shuffle
 * symbol. A deck is a number of copies of each, since nobody knows its order.
 */
export interface Modifier {
  readonly text: string;
  readonly value: number | 'x2' | 'null';
  readonly rolling: boolean;
  readonly shuffle: boolean;
  /** BLESS and CURSE leave the deck when drawn (GLM-MOD-07). */
  readonly leaves: boolean;
  readonly effects: readonly string[];
}

const parse = (text: string): Modifier => {
  if (text === 'bless' || text === 'curse')
    return {
      text,
      value: text === 'bless' ? 'x2' : 'null',
      rolling: false,
      shuffle: false,
      leaves: true,
      effects: [],
    };
  const [head, ...effects] = text.split(', ') as [string, ...string[]];
  const rolling = head.startsWith('r');
  const shuffle = head.endsWith('*');
  const word = head.slice(rolling ? 1 : 0, shuffle ? -1 : undefined);
  const value = word === 'x2' || word === 'null' ? word : Number(word);
  return { text, value, rolling, shuffle, leaves: false, effects };
};

export const readModifier = memo((text: string) => text, parse);

/** The name of a card of the content. */
export const modifierText = (c: ModifierCard): string => {
  const value = c.card === '2x' ? 'x2' : c.card;
  const parts = [
    ...(c.conditions ?? []),
    ...(c.own ?? []),
    ...(c.infuse ?? []),
    ...(['push', 'pull', 'pierce', 'heal', 'shield'] as const).flatMap(k => (c[k] ? [`${k} ${c[k]}`] : [])),
    ...(c.addTarget ? ['addTarget'] : []),
    ...(c.refreshItem ? ['refresh'] : []),
  ];
  return [`${c.rolling ? 'r' : ''}${value}${c.shuffle ? '*' : ''}`, ...parts].join(', ');
};

/** D4 */
export const STANDARD: Readonly<Record<string, number>> = {
  '+0': 6,
  '+1': 5,
  '-1': 5,
  '+2': 1,
  '-2': 1,
  'null*': 1,
  'x2*': 1,
};

const count = (deck: Record<string, number>, card: string, n: number): void => {
  const left = (deck[card] ?? 0) + n;
  if (left > 0) deck[card] = left;
  else delete deck[card];
};

const takePerk = (deck: Record<string, number>, perk: Perk): void => {
  for (const card of perk.remove ?? []) count(deck, modifierText(card), -card.n);
  for (const card of perk.add ?? []) count(deck, modifierText(card), card.n);
};

/** GLM-COMP-07, GLM-PERK-01, -09, GLM-ITEM-11: the deck of a character with these boxes marked and these items. */
export const deckFor = (
  who: string,
  boxes: readonly number[],
  itemCards: number,
  scenarioCards: number,
): Record<string, number> => {
  const deck: Record<string, number> = { ...STANDARD };
  const { perks } = classOf(who);
  const ignores = new Set<string>();
  for (const [row, n] of boxes.entries())
    for (let i = 0; i < n; i++) {
      const perk = sure(perks[row], 'one of perks');
      takePerk(deck, perk);
      if (perk.ignore) ignores.add(perk.ignore);
    }
  if (itemCards < 0 || !ignores.has('itemMinusOneCards')) count(deck, '-1', itemCards);
  if (!ignores.has('negativeScenarioEffects')) count(deck, '-1', scenarioCards);
  return deck;
};

/** What items add to the deck, less what they take out of it. */
export const minusOnes = (items: readonly number[]): number =>
  items.reduce((sum, id) => {
    const { minusOneCards = 0, effects } = itemOf(id);
    const out = effects.map(e => e.give?.effect?.modifierDeck?.remove['-1'] ?? 0);
    return sum + minusOneCards - out.reduce((a, b) => a + b, 0);
  }, 0);

/** What was drawn for one target and what it comes to. */
export interface Drawn {
  readonly drawn: readonly Modifier[];
  /** Those that count. */
  readonly used: readonly Modifier[];
}

/** GLM-RANDOM-01, -02 */
const tamedValue = (value: Modifier['value'], tamed: boolean): Modifier['value'] =>
  !tamed || typeof value === 'number' ? value : value === 'x2' ? 2 : -2;

/** Step 2 (GLM-ATK-12, GLM-MOD-02 to -04): additions before doubling (GLM-G28), Null makes it nothing (GLM-G29). */
export const valueAfter = (base: number, used: readonly Modifier[], tamed = false): number => {
  let value = base;
  let times = 1;
  for (const card of used) {
    const v = tamedValue(card.value, tamed);
    if (v === 'null') return 0;
    if (v === 'x2') times *= 2;
    else value += v;
  }
  return Math.max(0, value * times);
};

const covers = (a: readonly string[], b: readonly string[]): boolean => b.every(x => a.includes(x));

/** GLM-ADV-07, -08, GLM-G30: whether the second card is clearly better than the first. */
const isBetter = (second: Modifier, first: Modifier, base: number, tamed: boolean): boolean => {
  const [a, b] = [valueAfter(base, [second], tamed), valueAfter(base, [first], tamed)];
  if (a < b || !covers(second.effects, first.effects)) return false;
  return a > b || second.effects.length > first.effects.length;
};

/** What is known so far, and whether another card must be drawn. */
export const drawingGoesOn = (mode: Mode, drawn: readonly Modifier[]): boolean => {
  if (mode === 'normal') return drawn.at(-1)?.rolling ?? true; // GLM-MOD-06
  if (drawn.length < 2) return true;
  return drawn.every(card => card.rolling); // GLM-ADV-03, -06
};

/** Which of the cards drawn count (GLM-ADV-01 to -06). */
export const countingOf = (
  mode: Mode,
  drawn: readonly Modifier[],
  base: number,
  tamed = false,
): Modifier[] => {
  if (mode === 'normal') return [...drawn];
  const rolling = drawn.filter(card => card.rolling);
  const plain = drawn.filter(card => !card.rolling);
  if (rolling.length > 0) return mode === 'advantage' ? [...rolling, ...plain] : plain;
  const [first, second] = plain as [Modifier, Modifier];
  const takeSecond =
    mode === 'advantage' ? isBetter(second, first, base, tamed) : isBetter(first, second, base, tamed);
  return [takeSecond ? second : first];
};

/** GLM-ADV-09, -10 */
export const modeOf = (advantage: boolean, disadvantage: boolean): Mode =>
  advantage === disadvantage ? 'normal' : advantage ? 'advantage' : 'disadvantage';

const facesOf = (pile: Readonly<Record<string, number>>): string[] =>
  Object.keys(pile)
    .sort()
    .flatMap(card => new Array<string>(sure(pile[card], 'one of pile')).fill(card));

const isEmpty = (pile: Readonly<Record<string, number>>): boolean => Object.keys(pile).length === 0;

/**
 * Draws for one target (GLM-MOD-01). What is drawn lies aside until the attack on
 * that target is done, so an empty pile is made of older discards only (GLM-MOD-09).
 */
export const drawModifiers = (t: T, whose: string, mode: Mode, base: number): Drawn => {
  const drawn: Modifier[] = [];
  while (drawingGoesOn(mode, drawn)) {
    if (isEmpty(deckOf(t.s, whose).draw)) {
      if (isEmpty(deckOf(t.s, whose).discard)) break;
      t.emit({ type: 'modifiers-shuffled', whose }, 'GLM-MOD-09');
    }
    const card = t.roll('GLM-MOD-01', facesOf(deckOf(t.s, whose).draw));
    t.emit({ type: 'drew', whose, card }, drawn.length === 0 ? 'GLM-MOD-01' : 'GLM-MOD-06');
    drawn.push(readModifier(card));
  }
  return { drawn, used: countingOf(mode, drawn, base, t.s.options.tamed) };
};

const deckOf = (s: S, whose: string): S['decks'][string] => s.decks[whose] as S['decks'][string];

export const isElement = (effect: string): effect is Element =>
  (ELEMENTS as readonly string[]).includes(effect);

/** The number behind an effect such as `push 2`. */
export const effectNumber = (effects: readonly string[], word: string): number =>
  effects.reduce((sum, e) => (e.startsWith(`${word} `) ? sum + Number(e.slice(word.length + 1)) : sum), 0);
