import {
  type Army,
  battleCard,
  commandCard,
  MOST_POINTS,
  pipsOf,
  pointsOf,
  unitCard,
  unitPoints,
  upgradeCard,
} from '@potyczka/legion/view';
import type { Lang } from '@potyczka/words';
import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { ARMY_WORDS } from '../army-words.js';
import { CommandFace } from '../faces/CommandFace.js';
import { UnitFace } from '../faces/UnitFace.js';
import { UpgradeFace } from '../faces/UpgradeFace.js';
import { runsOf } from './list.js';
import { BUILDER_WORDS } from './words.js';

/** Whether the page is being printed. */
const usePrinting = (): boolean => {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const over = new AbortController();
    // What is to be printed must stand there before the browser looks.
    addEventListener('beforeprint', () => flushSync(() => setPrinting(true)), { signal: over.signal });
    addEventListener('afterprint', () => setPrinting(false), { signal: over.signal });
    return () => over.abort();
  }, []);
  return isPrinting;
};

const List = ({ army, lang }: { readonly army: Army; readonly lang: Lang }): ReactNode => {
  const b = BUILDER_WORDS[lang];
  const { objective, deployment, condition } = army.deck;
  return (
    <>
      <ol>
        {runsOf(army.units).map(({ first, count, unit }) => {
          const card = unitCard(unit.unit);
          const carried = [...unit.upgrades, ...(unit.counterpart?.upgrades ?? [])].map(upgradeCard);
          return (
            <li key={first}>
              <b>
                {count > 1 && `${count} × `}
                {card.name}
                {card.title && `, ${card.title}`}
              </b>{' '}
              {unitPoints(unit) * count}
              {unit.counterpart && <div>+ {unitCard(unit.counterpart.unit).name}</div>}
              {carried.length > 0 && <div>{carried.map(u => `${u.name} (${u.points})`).join(', ')}</div>}
            </li>
          );
        })}
      </ol>
      {army.hand && (
        <p>
          <b>{b.tabs.hand}:</b>{' '}
          {army.hand.map(id => `${'•'.repeat(pipsOf(commandCard(id)))} ${commandCard(id).name}`).join(', ')}
        </p>
      )}
      <p>
        <b>{b.tabs.deck}:</b>{' '}
        {[...objective, ...deployment, ...condition].map(id => battleCard(id).name).join(', ')}
      </p>
    </>
  );
};

/** The army on paper: the list, and after it every card that is needed at a table, once. */
export const Paper = ({ army, lang }: { readonly army: Army; readonly lang: Lang }): ReactNode => {
  const b = BUILDER_WORDS[lang];
  if (!usePrinting()) return null;
  const units = [
    ...new Set(army.units.flatMap(u => [u.unit, ...(u.counterpart ? [u.counterpart.unit] : [])])),
  ];
  const upgrades = [
    ...new Set(
      army.units.flatMap(u => [...u.upgrades, ...(u.counterpart?.upgrades ?? []), ...(u.spare ?? [])]),
    ),
  ];
  return (
    <section className="army-paper">
      <header>
        <h1>{army.name || ARMY_WORDS[lang].factions[army.faction]}</h1>
        <p>
          {ARMY_WORDS[lang].factions[army.faction]} · {pointsOf(army)} / {MOST_POINTS[army.format]} ·{' '}
          {b.activations(army.units.length)}
        </p>
      </header>
      <List army={army} lang={lang} />
      <div className="army-paper-cards">
        {units.map(id => (
          <UnitFace key={id} card={unitCard(id)} lang={lang} />
        ))}
        {upgrades.map(id => (
          <UpgradeFace key={id} card={upgradeCard(id)} lang={lang} />
        ))}
        {(army.hand ?? []).map(id => (
          <CommandFace key={id} card={commandCard(id)} lang={lang} />
        ))}
      </div>
    </section>
  );
};
