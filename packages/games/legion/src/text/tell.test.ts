import { expect, test } from 'vitest';
import { log as enLog } from './en/log.js';
import { en } from './en/messages.js';
import { cardName, LANGS, say, tell } from './index.js';
import { log as plLog } from './pl/log.js';
import { pl } from './pl/messages.js';

test('dice are told by the faces that there are, counted as each language counts', () => {
  const faces = { hit: 2, crit: 0, surge: 1, blank: 5 };
  const rolled = { type: 'rolled', by: 'p1-2-rebel-troopers', colour: 'white', faces } as const;
  expect(tell('en', rolled)).toBe('Rebel Troopers 2 rolls white dice: 2 hits, 1 surge, 5 blanks.');
  expect(tell('pl', rolled).replaceAll('\u00a0', ' ')).toBe(
    'Oddział Rebel Troopers 2 rzuca białymi kośćmi: 2 trafienia, 1 wzmocnienie, 5 pustych wyników.',
  );
  expect(tell('en', { type: 'pool-rolled', hits: 0, crits: 0, blanks: 3 })).toBe('The attack scores no hit.');
  expect(tell('en', { type: 'cancelled', hits: 2, crits: 1, by: 'cover' })).toBe(
    'Cover cancels 1 critical and 2 hits.',
  );
});

test('tokens and effects have names in the log', () => {
  const token = { id: 't', x: 0, y: 0, z: 0, by: null, seat: null, on: null, wounds: 0, what: '' };
  const placed = (kind: 'cart' | 'condition') =>
    ({ type: 'token-placed', who: 'p1', token: { ...token, kind } }) as const;
  expect(tell('en', placed('cart'))).toBe('A bomb cart takes its place.');
  expect(tell('pl', placed('condition'))).toContain('żeton warunków');
  const as = { until: 'game', n: 1, unit: null } as const;
  const mark = (name: string) => ({ type: 'mark', unit: 'p1-1-at-rt-rebels', mark: name, as }) as const;
  expect(tell('en', mark('reserve'))).toBe('AT-RT 1 waits in reserve.');
  expect(tell('en', mark('anchor'))).toBe('An effect is now in force for AT-RT 1.');
});

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

test('each surge becomes a result of its own', () => {
  const surges = (n: number) => ({ type: 'surges', by: 'p1-2-rebel-troopers', n, to: 'hit' }) as const;
  expect(plain(tell('pl', surges(1)))).toBe('1 wzmocnienie zamienia się w trafienie.');
  expect(plain(tell('pl', surges(2)))).toBe('2 wzmocnienia zamieniają się w 2 trafienia.');
  expect(plain(tell('pl', surges(5)))).toBe('5 wzmocnień zamienia się w 5 trafień.');
  expect(tell('en', surges(2))).toBe('2 surges become 2 hits.');
});

test('heroes decline and need no number; minis of a squad are called by their unit', () => {
  const leia = 'p1-1-leia-organa-fearless-and-inventive';
  const attack = { type: 'defender', by: 'p2-2-stormtroopers', to: leia, kind: 'ranged' } as const;
  expect(tell('pl', attack)).toBe('Oddział Stormtroopers 2 atakuje Leię Organę.');
  const wounded = (mini: string) => ({ type: 'wounded', unit: leia, mini, n: 1, was: 2, most: 6 }) as const;
  expect(plain(tell('pl', wounded(`${leia}.0`)))).toBe('Leia Organa otrzymuje 1 obrażenie: 2 → 3 z 6.');
  expect(plain(tell('pl', wounded('p1-2-rebel-troopers.3')))).toBe(
    'Figurka 4 oddziału Rebel Troopers 2 otrzymuje 1 obrażenie: 2 → 3 z 6.',
  );
  expect(tell('en', wounded('p1-2-rebel-troopers.3'))).toBe(
    'Mini 4 of Rebel Troopers 2 takes 1 wound: 2 → 3 of 6.',
  );
  expect(cardName('pl', '#p1-ambush')).toBe('Ambush');
});

