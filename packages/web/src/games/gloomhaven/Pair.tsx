import { cardName, halfText } from '@potyczka/gloomhaven/text';
import { cardOf } from '@potyczka/gloomhaven/view';
import { tied } from '@potyczka/words';
import type { ReactNode } from 'react';
import { isSaid } from '../../shell/pieces.js';
import { elementProps } from '../element.js';
import { Glyph } from './glyphs.js';
import type { Scene } from './scene.js';
import { WORDS } from './words.js';

type CardId = `#${string}`;

/** The cards that are chosen for the round so far, in their order. */
const pairOf = ({ chosen, lit }: Scene): readonly CardId[] => {
  const said = new Map([...lit.values()].flat().map(o => [o.key, o]));
  return [...chosen].flatMap(key => {
    const option = said.get(key);
    return option && isSaid(option) ? [option.at[0] as CardId] : [];
  });
};

const HalfWords = ({
  scene,
  card,
  half,
}: {
  readonly scene: Scene;
  readonly card: CardId;
  readonly half: 'top' | 'bottom';
}): ReactNode => (
  <span className={half === 'top' ? 'pair-half' : 'pair-half is-lower'}>
    <small>
      {half === 'top' ? '▲' : '▼'} {cardName(scene.lang, card)}
    </small>
    {tied(scene.lang, halfText(scene.lang, cardOf(card)[half]).spoken.join(' · '))}
  </span>
);

/** The pair as it will lie: which card leads, and what the two can do together. */
export const Pair = (scene: Scene): ReactNode => {
  const [lead, second] = pairOf(scene);
  const w = WORDS[scene.lang];
  if (!lead) return null;
  return (
    <section className="glm-pair" aria-label={w.pair}>
      <ol>
        {[lead, second].map((card, n) =>
          card ? (
            <li key={card}>
              <div {...elementProps(scene, card, `${n + 1}. ${cardName(scene.lang, card)}`, 'pair-card')}>
                <b>{cardOf(card).initiative}</b>
                <span>
                  {cardName(scene.lang, card)}
                  <small>{n === 0 ? w.leads : w.follows}</small>
                </span>
                <Glyph name="cancel" size={16} />
              </div>
            </li>
          ) : (
            <li key="none" className="pair-card none">
              {w.oneMore}
            </li>
          ),
        )}
      </ol>
      {second && (
        <>
          <h3>{w.pairCan}</h3>
          <ul>
            {[
              [lead, second],
              [second, lead],
            ].map(([a, b]) => (
              <li key={a}>
                <HalfWords scene={scene} card={a as CardId} half="top" />
                <HalfWords scene={scene} card={b as CardId} half="bottom" />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
};
