import { mm, type Terrain } from '@potyczka/geometry/plane';
import type { State } from '@potyczka/legion';
import { newUnit } from '@potyczka/legion/lab';
import type { Dice, Keywords, UnitCard, Weapon } from '@potyczka/legion/view';
import { emptyBattle } from './legion-battle.js';

type Json = Readonly<Record<string, unknown>>;

/** The attack and the defence of a case, as the file has them. */
export interface Case {
  readonly id: number;
  readonly attack: {
    readonly kind?: 'ranged' | 'melee' | 'overrun';
    readonly weapons: readonly {
      readonly count?: number;
      readonly dice: Dice;
      readonly keywords?: Json;
      readonly spray?: number;
      readonly disrupted?: boolean;
    }[];
    readonly surge?: 'none' | 'hit' | 'crit';
    readonly aim?: number;
    readonly surgeTokens?: number;
    readonly observation?: number;
    readonly aimUse?: 'reroll' | 'marksman' | 'lethal';
    readonly fullSpeedMove?: boolean;
    readonly inWeakArc?: boolean;
    readonly keywords?: Json;
  };
  readonly defence: {
    readonly type?: UnitCard['type'];
    readonly die?: 'red' | 'white';
    readonly surge?: 'none' | 'block';
    readonly cover?: 'none' | 'light' | 'heavy';
    readonly smoke?: number;
    readonly dodge?: number;
    readonly surgeTokens?: number;
    readonly suppression?: number;
    readonly nullCourage?: boolean;
    readonly forceIcon?: boolean;
    readonly visibleWounds?: number | null;
    readonly woundsLeft?: number | null;
    readonly keywords?: Json;
    readonly guardian?: Guard;
  };
  readonly result: {
    readonly cover: number;
    readonly joint: readonly (readonly [number, number, number, string, number])[];
    readonly marginals: Readonly<Record<string, readonly (readonly [number, string, number])[]>>;
  };
}

interface Guard {
  readonly x: number;
  readonly die?: 'red' | 'white';
  readonly surge?: 'none' | 'block';
  readonly surgeTokens?: number;
  readonly immunePierce?: boolean;
  readonly soresu?: boolean;
  readonly dodge?: number;
}

/** Names of keywords in the file that are not those of the cards. */
const NAMES: Readonly<Record<string, string>> = {
  ataru: 'ataru-mastery',
  djemSo: 'djem-so-mastery',
  makashi: 'makashi-mastery',
  soresu: 'soresu-mastery',
};

const kebab = (name: string): string => NAMES[name] ?? name.replace(/[A-Z]/g, c => `-${c.toLowerCase()}`);

const keywordsOf = (given: Json = {}): Keywords =>
  Object.fromEntries(
    Object.entries(given)
      .filter(([, v]) => v)
      .map(([k, v]) => [kebab(k), v]),
  ) as Keywords;

const ENDLESS = 5000;

const card = (id: string, special: Partial<UnitCard>): UnitCard => ({
  id,
  name: id,
  faction: 'rebels',
  rank: 'corps',
  type: 'trooper',
  points: 1,
  minis: 1,
  wounds: ENDLESS,
  courage: 3,
  speed: 2,
  die: 'white',
  weapons: [],
  ...special,
});

const isVehicle = (type: string): boolean => type.endsWith('Vehicle');
const isNotched = (type: string): boolean => isVehicle(type) || type === 'creature' || type === 'emplacement';

const attackerCard = ({ attack }: Case): UnitCard =>
  card('attacker', {
    ...(attack.surge && attack.surge !== 'none' && { attackSurge: attack.surge }),
    keywords: keywordsOf(attack.keywords),
    weapons: attack.weapons.map(
      (w, n): Weapon => ({
        name: `weapon ${n}`,
        melee: true,
        range: [1, 'any'],
        dice: w.dice,
        keywords: keywordsOf(w.keywords),
      }),
    ),
  });

const defenderCard = ({ attack, defence }: Case): UnitCard => {
  const { type = 'trooper', visibleWounds, woundsLeft } = defence;
  const { weakPoint, shielded, ...rest } = defence.keywords ?? {};
  const weak = weakPoint
    ? { x: Number(weakPoint), of: attack.inWeakArc ? ['front', 'rear', 'sides'] : [] }
    : undefined;
  const base = card('defender', {
    type,
    die: defence.die ?? 'white',
    wounds: visibleWounds ?? woundsLeft ?? ENDLESS,
    ...(defence.surge === 'block' && { defenceSurge: true }),
    ...(isNotched(type) && { base: 50 }),
    ...(isVehicle(type) && { silhouette: [0, 60] as const }),
    ...(defence.forceIcon && { slots: ['force'] as const }),
    keywords: {
      ...keywordsOf(rest),
      ...(weak && { 'weak-point': weak }),
      ...(shielded ? { shielded: Number(shielded) } : {}),
    },
  });
  if (!defence.nullCourage && !isVehicle(type)) return base;
  const { courage: _, ...fearless } = base;
  return fearless;
};

