import { cardName, cardText, figureName } from '@potyczka/gloomhaven/text';
import type { Event, View } from '@potyczka/gloomhaven/view';
import type { ReactNode } from 'react';
import { elementProps } from '../element.js';
import type { SceneProps } from '../game-ui.js';

type Scene = SceneProps<View, Event>;

/** Heroes and monsters in the order of the round. */
export const People = (scene: Scene): ReactNode => (
  <ul className="people gloomhaven">
    {scene.view.heroes.map(hero => {
      const figure = scene.view.figures.find(f => f.id === hero.id);
      return (
        <li key={hero.id}>
          <b>{figureName(scene.lang, hero.id)}</b> {scene.names[hero.seat] ?? ''}{' '}
          {figure ? `${figure.hp}/${figure.max}` : '–'} {hero.initiative ?? ''} {figure?.conditions.join(' ')}
        </li>
      );
    })}
    {scene.view.track
      .filter(entry => !scene.view.heroes.some(h => h.id === entry.id))
      .map(entry => (
        <li key={entry.id}>
          {figureName(scene.lang, entry.id)} {entry.initiative}
        </li>
      ))}
  </ul>
);

/** The hands of my characters. */
export const Mine = (scene: Scene): ReactNode => (
  <div className="mine gloomhaven">
    {scene.view.heroes
      .filter(hero => hero.seat === scene.me)
      .map(hero => (
        <ul key={hero.id}>
          {[...hero.hand, ...(scene.view.turn?.of === hero.id ? scene.view.turn.cards : [])].map(card => (
            <li key={card}>
              <span {...elementProps(scene, card, cardName(scene.lang, card), 'card')}>
                {cardName(scene.lang, card)}
              </span>
            </li>
          ))}
        </ul>
      ))}
  </div>
);

/** What a card says, or what a figure is. */
export const Details = (scene: Scene & { readonly element: string }): ReactNode => {
  const { element, lang, view } = scene;
  if (element.startsWith('#') && !element.startsWith('#goal-')) {
    const text = cardText(lang, element.split('/')[0] as `#${string}`);
    return (
      <div className="details gloomhaven">
        <h3>
          {text.name} {text.initiative}
        </h3>
        {text.top.map(line => (
          <p key={`t ${line}`}>{line}</p>
        ))}
        <hr />
        {text.bottom.map(line => (
          <p key={`b ${line}`}>{line}</p>
        ))}
      </div>
    );
  }
  const figure = view.figures.find(f => f.id === element);
  if (!figure) return null;
  return (
    <div className="details gloomhaven">
      <h3>{figureName(lang, figure.id)}</h3>
      <p>
        {figure.hp}/{figure.max} {figure.conditions.join(' ')}
      </p>
    </div>
  );
};
