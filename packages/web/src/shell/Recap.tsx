import type { Lang } from '@potyczka/kernel/run';
import type { Told } from '@potyczka/table';
import type { ReactNode } from 'react';
import type { Needs } from '../games/game-ui.js';
import { usePrefs } from '../prefs.js';
import type { Recent } from './recap.js';
import type { People } from './who.js';
import './recap.css';

interface RecapProps {
  readonly ui: Needs<'words' | 'seats' | 'story'>;
  readonly lang: Lang;
  readonly recent: Recent;
  readonly people: People;
  onPoint(places: readonly string[], told: Told | null): void;
}

/** Since my last turn: what mattered, in three lines; what is pointed at is drawn again. */
export const Recap = ({ ui, lang, recent, people, onPoint }: RecapProps): ReactNode => {
  const { t } = usePrefs();
  if (recent.told.length === 0) return null;
  const title = t(recent.isSinceMine ? 'sinceMyTurn' : 'soFar');
  return (
    <section className="recap" aria-label={title}>
      <h3>{title}</h3>
      <ul lang={lang}>
        {recent.told.map((told, i) => {
          const actor = ui.story.actor(told.event);
          return (
            <li
              key={i}
              className={ui.story.isMilestone(told.event) ? 'milestone' : undefined}
              style={actor ? { borderLeftColor: ui.seats.look(actor).colour } : undefined}
              onMouseEnter={() => onPoint(ui.story.placesOf(told.event), told)}
              onMouseLeave={() => onPoint([], null)}
            >
              {actor && people[actor] && <span className="line-person">{people[actor]}: </span>}
              {ui.words.tell(lang, told.event)}
            </li>
          );
        })}
      </ul>
    </section>
  );
};