const guardianCard = (guard: Guard): UnitCard =>
  card('guardian', {
    die: guard.die ?? 'white',
    ...(guard.surge === 'block' && { defenceSurge: true }),
    keywords: keywordsOf({ guardian: guard.x, immunePierce: guard.immunePierce, soresu: guard.soresu }),
  });

const wall = (
  id: string,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  special: Partial<Terrain>,
): Terrain => ({
  id,
  kind: 'obstacle',
  barricade: false,
  move: 'open',
  cover: 'none',
  blocksSight: false,
  polygon: [
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ].map(([x, y]) => ({ x: mm(x!), y: mm(y!) })),
  bottom: 0,
  top: mm(200),
  ...special,
});

type Unit = State['units'][string];

const unitOf = (id: string, seat: 'p1' | 'p2', of: UnitCard, x: number, y: number): Unit => {
  const made = newUnit(id, seat, of, []);
  return {
    ...made,
    where: 'field',
    minis: made.minis.map(m => ({ ...m, x: mm(x), y: mm(y) })),
  };
};

const ATTACKER = 'p1-1-attacker';

/** Wounds of the defender's minis that the attacker does not see. */
const hiddenOf = ({ defence }: Case): number =>
  defence.visibleWounds === null || defence.visibleWounds === undefined
    ? 0
    : (defence.woundsLeft ?? ENDLESS) - defence.visibleWounds;

/** The units of a case, by their cards: attacker, defender, and a guardian beside it if there is one. */
const unitsOf = (
  c: Case,
  [attacker, defender, guardian]: readonly [UnitCard, UnitCard, UnitCard?],
  far: number,
): State['units'] => {
  const { attack, defence } = c;
  const hidden = hiddenOf(c);
  const by = unitOf(ATTACKER, 'p1', attacker, 300, 300);
  const to = unitOf('p2-1-defender', 'p2', defender, far, 300);
  const units: State['units'] = {
    [by.id]: {
      ...by,
      tokens: { ...by.tokens, aim: attack.aim ?? 0, surge: attack.surgeTokens ?? 0 },
    },
    [to.id]: {
      ...to,
      minis:
        hidden > 0
          ? [
              ...to.minis,
              {
                ...to.minis[0]!,
                id: `${to.id}.1`,
                role: 0,
                x: mm(far + 300),
                wounds: (defence.visibleWounds ?? 0) - hidden,
              },
            ]
          : to.minis,
      tokens: {
        ...to.tokens,
        dodge: defence.dodge ?? 0,
        surge: defence.surgeTokens ?? 0,
        suppression: defence.suppression ?? 0,
        observation: attack.observation ?? 0,
        shield: Number(defence.keywords?.shielded ?? 0),
      },
      marks: defence.keywords?.wheelMode ? { wheel: { until: 'round', n: 1, unit: null } } : {},
    },
  };
  if (defence.guardian && guardian) {
    const guard = unitOf('p2-2-guardian', 'p2', guardian, far, 360);
    units[guard.id] = {
      ...guard,
      tokens: {
        ...guard.tokens,
        dodge: defence.guardian.dodge ?? 0,
        surge: defence.guardian.surgeTokens ?? 0,
      },
    };
  }
  return units;
};

/**
 * The case as a battle: the attacker to the left, the defender to the right, what gives cover between them. Minis
 * that the attacker does not see stand behind a wall that gives none.
 */
export const battleOf = (c: Case): State => {
  const { attack, defence } = c;
  const cards: [UnitCard, UnitCard, UnitCard?] = [attackerCard(c), defenderCard(c)];
  if (defence.guardian) cards.push(guardianCard(defence.guardian));
  const melee = attack.kind === 'melee';
  const far = melee ? 300 + 27 / 2 + (isNotched(defence.type ?? 'trooper') ? 25 : 13.5) : 500;
  const hidden = hiddenOf(c);
  const { cover = 'none' } = defence;
  return {
    ...emptyBattle(),
    ground: {
      width: mm(1800),
      depth: mm(900),
      terrain: [
        ...(cover === 'none' || melee ? [] : [wall('cover', 390, 100, 400, 500, { cover })]),
        ...(hidden > 0
          ? [wall('hide', far + 100, 100, far + 110, 500, { blocksSight: true, top: mm(400) })]
          : []),
      ],
    },
    cards: { units: Object.fromEntries(cards.flatMap(x => (x ? [[x.id, x]] : []))), upgrades: {} },
    now: 'attack',
    round: 1,
    blue: 'p1',
    priority: 'p1',
    units: unitsOf(c, cards, far),
    tokens: Array.from({ length: defence.smoke ?? 0 }, (_, n) => ({
      id: `smoke-${n + 1}`,
      kind: 'smoke' as const,
      x: mm(300), // beside the attacker: smoke there covers vehicles too (LEG-KWU-SMOKE-04)
      y: mm(300 + 20 * n),
      z: 0,
      by: null,
      seat: null,
      on: null,
      wounds: 0,
      what: '',
    })),
    act: {
      unit: ATTACKER,
      drawn: false,
      left: 0,
      done: ['attack'],
      granted: [],
      panicked: false,
      suppressed: false,
      used: attack.fullSpeedMove ? { 'full-move': 1 } : {},
      displaced: [],
      over: false,
    },
  };
};
