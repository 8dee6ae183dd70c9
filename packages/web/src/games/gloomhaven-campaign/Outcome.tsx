import { eventText, say, startText } from '@potyczka/gloomhaven/campaign/text';
import type { Event } from '@potyczka/gloomhaven/campaign/view';
import { tied } from '@potyczka/words';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Glyph } from './glyphs.js';
import { glyphFor } from './outcomes.js';
import type { Scene } from './scene.js';
import { WORDS } from './words.js';

type Did = Extract<Event, { type: 'did' }>;

const isEvent = (e: Event): e is Did => e.type === 'did' && (e.deed.do === 'event' || e.deed.do === 'road');

/** Lines that frame an outcome and are no part of it. */
const FRAME: ReadonlySet<string> = new Set([
  'event-drawn',
  'event-returns',
  'event-leaves',
  'outcome-applies',
]);

type Note = Did['notes'][number]['msg'];

/** What was before and what is now, where the campaign counts it. */
const changeOf = ({ view }: Scene, { id, args }: Note): readonly [number, number] | null => {
  const n = Number(args?.n ?? 0) * (id.endsWith('-lost') ? -1 : 1);
  const ch = Object.values(view.c.characters).find(each => each.name === args?.name);
  const now = id.startsWith('gold-')
    ? ch?.gold
    : id.startsWith('xp-')
      ? ch?.xp
      : id.startsWith('checks-')
        ? ch?.checks
        : id.startsWith('reputation-')
          ? view.c.parties[view.party]?.reputation
          : undefined;
  return now === undefined ? null : [now - n, now];
};

/** What will be felt in the next scenario only: the line says no more than that. */
const LATER = 'start-changed';

const laterOf = ({ view, lang }: Scene, did: Did): readonly string[] => {
  const count = did.notes.filter(n => n.msg.id === LATER).length;
  if (count === 0) return [];
  const w = WORDS[lang];
  return (view.c.parties[view.party]?.effects ?? [])
    .slice(-count)
    .map(effect =>
      [
        `${w.nextScenario}, ${effect.who === null ? w.everybodyIn : view.c.characters[effect.who]?.name}`,
        startText(lang, effect),
      ].join(': '),
    );
};

/** The event that was resolved since one came to the table and that has not been looked at yet. */
const useOutcome = (scene: Scene): { did: Did | undefined; close(): void } => {
  const log = scene.log ?? [];
  const [seen, setSeen] = useState(log.length);
  const last = useMemo(() => log.findLastIndex(line => isEvent(line.event)), [log]);
  const event = last >= seen ? log[last]?.event : undefined;
  return { did: event && isEvent(event) ? event : undefined, close: () => setSeen(log.length) };
};

/** GLM-EVENT-11: the card stays, turns over, and says what came of the choice. */
export const Outcome = ({ scene }: { readonly scene: Scene }): ReactNode => {
  const { lang } = scene;
  const w = WORDS[lang];
  const { did, close } = useOutcome(scene);
  const goOn = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each new outcome
  useEffect(() => goOn.current?.focus(), [did]);
  if (!did) return null;
  const drawn = did.notes.find(n => n.msg.id === 'event-drawn')?.msg.args;
  const option = did.deed.answers.find(x => x === 'a' || x === 'b') ?? 'a';
  const event = `${drawn?.deck ?? 'city'}-${drawn?.n ?? ''}`;
  const outcome = did.notes.map(n => n.msg).filter(msg => !FRAME.has(msg.id) && msg.id !== LATER);
  const later = laterOf(scene, did);
  const end = did.notes.find(n => n.msg.id === 'event-returns' || n.msg.id === 'event-leaves');
  return createPortal(
    <div className="glmc-veil">
      <div
        className="glmc-outcome"
        role="dialog"
        aria-label={w.outcome}
        onKeyDown={e => e.key === 'Escape' && close()}
      >
        <article className={`glmc-event ${drawn?.deck} small`}>
          <h3>
            <Glyph name={drawn?.deck === 'road' ? 'treasure-map' : 'castle'} size={20} />{' '}
            {drawn?.deck === 'road' ? w.roadEvent : w.cityEvent} <small>{drawn?.n}</small>
          </h3>
          <p className="glmc-telling">{tied(lang, eventText(lang, event))}</p>
          <div className="glmc-ways">
            {(['a', 'b'] as const).map(each => (
              <div key={each} className={each === option ? 'glmc-way taken' : 'glmc-way'}>
                <b>{each.toUpperCase()}</b>{' '}
                {say(lang, { id: 'option-label', args: { option: `${event}-${each}` } })}
                {each === option && <Glyph name="check-mark" size={16} />}
              </div>
            ))}
          </div>
        </article>
        <article className={`glmc-event ${drawn?.deck} turned`}>
          <h3>
            {w.turned} <small>{option.toUpperCase()}</small>
          </h3>
          {outcome.length + later.length === 0 && <p className="glmc-telling">{w.nothingChanges}</p>}
          <ul>
            {outcome.map((msg, n) => {
              const change = changeOf(scene, msg);
              return (
                <li key={n} style={{ animationDelay: `${420 + 120 * n}ms` }}>
                  <span className="disc">
                    <Glyph name={glyphFor(msg.id)} size={22} />
                  </span>
                  <span>{say(lang, msg)}</span>
                  {change && (
                    <span className="change">
                      {change[0]} → <b>{change[1]}</b>
                    </span>
                  )}
                </li>
              );
            })}
            {later.map((text, n) => (
              <li key={`later ${n}`} style={{ animationDelay: `${420 + 120 * (outcome.length + n)}ms` }}>
                <span className="disc">
                  <Glyph name="treasure-map" size={22} />
                </span>
                <span>{text}</span>
              </li>
            ))}
          </ul>
          {end && <small className="glmc-ours">{say(lang, end.msg)}</small>}
        </article>
        <button ref={goOn} type="button" className="primary big" onClick={close}>
          {w.goOn}
        </button>
        <small className="soft">{w.telling}</small>
      </div>
    </div>,
    document.body,
  );
};
