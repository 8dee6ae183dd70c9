import type { RuleText, Texts } from '@potyczka/kernel/register';
import { automaAreas, automaRules } from './automa.js';

/** The areas of the rules in the order of the book, with their titles. */
export const areas: Readonly<Record<string, Texts>> = automaAreas;

export const ruleTexts: readonly RuleText[] = automaRules;
