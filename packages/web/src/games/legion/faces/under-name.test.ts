import { ruleTexts } from '@potyczka/legion/rule-texts';
import { expect, test } from 'vitest';
import { underName } from './under-name.js';

test('a rule under the name of its keyword does not say the name again', () => {
  const textOf = (id: string) => ruleTexts.find(r => r.id === id)?.text ?? { en: '', pl: '' };
  expect(underName('en', 'inspire', textOf('LEG-KWU-INSPIRE-01').en)).toMatch(/^(?!Inspire)\p{Lu}/u);
  expect(underName('en', 'sidearm', 'Sidearm, melee: only this weapon.')).toBe('Melee: only this weapon.');
  expect(underName('pl', 'jump', textOf('LEG-KWU-JUMP-01').pl)).toBe(textOf('LEG-KWU-JUMP-01').pl);
});
