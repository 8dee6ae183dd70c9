import type { Lang } from '@potyczka/words';
import type { AttackTold } from '../../events.js';
import { readModifier } from '../../rules/modifiers.js';
import { phrase } from '../cards/phrase.js';
import { modifierName } from '../values.js';

/** How an attack came out: doubled, missed, stopped by Shield, or simply a hit. */
export const blowOf = ({ used, value, damage }: AttackTold): 'hit' | 'critical' | 'missed' | 'stopped' => {
  const cards = used.map(readModifier);
  if (cards.some(c => c.value === 'null') && value === 0) return 'missed';
  if (damage === 0) return 'stopped';
  return cards.some(c => c.value === 'x2') ? 'critical' : 'hit';
};

const signedPart = (n: number): string => (n === 0 ? '' : n > 0 ? ` + ${n}` : ` − ${-n}`);

/** What an attack comes to, as a sum with everything that made it: `3 + 1 − 1 (Shield) = 3`. */
export const sumOf = (lang: Lang, { base, used, value, shield, pierce, damage }: AttackTold): string => {
  const cards = used.map(readModifier);
  const added = cards.reduce((sum, { value: v }) => sum + (typeof v === 'number' ? v : 0), 0);
  const times = cards.filter(c => c.value === 'x2').length;
  const reckoned = Math.max(0, (base + added) * (1 << times));
  const first = `${base}${signedPart(added)}`;
  const doubled = times === 0 ? first : `${added === 0 ? first : `(${first})`} × ${1 << times}`;
  // Where the cards count for something else, as with reduced randomness, they are named.
  const attack =
    reckoned === value ? doubled : `${base} (${used.map(card => modifierName(lang, card)).join(', ')})`;
  const kept = Math.max(0, shield - pierce);
  const parts = [
    attack,
    ...(kept > 0 ? [phrase(lang, ['− {n} (Shield)', '− {n} (Tarcza)'], { n: kept })] : []),
  ];
  const isPlain = parts.length === 1 && attack === String(damage);
  // Nothing was added to nothing: there is no sum to show.
  if (isPlain && damage === 0) return phrase(lang, ['Attack 0', 'Atak 0']);
  const sum = isPlain ? String(damage) : `${parts.join(' ')} = ${damage}`;
  const met = Math.min(shield, pierce);
  const pierced =
    met > 0
      ? phrase(
          lang,
          [
            '; PIERCE {pierce} ignores {met} of Shield {shield}',
            '; PRZEBICIE {pierce} pomija {met} z Tarczy {shield}',
          ],
          { pierce, met, shield },
        )
      : '';
  return phrase(
    lang,
    [
      '{sum} damage{pierced}',
      '{sum} {n, plural, one {obrażenie} few {obrażenia} many {obrażeń} other {obrażenia}}{pierced}',
    ],
    { sum, n: damage, pierced },
  );
};
