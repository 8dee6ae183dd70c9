import { say } from '@potyczka/gloomhaven/campaign/text';
import { cardName, deckOfMarks, figureName, modifierName, perkName, roleOf } from '@potyczka/gloomhaven/text';
import { cardOf, classOf } from '@potyczka/gloomhaven/view';
import type { Lang } from '@potyczka/kernel/run';
import type { ReactNode } from 'react';
import { elementProps } from '../element.js';
import { classColour } from '../gloomhaven/colours.js';
import { AbilityFace } from '../gloomhaven/faces/AbilityFace.js';
import { Glyph as Figure } from '../gloomhaven/glyphs.js';
import { silhouetteOf } from '../gloomhaven/looks.js';
import { Glyph } from './glyphs.js';
import type { Scene } from './scene.js';
import { ClassToken } from './Token.js';
import { WORDS } from './words.js';

/** So many cards of a class are laid out at once. */
const LAID = 4;

/** Rounds that a hand lasts if no card is lost but to rests: half of it, then half of one card less, and so on. */
const roundsOf = (hand: number): number =>
  Array.from({ length: hand + 1 }, (_, k) => Math.floor(k / 2)).reduce((a, b) => a + b, 0);

/** All that one may want to know of a class before it is one's own for many evenings. */
const ClassSheet = ({ lang, id }: { readonly lang: Lang; readonly id: string }): ReactNode => {
  const w = WORDS[lang];
  const of = classOf(id);
  const first = of.cards.filter(card => card.level === 1 || card.level === 'X');
  const most = Math.max(...of.hp);
  const deck = deckOfMarks(
    id,
    of.perks.map(() => 0),
    0,
  );
  return (
    <section className="glmc-classsheet" aria-label={figureName(lang, id)}>
      <header style={{ color: classColour(id) }}>
        <Figure name={silhouetteOf(id)} size={104} />
        <div>
          <h3>{figureName(lang, id)}</h3>
          <p>{roleOf(lang, id)}</p>
          <p className="soft">
            {w.handOf.replace('{n}', String(of.handSize)).replace('{rounds}', String(roundsOf(of.handSize)))}
          </p>
        </div>
        <ol className="glmc-hp" aria-label={w.hpByLevel}>
          {of.hp.map((hp, n) => (
            <li key={n}>
              <b>{hp}</b>
              <i style={{ blockSize: `${(54 * hp) / most}px` }} />
              <small>{n + 1}</small>
            </li>
          ))}
        </ol>
      </header>
      <div className="glmc-faces">
        {first.slice(0, LAID).map(card => (
          <AbilityFace
            key={card.id}
            name={cardName(lang, `#${card.id}`)}
            card={cardOf(`#${card.id}`)}
            lang={lang}
          />
        ))}
      </div>
      <details>
        <summary>
          {w.moreCards}: {first.length - LAID}
        </summary>
        <div className="glmc-faces">
          {first.slice(LAID).map(card => (
            <AbilityFace
              key={card.id}
              name={cardName(lang, `#${card.id}`)}
              card={cardOf(`#${card.id}`)}
              lang={lang}
            />
          ))}
        </div>
      </details>
      <dl>
        <dt>{w.perks}</dt>
        <dd>
          {of.perks.map((perk, row) => (
            <span key={row} className="glmc-chip">
              {perkName(lang, id, row)}
              {perk.times > 1 && ` × ${perk.times}`}
            </span>
          ))}
        </dd>
        <dt>{w.firstDeck}</dt>
        <dd>
          {Object.entries(deck).map(([card, n]) => (
            <span key={card} className="glmc-chip">
              {modifierName(lang, card)}
              {Number(n) > 1 && ` × ${n}`}
            </span>
          ))}
        </dd>
      </dl>
    </section>
  );
};

/** GLM-CITY-07: who joins the party; whoever is pointed at lies open beside the list. */
export const Roster = ({ scene }: { readonly scene: Scene }): ReactNode => {
  const { lang, question, pointed } = scene;
  const options = question?.options ?? [];
  const shown = options.find(o => o.key === pointed?.key) ?? options[0];
  return (
    <div className="glmc-counter stage-over glmc-join">
      <ul className="glmc-roster">
        {options.map(o => {
          const { hp, handSize } = classOf(o.key);
          const label = o.label ? say(lang, o.label) : '';
          const kind = o === shown ? 'glmc-classcard shown' : 'glmc-classcard';
          return (
            <li key={o.key}>
              <div {...elementProps(scene, o.key, label, kind)}>
                <ClassToken figure={o.key} size={48} />
                <span>
                  <b>{figureName(lang, o.key)}</b>
                  <small>
                    <Glyph name="hearts" size={14} /> {hp[0]} <Glyph name="card-pickup" size={14} />{' '}
                    {handSize}
                  </small>
                </span>
              </div>
            </li>
          );
        })}
      </ul>
      {shown && <ClassSheet lang={lang} id={shown.key} />}
    </div>
  );
};
