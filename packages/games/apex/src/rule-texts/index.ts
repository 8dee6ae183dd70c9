import type { RuleText, Texts } from '@potyczka/kernel/register';

/** The areas of the rules in the order of the book, with their titles. */
export const areas: Readonly<Record<string, Texts>> = {
  FLOW: { en: 'Stages', pl: 'Etapy' },
};

export const ruleTexts: readonly RuleText[] = [];
