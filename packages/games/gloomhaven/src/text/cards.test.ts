import { expect, test } from 'vitest';
import { CLASSES, DECKS, ITEMS, MONSTERS, monsterOf } from '../content/index.js';
import { cardText, itemText } from './cards.js';
import { monsterCardText, monsterFaceText } from './faces/index.js';

const halves = (lang: 'en' | 'pl') =>
  CLASSES.flatMap(c => c.cards.map(card => cardText(lang, `#${card.id}`))).flatMap(text =>
    [...text.top, ...text.bottom].map(line => `${text.name}: ${line}`),
  );

test.each(['en', 'pl'] as const)('every line of every card says what it gives: %s', lang => {
  const lines = halves(lang);
  expect(lines.length).toBeGreaterThan(2000);
  expect(lines.filter(line => /: ?$|: [,;·]|\+[-−]|undefined|: : /.test(line))).toEqual([]);
});

test('one of several conditions suffices, and the card says so', () => {
  const told = (lang: 'en' | 'pl'): string[] =>
    halves(lang).filter(line => /DISARM, IMMOBILIZE|ROZBROJENIE, UNIERUCHOMIENIE/.test(line));
  expect(told('en').filter(line => line.includes('IMMOBILIZE or STUN'))).toHaveLength(2);
  expect(told('pl').filter(line => line.includes('UNIERUCHOMIENIE lub OGŁUSZENIE'))).toHaveLength(2);
});

test('what an element, a bonus or a choice of two brings is told', () => {
  const card = (id: string) => {
    const { top, bottom } = cardText('en', `#${id}`);
    return [...top, ...bottom].join('; ');
  };
  expect(card('spellweaver-069')).toContain('Use up Air: the bonus becomes +2 Attack');
  expect(card('scoundrel-110')).toMatch(/Use up Dark: .*ally.*\+4 Attack.*2 XP/);
  expect(card('plagueherald-307')).toContain('Use up Air: also every enemy on the way');
  expect(card('elementalist-472')).toMatch(/Damage 1 .* or Heal 1/);
});

test.each(['en', 'pl'] as const)('lines of cards are sentences, not trees: %s', lang => {
  const jarring = {
    en: /\(or less\), your own|You may you\b|You may: (Recover|Refresh|On|One) |\. [a-z]|any element and any element|^who |gains? [A-Z]+:/,
    pl: /\(albo mniej\) \(własne\)|Możesz: (Odzyskaj|Odśwież|Przy|Jeszcze) |\. [a-ząćęłńóśźż]|dowolny żywioł i dowolny|Kto dostaje|kogo odepchnie/,
  }[lang];
  expect(halves(lang).filter(line => jarring.test(line))).toEqual([]);
});

const monsterCards = (lang: 'en' | 'pl') => [
  ...DECKS.flatMap(d => d.cards.map(card => monsterCardText(lang, card).lines)),
  ...MONSTERS.flatMap(m => [0, 7].map(level => monsterFaceText(lang, m, level, null))).map(face =>
    face.specials.flatMap(s => s.lines),
  ),
];

test.each(['en', 'pl'] as const)('on the card of a monster nobody is you: %s', lang => {
  const lines = monsterCards(lang).flatMap(all => all.map(line => line.text));
  expect(lines.length).toBeGreaterThan(400);
  expect(lines.filter(line => /\byou\b|\byour\b|\bTw(?:ój|oj|ych)/i.test(line))).toEqual([]);
});

test.each(['en', 'pl'] as const)('a bonus for others speaks of their attacks, not of yours: %s', lang => {
  const foreign = {
    en: /\bFor (?!you\b)[^:]*, (?:on your attacks|when you|at the start of the turn)/i,
    pl: /\bDla (?!Ciebie\b)[^:]*, (?:przy Twoich|gdy masz|gdy ktoś Cię|na początku tury)/i,
  }[lang];
  expect(halves(lang).filter(line => foreign.test(line))).toEqual([]);
});

test.each(['en', 'pl'] as const)('no line is a label with its value: %s', lang => {
  const label =
    /(?:Remove|Usuń) (?:all|wszystkie|\d+):|Otrzymaj obrażenia: \d|(?:allies|sojusznicy|przywołańcy) \(\d\)|, slot:|(?:works on|działa na) –|na: (?:wszyscy|jeden)|adjacent other|miejsce:|stan żywiołu|ma stan:|odporność na:|dla kogo:|wobec:/i;
  const items = ITEMS.flatMap(item => itemText(lang, item).map(line => line.text));
  expect([...halves(lang), ...items].filter(line => label.test(line))).toEqual([]);
});

test('numbers of a boss by level are those of its level', () => {
  const bodyguard = monsterFaceText('en', monsterOf('inox-bodyguard'), 5, null);
  expect(bodyguard.specials[1]?.lines.at(-1)?.text).toBe('Retaliate 5');
});
