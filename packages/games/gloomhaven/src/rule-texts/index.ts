import type { RuleText, RuleTexts } from '@potyczka/kernel/register';

/** The rules in our own words; chapter by chapter. */
export const ruleTexts: readonly RuleText[] = [];
export const areas: RuleTexts['areas'] = {};
