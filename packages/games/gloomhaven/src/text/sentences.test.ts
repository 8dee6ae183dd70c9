import { fill, LANGS, type Lang } from '@potyczka/words';
import { flawOf, gapsOf, leaves } from '@potyczka/words/checks';
import { describe, expect, test } from 'vitest';
import type { AttackTold, Event } from '../events.js';
import { say, tell } from './index.js';
import { LANGUAGES } from './language.js';
import { NOUNS } from './names/index.js';
import { valuesOf } from './values.js';

/** Somebody of each gender, one who is several, and a list. */
const NAMES = ['brute', 'spellweaver', 'living-bones.2', 'siege-cannon.1', ['brute', 'scoundrel']] as const;
/** Gaps that are numbers or words of their own, not names. */
const FREE: Readonly<Record<string, string | number>> = {
  hp: '6 → 4',
  sum: '2 + 1 = 3',
  mode: '',
  why: 'x',
  what: 'x',
  modifier: '+1',
  until: 'round',
  money: 'true',
  scenario: 'x',
};
const NUMBERS = new Set([
  'n',
  'left',
  'xp',
  'was',
  'level',
  'initiative',
  'tokens',
  'number',
  'rounds',
  'hp',
  'nth',
]);

/** A pattern filled with one name for all of its names, and a number for all of its numbers. */
const filled = (lang: Lang, icu: string, name: string | readonly string[], n: number): string => {
  const values: Record<string, string | number> = { why_n: 1 };
  for (const gap of new Set(gapsOf(icu).map(g => g.replace(/_n$/, ''))))
    Object.assign(
      values,
      NUMBERS.has(gap) && !(gap in FREE)
        ? { [gap]: n }
        : gap in FREE
          ? { [gap]: FREE[gap] }
          : valuesOf(lang, { [gap]: name }),
    );
  values.kind ??= 'trap';
  return fill(lang, icu, values);
};

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const LABELS = Object.values(NOUNS).flatMap(({ en, pl }) => [en.nom, pl.nom]);
/** A name and a colon behind it: a label, not a sentence. */
const LABELLED = new RegExp(`^(?:${[...new Set(LABELS)].map(escaped).join('|')})(?: \\d+)?:`, 'iu');

describe.each(LANGS)('every line of the log is a sentence: %s', lang => {
  const patterns = leaves(LANGUAGES[lang].log);

  test('no line is a label: nothing stands between its subject and a colon, and nothing names a target by a dash', () => {
    const lines = patterns.flatMap(icu => NAMES.map(name => filled(lang, icu, name, 3)));
    expect(
      lines.filter(line => LABELLED.test(line) || /[–-] (cel|target):|^Tura:|skupienie [–-]/iu.test(line)),
    ).toEqual([]);
  });

  test('no line has coordinates, an empty part or a gap', () => {
    const faults = patterns.flatMap(icu =>
      NAMES.flatMap(name => {
        const line = filled(lang, icu, name, 1);
        return flawOf(line.charAt(0).toUpperCase() + line.slice(1)) ?? [];
      }),
    );
    expect(faults).toEqual([]);
    expect(patterns.filter(icu => /\{(at|to|hex)\}/.test(icu))).toEqual([]);
  });
});

/** Polish words that want a case behind them: what stands there bare stands in the nominative. */
const WANTS =
  /(?:^|[\s{])(?:na|przed|do|od|dla|przez|wobec|bez|używa|używasz|leczy|leczysz|leczę|zużywa|zużywasz|zużyć|zużyj|odświeża|niszczy|atakuje|atakują|zabija|zabijają|miażdży|rani|chroni|chronią|pozbywa|pozbywają|odpycha|odpychają|odpychasz|przyciąga|przyciągają|przyciągasz|skupia|osłonić|oszczędza|esencję|uderzam w|atak na)(?: się(?: na)?)? \{(who|on|by|item|items|figure|figures|target|targets|summon|kind|condition|conditions|element|elements|ended|cured)\}/u;

test('no name stands in the nominative behind a word that wants another case', () => {
  // Where a question begins with the case that the verb wants, its subject stands behind the verb.
  const texts = [...leaves(LANGUAGES.pl.log), ...Object.values(LANGUAGES.pl.messages)].filter(
    text => !/^(Kogo|Na kim) /.test(text),
  );
  expect(
    texts.filter(icu =>
      WANTS.test(icu.replace(/\{\w+_n, plural, one \{([^{}]*)\}[^}]*\}(?:[^{}]*\{[^{}]*\})*\}/gu, '$1')),
    ),
  ).toEqual([]);
  expect(WANTS.test('{who} atakuje {on}: {n}')).toBe(true);
  expect(WANTS.test('{who} atakuje {on_acc}: {n}')).toBe(false);
});

