import {
  AIM_DECK,
  type AimCard,
  type Attachment,
  abilityShot,
  type Choices,
  type Feat,
  FIGURE_TRAITS,
  type Figures,
  featById,
  LOOT,
  type LootId,
  lootOf,
  printedAttachment,
  type ShotChange,
  type ShotFacts,
  takes,
  WEAPONS,
  type Weapon,
  type Wounded,
} from '@potyczka/apex/odds';
import { type Fields, fields, list, Malformed, oneOf, text, whole } from './apex-field.js';

/** An Aim deck of the file, or the game's own. */
export const readDeck = (vector: Fields, shared: unknown): readonly AimCard[] => {
  const name = vector.deck === undefined ? 'P2' : text(vector.deck, 'deck');
  const decks = shared === undefined ? {} : fields(fields(shared, 'file').decks ?? {}, 'decks');
  const given = decks[name];
  if (given === undefined) return AIM_DECK;
  return list(given, `decks.${name}`, (entry, where): AimCard => {
    const card = fields(entry, where);
    const { arrow } = card;
    return {
      id: text(card.id, `${where}.id`) as AimCard['id'],
      value: whole(card.value, `${where}.value`),
      symbols: list(card.symbols, `${where}.symbols`, text) as AimCard['symbols'],
      ...(typeof arrow === 'string' && { arrow: arrow as NonNullable<AimCard['arrow']> }),
      mark: 'placeholder',
    };
  });
};

const SPECIAL: Readonly<Record<string, Weapon | undefined>> = Object.fromEntries(
  [
    special('W-U-2', 'shotgun', { low: 1, high: 1 }, [1, 3], [18, 8, 60], ['digital-1x'], {}),
    special(
      'W-FK-1',
      'assault-rifle',
      { low: 4, high: 4 },
      [3, 1],
      [8, 5, 50],
      ['barrel-2', 'mag-heavy', 'aog-2x-4x', 'stock-standard-1'],
      {},
    ),
    special(
      'WL-1a',
      'marksman',
      { low: 4, high: 5 },
      [3, 1],
      [7, 5, 50],
      ['barrel-1', 'mag-light', 'hcog-3x', 'stock-sniper-3'],
      {},
    ),
    special(
      'WL-1b',
      'sniper',
      { low: 6 },
      [1, 1],
      [20, 12, 60],
      ['mag-sniper', 'sniper-6x', 'stock-sniper-6'],
      {
        pays: { token: 'shield-cell', damage: 24, headshot: 15 },
      },
    ),
  ].map(w => [w.id as string, w]),
);

/** D9: cards of modules that the game itself does not deal out. */
function special(
  id: string,
  type: Weapon['type'],
  range: Weapon['range'],
  rof: Weapon['rof'],
  [damage, headshot, threshold]: readonly [number, number, number],
  printed: Weapon['printed'],
  passive: Weapon['passive'],
): Weapon {
  return {
    id: id as Weapon['id'],
    model: id,
    type,
    ammo: 'mythic',
    startingAmmo: 3,
    range,
    threshold,
    rof,
    damage,
    headshot,
    slots: {},
    printed,
    passive,
    mark: 'book',
  };
}

interface Gun {
  readonly figures: Figures;
  readonly printed: readonly Attachment[];
  readonly weapon: Weapon | undefined;
}

const readGun = (value: unknown, isPaid: boolean): Gun => {
  if (typeof value !== 'string')
    return { figures: readFigures(fields(value, 'weapon')), printed: [], weapon: undefined };
  const weapon = WEAPONS.find(w => w.id === value) ?? SPECIAL[value];
  if (!weapon) throw new Malformed(`no weapon ${value}`);
  const pays = isPaid ? weapon.passive.pays : undefined;
  const { range, threshold, rof, damage, headshot, passive } = weapon;
  return {
    weapon,
    printed: weapon.printed.map(printedAttachment),
    figures: {
      range,
      threshold,
      rof,
      damage: pays?.damage ?? damage,
      headshot: pays?.headshot ?? headshot,
      stability: 0,
      recoil: passive.recoil ?? 0,
    },
  };
};

const readFigures = (w: Fields): Figures => {
  const [low, high] = (w.range as [number, number | null]) ?? [];
  const [spaces, cards] = list(w.rof, 'weapon.rof', whole);
  return {
    range: { low: whole(low, 'weapon.range'), ...(high !== null && { high: whole(high, 'weapon.range') }) },
    threshold: whole(w.threshold, 'weapon.threshold'),
    rof: [spaces as number, cards as number],
    damage: whole(w.damage, 'weapon.damage'),
    headshot: whole(w.headshot, 'weapon.headshot'),
    stability: w.stability === undefined ? 0 : whole(w.stability, 'weapon.stability'),
    recoil: w.recoil === undefined ? 0 : whole(w.recoil, 'weapon.recoil'),
  };
};

