import {
  AIM_DECK,
  type AimCard,
  type Attachment,
  featById,
  LOOT,
  type LootId,
  lootOf,
  takes,
  WEAPONS,
  type Weapon,
} from '@potyczka/apex/lab';
import { type AbilityId, type Feat, LEGENDS, type LegendId } from '@potyczka/apex/view';
import type { Choices, Look } from './apex-deals.js';
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

const readFigures = (w: Fields): Weapon => {
  const [low, high] = (w.range as [number, number | null]) ?? [];
  const [spaces, cards] = list(w.rof, 'weapon.rof', whole);
  const range = {
    low: whole(low, 'weapon.range'),
    ...(high !== null && { high: whole(high, 'weapon.range') }),
  };
  const number = (name: string): number => whole(w[name], `weapon.${name}`);
  const own = (name: string): number => (w[name] === undefined ? 0 : number(name));
  return special(
    'W-0',
    'assault-rifle',
    range,
    [spaces as number, cards as number],
    [number('damage'), number('headshot'), number('threshold')],
    [],
    { stability: own('stability'), recoil: own('recoil') },
  );
};

/** A weapon card of the game, of a module, or one that the case makes up. */
const readWeapon = (value: unknown): Weapon => {
  if (typeof value !== 'string') return readFigures(fields(value, 'weapon'));
  const weapon = WEAPONS.find(w => w.id === value) ?? SPECIAL[value];
  if (!weapon) throw new Malformed(`no weapon ${value}`);
  return weapon;
};

const attachmentNamed = (name: string): Attachment => {
  const loot = lootOf(`#${oneOf(name, Object.keys(LOOT) as LootId[], 'attachments')}.1`);
  if (loot.sort !== 'attachment') throw new Malformed(`${name} is no attachment`);
  return loot.attachment;
};

const readAttachments = (value: unknown, weapon: Weapon): readonly string[] => {
  const tokens = list(value, 'attachments', text);
  const hasSlots = Object.keys(weapon.slots).length > 0;
  if (hasSlots && tokens.some(name => !takes(weapon, attachmentNamed(name))))
    throw new Malformed('the weapon does not take the attachment');
  return tokens;
};

/** A card that is played, with what its owner decides. */
export interface Card {
  readonly id: Feat['id'] | AbilityId;
  readonly owner: LegendId;
  readonly accessory?: string;
}

const readCard = (value: unknown, where: string): Card => {
  const card = fields(value, where);
  const id = text(card.id, `${where}.id`);
  const owner = oneOf(id.slice(0, 2), LEGENDS, `${where}.id`);
  const accessory = card.accessory === undefined ? undefined : text(card.accessory, `${where}.accessory`);
  return { id: id as Card['id'], owner, ...(accessory && { accessory }) };
};

/** The target's points and gear. */
export interface Target {
  readonly shield: number;
  readonly health: number;
  readonly shieldLimit: number;
  readonly helmet: string;
  readonly knockdown: string;
  readonly knockdownActive: boolean;
}

/** A case of kind `shoot`: who shoots at whom with what, and what is played. */
export interface Shot {
  readonly weapon: Weapon;
  readonly attachments: readonly string[];
  readonly distance: number;
  readonly level: 'same' | 'lower' | 'higher';
  readonly hidden: boolean;
  readonly smoke: number;
  readonly action: string;
  readonly boost: (Card & { readonly late: boolean }) | undefined;
  readonly reactions: readonly Card[];
  readonly after: readonly Card[];
  readonly beast: boolean;
  /** Ravens: one of the target's team on the shooter, one of the shooter's team on the target. */
  readonly ravenOnShooter: boolean;
  readonly ravenOnTarget: boolean;
  readonly shooter: LegendId | undefined;
  readonly shotAt: LegendId | undefined;
  readonly target: Target;
  readonly choices: Choices;
}

const legendIn = (value: unknown, where: string): LegendId | undefined =>
  value === undefined ? undefined : oneOf(value, LEGENDS, where);

export const readShot = (v: Fields): Shot => {
  const shooter = fields(v.shooter ?? {}, 'shooter');
  const target = fields(v.target ?? {}, 'target');
  const boost = v.boost === undefined ? undefined : fields(v.boost, 'boost');
  const weapon = readWeapon(v.weapon);
  return {
    weapon,
    attachments: readAttachments(v.attachments, weapon),
    distance: whole(v.distance, 'distance'),
    level: v.level === undefined ? 'same' : oneOf(v.level, ['same', 'lower', 'higher'], 'level'),
    hidden: v.hidden === true,
    smoke: v.smoke === undefined ? 0 : whole(v.smoke, 'smoke'),
    action: shooter.action === undefined ? 'basic' : text(shooter.action, 'shooter.action'),
    boost: boost && { ...readCard(boost, 'boost'), late: boost.late === true },
    reactions: list(v.reactions, 'reactions', readCard),
    after: list(v.after, 'after', readCard),
    beast: shooter.beast === true,
    ravenOnShooter: shooter.raven === true,
    ravenOnTarget: target.raven === true,
    shooter: legendIn(shooter.legend, 'shooter.legend'),
    shotAt: legendIn(target.legend, 'target.legend'),
    target: readTarget(v),
    choices: readChoices([...(boost ? [boost] : []), ...list(v.reactions, 'reactions', fields)]),
  };
};

const readChoices = (cards: readonly Fields[]): Choices => {
  const looks = cards.flatMap((card): Look[] => {
    const id = text(card.id, 'id');
    if (id[3] === 'A') return [];
    const look = (featById(id as Feat['id']).effects ?? []).find(e => e.do === 'look');
    if (!look) return [];
    const order = oneOf(card.order, ['high-first', 'low-first'], `${id}.order`);
    const keepFrom = look.bottom ? { keepFrom: whole(card.keepFrom, `${id}.keepFrom`) } : {};
    return [{ cards: look.cards, order, ...keepFrom }];
  });
  const below = cards.find(card => card.replaceBelow !== undefined)?.replaceBelow;
  return {
    ...(looks[0] && { look: looks[0] }),
    ...(below !== undefined && { replaceBelow: whole(below, 'boost.replaceBelow') }),
  };
};

export const readTarget = (v: Fields): Target => {
  const t = fields(v.target ?? {}, 'target');
  const number = (key: string, usual: number): number =>
    t[key] === undefined ? usual : whole(t[key], `target.${key}`);
  const gear = (key: string): string =>
    t[key] === undefined
      ? 'starting'
      : oneOf(t[key], ['starting', 'rare', 'epic', 'legendary'], `target.${key}`);
  return {
    shield: number('shield', 20),
    health: number('health', 40),
    shieldLimit: number('shieldLimit', 20),
    helmet: gear('helmet'),
    knockdown: gear('knockdown'),
    knockdownActive: t.knockdownActive !== false,
  };
};
