import { cardName, seatNoun, unitLabel } from '@potyczka/legion/text';
import type { Event, View } from '@potyczka/legion/view';
import type { ReactNode } from 'react';
import { elementProps } from '../element.js';
import type { SceneProps } from '../game-ui.js';

type Scene = SceneProps<View, Event>;

/** Both armies: units with their tokens. */
export const People = (scene: Scene): ReactNode => (
  <div className="people legion">
    {scene.view.sides.map(side => (
      <section key={side.seat} aria-label={seatNoun(scene.lang, side.seat).label}>
        <h3>
          {scene.names[side.seat] ?? seatNoun(scene.lang, side.seat).label} · {side.points}
        </h3>
        <ul>
          {scene.view.units
            .filter(unit => unit.seat === side.seat && unit.where !== 'defeated')
            .map(unit => (
              <li key={unit.id} {...elementProps(scene, unit.id, unitLabel(unit.id), `order-${unit.order}`)}>
                {unitLabel(unit.id)} · {unit.minis.length}
              </li>
            ))}
        </ul>
      </section>
    ))}
  </div>
);

/** My command cards. */
export const Mine = (scene: Scene): ReactNode => (
  <ul className="mine legion">
    {scene.view.hand.map(card => (
      <li key={card} {...elementProps(scene, card, cardName(scene.lang, card), 'command')}>
        {cardName(scene.lang, card)}
      </li>
    ))}
  </ul>
);