test('questions in English have no whom, and the class has its article', () => {
  const asks = Object.entries(LANGUAGES.en.messages).filter(([id]) => id.startsWith('ask-'));
  expect(asks.filter(([, text]) => /\bwhom\b/i.test(text))).toEqual([]);
  expect(say('en', { id: 'ask-move', args: { figure: 'brute', n: 1 } })).toBe(
    'Where does the Brute move? Up to 1 hex.',
  );
  expect(say('pl', { id: 'ask-attack-item', args: { figure: 'bandit-guard.3' } })).toBe(
    'Używasz przedmiotu w ataku na Bandytę Strażnika 3?',
  );
});

const attack = (on: string, told: Partial<AttackTold>): Event => ({
  type: 'attacked',
  who: 'brute',
  on,
  told: {
    mode: 'normal',
    base: 2,
    drawn: [],
    used: ['+0'],
    value: 2,
    shield: 0,
    pierce: 0,
    damage: 2,
    ...told,
  },
});

const both = (e: Event): readonly string[] => [tell('pl', e), tell('en', e)];

test('an attack is a sum: modifier, Shield only where it is, and PIERCE where it mattered', () => {
  expect(both(attack('bandit-guard.4', { used: ['-1'], value: 1, damage: 1 }))).toEqual([
    'Kark atakuje Bandytę Strażnika 4: 2 − 1 = 1 obrażenie.',
    'The Brute attacks Bandit Guard 4: 2 − 1 = 1 damage.',
  ]);
  expect(both(attack('living-bones.2', { base: 3, value: 3, shield: 1, pierce: 2, damage: 3 }))).toEqual([
    'Kark atakuje Ożywione Kości 2: 3 obrażenia; PRZEBICIE 2 pomija 1 z Tarczy 1.',
    'The Brute attacks Living Bones 2: 3 damage; PIERCE 2 ignores 1 of Shield 1.',
  ]);
  expect(both(attack('bandit-guard.4', { shield: 1, damage: 1 }))[1]).toBe(
    'The Brute attacks Bandit Guard 4: 2 − 1 (Shield) = 1 damage.',
  );
});

test('what deserves it has life: a doubled blow, a miss, a kill, a fall', () => {
  expect(both(attack('the-gloom.1', { used: ['x2*'], value: 4, damage: 4 }))).toEqual([
    'Podwójny cios! Kark atakuje Mrok: 2 × 2 = 4 obrażenia.',
    'A critical hit! The Brute attacks the Gloom: 2 × 2 = 4 damage.',
  ]);
  expect(both(attack('the-gloom.1', { used: ['null*'], value: 0, damage: 0 }))).toEqual([
    'Kark atakuje Mrok i pudłuje: Nic.',
    'The Brute attacks the Gloom and misses: Null.',
  ]);
  const died: Event = {
    type: 'died',
    who: 'bandit-guard.4',
    by: 'spellweaver',
    at: '1,1',
    money: true,
    over: 1,
  };
  expect(both(died)).toEqual([
    'Tkaczka Zaklęć zabija Bandytę Strażnika 4! Na ziemi zostają monety.',
    'The Spellweaver kills Bandit Guard 4! Money is left on the ground.',
  ]);
  expect(tell('en', { ...died, over: 5, money: false })).toBe('The Spellweaver crushes Bandit Guard 4!');
});