const attachmentNamed = (name: string): Attachment => {
  const loot = lootOf(`#${oneOf(name, Object.keys(LOOT) as LootId[], 'attachments')}.1`);
  if (loot.sort !== 'attachment') throw new Malformed(`${name} is no attachment`);
  return loot.attachment;
};

/** What a card changes; conditions on people are settled here, those on the shot by the plan. */
const changesOf = (id: string, hasRaven: boolean): readonly ShotChange[] => {
  if (id[3] === 'A') return abilityShot(id as Parameters<typeof abilityShot>[0]);
  const feat: Feat = featById(id as Feat['id']);
  if (feat.need === 'shooter-has-raven' && !hasRaven) return [];
  const own = 'changes' in feat ? (feat.changes ?? []) : [];
  return [...own, ...(feat.effects ?? []).flatMap(e => (e.do === 'shoot' ? (e.changes ?? []) : []))];
};

export interface Shot {
  readonly facts: ShotFacts;
  readonly choices: Choices;
}

/** A case of kind `shoot`, as the game's own facts. */
export const readShot = (v: Fields): Shot => {
  const shooter = fields(v.shooter ?? {}, 'shooter');
  const target = fields(v.target ?? {}, 'target');
  const action = shooter.action === undefined ? 'basic' : text(shooter.action, 'shooter.action');
  const gun = readGun(v.weapon, action === 'cell');
  const tokens = list(v.attachments, 'attachments', text).map(attachmentNamed);
  for (const token of tokens)
    if (
      gun.weapon &&
      !gun.weapon.id.includes('-FK') &&
      Object.keys(gun.weapon.slots).length > 0 &&
      !takes(gun.weapon, token)
    )
      throw new Malformed('the weapon does not take the attachment');
  const boost = v.boost === undefined ? undefined : fields(v.boost, 'boost');
  const reactions = list(v.reactions, 'reactions', fields);
  const hasRaven = shooter.raven === true;
  const cards = [
    ...(action === 'basic' || action === 'cell' ? [] : [action]),
    ...(boost ? [text(boost.id, 'boost.id')] : []),
    ...reactions.map(r => text(r.id, 'reactions.id')),
  ];
  const carried: ShotChange[] = [];
  if (shooter.beast === true) carried.push(FIGURE_TRAITS.beast.bearerShoots ?? {});
  if (target.raven === true) carried.push(FIGURE_TRAITS.raven.shotsAtBearer ?? {});
  const helmet = lootOf(
    `#helmet-${target.helmet === undefined ? 'starting' : text(target.helmet, 'target.helmet')}.1`,
  );
  if (helmet.sort !== 'gear' || helmet.gear.kind !== 'helmet') throw new Malformed('target.helmet');
  return {
    facts: {
      weapon: gun.figures,
      attachments: [...tokens, ...gun.printed.filter(p => !tokens.some(x => x.slot === p.slot))],
      distance: whole(v.distance, 'distance'),
      level: v.level === undefined ? 'same' : oneOf(v.level, ['same', 'lower', 'higher'], 'level'),
      hidden: v.hidden === true,
      smokes: v.smoke === undefined ? 0 : whole(v.smoke, 'smoke'),
      changes: [...cards.flatMap(id => changesOf(id, hasRaven)), ...carried],
      helmet: { stops: helmet.gear.stops, upTo: helmet.gear.upTo },
    },
    choices: readChoices(boost, reactions),
  };
};

const readChoices = (boost: Fields | undefined, reactions: readonly Fields[]): Choices => {
  const looks = [...(boost ? [boost] : []), ...reactions].flatMap(card => {
    const id = text(card.id, 'id');
    if (id[3] === 'A') return [];
    const look = (featById(id as Feat['id']).effects ?? []).find(e => e.do === 'look');
    if (!look) return [];
    const order = oneOf(card.order, ['high-first', 'low-first'], `${id}.order`);
    return [
      {
        cards: look.cards,
        order,
        ...(look.bottom && { keepFrom: whole(card.keepFrom, `${id}.keepFrom`) }),
      },
    ];
  });
  const below = boost?.replaceBelow;
  return { looks, ...(below !== undefined && { replaceBelow: whole(below, 'boost.replaceBelow') }) };
};

/** A target's points; an exhausted or starting knockdown shield prevents nothing. */
export const readTarget = (v: Fields): Wounded & { readonly shieldLimit: number } => {
  const t = fields(v.target ?? {}, 'target');
  const number = (key: string, usual: number): number =>
    t[key] === undefined ? usual : whole(t[key], `target.${key}`);
  const knockdown = lootOf(
    `#knockdown-${t.knockdown === undefined ? 'starting' : text(t.knockdown, 'target.knockdown')}.1`,
  );
  if (knockdown.sort !== 'gear' || knockdown.gear.kind !== 'knockdown')
    throw new Malformed('target.knockdown');
  return {
    shield: number('shield', 20),
    health: number('health', 40),
    prevents: t.knockdownActive === false ? 0 : knockdown.gear.prevents,
    shieldLimit: number('shieldLimit', 20),
  };
};
