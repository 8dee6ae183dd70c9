import type { Json } from '@potyczka/kernel';
import { optionValueText } from '@potyczka/legion/text';
import {
  type Army,
  faultsOf,
  MOST_POINTS,
  openArmy,
  pointsOf,
  readDraft,
  STARTER_IDS,
  type StarterId,
  starterList,
} from '@potyczka/legion/view';
import type { Lang } from '@potyczka/words';
import { type ReactNode, useEffect } from 'react';
import type { EditorProps } from '../game-ui.js';
import { Builder } from './armies/Builder.js';
import { BUILDER_WORDS } from './armies/words.js';
import { ARMY_WORDS } from './army-words.js';
import { armyInLink, handOf, keepHand, keptArmies } from './kept-armies.js';

interface ReadyProps {
  readonly lang: Lang;
  readonly format: string;
  readonly army: Army | null;
  load(army: Army): void;
}

/** Armies that are ready: those of the game for this size of battle, and those kept in this browser. */
const Ready = ({ lang, format, army, load }: ReadyProps): ReactNode => {
  const w = ARMY_WORDS[lang];
  const starters = STARTER_IDS.map(id => ({
    ...starterList(id),
    name: optionValueText(lang, 'first', id).replace(/,.*/, ''),
  }));
  const fits = [...starters, ...keptArmies()].filter(a => a.format === format);
  const unnamed = ({ faction, format, force, units, deck }: Army): string =>
    JSON.stringify([faction, format, force, units, deck]);
  const isIt = (a: Army): boolean => army !== null && unnamed(a) === unnamed(army);
  return (
    <div className="army-ready" role="group" aria-label={w.starter}>
      {fits.map((a, n) => (
        <button
          key={`${a.name} ${String(n)}`}
          type="button"
          className="army-chip"
          aria-pressed={isIt(a)}
          onClick={() => load(a)}
        >
          {a.name} <small className="soft">{pointsOf(a)}</small>
        </button>
      ))}
    </div>
  );
};

/** Which army is taken to a table, and the builder to change it: what is wrong is said by the rules' own judge. */
export const Editor = ({ lang, value, settings, set }: EditorProps): ReactNode => {
  const w = ARMY_WORDS[lang];
  const draft = readDraft(value);
  const { format } = starterList(settings.first as StarterId);
  // A table is told of everything but the hand, which this browser keeps.
  const put = (army: Army): void => {
    keepHand(army);
    set(openArmy(army) as unknown as Json);
  };
  useEffect(() => {
    const brought = armyInLink();
    if (!brought) return;
    history.replaceState(history.state, '', location.pathname + location.search);
    keepHand(brought);
    set(openArmy(brought) as unknown as Json);
  }, [set]);
  const ready = <Ready {...{ lang, format }} army={draft.ok ? draft.value : null} load={put} />;
  if (!draft.ok)
    return (
      <div className="army-editor">
        <p>{w.unreadable}</p>
        {ready}
      </div>
    );
  const hand = handOf(draft.value);
  const army = hand ? { ...draft.value, hand } : draft.value;
  const faults = faultsOf(army).length;
  const total = `${w.units}: ${army.units.length} · ${pointsOf(army)} / ${MOST_POINTS[army.format]}`;
  return (
    <>
      {ready}
      <details className="army-text">
        <summary>
          {`${army.name || w.factions[army.faction]} · ${total}`}
          {faults > 0 && <b className="army-tab-wrong"> {BUILDER_WORDS[lang].toMend(faults)}</b>}
        </summary>
        <Builder lang={lang} army={army} set={put} isSizeFixed />
      </details>
    </>
  );
};