test('life goes from old to new, and monsters that are several act as several', () => {
  const hurt: Event = { type: 'hurt', who: 'living-bones.5', n: 2, left: 4, how: 'attack', by: 'brute' };
  expect(both(hurt)).toEqual([
    'Ożywione Kości 5 otrzymują 2 obrażenia: PZ 6 → 4.',
    'Living Bones 5 suffer 2 damage: HP 6 → 4.',
  ]);
  expect(tell('pl', { type: 'focused', who: 'bandit-guard.5', on: 'spellweaver', because: [] })).toBe(
    'Bandyta Strażnik 5 skupia się na Tkaczce Zaklęć: jedyny wróg.',
  );
  expect(tell('pl', { type: 'consumed', who: 'cragheart', element: 'earth' })).toBe(
    'Skałosercy zużywa Ziemię.',
  );
});

test('every name has its forms: none is empty, and none but a proper name stays the same throughout', () => {
  for (const [id, { en, pl }] of Object.entries(NOUNS)) {
    expect(
      Object.values(pl).every(form => form !== ''),
      id,
    ).toBe(true);
    expect(en.gen, id).toMatch(/’s?$/);
    const isSame = new Set([pl.nom, pl.gen, pl.dat, pl.ins]).size === 1;
    expect(isSame, id).toBe(['hail', 'fish'].includes(id));
  }
});

/** Questions of which only characters are the subject: nobody of them is several. */
const OF_HEROES =
  /^(?:ask-(?:goal|perk|wear|discards|equip|hand|start|cards|second|half|end-item|long-rest|short-rest|pick-up|redraw|turn-card|more-card|after-item|heal-item|loot-item|obstacle-item|initiative-item|meanwhile|perform|damage)|means-|wish-)/;
const SUBJECT = /\{(?:figure|kind|summon|who)\}/;

describe.each(LANGS)('questions agree with who is several: %s', lang => {
  const asked = Object.entries(LANGUAGES[lang].messages).filter(
    ([id, text]) => id.startsWith('ask-') && !OF_HEROES.test(id) && SUBJECT.test(text),
  );

  test.each(asked)('%s', (id, icu) => {
    const of = (name: string): string =>
      filled(lang, icu, name, 2).replaceAll(new RegExp(`${escaped(nameIn(lang, name))}`, 'gi'), '…');
    const isObject =
      lang === 'en' && /(?:you|item on the attack against|to shield) [^.?]*\{figure\}/.test(icu);
    if (!isObject && !NO_VERB.has(id)) expect(of('living-bones.2')).not.toBe(of('bandit-guard.2'));
  });
});

/** In English a verb that may or would is the same for all. */
const NO_VERB = new Set(['ask-monster-tie', 'ask-summon-item', 'ask-forestall']);
const nameIn = (lang: Lang, name: string): string => String(valuesOf(lang, { who: name }).who);

test('refusals are sentences: four words or more, about something', () => {
  for (const lang of LANGS) {
    const reasons = Object.entries(LANGUAGES[lang].messages).filter(
      ([id, text]) => !/^(?:ask|say|means|wish)-|-(?:label|verb)$/.test(id) && text.endsWith('.'),
    );
    expect(reasons.length).toBeGreaterThan(30);
    expect(reasons.filter(([, text]) => text.split(' ').length < 4)).toEqual([]);
  }
});

test('what the log tells has a reason or a number where there is one', () => {
  expect(both(attack('cragheart', { base: 0, value: 0, damage: 0, used: ['+0'] }))[1]).toBe(
    'The Brute attacks the Cragheart and does no harm: Attack 0.',
  );
  expect(tell('pl', { type: 'modifiers-shuffled', whose: 'bandit-guard.1' })).toBe(
    'Bandyta Strażnik 1 tasuje swoją talię modyfikatorów.',
  );
  expect(both({ type: 'modifiers-shuffled', whose: 'monsters' })).toEqual([
    'Potwory tasują swoją talię modyfikatorów.',
    'The monsters’ modifier deck is shuffled.',
  ]);
  expect(both({ type: 'sided', who: 'living-bones.2', side: 'third' })[1]).toBe(
    'Living Bones 2 fight against everybody this round.',
  );
  expect(tell('pl', { type: 'flag', flag: 'augment wind-demon air', n: 2 })).toBe(
    'Żywioł wzmacnia Demona Wiatru do końca rundy.',
  );
});

test('whoever has a name of their own has no number', () => {
  expect(say('en', { id: 'figure-label', args: { figure: 'hail.1' } })).toBe('Hail');
});
