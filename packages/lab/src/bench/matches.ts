import type { Options as Adrenaline } from '@potyczka/adrenaline';
import type { Options as Apex } from '@potyczka/apex';
import type { Options as Gloomhaven } from '@potyczka/gloomhaven';
import { USUAL } from '@potyczka/gloomhaven/lab';
import type { Options as Legion } from '@potyczka/legion';

/** The match of each game that its figures of speed are measured on. */
export const MATCHES = {
  adrenaline: {
    players: 5,
    arena: 'B',
    skulls: 8,
    frenzy: true,
    bot: false,
    mode: 'deathmatch',
    secretPoints: false,
  } satisfies Adrenaline as Adrenaline,
  apex: {
    mode: 'versus',
    legends: 2,
    first: 1,
    second: 1,
    choice: 'first-game',
    tougher: 0,
    ring: true,
    screens: true,
  } satisfies Apex as Apex,
  /** Scenario 1 with four characters; equal ways of monsters are settled by the rule, so that nothing waits for people. */
  gloomhaven: { ...USUAL, players: 4, heroes: 4, ties: 'never' } satisfies Gloomhaven as Gloomhaven,
  legion: {
    battlefield: 'desert',
    first: 'rebels-800',
    second: 'empire-800',
    armies: {},
    hiddenMinis: true,
    inPart: false,
  } satisfies Legion as Legion,
} as const;

export type Game = keyof typeof MATCHES;
export const GAMES = Object.keys(MATCHES) as readonly Game[];

/** Loadouts and orders are sets out of thousands: those that are proposed count as all. */
export const SETS = 12;
