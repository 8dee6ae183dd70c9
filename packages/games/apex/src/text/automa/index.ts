import type { CardId } from '@potyczka/kernel';
import { fill, type Lang, nounForms, sentence } from '@potyczka/words';
import type { Charged, SetWeapon } from '../../automa/cards.js';
import { type AutomaFeat, automaFeat, isAutomaFeat, type PaidChange } from '../../automa/content/feats.js';
import { setWeaponNamed } from '../../automa/content/sets.js';
import type { Effect } from '../../automa/effects.js';
import type { ShotChange } from '../../content/feats/index.js';
import type { Band } from '../../content/loot.js';
import { LANGUAGES } from '../language.js';
import type { PhraseId } from './words.js';

const phrase = (lang: Lang, id: PhraseId, values: Readonly<Record<string, string | number>> = {}): string =>
  fill(lang, LANGUAGES[lang].automa.phrases[id], values);

const SEPARATOR = '; ';
const signed = (n: number): string => (n > 0 ? `+${n}` : String(n));

const restores = (lang: Lang, [shield, health]: readonly [number, number]): string => {
  const id = shield === 0 ? 'restore-health' : health === 0 ? 'restore-shield' : 'restore-both';
  return phrase(lang, id, { shield, health });
};

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
  if ('pull' in e) return phrase(lang, 'pull', { low: e.pull[0], high: e.pull[1] });
  if ('push' in e) return phrase(lang, 'push', { n: e.push });
  if ('pay' in e) return or(phrase(lang, 'pay', { n: e.pay, does: all(e.does) }), e.otherwise);
  const when = e.when;
  const does =
    'beside' in when
      ? phrase(lang, 'when-beside', { does: all(e.does) })
      : phrase(lang, 'when-enemy', { low: when.enemy[0], high: when.enemy[1], does: all(e.does) });
  return or(does, e.otherwise);
};

const changeText = (lang: Lang, c: ShotChange): string => {
  const out: string[] = [];
  if (c.threshold) out.push(phrase(lang, 'threshold', { n: signed(c.threshold) }));
  if (c.stability) out.push(phrase(lang, 'stability', { n: c.stability }));
  if (c.rof) out.push(phrase(lang, 'rof', { n: c.rof }));
  if (c.perHit) out.push(phrase(lang, 'per-hit', { n: c.perHit }));
  if (c.firstHit) out.push(phrase(lang, 'first-hit', { n: c.firstHit }));
  if (c.ignore) out.push(phrase(lang, 'ignore', { n: c.ignore }));
  if (c.ignoredSymbols) out.push(phrase(lang, 'ignore-hidden'));
  if (c.rangePrice) out.push(phrase(lang, 'range-price', { n: c.rangePrice }));
  if (c.shieldOnHit) out.push(phrase(lang, 'shield-on-hit', { n: c.shieldOnHit }));
  return out.join(', ');
};

const lineText = (lang: Lang, { pay, change }: PaidChange): string => {
  const plain = changeText(lang, change);
  const if_ = conditionText(lang, change.when, plain);
  return pay ? phrase(lang, 'pay', { n: pay, does: if_ }) : if_;
};

/** Other conditions do not stand on Automa cards. */
const conditionText = (lang: Lang, when: ShotChange['when'], does: string): string => {
  if (typeof when !== 'object' || !('borne' in when)) return does;
  const figure = nounForms('figure', LANGUAGES[lang].figures[when.borne]);
  return phrase(lang, `when-${when.who}-bears`, { ...figure, does });
};

const featText = (lang: Lang, f: AutomaFeat): string => {
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

const bandText = ({ low, high }: Band): string =>
  high === undefined ? `${low}+` : high === low ? String(low) : `${low}–${high}`;

const chargedText = (lang: Lang, c: Charged): string => {
  const does = c.sight
    ? phrase(lang, 'sight', { n: signed(c.sight.threshold), band: bandText(c.sight) })
    : changeText(lang, c);
  return phrase(lang, 'charge', { n: c.charge, does });
};

const weaponText = (lang: Lang, w: SetWeapon): string =>
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
export const automaFeatName = (lang: Lang, card: CardId): string =>
  LANGUAGES[lang].automa.titles[automaFeat(card).title] ?? card;

/** What stands on a card of the Automas. */
export const automaCardText = (lang: Lang, card: CardId): string => {
  if (isAutomaFeat(card)) return sentence(featText(lang, automaFeat(card)));
  const weapon = setWeaponNamed(card);
  return weapon ? weaponText(lang, weapon) : phrase(lang, 'paths');
};
