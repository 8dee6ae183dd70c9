import { figureName } from '@potyczka/gloomhaven/text';
import type { Event, View } from '@potyczka/gloomhaven/view';
import { fill } from '@potyczka/words';
import { type ReactNode, useEffect, useState } from 'react';
import { StandeeIcon } from '../../ui/Standee.js';
import type { LogLine } from '../game-ui.js';
import { heroColour } from './colours.js';
import { fatesOf } from './fates.js';
import { Glyph } from './glyphs.js';
import { heroLook, silhouetteOf } from './looks.js';
import { MOMENT_WORDS } from './moment-words.js';
import { whyExhausted } from './ScenarioEnd.js';
import type { Scene } from './scene.js';
import { heroTitle } from './who.js';
import './moment.css';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;
type MomentEvent = Of<'revealed'> | Of<'exhausted'>;

/** How long a moment stays if nobody sends it away, in milliseconds. */
const STAYS = 14_000;

/** A room that is opened in play, or a hero who can go on no more. */
const isMoment = (e: Event): e is MomentEvent =>
  (e.type === 'revealed' && e.by !== null) || e.type === 'exhausted';

/** The newest moment since one came to the table, until it has been looked at. */
const useMoment = (log: readonly LogLine<Event>[]) => {
  const [seen, setSeen] = useState(log.length);
  const last = log.findLastIndex(line => isMoment(line.event));
  const isNew = last >= seen;
  useEffect(() => {
    if (!isNew) return;
    const timer = setTimeout(() => setSeen(last + 1), STAYS);
    return () => clearTimeout(timer);
  }, [isNew, last]);
  const event = isNew ? log[last]?.event : undefined;
  return { at: last, event: event && isMoment(event) ? event : undefined, close: () => setSeen(last + 1) };
};

/** What changes a scenario for good, told beside the question: it covers nothing and hinders nobody. */
export const Moment = (scene: Scene): ReactNode => {
  const log = scene.log ?? [];
  const { at, event, close } = useMoment(log);
  const w = MOMENT_WORDS[scene.lang];
  if (!event || scene.view.outcome) return null;
  return (
    <aside key={at} className="glm-moment" role="status">
      <button type="button" className="close" aria-label={w.close} onClick={close}>
        ×
      </button>
      {event.type === 'revealed' ? (
        <Room {...scene} event={event} after={log.slice(at + 1).map(line => line.event)} />
      ) : (
        <Exhausted {...scene} event={event} log={log.slice(0, at + 1)} />
      )}
    </aside>
  );
};

/** Who stands in the room, of which kind, with the initiative of this round if it has one. */
const newcomers = (view: View, after: readonly Event[]) => {
  const kinds = new Map<string, { n: number; elites: number }>();
  for (const e of after) {
    if (e.type !== 'appeared' || e.how !== 'room') {
      if (e.type === 'revealed') break;
      continue;
    }
    const { type, rank } = e.figure;
    const { n, elites } = kinds.get(type) ?? { n: 0, elites: 0 };
    kinds.set(type, { n: n + 1, elites: elites + (rank === 'elite' ? 1 : 0) });
  }
  return [...kinds].map(([kind, count]) => ({
    kind,
    ...count,
    initiative: view.track.find(t => t.id === kind)?.initiative,
  }));
};

const Room = ({
  event,
  after,
  ...scene
}: Scene & { readonly event: Of<'revealed'>; readonly after: readonly Event[] }): ReactNode => {
  const { view, lang } = scene;
  const w = MOMENT_WORDS[lang];
  const chests = event.things.filter(t => t.kind === 'treasure').length;
  return (
    <>
      <p className="soft">{event.by ? heroTitle(view, lang, event.by) : ''}</p>
      <h3>{fill(lang, w.room, { n: event.room })}</h3>
      <ul>
        {newcomers(view, after).map(({ kind, n, elites, initiative }) => (
          <li key={kind}>
            <Glyph name={silhouetteOf(kind)} size={30} />
            <span>
              <b>
                {n} × {figureName(lang, kind)}
              </b>
              {elites > 0 && <small>{elites === n ? w.allElite : fill(lang, w.elites, { n: elites })}</small>}
            </span>
            {initiative !== undefined && (
              <span className="at">
                <small>{w.actsAt}</small>
                <b>{initiative}</b>
              </span>
            )}
          </li>
        ))}
        {(chests > 0 || event.money.length > 0) && (
          <li>
            <Glyph name="locked-chest" size={28} />
            <span>
              {[
                ...(chests > 0 ? [fill(lang, w.chests, { n: chests })] : []),
                ...(event.money.length > 0 ? [fill(lang, w.coins, { n: event.money.length })] : []),
              ].join(', ')}
            </span>
          </li>
        )}
      </ul>
    </>
  );
};

const Exhausted = ({
  event,
  log,
  ...scene
}: Scene & { readonly event: Of<'exhausted'>; readonly log: readonly LogLine<Event>[] }): ReactNode => {
  const { view, lang } = scene;
  const w = MOMENT_WORDS[lang];
  const fate = fatesOf(view, null, log).find(f => f.id === event.who);
  const hero = view.heroes.find(h => h.id === event.who);
  const others = view.heroes.filter(h => !h.out && h.id !== event.who);
  return (
    <div className="exhausted" style={{ borderColor: heroColour(view, event.who) }}>
      <header>
        <span style={{ borderColor: heroColour(view, event.who) }}>
          <StandeeIcon {...heroLook(view, lang, event.who)} colour="#8d97a5" height={54} />
        </span>
        <h3>{fill(lang, w.exhausted, { who: heroTitle(view, lang, event.who) })}</h3>
      </header>
      {fate && <p className="why">{whyExhausted(lang, fate)}</p>}
      <p>
        <Glyph name="upgrade" size={17} /> {hero?.xp ?? 0} {w.xpStay} · <Glyph name="two-coins" size={17} />{' '}
        {hero?.money ?? 0} {w.coinsStay}
      </p>
      <p className="soft">{w.noPenalty}</p>
      {others.length > 0 && (
        <p>
          <b>
            {fill(lang, w.goesOn, {
              who: others
                .map(h => {
                  const figure = view.figures.find(f => f.id === h.id);
                  return `${heroTitle(view, lang, h.id)} (${figure?.hp ?? 0}/${figure?.max ?? 0})`;
                })
                .join(', '),
            })}
          </b>
        </p>
      )}
    </div>
  );
};
