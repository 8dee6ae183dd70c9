import { keywordName } from '@potyczka/legion/text';
import {
  battleForce,
  commandCard,
  type KeywordId,
  type Keywords,
  type Named,
  type Param,
  type UpgradeCard,
  unitCard,
  upgradeCard,
} from '@potyczka/legion/view';
import type { Lang } from '@potyczka/words';
import { WORDS } from '../words.js';
import { FACE_WORDS } from './face-words.js';

/** Something that a record names, as people say it: `black-sun` is Black Sun. */
const titled = (id: string): string =>
  id
    .split('-')
    .map(word => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

const known = (find: () => string, id: string): string => {
  try {
    return find();
  } catch {
    return titled(id);
  }
};

/** A unit with its title, as two cards may have one name. */
export const unitName = (id: string): string =>
  known(() => {
    const { name, title } = unitCard(id);
    return title ? `${name}, ${title}` : name;
  }, id);
export const commandName = (id: string): string => known(() => commandCard(id).name, id);
export const forceName = (id: string): string => known(() => battleForce(id).name, id);

/** Whom a keyword or a card names. */
export const whom = (lang: Lang, { name, rank, type, affiliation, has }: Named): string => {
  const f = FACE_WORDS[lang];
  return [
    name,
    rank && WORDS[lang].rank[rank],
    type && (f.types[type] ?? type),
    affiliation && titled(affiliation),
    has && keywordName(lang, has),
  ]
    .filter(Boolean)
    .join(' · ');
};

const ofWords = (lang: Lang, of: readonly string[]): string => {
  const f = FACE_WORDS[lang];
  return of
    .map(each => f.arcs[each] ?? f.actions[each] ?? known(() => upgradeCard(each).name, each))
    .map(each => known(() => battleForce(each).name, each).replaceAll('-', ' '))
    .join(', ');
};

/** A keyword with its figures and whom it names: `Coordinate: emplacement trooper`. */
export interface KeywordSaid {
  readonly id: KeywordId;
  /** `Pierce 2` */
  readonly name: string;
  /** In Polish the printed name too. */
  readonly x: number | undefined;
  readonly more: string;
}

const paramWords = (lang: Lang, { y, of, who, free, tokens }: Param): string => {
  const f = FACE_WORDS[lang];
  return [
    y === undefined ? '' : f.capacity(y),
    of ? ofWords(lang, of) : '',
    who ? who.map(n => whom(lang, n)).join(', ') : '',
    tokens
      ? tokens
          .map(all =>
            all
              .map(
                ([token, n]) => `${n} × ${f.actions[token] ?? WORDS[lang].token[token as 'surge'] ?? token}`,
              )
              .join(' + '),
          )
          .join(f.or)
      : '',
    free ? f.free : '',
  ]
    .filter(Boolean)
    .join(', ');
};

/** The keywords of a record as a card prints them. */
export const keywordsSaid = (lang: Lang, keywords: Keywords | undefined): readonly KeywordSaid[] =>
  (Object.entries(keywords ?? {}) as [KeywordId, true | number | Param][]).map(([id, value]) => {
    const param: Param = typeof value === 'object' ? value : typeof value === 'number' ? { x: value } : {};
    const x = param.x === undefined ? '' : ` ${param.x}`;
    return {
      id,
      name: `${keywordName(lang, id).replace(/ X$/, '')}${x}`,
      x: param.x,
      more: paramWords(lang, param),
    };
  });

type Restriction = NonNullable<UpgradeCard['only']>;

/** Who may carry an upgrade. */
export const restriction = (lang: Lang, only: Restriction): string => {
  const f = FACE_WORDS[lang];
  const w = WORDS[lang];
  const list = (all: readonly string[] | undefined, name: (id: string) => string): string[] =>
    all ? [all.map(name).join(f.or)] : [];
  return [
    ...(only.any ? [only.any.map(each => restriction(lang, each)).join(f.or)] : []),
    ...(only.all ? [only.all.map(each => restriction(lang, each)).join(f.and)] : []),
    ...(only.not ? [`${f.not} ${restriction(lang, only.not)}`] : []),
    ...list(only.unit, unitName),
    ...list(only.type, id => f.types[id] ?? titled(id)),
    ...list(only.faction, id => f.factions[id as 'rebels'] ?? titled(id)),
    ...list(only.rank, id => w.rank[id as 'corps']),
    ...list(only.side, id => f.sides[id] ?? id),
    ...list(only.slot, id => f.withSlot(f.slots[id as 'gear'])),
  ].join(f.and);
};