test('a line of the log has a verb: no subject before a colon, nothing that has no gender', () => {
  for (const log of [plLog, enLog]) {
    const labels = Object.entries(log).filter(([, text]) =>
      /(^|\{)\{?(unit|who|by|mini|mini_label|winner)\}: (?!wroga|the enemy|punkt|points|przy)/.test(text),
    );
    expect(labels.map(([type]) => type)).toEqual([]);
  }
  const gendered = /\{unit\} (zostaje|jest) (aktywowany|pokonany|przygwożdżony|popchnięty|rozproszony)/;
  expect(Object.values(plLog).filter(text => gendered.test(text))).toEqual([]);
});

test('who is asked for by a keyword is told what for', () => {
  const leia = 'p1-1-leia-organa-fearless-and-inventive';
  const ask = { id: 'ask-whom', args: { unit: leia, left: 2, deed: 'inspire' } };
  expect(say('en', ask)).toBe('Leia Organa inspires: who loses a suppression token? Up to 2 units.');
  for (const lang of LANGS) expect(say(lang, ask)).not.toMatch(/\b(whom|kogo\?|kto\?)/);
});

test('tokens, wounds and points are told with what there was and what there is now', () => {
  const unit = 'p1-2-rebel-troopers';
  const told = {
    gained: { type: 'gained', unit, token: 'suppression', n: 1, was: 1, why: 'attack' },
    lost: { type: 'lost', unit, token: 'aim', n: 2, was: 2, why: 'removed', for: 'end' },
    healed: { type: 'healed', unit, mini: `${unit}.0`, n: 1, was: 3, most: 6 },
    scored: { type: 'scored', who: 'p1', points: 2, was: 1, why: 'defeated' },
    laid: {
      type: 'card-token',
      unit,
      upgrade: 0,
      card: 'comms-jammer',
      token: 'aim',
      n: -1,
      was: 2,
    },
  } as const;
  expect(tell('en', told.gained)).toBe('Rebel Troopers 2 gains 1 suppression token: 1 → 2.');
  expect(plain(tell('pl', told.lost))).toBe('Oddział Rebel Troopers 2 traci 2 żetony przycelowania: 2 → 0.');
  expect(tell('en', told.healed)).toBe('Mini 1 of Rebel Troopers 2 loses 1 wound token: 3 → 2.');
  expect(plain(tell('pl', told.scored))).toBe(
    'Gracz 1 zdobywa 2 punkty zwycięstwa za pokonane oddziały wroga: 1 → 3.',
  );
  expect(tell('en', told.laid)).toMatch(/^Rebel Troopers 2 takes a token from “.+”: 2 → 1\.$/);
});

test('what cancels or changes dice is named, and a rally shows its dice', () => {
  const by = 'p1-2-rebel-troopers';
  expect(tell('en', { type: 'cancelled', hits: 1, crits: 0, by: 'armor' })).toBe('Armor cancels 1 hit.');
  expect(tell('pl', { type: 'changed', from: 'hit', to: 'crit', n: 1, by: 'impact' })).toContain('Impakt');
  expect(tell('en', { type: 'pierce-gained', n: 2, by: 'lethal' })).toBe('Lethal gives the attack Pierce 2.');
  expect(tell('en', { type: 'rallied', unit: by, faces: ['block', 'blank'], removed: 1 })).toBe(
    'Rebel Troopers 2 rallies (1 block, 1 blank).',
  );
});

test('refusals are sentences: four words or more, no preposition or adverb for a subject', () => {
  const fragment = {
    en: /^(?:Not|Out of|Outside|Too|Wholly|Higher|Sideways|It|Its) /,
    pl: /^(?:Nie (?:w|po)|Poza|Za|Mogą|Musi|Ma|Leżałby|Jego|W całości) /,
  };
  for (const [lang, texts] of [
    ['en', en],
    ['pl', pl],
  ] as const) {
    const reasons = Object.values(texts).filter(text => text.endsWith('.') && !text.includes('? '));
    expect(reasons.length).toBeGreaterThan(100);
    expect(reasons.filter(text => text.split(' ').length < 4 || fragment[lang].test(text))).toEqual([]);
  }
});

test('terrain has its name wherever a refusal points at it, and a card of no unit stands alone', () => {
  const slowed = { id: 'no-LEG-MOVE-19', args: { by: 'ruin-a5' } };
  expect(plain(say('pl', slowed))).toBe(
    'Ten ruch byłby spowolniony: kończy się w trudnym terenie (ruina a5).',
  );
  expect(say('en', slowed)).toMatch(/\(ruin a5\)\.$/);
  const use = { id: 'use-label', args: { keyword: 'command:air-support', unit: '' } };
  for (const lang of LANGS) expect(say(lang, use)).toBe('Air Support');
});

test('a keyword that is lent says for how long', () => {
  const as = { until: 'round', n: 1, unit: null } as const;
  const given = { type: 'mark', unit: 'p1-1-at-rt-rebels', mark: 'given:agile', as } as const;
  expect(tell('en', given)).toBe('AT-RT 1 has Agile 1 until the end of the round.');
  expect(plain(tell('pl', given))).toBe('Oddział AT-RT 1 ma do końca rundy zdolność Zwinność 1.');
});
