import {
  cardName,
  cardText,
  costText,
  figureName,
  say,
  PAGE_WORDS as WORDS,
} from '@potyczka/adrenaline/text';
import {
  ammoTile,
  type Blow,
  type Lack,
  type Preview,
  type SquareId,
  spawnOn,
  type View,
} from '@potyczka/adrenaline/view';
import type { Lang } from '@potyczka/kernel/run';
import type { OptionShown } from '@potyczka/table';
import type { ReactNode } from 'react';
import { aboutOf } from './about.js';
import { figuresOf } from './figures.js';
import { blowsOf, previewOf } from './Preview.js';
import { PieceIcon } from './shapes.js';

/** What an option would do, in a few words and figures. */
export const foresee = (lang: Lang, view: View, option: OptionShown): string => {
  const preview = previewOf(option);
  if (option.refusal) return aboutShot(lang, preview);
  const blows = blowsOf(option);
  const parts = [
    preview.path ? aboutSquare(lang, view, preview) : '',
    aboutShot(lang, preview),
    blows.length === 1 && blows[0] ? oneBlow(lang, view, option, blows[0]) : allBlows(lang, blows),
    whatItDoes(lang, option),
  ];
  return parts.filter(Boolean).join(' · ');
};

/** Whom a shot could be about, and with what; whom not, and why. */
const aboutShot = (lang: Lang, { aims = [], spared = [] }: Preview): string => {
  const guns = new Set([...aims.flatMap(a => a.cards), ...spared.flatMap(x => x.lacks.map(l => l.card))]);
  const withWhat = (cards: readonly `#${string}`[]): string =>
    guns.size > 1 ? ` (${cards.map(c => cardName(lang, c)).join(', ')})` : '';
  const hit = aims.map(a => figureName(lang, a.who) + withWhat(a.cards)).join(', ');
  const groups = new Map<string, string[]>();
  for (const { who, lacks } of spared) {
    const why = lacksText(lang, lacks);
    groups.set(why, [...(groups.get(why) ?? []), figureName(lang, who)]);
  }
  const missed = [...groups].map(([why, names]) => `${names.join(', ')}: ${why}`);
  return [hit && `${WORDS[lang].canHit} ${hit}`, ...missed].filter(Boolean).join(' · ');
};

/** What is missing: once, if it is the same for every weapon. */
const lacksText = (lang: Lang, lacks: readonly Lack[]): string => {
  const said = lacks.map(l => [cardName(lang, l.card), say(lang, l.why)] as const);
  const [first] = said;
  return first && said.every(([, why]) => why === first[1])
    ? first[1]
    : said.map(([card, why]) => `${card} – ${why}`).join(' ');
};

/** What waits at the end of a way: what there is to take, or who is in sight. */
const aboutSquare = (lang: Lang, view: View, preview: Preview): string => {
  const w = WORDS[lang];
  const { path = [], ammo, weapons, fires, sees } = preview;
  const names = (cards: readonly `#${string}`[]): string => cards.map(c => cardName(lang, c)).join(', ');
  if (ammo) {
    const cubes = ammo.cubes.length > 0 ? costText(lang, ammo.cubes) : '';
    return [cubes, ammo.draws ? w.card : ''].filter(Boolean).join(' + ') || w.nothingFits;
  }
  if (weapons) return `${w.weapons} ${names(weapons.filter(o => o.payable).map(o => o.card))}`;
  // Where nobody is in sight nothing is said of it: a list that repeats that says nothing.
  const seen = sees?.length ? `${w.seen} ${sees.map(f => figureName(lang, f)).join(', ')}` : '';
  if (fires) return [seen, fires.length > 0 && `${w.fires} ${names(fires)}`].filter(Boolean).join(' · ');
  // Who is seen comes first: what lies there is on the board anyway.
  return [seen, lying(lang, view, path.at(-1))].filter(Boolean).join(' · ');
};

const lying = (lang: Lang, view: View, square: SquareId | undefined): string => {
  if (!square) return '';
  const w = WORDS[lang];
  const spawn = spawnOn(square);
  if (spawn) return `${w.weapons} ${view.offers[spawn].map(c => cardName(lang, c)).join(', ')}`;
  const tile = view.tiles[square];
  if (!tile) return '';
  const { cubes, powerUp } = ammoTile(tile);
  return [costText(lang, cubes), powerUp ? w.card : ''].filter(Boolean).join(' + ');
};

const figuresOfBlow = (lang: Lang, { damage, fromMarks, marks }: Blow): string => {
  const w = WORDS[lang];
  const hurt = damage ? `−${damage}` : '';
  const more = fromMarks ? `−${fromMarks} ${w.fromMarks}` : '';
  return [hurt, more, marks ? `${w.newMarks} +${marks}` : ''].filter(Boolean).join(', ');
};

/** A single blow, with the name of whoever takes it unless the option itself is about them. */
const oneBlow = (lang: Lang, view: View, option: OptionShown, blow: Blow): string => {
  const w = WORDS[lang];
  const name = option.at[0] === blow.who ? '' : `${figureName(lang, blow.who)} `;
  const said = name + figuresOfBlow(lang, blow);
  const board = figuresOf(view).find(f => f.who === blow.who);
  if (!board || blow.damage + blow.fromMarks === 0) return said;
  const dies = blow.kills ? `, ${w.kill}` : '';
  return `${said} (${w.taken}: ${board.damage.length} → ${blow.taken}${dies})`;
};

const allBlows = (lang: Lang, blows: readonly Blow[]): string =>
  blows
    .map(blow => {
      const dies = blow.kills ? `, ${WORDS[lang].kill}` : '';
      return `${figureName(lang, blow.who)} ${figuresOfBlow(lang, blow)}${dies}`;
    })
    .join('; ');

/** What a weapon, an effect or a power-up does, as its card says. */
const whatItDoes = (lang: Lang, option: OptionShown): string => {
  const about = aboutOf(option);
  // What pays is handed over, not used.
  if (!about || option.label?.id.startsWith('pay-')) return '';
  const { effects } = cardText(lang, about.card);
  if (about.effect !== undefined) return effects.find(e => e.id === about.effect)?.text ?? '';
  const [first, ...more] = effects;
  const others = more.map(e => e.name).join(', ');
  return [first?.text, others && `+ ${others}`].filter(Boolean).join(' ');
};

/** The piece of whoever an option is about. */
export const Icon = ({ option }: { option: OptionShown }): ReactNode => {
  const [first = ''] = option.at;
  return /^(p\d|bot)$/.test(first) ? <PieceIcon figure={first} size={24} /> : null;
};
