import { type Event, game, type Options } from '@potyczka/apex';
import { CARDS, lootIdOf } from '@potyczka/apex/cards';
import { type Answer, type CardId, type Dice, quickDice } from '@potyczka/kernel';
import { beginning, chanceFrom, World } from '@potyczka/kernel/run';

const PLAIN: Options = {
  mode: 'versus',
  legends: 2,
  first: 1,
  second: 1,
  choice: 'random',
  tougher: 0,
  ring: true,
  screens: true,
};

/** Games of each kind are played in turn. */
const KINDS: readonly Options[] = [
  PLAIN,
  { ...PLAIN, legends: 3, first: 2, second: 3 },
  { ...PLAIN, mode: 'solo' },
  { ...PLAIN, mode: 'ally' },
  { ...PLAIN, mode: 'coop' },
  { ...PLAIN, ring: false, first: 2, second: 2 },
];

/** What random players would do too seldom. */
const RARE = /^(?:shoot|pay|feat|ability|use|bin-|helmet|melee|destroy|wear|on:|replace|package|attach|#)/;
const SETS = 8;

const pick = (dice: Dice, legal: readonly Answer[]): Answer => {
  const rare = legal.filter(a => typeof a === 'string' && RARE.test(a));
  const from = rare.length > 0 && dice.below(3) > 0 ? rare : legal;
  return from[dice.below(from.length)] as Answer;
};

const plain = (card: CardId): string => card.slice(1);

/** Which cards an event uses. */
const usedIn = (e: Event): readonly string[] => {
  switch (e.type) {
    case 'played':
    case 'boosted':
    case 'reacted':
    case 'helped':
      return [plain(e.card)];
    case 'initiated':
    case 'reacted-with':
      return [e.ability];
    case 'aimed':
    case 'opened-bin':
    case 'shrunk':
    case 'drew-decision':
    case 'automa-feat':
    case 'revealed-feat':
      return [plain(e.card)];
    case 'used':
    case 'threw':
    case 'wore':
    case 'attached':
      return [lootIdOf(e.card)];
    case 'equipped':
      return [...e.wears, ...e.weapons.flatMap(w => w.on)].map(lootIdOf);
    case 'revealed':
      return e.shots.flatMap(shot => shot.cards.map(plain));
    default:
      return [];
  }
};

export interface Coverage {
  readonly decisions: number;
  /** How often each card was used, by kind. */
  readonly used: Readonly<Record<string, readonly (readonly [name: string, times: number])[]>>;
}

/** Plays games at random, with a liking for cards, and counts what was used. */
export const coverageOf = (games: number, seed: number): Coverage => {
  const times = new Map<string, number>();
  let decisions = 0;
  for (let n = 0; n < games; n++) {
    const dice = quickDice(seed * 100_003 + n);
    const options = KINDS[n % KINDS.length] as Options;
    const world = new World(game, options, beginning(game, options), chanceFrom(dice), {
      watch: {
        event: e => {
          for (const name of usedIn(e)) times.set(name, (times.get(name) ?? 0) + 1);
        },
        chance: () => {},
        step: () => {},
      },
    });
    for (; world.result === undefined; decisions++) {
      const ask = world.ask!;
      world.give(ask.seat, pick(dice, world.legal(ask.seat, ask.kind === 'many' ? SETS : undefined)));
    }
  }
  const used = Object.entries(CARDS).map(
    ([kind, names]) => [kind, names.map(name => [name, times.get(name) ?? 0] as const)] as const,
  );
  return { decisions, used: Object.fromEntries(used) };
};
