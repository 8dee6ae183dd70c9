import { type Msg, nth, sure } from '@potyczka/kernel';
import type {
  Army,
  ArmyUnit,
  BattleCardId,
  BattleKind,
  CommandId,
  Faction,
  ForceId,
  Format,
  UnitCard,
  UnitCardId,
  UpgradeId,
} from '../content/cards.js';
import { battleCard, battleForce, commandCard, STARTERS, unitCard, upgradeCard } from '../content/index.js';
import { msg } from '../text/say.js';
import { BATTLE_KINDS } from '../vocabulary.js';
import { pointsOf, unitPoints } from './draft.js';
import { mayHold, pipsOf } from './hand.js';
import { MOST_POINTS } from './limits.js';
import {
  battleCardsNamed,
  commandsNamed,
  FACTION_NAMES,
  factionNamed,
  forceNamed,
  plain,
  unitsNamed,
  upgradesNamed,
} from './names.js';
import { judgeUnit, meets } from './units.js';

const ROWS: Readonly<Record<BattleKind, string>> = {
  objective: 'Objectives',
  deployment: 'Deployments',
  condition: 'Conditions',
};

const unitName = ({ name, title }: UnitCard): string => (title ? `${name} ${title}` : name);

const cardsLine = (ids: readonly UpgradeId[]): string =>
  ids
    .map(upgradeCard)
    .map(u => `${u.name} (${u.points})`)
    .join(', ');

/** A unit with what it carries, what has joined it and what it has set aside. */
const unitLines = (unit: ArmyUnit, count: number): string[] => {
  const { upgrades, counterpart, spare = [] } = unit;
  const card = unitCard(unit.unit);
  const times = count > 1 ? `${count}× ` : '';
  const total = upgrades.length > 0 || counterpart ? ` = ${unitPoints(unit)}` : '';
  const carried = upgrades.length > 0 ? `: ${cardsLine(upgrades)}` : '';
  const joined = counterpart && unitCard(counterpart.unit);
  const theirs = counterpart && counterpart.upgrades.length > 0 ? `: ${cardsLine(counterpart.upgrades)}` : '';
  return [
    `- ${times}${unitName(card)} (${card.points})${carried}${total}`,
    ...(joined ? [`  + ${unitName(joined)} (${joined.points})${theirs}`] : []),
    ...(spare.length > 0 ? [`  + Spare: ${cardsLine(spare)}`] : []),
  ];
};

const extrasOf = ({ counterpart, spare = [] }: ArmyUnit): string =>
  [counterpart?.unit, counterpart?.upgrades, spare].join(';');

const isSame = (a: ArmyUnit, b: ArmyUnit): boolean =>
  a.unit === b.unit && a.upgrades.join() === b.upgrades.join() && extrasOf(a) === extrasOf(b);

/** A command card with its pips before it, as people write it. */
const commandLine = (id: CommandId): string => {
  const card = commandCard(id);
  return `${'•'.repeat(pipsOf(card))}${card.name}`;
};

/** A list as people send it to each other: a line for each unit with its upgrades and points. */
export const writeArmy = (army: Army): string => {
  const lines: string[] = [];
  for (let n = 0, count = 1; n < army.units.length; n += count) {
    const unit = nth(army.units, n);
    count = 1;
    while (army.units[n + count] && isSame(unit, nth(army.units, n + count))) count++;
    lines.push(...unitLines(unit, count));
  }
  return [
    ...(army.name ? [army.name] : []),
    `Faction: ${FACTION_NAMES[army.faction][0]}`,
    ...(army.force ? [`Battle force: ${battleForce(army.force).name}`] : []),
    `${pointsOf(army)}/${MOST_POINTS[army.format]} (${army.units.length} activations)`,
    ...lines,
    ...(army.hand ? [`Commands: ${army.hand.map(commandLine).join(', ')}`] : []),
    ...BATTLE_KINDS.map(
      kind => `${ROWS[kind]}: ${army.deck[kind].map(id => battleCard(id).name).join(', ')}`,
    ),
  ].join('\n');
};

/** A line that was not understood: its number from 1, and why. */
export interface Misread {
  readonly line: number;
  readonly why: Msg;
}

/** What a text came to: a list that may still break rules, and the lines that were left out. */
export interface ArmyText {
  readonly army: Army;
  readonly misread: readonly Misread[];
}

type KnownUnit = UnitCard<UnitCardId>;

