import type { CardId, Msg, MsgArg, Seat } from '@potyczka/kernel';
import { CASES } from '@potyczka/words';
import { agreementIn, type CountedNoun, flawOf } from '@potyczka/words/checks';
import { describe, expect, test } from 'vitest';
import { POWER_UP_CARDS } from '../content/power-ups/cards.js';
import { weapons } from '../content/weapons/index.js';
import type { Event } from '../events.js';
import { WEAPON_CARDS } from '../rules/arsenal.js';
import { COLOURS, type Figure } from '../vocabulary.js';
import { ARGUMENTS } from './fixtures/arguments.js';
import { breakable } from './fixtures/breakable.js';
import { LANGS, type Lang, say, tell } from './index.js';
import { LANGUAGES } from './language.js';
import type { TextId } from './say.js';

const COUNTS = [0, 1, 2, 3, 4, 5, 11, 12, 21, 22, 25];
const SEATS: readonly Seat[] = ['p1', 'p2', 'p3', 'p4', 'p5'];
const FIGURES: readonly Figure[] = [...SEATS, 'bot'];
const EFFECTS = weapons.flatMap(w => [...w.modes, ...(w.optional ?? [])].map(e => `${w.id}/${e.id}`));
const COSTS: readonly (readonly string[])[] = [
  [],
  ...COUNTS.slice(1).map(n => Array.from({ length: n }, () => 'blue')),
  ['red', 'red', 'yellow'],
  ['blue', '#newton-red-1'],
];

/** Values of every kind for each argument that the rules pass. */
const VALUES: Readonly<Record<string, readonly MsgArg[]>> = {
  ...Object.fromEntries(
    ['left', 'most', 'least', 'run', 'grab', 'shoot', 'round', 'skulls'].map(name => [name, COUNTS]),
  ),
  reloads: [true, false],
  target: [...FIGURES, ...COLOURS.map(c => `spawn-${c}`)],
  attacker: FIGURES,
  last: FIGURES,
  card: [...WEAPON_CARDS, ...POWER_UP_CARDS, '#'],
  effect: EFFECTS,
  cost: COSTS,
  price: [...COSTS, ['blue', '#newton-red-1']],
  colour: COLOURS,
  square: ['00', '23'],
  squares: [['00', '01', '02'], ['13']],
  near: ['11'],
  far: ['21'],
};

/** Every way to fill a message: one argument changes at a time, the others have their first value. */
const filled = (id: TextId): Msg[] => {
  const names = ARGUMENTS[id] ?? [];
  const valuesOf = (name: string): readonly MsgArg[] => {
    const values = VALUES[name];
    if (!values) throw new Error(`no values for ${name}`);
    return values;
  };
  const first = Object.fromEntries(names.map(name => [name, valuesOf(name)[0] as MsgArg]));
  return names.length === 0
    ? [{ id }]
    : names.flatMap(name => valuesOf(name).map(value => ({ id, args: { ...first, [name]: value } })));
};

const pairs = <X>(list: readonly X[]): [X, X][] =>
  list.flatMap(a => list.map((b): [X, X] => [a, b])).filter(([a, b]) => a !== b);

const weaponEvents = (card: (typeof WEAPON_CARDS)[number], who: Seat): Event[] => [
  { type: 'reloaded', who, card },
  { type: 'fired', who, card, mode: 'basic' },
  { type: 'unloaded', who, card },
  ...COLOURS.flatMap((at): Event[] => [
    { type: 'offered', at, card },
    { type: 'took-weapon', who, at, card },
    { type: 'put-down', who, at, card },
  ]),
];

const effectEvents = (key: string, who: Seat): Event[] => {
  const [weapon = '', effect = ''] = key.split('/');
  const card = `#weapon-${weapon}` as (typeof WEAPON_CARDS)[number];
  return [
    { type: 'fired', who, card, mode: effect },
    { type: 'used', who, card, effect },
  ];
};

const cardEvents = (card: CardId, who: Seat): Event[] =>
  (['drew', 'discarded', 'played'] as const).map(
    type => ({ type, who, card: card as (typeof POWER_UP_CARDS)[number] }) as const,
  );

const countEvents = (n: number, who: Figure, by: Figure): Event[] => [
  { type: 'damaged', who, by, amount: n, fromMarks: 0 },
  { type: 'damaged', who, by, amount: n, fromMarks: n },
  ...(['shot', 'answer', 'overkill'] as const).map(
    (how): Event => ({ type: 'marked', who, by, amount: n, how }),
  ),
  { type: 'first-blood', on: who, who: by, points: n },
  { type: 'scored', on: who, who: by, tokens: n, points: n },
  { type: 'double-kill', who: by, points: n },
  { type: 'scored-track', track: 'killshots', who: by, tokens: n, points: n },
  { type: 'scored-track', track: 'red', who: by, tokens: n, points: n },
];

