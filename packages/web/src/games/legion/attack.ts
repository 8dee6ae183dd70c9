import type { Attack, AttackFace, Event } from '@potyczka/legion/view';

const COLOURS = ['red', 'black', 'white'] as const;
const FACES: readonly AttackFace[] = ['crit', 'hit', 'surge', 'blank'];
const noFaces = (): Record<AttackFace, number> => ({ hit: 0, crit: 0, surge: 0, blank: 0 });

/** An attack as it is declared; what the page does not draw is left as it begins. */
const declared = (e: Extract<Event, { type: 'attack' }>): Attack => ({
  by: e.by,
  why: e.why,
  part: 'declare',
  against: e.against,
  only: e.only,
  pools: [],
  at: -1,
  ...fresh(),
  pierce: 0,
  pierced: 0,
  backlash: 0,
  most: 0,
  met: [],
  used: {},
  bomb: null,
});

/** A pool of which no die has been rolled. */
const fresh = () => ({
  dice: { red: noFaces(), black: noFaces(), white: noFaces() },
  rolled: [],
  hits: 0,
  crits: 0,
  blanks: 0,
  scored: false,
  dodged: 0,
  cancelled: 0,
  cover: 0,
  defence: { blocks: 0, surges: 0, blanks: 0 },
  wounds: 0,
});

/** Dice after surges have become something else, red ones first. */
const converted = (dice: Attack['dice'], to: 'hit' | 'crit', n: number): Attack['dice'] => {
  const next = { ...dice };
  let left = n;
  for (const colour of COLOURS) {
    const some = Math.min(left, dice[colour].surge);
    next[colour] = {
      ...dice[colour],
      surge: dice[colour].surge - some,
      [to]: dice[colour][to] + some,
    };
    left -= some;
  }
  return next;
};

const counted = (dice: Attack['dice'], face: AttackFace): number =>
  COLOURS.reduce((sum, colour) => sum + dice[colour][face], 0);

/** Dice stay on the table as they lie, with what they come to, until the attack is over. */
const withDice = (a: Attack, dice: Attack['dice']): Attack => ({
  ...a,
  dice,
  hits: counted(dice, 'hit'),
  crits: counted(dice, 'crit'),
});

/** What an attack on the table becomes by an event, as the page draws it. */
export const afterAttack = (a: Attack | null, e: Event): Attack | null => {
  if (e.type === 'attack') return declared(e);
  if (!a) return null;
  switch (e.type) {
    case 'defender':
      return {
        ...a,
        at: a.pools.length,
        pools: [...a.pools, { to: e.to, kind: e.kind, weapons: [], resolved: false }],
      };
    case 'pool-chosen':
      return { ...a, ...fresh(), at: e.at };
    case 'rolled':
      return withDice(a, { ...a.dice, [e.colour]: { ...e.faces } });
    case 'rerolled': {
      const faces = { ...a.dice[e.colour] };
      for (const face of FACES) faces[face] = Math.max(0, faces[face] + e.faces[face] - e.gone[face]);
      return withDice(a, { ...a.dice, [e.colour]: faces });
    }
    case 'surges':
      return withDice(a, converted(a.dice, e.to, e.n));
    case 'pool-rolled':
      return { ...a, hits: e.hits, crits: e.crits, blanks: e.blanks };
    default:
      return defended(a, e);
  }
};

/** The same, from the side of who defends. */
const defended = (a: Attack, e: Event): Attack | null => {
  const { blocks, surges, blanks } = a.defence;
  switch (e.type) {
    case 'covered':
      return { ...a, cover: e.cover };
    case 'cancelled':
      return {
        ...a,
        hits: a.hits - e.hits,
        crits: a.crits - e.crits,
        cancelled: a.cancelled + e.hits + e.crits,
      };
    case 'defence-rolled':
      return { ...a, defence: { blocks: e.faces.block, surges: e.faces.surge, blanks: e.faces.blank } };
    case 'defence-rerolled':
      return {
        ...a,
        defence: {
          blocks: blocks + e.faces.block - e.gone.block,
          surges: surges + e.faces.surge - e.gone.surge,
          blanks: blanks + e.faces.blank - e.gone.blank,
        },
      };
    case 'defence-surges':
      return { ...a, defence: { blocks: blocks + e.n, surges: Math.max(0, surges - e.n), blanks } };
    case 'suffers':
      return { ...a, wounds: e.wounds };
    case 'attack-over':
      return null;
    default:
      return a;
  }
};
