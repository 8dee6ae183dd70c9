import { say } from '@potyczka/gloomhaven/campaign/text';
import type { Event, Result, View } from '@potyczka/gloomhaven/campaign/view';
import type { ReactNode } from 'react';
import type { EndingProps } from '../game-ui.js';
import { Glyph } from './glyphs.js';
import { glyphFor } from './outcomes.js';
import { HeroToken } from './Token.js';
import { WORDS } from './words.js';

/** What frames a deed and tells nothing of it. */
const FRAME: ReadonlySet<string> = new Set([
  'event-drawn',
  'event-returns',
  'event-leaves',
  'outcome-applies',
]);

/** The end of an evening between scenarios: what it has changed, and how the heroes stand. */
export const Ending = ({ view, log, lang }: EndingProps<View, Event, Result>): ReactNode => {
  const w = WORDS[lang];
  const party = view.c.parties[view.party];
  const lines = log.flatMap(({ event }) => (event.type === 'did' ? event.notes.map(n => n.msg) : []));
  const told = lines.filter(msg => !FRAME.has(msg.id));
  return (
    <div className="glmc-evening">
      <h2>{w.evening[view.what]}</h2>
      <ul className="glmc-deeds">
        {told.map((msg, n) => (
          <li key={n}>
            <Glyph name={glyphFor(msg.id)} size={20} /> {say(lang, msg)}
          </li>
        ))}
        {told.length === 0 && <li className="soft">{w.nothingChanges}</li>}
      </ul>
      {party && party.members.length > 0 && (
        <ul className="glmc-standing">
          {party.members.map(id => {
            const ch = view.c.characters[id];
            return (
              ch && (
                <li key={id}>
                  <HeroToken ch={ch} size={40} />
                  <b>{ch.name}</b>
                  <span>
                    {w.level} {ch.level}
                  </span>
                  <span>
                    {ch.gold} <Glyph name="two-coins" size={16} />
                  </span>
                </li>
              )
            );
          })}
        </ul>
      )}
    </div>
  );
};
