import type { CardId } from '@potyczka/kernel';
import { fill, type Lang, sentence } from '@potyczka/words';
import type { Charged, SetWeapon } from '../../automa/cards.js';
import { type AutomaFeat, automaFeat, isAutomaFeat, type PaidChange } from '../../automa/content/feats.js';
import { setWeaponNamed } from '../../automa/content/sets.js';
import type { Effect } from '../../automa/effects.js';
import { changeText } from '../cards/changes.js';
import { bandText } from '../cards.js';
import { LANGUAGES } from '../language.js';
import type { PhraseId } from './words.js';

const phrase = (lang: Lang, id: PhraseId, values: Readonly<Record<string, string | number>> = {}): string =>
  fill(lang, LANGUAGES[lang].automa.phrases[id], values);

const SEPARATOR = '; ';
const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);

const restores = (lang: Lang, [shield, health]: readonly [number, number]): string => {
  const id = shield === 0 ? 'restore-health' : health === 0 ? 'restore-shield' : 'restore-both';
  return phrase(lang, id, { shield, health });
};

/** How far off an enemy is, and what else has to be so. */
const whereText = (lang: Lang, [low, high]: readonly [number, number], inSight?: true, room?: true): string =>
  [
    low === high ? String(low) : `${low}–${high}`,
    inSight ? phrase(lang, 'in-sight') : '',
    room ? phrase(lang, 'with-room') : '',
  ].join('');

const effectText = (lang: Lang, e: Effect): string => {
  const all = (list: readonly Effect[]): string => list.map(x => effectText(lang, x)).join(SEPARATOR);
  const { symbols } = LANGUAGES[lang].automa;
  const or = (does: string, other: readonly Effect[] | undefined): string =>
    other ? phrase(lang, 'otherwise', { does, other: all(other) }) : does;
  if ('move' in e) {
    const [mp, { before, after }] = e.move;
    return phrase(lang, 'move', { mp, before: symbols[before], after: symbols[after] });
  }
  if ('reposition' in e) return phrase(lang, 'reposition');
  if ('gain' in e) return phrase(lang, 'gain', { n: e.gain });
  if ('restore' in e) {
    const does = restores(lang, e.restore);
    return e.allyWithin === undefined ? does : phrase(lang, 'with-ally', { does, n: e.allyWithin });
  }
  if ('grenade' in e) return phrase(lang, 'grenade', { low: e.grenade[0], high: e.grenade[1] });
  if ('pull' in e) return phrase(lang, 'pull', { band: whereText(lang, e.pull, e.inSight) });
  if ('push' in e) return phrase(lang, 'push', { n: e.push });
  if ('pay' in e) return or(phrase(lang, 'pay', { n: e.pay, does: all(e.does) }), e.otherwise);
  const when = e.when;
  const does =
    'beside' in when
      ? phrase(lang, when.beside ? 'when-beside' : 'when-beside-nobody', { does: all(e.does) })
      : phrase(lang, 'when-enemy', {
          band: whereText(lang, when.enemy, when.inSight, when.room),
          does: all(e.does),
        });
  return or(does, e.otherwise);
};

const lineText = (lang: Lang, { pay, change }: PaidChange): string => {
  const does = changeText(lang, change);
  return pay ? phrase(lang, 'pay', { n: pay, does }) : does;
};

export const automaFeatText = (lang: Lang, f: AutomaFeat): string => {
  const middle = f.effects.map(e => effectText(lang, e)).join(SEPARATOR);
  const bottom =
    f.bottom.kind === 'after'
      ? f.bottom.effects.map(e => effectText(lang, e))
      : f.bottom.changes.map(x => lineText(lang, x));
  return [
    phrase(lang, 'step', { n: f.step, does: middle }),
    phrase(lang, f.bottom.kind, { does: bottom.join(SEPARATOR) }),
  ].join(' ');
};

export const chargedText = (lang: Lang, c: Charged): string => {
  const { charge, sight, ...change } = c;
  const does = [
    sight ? phrase(lang, 'sight', { n: signed(sight.threshold), band: bandText(sight) }) : '',
    changeText(lang, change),
  ];
  return phrase(lang, 'charge', { n: charge, does: does.filter(Boolean).join(', ') });
};

const setWeaponText = (lang: Lang, w: SetWeapon): string =>
  [
    phrase(lang, 'weapon', {
      name: w.name,
      best: bandText(w.best),
      range: bandText(w.range),
      threshold: w.threshold,
      rof: w.rof[1] === 1 ? String(w.rof[0]) : `${w.rof[0]}×${w.rof[1]}`,
      damage: w.damage,
      headshot: w.headshot,
    }),
    ...w.attachments.map(a => chargedText(lang, a)),
  ].join(' ');

const isDecision = (card: CardId): boolean => card.startsWith('#P-');

export const isAutomaCard = (card: CardId): boolean =>
  isAutomaFeat(card) || isDecision(card) || setWeaponNamed(card) !== undefined;

/** The title of an Automa Feat. */
export const automaFeatName = (lang: Lang, { title }: Pick<AutomaFeat, 'title'>): string =>
  LANGUAGES[lang].automa.titles[title] ?? title;

/** What stands on a card of the Automas. */
export const automaCardText = (lang: Lang, card: CardId): string => {
  if (isAutomaFeat(card)) return sentence(automaFeatText(lang, automaFeat(card)));
  const weapon = setWeaponNamed(card);
  return weapon ? setWeaponText(lang, weapon) : phrase(lang, 'paths');
};
