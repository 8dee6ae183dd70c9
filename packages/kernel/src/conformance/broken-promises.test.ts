import { describe, expect, test } from 'vitest';
import { ambush } from '../fixtures/ambush.js';
import { type Army, type Field, muster } from '../fixtures/muster.js';
import { planning } from '../fixtures/planning.js';
import { shots } from '../fixtures/shots.js';
import { skirmish } from '../fixtures/skirmish/index.js';
import { seeds, words } from '../fixtures/words.js';
import type { BroughtField, CardId, Choice, DataRead, Json, Msg, Seat } from '../index.js';
import { checkPlayout } from './index.js';
import { checkOptions } from './options.js';

/** Plays a game that breaks a promise, until the suite says so. */
const broken =
  (game: typeof ambush, more: Partial<typeof words> = {}) =>
  () => {
    const options = { players: 3 };
    const suite = { game, options: [options], seeds, bound: 120, every: 2, ...words, ...more };
    for (const seed of seeds) checkPlayout({ suite, options, seed });
  };
/** The same with a game of stages. */
const brokenPlan = (game: typeof planning) => () => {
  const options = { players: 2 };
  const suite = { game, options: [options], seeds, bound: 40, ...words };
  for (const seed of seeds) checkPlayout({ suite, options, seed });
};
const WORD = {
  rule: 'PLAN-LEAD' as const,
  ask: { id: 'word' },
  key: (x: string) => x,
  show: (x: string) => ({ label: { id: x } }),
};
const brokenSkirmish =
  (game: typeof skirmish, options = { notes: 0 }) =>
  () => {
    const suite = { game, options: [options], seeds, bound: 400, every: 8, ...words };
    for (const seed of seeds.slice(0, 4)) checkPlayout({ suite, options, seed });
  };
const CARD: Choice<CardId> = {
  rule: 'AMB-EXTRA',
  ask: { id: 'extra' },
  from: ['#sword-1'],
  key: c => c,
  show: c => ({ label: { id: c } }),
};
/** Ambush with a question of p1's more in every round. */
const withQuestion = (choice: (t: Parameters<typeof ambush.step>[0]) => Choice<CardId>): typeof ambush => ({
  ...ambush,
  *step(t) {
    yield* t.choose('p1', choice(t));
    return yield* ambush.step(t);
  },
});

