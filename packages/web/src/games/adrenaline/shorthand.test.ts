import { cardText } from '@potyczka/adrenaline/text';
import { expect, test } from 'vitest';
import { signsOf, WEAPONS } from './shorthand.js';

const figures = (text: string, pattern: RegExp): number[] =>
  [...text.matchAll(pattern)].map(m => Number(m[1])).sort();

test.each(WEAPONS)('the signs of %s tell the damage, the marks and the moves of its text', id => {
  const card = `#weapon-${id}` as const;
  const { effects } = cardText('en', card);
  for (const { id: effect, text } of effects) {
    const signs = signsOf(card, effect) ?? '';
    const said = text.startsWith('Like the basic mode') ? `${text} 1 damage` : text;
    expect(figures(signs, /\bd(\d)/g), effect).toEqual(figures(said, /(\d) (?:more )?damage/g));
    expect(figures(signs, /\bm(\d)/g), effect).toEqual(figures(said, /(\d) marks?/g));
    if (/go\d/.test(signs)) expect(text, effect).toMatch(/You (move|leap|fly)/);
    if (/(?<!-)\beye/.test(signs)) expect(said, effect).toMatch(/sight|basic mode/);
    if (/\bhere/.test(signs)) expect(text, effect).toContain('your square');
    if (/\bbeside/.test(signs)) expect(text, effect).toContain('exactly 1 move away');
  }
});

test('no sign stands for an effect that no card has', () => {
  const known = WEAPONS.flatMap(id => cardText('en', `#weapon-${id}`).effects.map(e => `${id}/${e.id}`));
  expect(known.filter(key => !signsOf(`#weapon-${key.split('/')[0]}`, key.split('/')[1] ?? ''))).toEqual([]);
});
