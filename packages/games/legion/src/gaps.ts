import { isScored } from './battle/objectives.js';
import { CARD_TEXTS } from './cards/index.js';
import type { Keywords, Missing, Weapon } from './content/cards.js';
import { commandText, upgradeText } from './content/effects/index.js';
import type { CardText, Gap } from './content/effects/types.js';
import { battleCard, battleForce, commandCard, unitCard, upgradeCard } from './content/index.js';
import { KEYWORDS, type KeywordId } from './content/keywords.js';
import { PLAYED, type PlayedId } from './keywords/index.js';

/** What is played to the letter, with a mark, or not: pages, the army editor and the table in docs ask here. */
export type Status = 'letter' | 'mark' | 'not';
export type Kind = 'unit' | 'keyword' | 'upgrade' | 'command' | 'battle' | 'force';

export interface Marks {
  readonly status: Status;
  /** Keywords that are not played, and why the rest is not. */
  readonly keywords: readonly KeywordId[];
  /** What no source gives, so that it cannot be played. */
  readonly missing?: readonly Missing[];
  readonly why: readonly (Gap | 'disputed' | 'incomplete' | 'not-in-rulebook' | 'assumed')[];
}

/** Keywords that act at no moment, and where they are played: `null` where they are not. */
export const ELSEWHERE: Readonly<Record<Exclude<KeywordId, PlayedId>, string | null>> = {
  'area-weapon': 'rules/attack/bomb.ts',
  associate: 'army/keywords.ts',
  'bane-tokens': 'keywords/tokens/bane.ts',
  'command-node': null,
  contingencies: 'keywords/contingencies.ts',
  counterpart: 'rules/sheet.ts',
  divulge: 'keywords/divulge.ts',
  equip: 'army/keywords.ts',
  flawed: 'keywords/flawed.ts',
  'flexible-response': 'army/keywords.ts',
  'graffiti-tokens': 'keywords/tokens/graffiti.ts',
  'heavy-weapon-team': 'army/keywords.ts',
  'im-part-of-the-squad-too': null,
  leader: 'army/keywords.ts',
  permanent: 'rules/end.ts',
  programmed: 'army/keywords.ts',
  restore: 'rules/restore.ts',
  'special-issue': 'content/forces.ts',
  tempted: 'army/keywords.ts',
};

const places: Readonly<Partial<Record<KeywordId, string | null>>> = ELSEWHERE;
const isPlayed = (id: KeywordId): boolean => PLAYED.has(id) || typeof places[id] === 'string';

const unplayed = (keywords: Keywords | undefined, weapons: readonly Weapon[] | undefined): KeywordId[] => {
  const all = [keywords, ...(weapons ?? []).map(w => w.keywords)].flatMap(k => Object.keys(k ?? {}));
  return [...new Set(all as KeywordId[])].filter(id => !isPlayed(id));
};

const marks = (keywords: readonly KeywordId[], why: Marks['why'], nothing: boolean): Marks => ({
  status: nothing ? 'not' : keywords.length + why.length > 0 ? 'mark' : 'letter',
  keywords,
  why,
});

const lacking = (m: Marks, missing: readonly Missing[] | undefined): Marks =>
  missing ? { ...m, missing } : m;

const ofKeyword = (id: KeywordId): Marks => {
  if (!isPlayed(id)) return { status: 'not', keywords: [id], why: [] };
  return marks([], KEYWORDS[id].rules === '' ? ['not-in-rulebook'] : [], false);
};

const ofUnit = (id: string): Marks => {
  const card = unitCard(id);
  const why = [
    ...(card.disputed ? (['disputed'] as const) : []),
    ...(card.missing ? (['incomplete'] as const) : []),
  ];
  return lacking(marks(unplayed(card.keywords, card.weapons), why, false), card.missing);
};

/** Does any of the text happen? */
const isTold = (text: CardText): boolean =>
  text.odd === true || text.effects !== undefined || text.standing !== undefined;

const gapOf = (text: CardText | undefined, moments: readonly string[] | undefined): Gap[] => {
  if (text?.mark) return [text.mark];
  return !text && moments && moments.length > 0 ? ['part'] : [];
};

const ofUpgrade = (id: string): Marks => {
  const card = upgradeCard(id);
  const text = upgradeText(id);
  const why = [...gapOf(text, card.moments), ...(card.incomplete ? (['incomplete'] as const) : [])];
  const isOnlyText = !card.weapons && !card.keywords && !card.mini && !card.addsSlots;
  return marks(
    unplayed(card.keywords, card.weapons),
    why,
    isOnlyText && why.length > 0 && !(text && isTold(text)),
  );
};

const ofCommand = (id: string): Marks => {
  const card = commandCard(id);
  const text = commandText(id);
  const told = card.returns ? undefined : card.moments;
  const why = [
    ...gapOf(text, told),
    ...(card.assumed ? (['assumed'] as const) : []),
    ...(card.missing ? (['incomplete'] as const) : []),
  ];
  const given = (text?.effects ?? []).flatMap(e =>
    e.do.flatMap(d =>
      d.do === 'give' || d.do === 'giveWeapons' ? (Object.keys(d.keywords) as KeywordId[]) : [],
    ),
  );
  const missing = [...unplayed(undefined, card.weapons), ...given.filter(k => !isPlayed(k))];
  const isTextNot = gapOf(text, told).length > 0 && !(text && isTold(text));
  return lacking(marks([...new Set(missing)], why, isTextNot), card.missing);
};

/** Zones are data; what conditions and objectives ask for is played in `battle/`. */
const ofBattle = (id: string): Marks => {
  const card = battleCard(id);
  const { kind } = card;
  const hasText = CARD_TEXTS.has(`battle:${id}`);
  if (kind === 'deployment') return marks([], [], false);
  if (kind === 'condition')
    return marks([], card.incomplete ? ['incomplete'] : [], !PLAIN_CONDITIONS.has(id) && !hasText);
  return marks([], isScored(id) ? [] : ['part'], !isScored(id) && !hasText);
};
const PLAIN_CONDITIONS: ReadonlySet<string> = new Set(['clear-conditions', 'clear-conditions-skirmish']);

const ofForce = (id: string): Marks => marks([], [battleForce(id).incomplete ? 'incomplete' : 'part'], false);

/** How a card or keyword is played. */
export const marksOf = (kind: Kind, id: string): Marks => {
  switch (kind) {
    case 'unit':
      return ofUnit(id);
    case 'keyword':
      return ofKeyword(id as KeywordId);
    case 'upgrade':
      return ofUpgrade(id);
    case 'command':
      return ofCommand(id);
    case 'battle':
      return ofBattle(id);
    default:
      return ofForce(id);
  }
};