interface ReadUnit {
  unit: KnownUnit;
  upgrades: UpgradeId[];
  counterpart?: { unit: UnitCardId; upgrades: UpgradeId[] };
  spare?: UpgradeId[];
}

interface Reading {
  name: string;
  faction: Faction | undefined;
  force: ForceId | null;
  format: Format | undefined;
  units: ReadUnit[];
  /** How many units the last line stands for. */
  last: number;
  deck: Record<BattleKind, BattleCardId[]>;
  hand: CommandId[];
  /** The line before was a heading: its cards stand on this one. */
  isHand: boolean;
  misread: Misread[];
}

const BULLETS = /^[\s\-–—•*·+>]+/;
const POINTS = /\(\s*\d+(?:\s*(?:pts?|points?|pkt\.?))?\s*\)/gi;
const TOTAL = /=\s*\d+(?:\s*=\s*\d+)?\s*$/;
const COUNT = /^(\d{1,2})\s*[x×]\s*|\s*[x×]\s*(\d{1,2})$/i;
const HEADING =
  /^(?:commanders?|operatives?|corps|special forces|support|heavy|heavies|units?|upgrades?)\s*:?$/i;
const HAND = /^command(?:s| cards?| hand)?\s*:\s*(.*)$/i;
const UNREAD = /^(?:contingenc(?:y|ies)|player|event|name|date)\s*:/i;
const SIZE = /^(?:points?\s*:\s*)?(\d+)\s*(?:\/\s*(\d+))?\s*(?:\(.*\)|points?|pts?)?$/i;
const ROW = /^(objective|deployment|condition)s?\s*:\s*(.*)$/i;
const FACTION = /^(?:faction|army)\s*:\s*(.*)$/i;
const SPARE = /^(?:spare|loadout|set aside)\s*:\s*(.*)$/i;
const FORCE = /^(?:battle ?force)\s*:\s*(.*)$/i;

const bare = (text: string): string => text.replace(POINTS, ' ').replace(TOTAL, '').trim();

