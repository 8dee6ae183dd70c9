import {
  abilityName,
  abilityText,
  cardName,
  cardText,
  legendName,
  teamName,
  word,
} from '@potyczka/apex/text';
import { ABILITY_FACTS, type AbilityId, type Event, type LegendView, type View } from '@potyczka/apex/view';
import type { ReactNode } from 'react';
import { elementProps } from '../element.js';
import type { SceneProps } from '../game-ui.js';

type Scene = SceneProps<View, Event>;
type Card = `#${string}`;

const names = (scene: Scene, cards: readonly Card[]): string =>
  cards.map(c => cardName(scene.lang, c)).join(', ') || '–';

const Person = ({ scene, legend }: { readonly scene: Scene; readonly legend: LegendView }): ReactNode => (
  <li className={legend.team}>
    <b>{legendName(scene.lang, legend.id)}</b> {teamName(scene.lang, legend.team)}{' '}
    {legend.automa ? 'Automa' : (scene.names[legend.seat] ?? '')}
    <br />
    {word(scene.lang, 'shield')} {legend.shield}/{legend.shieldLimit}, {word(scene.lang, 'health')}{' '}
    {legend.health}, {word(scene.lang, 'death-boxes')} {legend.boxes}
    <br />
    {legend.weapons.map(w => `${cardName(scene.lang, w.card)} ${w.ammo}`).join(', ')}
    {legend.at ? '' : ` · ${word(scene.lang, 'eliminated')}`}
  </li>
);

/** Everybody's board in short. */
export const People = (scene: Scene): ReactNode => (
  <ul className="people apex">
    {scene.view.legends
      .filter(l => l.chosen)
      .map(legend => (
        <Person key={legend.id} scene={scene} legend={legend} />
      ))}
  </ul>
);

const Chip = ({ scene, card }: { readonly scene: Scene; readonly card: Card }): ReactNode => (
  <span {...elementProps(scene, card, cardName(scene.lang, card), 'chip')}>{cardName(scene.lang, card)}</span>
);

/** Boards and hands of my legends. */
export const Mine = (scene: Scene): ReactNode => (
  <div className="mine apex">
    {scene.view.legends
      .filter(l => l.chosen && l.seat === scene.me && !l.automa)
      .map(l => (
        <section key={l.id}>
          <h3>{legendName(scene.lang, l.id)}</h3>
          <p>
            {[...l.weapons.map(w => w.card), ...l.hand.cards, ...l.pack.cards, ...l.pool.cards].map(card => (
              <Chip key={card} scene={scene} card={card} />
            ))}
            {ABILITY_FACTS.filter(a => a.owner === l.id).map(a => (
              <span key={a.id} {...elementProps(scene, a.id, abilityName(scene.lang, a.id), 'chip ability')}>
                {abilityName(scene.lang, a.id)}
              </span>
            ))}
          </p>
          <p>
            {word(scene.lang, 'gear')}:{' '}
            {names(
              scene,
              Object.values(l.gear).map(g => g.card),
            )}
          </p>
        </section>
      ))}
  </div>
);

/** What a card or an ability says. */
export const Details = (scene: Scene & { readonly element: string }): ReactNode => {
  const { element, lang } = scene;
  if (/^[A-Z]{2}-A-\d/.test(element)) {
    const { name, text } = abilityText(lang, element.slice(0, 6) as AbilityId);
    return (
      <div className="details apex">
        <h3>{name}</h3>
        <p>{text}</p>
      </div>
    );
  }
  if (!element.startsWith('#')) return null;
  const { name, kind, text, placeholder } = cardText(lang, element as Card);
  return (
    <div className="details apex">
      <h3>{name}</h3>
      {kind && <p>{kind}</p>}
      {text && <p>{text}</p>}
      {placeholder && <p className="quiet">{word(lang, 'placeholder')}</p>}
    </div>
  );
};
