import type { RuleText, Texts } from '@potyczka/kernel/register';

/** Rules in words for players, by chapter. */
export const ruleTexts: readonly RuleText[] = [];
export const areas: Readonly<Record<string, Texts>> = {};