/** Which of several cards with one name: that of the army, of the printed points, that can carry the upgrades. */
const pickUnit = (
  r: Reading,
  all: readonly KnownUnit[],
  text: string,
  names: readonly string[],
): KnownUnit[] => {
  const army = { faction: r.faction ?? ('rebels' as const), force: r.force };
  const points = Number(/\(\s*(\d+)/.exec(text)?.[1] ?? -1);
  const tests: readonly ((u: UnitCard) => boolean)[] = [
    u => u.rank !== undefined,
    u => r.faction === undefined || judgeUnit(army, u) === undefined,
    u => u.points === points,
    u => names.every(name => upgradesNamed(name).some(up => meets(army, u, up.only))),
  ];
  return tests.reduce<KnownUnit[]>(
    (left, is) => {
      const kept = left.filter(is);
      return kept.length > 0 ? kept : left;
    },
    [...all],
  );
};

const addUpgrade = (r: Reading, unit: UnitCard, name: string): UpgradeId | undefined => {
  const all = upgradesNamed(name);
  const army = { faction: r.faction ?? unit.faction, force: r.force };
  return (all.find(u => meets(army, unit, u.only)) ?? all[0])?.id;
};

/** Names between commas; a name may have a comma of its own. */
const splitNames = (text: string): string[] => {
  const parts = text.split(/\s*[,;+]\s*/).filter(part => plain(part) !== '');
  const names: string[] = [];
  for (let n = 0; n < parts.length; n++) {
    const two = `${parts[n]}, ${parts[n + 1] ?? ''}`;
    if (upgradesNamed(nth(parts, n)).length === 0 && upgradesNamed(two).length > 0) {
      names.push(two);
      n++;
    } else names.push(nth(parts, n));
  }
  return names;
};

/** The units of the line before: what stands under it is theirs. */
const lastUnits = (r: Reading): ReadUnit[] => r.units.slice(r.units.length - r.last);

const isJoinedBy = (unit: KnownUnit, card: UnitCard): boolean =>
  [card.counterpartOf ?? []].flat().includes(unit.id);

const readUpgrades = (r: Reading, unit: UnitCard, names: readonly string[], line: number): UpgradeId[] =>
  names.flatMap(name => {
    const id = addUpgrade(r, unit, name);
    if (!id) r.misread.push({ line, why: msg('army-text-upgrade', { name: name.trim().slice(0, 60) }) });
    return id ? [id] : [];
  });

/** Another price behind a unit's name is told: the text may be of another edition. */
const tellPoints = (r: Reading, unit: UnitCard, text: string, line: number): void => {
  const said = /^[^:]*?\(\s*(\d+)/.exec(text)?.[1];
  const { name, points } = unit;
  if (said !== undefined && Number(said) !== points)
    r.misread.push({ line, why: msg('army-text-points', { name, points, said: Number(said) }) });
};

/** A unit and what it carries: `2× Name (points): Upgrade (points), Upgrade (points) = total`. */
const readUnitLine = (r: Reading, raw: string, line: number): boolean => {
  const text = raw.replace(BULLETS, '');
  const counted = COUNT.exec(bare(text.split(':')[0] ?? ''));
  const count = Math.min(20, Math.max(1, Number(counted?.[1] ?? counted?.[2] ?? 1)));
  const whole = bare(text).replace(COUNT, '');
  const isNamed = unitsNamed(whole).length > 0;
  const [head = '', ...rest] = isNamed ? [whole] : whole.split(/:/);
  const name = head.trim().replace(COUNT, '').trim();
  const names = splitNames(rest.join(' '));
  const found = unitsNamed(name);
  if (found.length === 0) return false;
  const joins = found.find(card => lastUnits(r).some(u => isJoinedBy(u.unit, card)));
  if (joins && joins.rank === undefined) {
    for (const u of lastUnits(r))
      u.counterpart = { unit: joins.id, upgrades: readUpgrades(r, joins, names, line) };
    return true;
  }
  const [unit, other] = pickUnit(r, found, text, names);
  if (!unit) return false;
  if (other) {
    const titles = pickUnit(r, found, text, names).map(u => u.title ?? u.name);
    r.misread.push({ line, why: msg('army-text-which', { name, titles }) });
    return true;
  }
  tellPoints(r, unit, text, line);
  const upgrades = readUpgrades(r, unit, names, line);
  for (let n = 0; n < count; n++) r.units.push({ unit, upgrades: [...upgrades] });
  r.last = count;
  return true;
};

/** What a unit of the line before has set aside (LEG-KWU-LOADOUT-01). */
const readSpares = (r: Reading, text: string, line: number): void => {
  for (const u of lastUnits(r)) u.spare = readUpgrades(r, u.unit, splitNames(bare(text)), line);
};

/** An upgrade on a line of its own, under its unit. */
const readUpgradeLine = (r: Reading, raw: string): boolean => {
  const last = r.units.at(-1);
  const id = last && addUpgrade(r, last.unit, bare(raw.replace(BULLETS, '')));
  if (!id) return false;
  last.upgrades.push(id);
  return true;
};

const readRow = (r: Reading, kind: BattleKind, text: string, line: number): void => {
  for (const name of text.split(/\s*,\s*/).filter(part => plain(part) !== '')) {
    const fits = battleCardsNamed(name).filter(c => c.kind === kind);
    const card = fits.find(c => c.format === (r.format ?? 'standard')) ?? fits[0];
    if (card) r.deck[kind].push(card.id);
    else r.misread.push({ line, why: msg('army-text-card', { name: name.slice(0, 60) }) });
  }
};

/** LEG-ARMY-17: the command hand; its cards may stand on the lines after its heading. */
const readHand = (r: Reading, text: string, line: number, isHeading: boolean): boolean => {
  const names = splitCards(text);
  const found = names.map(name => commandOf(r, name));
  if (!isHeading && found.every(id => id === undefined)) {
    r.isHand = false;
    return false;
  }
  r.isHand = true;
  names.forEach((name, n) => {
    const id = found[n];
    if (id) r.hand.push(id);
    else r.misread.push({ line, why: msg('army-text-command', { name: name.slice(0, 60) }) });
  });
  return true;
};

/** Of several cards of one name that of the army. */
const commandOf = (r: Reading, name: string): CommandId | undefined => {
  const all = commandsNamed(name);
  const army = { faction: r.faction ?? ('rebels' as const), force: r.force, units: unitsOf(r) };
  return (all.find(card => mayHold(army, card)) ?? all[0])?.id;
};

const unitsOf = (r: Reading): ArmyUnit[] => r.units.map(({ unit, ...rest }) => ({ unit: unit.id, ...rest }));

/** Names of command cards between commas, without their pips; a name may have commas of its own. */
const splitCards = (text: string): string[] => {
  const parts = text.split(/\s*[,;]\s*/).map(part => part.replace(BULLETS, ''));
  const names: string[] = [];
  for (let n = 0; n < parts.length; n++) {
    const longest = [3, 2].find(k => commandsNamed(parts.slice(n, n + k).join(', ')).length > 0) ?? 1;
    const name = parts
      .slice(n, n + longest)
      .join(', ')
      .trim();
    if (plain(name) !== '') names.push(name);
    n += longest - 1;
  }
  return names;
};

/** Lines that say something of the whole list. */
const readHeadLine = (r: Reading, text: string): boolean => {
  const size = SIZE.exec(text);
  if (size) {
    const most = Number(size[2] ?? size[1]);
    r.format ??= most <= MOST_POINTS.skirmish ? 'skirmish' : 'standard';
    return true;
  }
  const faction = factionNamed(FACTION.exec(text)?.[1] ?? text);
  const force = forceNamed(FORCE.exec(text)?.[1] ?? text);
  if (faction) r.faction = faction;
  if (force) {
    r.force = force.id;
    r.faction ??= force.faction;
  }
  return faction !== undefined || force !== undefined || HEADING.test(text);
};

/** The faction that most units belong to. */
const likelyFaction = (lines: readonly string[]): Faction | undefined => {
  const votes = new Map<Faction, number>();
  for (const raw of lines) {
    const head = bare(raw.replace(BULLETS, '').split(':')[0] ?? '').replace(COUNT, '');
    const factions = new Set(unitsNamed(head).map(u => u.faction));
    const [only] = factions;
    if (only && factions.size === 1 && only !== 'mercenary') votes.set(only, (votes.get(only) ?? 0) + 1);
  }
  return [...votes].sort((a, b) => b[1] - a[1])[0]?.[0];
};

/** The deck of the starter armies, for a text that names none. */
const usualDeck = (format: Format): Army['deck'] =>
  sure(
    STARTERS.find(s => s.format === format),
    'starter army',
  ).deck;

const readLine = (r: Reading, raw: string, line: number): void => {
  const text = raw.replace(BULLETS, '').trim();
  if (text === '' || UNREAD.test(text)) return;
  const cardsOfHand = HAND.exec(text)?.[1] ?? (r.isHand ? text : undefined);
  if (cardsOfHand !== undefined && readHand(r, cardsOfHand, line, HAND.test(text))) return;
  const [, kind, cards] = ROW.exec(text) ?? [];
  const spare = SPARE.exec(text)?.[1];
  if (spare !== undefined) readSpares(r, spare, line);
  else if (kind && cards !== undefined) readRow(r, kind.toLowerCase() as BattleKind, cards, line);
  else if (readHeadLine(r, text) || readUnitLine(r, raw, line) || readUpgradeLine(r, raw)) return;
  else if (r.name === '' && r.units.length === 0 && r.misread.length === 0) r.name = text.slice(0, 60);
  else r.misread.push({ line, why: msg('army-text-unit', { name: bare(text).slice(0, 60) }) });
};

const linesOf = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .slice(0, 200)
    .map(line => line.slice(0, 400).trimEnd());

/** Reads a list from the text form: case, order and bullets do not matter. Nothing of it is judged. */
export const readArmyText = (text: string): ArmyText => {
  const lines = linesOf(text);
  const r: Reading = {
    name: '',
    faction: undefined,
    force: null,
    format: undefined,
    units: [],
    last: 0,
    deck: { objective: [], deployment: [], condition: [] },
    hand: [],
    isHand: false,
    misread: [],
  };
  for (const line of lines) readHeadLine(r, line.replace(BULLETS, '').trim());
  r.faction ??= likelyFaction(lines) ?? 'rebels';
  for (const [n, raw] of lines.entries()) readLine(r, raw, n + 1);
  const format = r.format ?? 'standard';
  const usual = usualDeck(format);
  const row = (kind: BattleKind) => (r.deck[kind].length > 0 ? r.deck[kind] : usual[kind]);
  const deck = { objective: row('objective'), deployment: row('deployment'), condition: row('condition') };
  const hand = r.hand.length > 0 ? { hand: r.hand } : {};
  return {
    army: { name: r.name, faction: r.faction, format, force: r.force, units: unitsOf(r), deck, ...hand },
    misread: r.misread,
  };
};
