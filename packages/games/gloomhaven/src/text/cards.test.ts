import { expect, test } from 'vitest';
import { CLASSES } from '../content/index.js';
import { cardText } from './cards.js';

const halves = (lang: 'en' | 'pl') =>
  CLASSES.flatMap(c => c.cards.map(card => cardText(lang, `#${card.id}`))).flatMap(text =>
    [...text.top, ...text.bottom].map(line => `${text.name}: ${line}`),
  );

test.each(['en', 'pl'] as const)('every line of every card says what it gives: %s', lang => {
  const lines = halves(lang);
  expect(lines.length).toBeGreaterThan(2000);
  expect(lines.filter(line => /: ?$|: [,;·]|\+[-−]|undefined|: : /.test(line))).toEqual([]);
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
