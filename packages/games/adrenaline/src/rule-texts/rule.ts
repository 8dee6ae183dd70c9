import type { RuleText } from '@potyczka/kernel/register';
import type { View } from '../view-door.js';
import type { AreaId } from './areas.js';

/** A rule of Adrenaline's ledger in words for players. */
export interface Rule extends RuleText {
  readonly area: AreaId;
  readonly picture?: View;
}

/** A rule as the chapters write it down. */
export interface Written {
  readonly id: `ADR-${string}`;
  readonly pl: string;
  readonly en: string;
  readonly reconstructed?: true;
  readonly picture?: View;
  readonly withPeople?: true;
}

/** A chapter: the rules of one area, in order. What is reconstructed as a whole has an area that begins with X. */
export const chapter = (area: AreaId, rules: readonly Written[]): readonly Rule[] =>
  rules.map(({ id, pl, en, reconstructed, picture, withPeople }) => ({
    id,
    area,
    text: { pl, en },
    ...(reconstructed || area.startsWith('X') ? { reconstructed: true } : {}),
    ...(picture ? { picture } : {}),
    ...(withPeople ? { withPeople } : {}),
  }));
