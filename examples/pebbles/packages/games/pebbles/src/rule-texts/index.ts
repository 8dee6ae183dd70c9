import type { RuleText, Texts } from '@potyczka/kernel/register';

export const areas: Readonly<Record<string, Texts>> = {
  PEB: { en: 'All there is', pl: 'Wszystko' },
};

const rule = (id: string, en: string, pl: string): RuleText => ({ id, area: 'PEB', text: { en, pl } });

export const ruleTexts: readonly RuleText[] = [
  rule('PEB-SETUP-01', 'A die says who begins.', 'Kostka mówi, kto zaczyna.'),
  rule('PEB-TAKE-01', 'Take one, two or three.', 'Weź jeden, dwa albo trzy.'),
  rule('PEB-TAKE-02', 'Not more than there are.', 'Nie więcej, niż jest.'),
  rule('PEB-END-01', 'The last one wins.', 'Wygrywa ostatni.'),
];
