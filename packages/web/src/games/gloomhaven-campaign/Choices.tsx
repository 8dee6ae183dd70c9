import { eventText, questName, questText, say } from '@potyczka/gloomhaven/campaign/text';
import type { Event, View } from '@potyczka/gloomhaven/campaign/view';
import type { OptionShown } from '@potyczka/table';
import { tied } from '@potyczka/words';
import type { ReactNode } from 'react';
import { elementProps } from '../element.js';
import type { SceneProps } from '../game-ui.js';
import { Glyph } from './glyphs.js';
import { WORDS } from './words.js';

/** Cards that are read before one chooses: an event, two quests. */

type Scene = SceneProps<View, Event>;

const wordsOf = ({ lang }: Scene, option: OptionShown): string =>
  option.label ? say(lang, option.label) : '';

/** GLM-EVENT-08: the situation, and the two ways; what comes of them is on the back. */
export const EventCard = ({ scene, event }: { readonly scene: Scene; readonly event: string }): ReactNode => {
  const { lang, question } = scene;
  const w = WORDS[lang];
  const [deck, n] = event.split('-');
  return (
    <div className="glmc-counter stage-over glmc-stage">
      <article className={`glmc-event ${deck}`}>
        <h3>
          <Glyph name={deck === 'city' ? 'castle' : 'treasure-map'} size={24} />{' '}
          {deck === 'city' ? w.cityEvent : w.roadEvent} <small>{n}</small>
        </h3>
        <p className="glmc-telling">{tied(lang, eventText(lang, event))}</p>
        <div className="glmc-ways">
          {(question?.options ?? []).map((o, i) => (
            <div key={o.key} {...elementProps(scene, o.key, wordsOf(scene, o), 'glmc-way')}>
              <b>{i === 0 ? 'A' : 'B'}</b> {wordsOf(scene, o)}
            </div>
          ))}
        </div>
        <small className="glmc-ours">{w.telling}</small>
      </article>
    </div>
  );
};

/** GLM-CITY-11 */
export const QuestCards = ({ scene }: { readonly scene: Scene }): ReactNode => (
  <div className="glmc-counter stage-over glmc-stage">
    <div className="glmc-pair">
      {(scene.question?.options ?? []).map(o => (
        <article key={o.key} {...elementProps(scene, o.key, wordsOf(scene, o), 'glmc-questcard')}>
          <Glyph name="scroll-unfurled" size={40} />
          <h3>{questName(scene.lang, o.key)}</h3>
          <p>{questText(scene.lang, o.key)}</p>
        </article>
      ))}
    </div>
  </div>
);