describe('the suite finds', () => {
  const field = { name: 'the ford', rounds: 1 };
  const armies = { p1: { units: ['archers'] }, p2: { units: ['riders'] } } as const;
  const options = { points: 8, field, armies };

  test('options that are read in another form than they were read', () => {
    const read = (x: Json): DataRead<Field> => ({
      ok: true,
      value: { ...(x as unknown as Field), name: `${(x as unknown as Field).name}!` },
    });
    const drifting: typeof muster = {
      ...muster,
      options: { ...muster.options, field: { kind: 'data', default: field, read } },
    };
    expect(() => checkOptions(drifting, options)).toThrow('reading options that were read changes them');
  });

  test('a proposal that its own reader refuses or changes', () => {
    const unsorted: typeof muster = {
      ...muster,
      options: {
        ...muster.options,
        armies: {
          ...(muster.options.armies as BroughtField<Army>),
          default: () => ({ units: ['riders', 'archers'] }),
        },
      },
    };
    expect(() => checkOptions(unsorted, options)).toThrow(
      'armies of p1: what the game proposes is not as it is read',
    );
  });

  test('a reader that fails instead of refusing', () => {
    const frail: typeof muster = {
      ...muster,
      options: {
        ...muster.options,
        field: {
          kind: 'data',
          default: field,
          read: x => ({ ok: true, value: { name: (x as unknown as Field).name.trim(), rounds: 1 } }),
        },
      },
    };
    expect(() => checkOptions(frail, options)).toThrow(TypeError);
  });

  test('a view that shows the deck', () => {
    const leaky: typeof ambush = {
      ...ambush,
      view: (s, who) => ({ ...ambush.view(s, who), discard: [...s.discard, ...s.deck.slice(0, 1)] }),
    };
    expect(broken(leaky)).toThrow(/which is hidden from it/);
  });

  test('a view that lets a secret shine through', () => {
    const sum = (cards: readonly CardId[]): number => cards.reduce((n, c) => n + Number(c.split('-')[1]), 0);
    const shining: typeof ambush = {
      ...ambush,
      view: (s, who) => ({ ...ambush.view(s, who), deckSize: sum(s.deck) }),
    };
    expect(broken(shining)).toThrow(/could tell two worlds apart/);
  });

  test('a view whose names come in an order that tells how the deck lies', () => {
    const kind = (card: CardId): string => card.split('-')[0] as string;
    const telling: typeof ambush = {
      ...ambush,
      view: (s, who) => {
        const kinds = [...s.deck.map(kind), ...['#sword', '#axe', '#shield'].sort()];
        return {
          ...ambush.view(s, who),
          kinds: Object.fromEntries(kinds.map(each => [each.slice(1), true])),
        };
      },
    };
    expect(broken(telling)).toThrow(/could tell apart in two deals/);
  });

  test('cards shuffled while others of their shuffle lie unseen elsewhere, unless all are of one pool', () => {
    const often: typeof ambush = {
      ...ambush,
      *step(t) {
        const deck = t.shuffle('AMB-DECK', [...t.s.deck, ...t.s.discard]);
        t.emit({ type: 'shuffled', deck }, 'AMB-DECK');
        return yield* ambush.step(t);
      },
    };
    expect(broken(often)).toThrow(/imagines in two deals .* hangs on what it may not know/);
    const pooled = {
      ...often,
      hidden: (s: Parameters<typeof often.hidden>[0]) =>
        often.hidden(s).map(pile => ({ ...pile, among: 'all' })),
    };
    expect(broken(pooled)).not.toThrow();
  });

  test('an open view that keeps a hand hidden, or none at all where there are secrets', () => {
    const half: typeof ambush = { ...ambush, openView: s => ambush.view(s, 'p1') };
    expect(broken(half)).toThrow(/is not laid open/);
    const { openView: _, ...closed } = ambush;
    expect(broken(closed)).toThrow(/nothing to lay them open/);
  });

  test('a question asked only of those who hold the right card', () => {
    const telling: typeof ambush = {
      ...ambush,
      *step(t) {
        const seat = t.s.seats.find(p => t.s.hands[p]?.some(c => c.startsWith('#shield')));
        if (seat) yield* t.choose(seat, { ...CARD, from: ['#ok'] });
        return yield* ambush.step(t);
      },
    };
    expect(broken(telling)).toThrow(/could tell two worlds apart|is not asked|is asked/);
  });

  test('options that name a card which the seat has not seen', () => {
    const peeking = withQuestion(t => ({ ...CARD, from: t.s.deck.slice(0, 1) }));
    expect(broken(peeking)).toThrow(/p1 is shown #[\w-]+, which is hidden from it/);
  });

  test('a state changed without an event', () => {
    const sly: typeof ambush = {
      ...ambush,
      *step(t) {
        (t.s.lives as Record<string, number>).p2 = 9;
        return yield* ambush.step(t);
      },
    };
    expect(broken(sly)).toThrow(/folding the events|restore the state/);
  });

  test('an event that turns up a card without naming it', () => {
    const silent: typeof ambush = {
      ...ambush,
      apply: {
        ...ambush.apply,
        round: (s, e) => {
          s.round = e.round;
          const top = s.deck.shift();
          if (top) s.discard.push(top);
        },
      },
    };
    expect(broken(silent)).toThrow(/round turned up #[\w-]+ without naming it|the undo line of/);
  });

  test('an event that turns a card down without naming it', () => {
    const silent: typeof ambush = {
      ...ambush,
      apply: {
        ...ambush.apply,
        round: (s, e) => {
          s.round = e.round;
          const back = s.discard.pop();
          if (back) s.deck.push(back);
        },
      },
    };
    expect(broken(silent)).toThrow(/round turned down #[\w-]+ without naming it/);
  });

  test('an event or a question whose rule the ledger does not know', () => {
    const without = (id: string) => new Set([...words.rules].filter(rule => rule !== id));
    expect(broken(ambush, { rules: without('AMB-STRIKE') })).toThrow(
      'struck names AMB-STRIKE, which is no rule of the ledger',
    );
    expect(broken(ambush, { rules: without('AMB-LAY') })).toThrow('a question names AMB-LAY');
  });

  test('a rule that tells which card was drawn face down', () => {
    const telling: typeof ambush = {
      ...ambush,
      *step(t) {
        const card = t.s.deck[0];
        const rule = card?.startsWith('#shield') ? 'AMB-SHIELD' : 'AMB-DECK';
        if (card) t.emit({ type: 'drew', who: 'p2', card }, rule);
        yield* t.choose('p1', { ...CARD, from: ['#ok'] });
        return yield* ambush.step(t);
      },
    };
    expect(broken(telling)).toThrow(/was told different things in two worlds it cannot tell apart/);
  });

  test('a game without an end', () => {
    const endless: typeof ambush = {
      ...ambush,
      *step(t) {
        yield* ambush.step(t);
        return undefined;
      },
    };
    expect(broken(endless)).toThrow(/no end after|no legal answer/);
  });

  test('a dead end', () => {
    expect(broken(withQuestion(() => ({ ...CARD, from: [] })))).toThrow(/AMB-EXTRA has no legal answer/);
  });

  test('two candidates with one key', () => {
    const twins = withQuestion(() => ({ ...CARD, from: ['#one', '#two'], key: () => 'same' }));
    expect(broken(twins)).toThrow("AMB-EXTRA: two candidates have the key 'same'");
  });

  test('a judge that fails', () => {
    const judge = (): never => {
      throw new Error('no such square');
    };
    const failing = withQuestion(t => ({ ...CARD, from: t.s.hands.p1 ?? [], judge }));
    expect(broken(failing)).toThrow('no such square');
  });

  test('a judge that fails on an illegal answer only', () => {
    const picky = withQuestion(() => ({
      ...CARD,
      from: ['#ok', '#bad'],
      judge: c => {
        if (c === '#bad') throw new Error('cannot judge');
        return undefined;
      },
    }));
    expect(broken(picky)).toThrow('cannot judge');
  });

  test('cards that the kernel could not find in a text', () => {
    const rename = (c: CardId): CardId => `${c}.` as CardId;
    const odd: typeof ambush = {
      ...ambush,
      hidden: s => ambush.hidden(s).map(h => ({ ...h, cards: h.cards.map(rename) })),
    };
    expect(broken(odd)).toThrow(/is not the name of a card/);
  });

  test('a card hidden twice', () => {
    const twice: typeof ambush = { ...ambush, hidden: s => [...ambush.hidden(s), ...ambush.hidden(s)] };
    expect(broken(twice)).toThrow(/is listed as hidden twice/);
  });

  test('a hidden card that no guess would hide', () => {
    const fixed: typeof ambush = {
      ...ambush,
      hidden: s => [...ambush.hidden(s), { cards: ['#joker'], seen: ['p1'] }],
    };
    expect(broken(fixed)).toThrow(/#joker is hidden but was never shuffled and is among no pool/);
  });

  test('a text that hangs on to the name of a card', () => {
    const hanging = withQuestion(t => ({
      ...CARD,
      from: [...(t.s.hands.p1 ?? [])],
      key: c => `${c}.lay`,
    }));
    expect(broken(hanging)).toThrow(/'#[\w-]+\.lay' hides the card/);
  });

  test('an option without a label', () => {
    const { show: _, ...silent } = CARD;
    expect(broken(withQuestion(() => silent))).toThrow('AMB-EXTRA: #sword-1 has no label');
  });

  test('a text that is missing in one language', () => {
    const say = (lang: string, m: Msg): string => (lang === 'pl' && m.id === 'lay' ? '' : words.say(lang, m));
    expect(broken(ambush, { say })).toThrow("not a sentence: ''");
    const tell = (lang: string, e: { type: string }): string =>
      lang === 'en' && e.type === 'drew' ? 'drew undefined' : e.type;
    expect(broken(ambush, { tell })).toThrow("not a sentence: 'drew undefined'");
  });

  test('a part of a stage that changes something outside itself', () => {
    let asked = 0;
    const careless: typeof planning = {
      ...planning,
      *step(t) {
        const { seats } = t.s;
        yield* t.together({
          seats,
          open: () => ({ rule: 'PLAN-SECRET', ask: { id: 'plan' } }),
          *play(p) {
            asked++;
            const from = [`word-${asked}`, 'other'];
            return yield* t.choose(p, { ...WORD, from });
          },
        });
        return yield* planning.step(t);
      },
    };
    expect(brokenPlan(careless)).toThrow(/comes to something else|stands elsewhere|tell two worlds apart/);
  });

  test('a stage that tells others more than they may know', () => {
    const telling: typeof planning = {
      ...planning,
      *step(t) {
        const best = (p: Seat): string => [...(t.s.hands[p] ?? [])].sort()[0]?.slice(1) ?? 'none';
        yield* t.together({
          seats: t.s.seats,
          open: p => ({ rule: 'PLAN-SECRET', ask: { id: `plan with ${best(p)}` } }),
          *play(p) {
            return yield* t.choose(p, { ...WORD, from: ['yes', 'no'] });
          },
        });
        return yield* planning.step(t);
      },
    };
    expect(brokenPlan(telling)).toThrow(/could tell two worlds apart/);
  });

  test('a shared part that a rule changes', () => {
    const changing: typeof skirmish = {
      ...skirmish,
      apply: {
        ...skirmish.apply,
        wounded: (s, e) => {
          (s.units[e.unit] as { wounds: number }).wounds += e.n;
        },
      },
    };
    expect(brokenSkirmish(changing)).toThrow(/read only property 'wounds'/);
  });

  test('a state that is too large to be copied often', () => {
    const heavy: typeof skirmish = { ...skirmish, shared: { units: 'each' } };
    expect(brokenSkirmish(heavy, { notes: 2000 })).not.toThrow();
    const heavier: typeof skirmish = {
      ...heavy,
      initial: o => ({ ...skirmish.initial(o), terrain: { cover: [], notes: 'x'.repeat(20_001) } }),
    };
    expect(brokenSkirmish(heavier)).toThrow(/the state takes 20\d\d\d characters/);
  });

  test('odds that hang on what a seat may not know', () => {
    const peeking: typeof shots = {
      ...shots,
      odds: (...args) => {
        const shown = shots.odds?.(...args);
        return shown && { ...shown, value: s => s.feats[0] ?? '' };
      },
    };
    const options = { aim: 10 };
    const suite = { game: peeking, options: [options], seeds, bound: 400, every: 2, ...words };
    expect(() => checkPlayout({ suite, options, seed: 1 })).toThrow(/the odds that p\d is shown hang on/);
  });

  test('and names the seed at which it found it', () => {
    const leaky: typeof ambush = {
      ...ambush,
      view: (s, who) => ({ ...ambush.view(s, who), discard: [...s.deck] }),
    };
    expect(broken(leaky)).toThrow(/\[ambush options=\{"players":3\} seed=1 decision=\d+\]/);
  });
});