const figureEvents = (who: Figure, by: Figure): Event[] => [
  { type: 'killed', who, by, overkill: true },
  { type: 'killed', who, by, overkill: false },
  { type: 'killshot', on: who, who: by, overkill: null },
  { type: 'killshot', on: who, who, overkill: by },
  { type: 'moved', who, to: '12', how: 'pushed', by: 'p1' },
  { type: 'moved', who, to: '12', how: 'power-up', by: 'p1' },
  { type: 'skull', on: who },
  { type: 'cleared', on: who },
  { type: 'turned', on: who },
  { type: 'game-over', winners: [who], points: 25, tie: null },
  ...(['killshots', 'tags'] as const).flatMap((tie): Event[] => [
    { type: 'game-over', winners: [who], points: 25, tie },
    { type: 'game-over', winners: [who, by], points: 25, tie },
  ]),
  { type: 'bot-acted', by: 'p1', how: 'action' },
  { type: 'bot-shot', at: who, by: 'p1' },
  ...(['damage', 'alone', 'overkill'] as const).map(
    (how): Event => ({ type: 'tagged', spawn: 'red', who, how }),
  ),
];

/** Events with every figure, card and number that can stand in them. */
const EVENTS: readonly Event[] = [
  ...WEAPON_CARDS.flatMap(card => weaponEvents(card, 'p1')),
  ...EFFECTS.flatMap(key => effectEvents(key, 'p2')),
  ...[...POWER_UP_CARDS, '#' as const].flatMap(card => cardEvents(card, 'p3')),
  ...pairs(FIGURES).flatMap(([who, by]) => figureEvents(who, by)),
  ...COUNTS.slice(1).flatMap(n => pairs(FIGURES).flatMap(([who, by]) => countEvents(n, who, by))),
];

const saidIn = (lang: Lang): string[] => [
  ...(Object.keys(LANGUAGES.en.messages) as TextId[]).flatMap(id => filled(id).map(m => say(lang, m))),
  ...EVENTS.map(e => tell(lang, e)),
];

describe.each(LANGS)('everything that is said in %s', lang => {
  test('has no gap, no stray space, one full stop, and a capital at its head', () => {
    for (const text of saidIn(lang)) expect(flawOf(text), text).toBeUndefined();
  });
});

const NOUNS: readonly CountedNoun[] = [
  { one: 'punkt', few: 'punkty', many: 'punktów', genitive: 'punktu' },
  { one: 'pole', few: 'pola', many: 'pól', genitive: 'pola' },
  { one: 'ruch', few: 'ruchy', many: 'ruchów', genitive: 'ruchu' },
  { one: 'cel', few: 'cele', many: 'celów', genitive: 'celu' },
  { one: 'obrażenie', few: 'obrażenia', many: 'obrażeń', genitive: 'obrażenia' },
  { one: 'znacznik', few: 'znaczniki', many: 'znaczników', genitive: 'znacznika' },
  { one: 'kostka|kostkę', few: 'kostki', many: 'kostek', genitive: 'kostki' },
  { one: 'tura', few: 'tury', many: 'tur', genitive: 'tury' },
  { one: 'czaszka', few: 'czaszki', many: 'czaszek', genitive: 'czaszki' },
  { one: 'akcja|akcję', few: 'akcje', many: 'akcji', genitive: 'akcji' },
];

test('Polish numbers and nouns agree', () => {
  const { agreed, faults } = agreementIn(saidIn('pl'), NOUNS, ['czerwon', 'niebiesk', 'żółt']);
  expect(faults).toEqual([]);
  expect(agreed).toBeGreaterThan(2000);
});

test('every figure has its cases in Polish', () => {
  const forms = (figure: (typeof FIGURES)[number] & keyof typeof LANGUAGES.pl.figures) =>
    CASES.map(c => breakable(LANGUAGES.pl.figures[figure].name[c])).join(' ');
  expect((['p1', 'p2', 'p3', 'p4', 'p5', 'bot'] as const).map(forms)).toEqual([
    'Dożer Dożera Dożerowi Dożera Dożerem Dożerze',
    'Jaszczur Jaszczura Jaszczurowi Jaszczura Jaszczurem Jaszczurze',
    ':D-strukt-0R :D-strukt-0R-a :D-strukt-0R-owi :D-strukt-0R-a :D-strukt-0R-em :D-strukt-0R-ze',
    'Banshee Banshee Banshee Banshee Banshee Banshee',
    'Violet Violet Violet Violet Violet Violet',
    'Terminator Terminatora Terminatorowi Terminatora Terminatorem Terminatorze',
  ]);
});

test.each(LANGS)('no name of a figure breaks at a hyphen in %s', lang => {
  const forms = Object.values(LANGUAGES[lang].figures).flatMap(f => Object.values(f.name));
  expect(forms.length).toBe(6 * (CASES.length + 1));
  expect(forms.filter(form => form.includes('-'))).toEqual([]);
  expect(LANGUAGES[lang].figures.p3.name.gen).toMatch(/^:D\u2011stru/);
});

test('every weapon and power-up has the accusative and the genitive of its kind', () => {
  const { weapons: arms, powerUps } = LANGUAGES.pl;
  const names = [
    ...Object.values(arms).map(w => w.name),
    ...Object.values(powerUps).flatMap(p => Object.values(p.name)),
  ];
  for (const { nom, gen, acc, ins, loc } of names) {
    const [word = ''] = nom.split(' ').slice(/^[a-zż]/.test(nom) ? 1 : 0);
    if (/a$/.test(word)) expect(acc, nom).toMatch(/ę/);
    else expect(acc, nom).toBe(nom);
    if (nom === 'T.H.O.R.' || nom === 'ZX-2') continue;
    expect(gen, nom).not.toBe(nom);
    expect(ins, nom).toMatch(/(em|ą|im|ym)( |$)/);
    expect(loc, nom).not.toBe(nom);
  }
});
