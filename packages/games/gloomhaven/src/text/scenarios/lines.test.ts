import { expect, test } from 'vitest';
import { SCENARIOS } from '../../content/index.js';
import { marksOf, OFFERED } from '../../content/offered.js';
import { goalLines, LANGS, optionValueText, scenarioLines } from '../index.js';

test.each(LANGS)(
  'GLM-SETUP-02 goal, special rules and marks of every offered scenario are told: %s',
  lang => {
    for (const id of OFFERED) {
      const { lose, rules, marks } = scenarioLines(lang, id);
      const lines = [...goalLines(lang, id, 3), ...lose, ...rules, ...marks];
      for (const line of lines) expect(line, `${id}`).not.toMatch(/undefined|\[object|[{}]|: \.|[a-z][A-Z]/);
      const def = SCENARIOS.find(s => s.id === id)!;
      expect(marks).toHaveLength(marksOf(def).length);
      for (const mark of marks) expect(optionValueText(lang, 'scenario', String(id)).help).toContain(mark);
    }
  },
);

test('GLM-SETUP-02 a goal that counts says the number in a sentence, and what counts', () => {
  expect(goalLines('en', 3, 2)).toEqual(['Kill 10 enemies.']);
  expect(goalLines('pl', 27, 2)).toEqual(['Przetrwajcie 10 rund.']);
  expect(goalLines('en', 43, 2)).toEqual(['Kill 8 enemies (Rending Drake and Spitting Drake).']);
});

test.each(LANGS)(
  'GLM-SETUP-02 goals and ways to lose are sentences about their names, not labels: %s',
  lang => {
    const lines = OFFERED.flatMap(id => {
      const { lose, rules } = scenarioLines(lang, id);
      return [...goalLines(lang, id, 3), ...lose, ...rules];
    });
    const label =
      /^(?:Kill|Destroy|Cleanse|Zabijcie|Zniszczcie|Oczyśćcie): |gdy padnie:|jeśli zabijecie:|ze stanem:|\d ×:|this falls:/;
    expect(lines.filter(line => label.test(line))).toEqual([]);
  },
);
