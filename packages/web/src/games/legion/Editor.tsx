import type { Json } from '@potyczka/kernel';
import { optionValueText, say } from '@potyczka/legion/text';
import {
  type Army,
  type Change,
  changed,
  changeLabel,
  FACTIONS,
  type Faction,
  FORCES,
  faultsOf,
  MOST_POINTS,
  mendOf,
  pointsOf,
  RANKS,
  readArmyText,
  readDraft,
  STARTER_IDS,
  type StarterId,
  starterList,
  unitCard,
  unitPoints,
  unitsFor,
  upgradesFor,
  writeArmy,
} from '@potyczka/legion/view';
import type { Lang } from '@potyczka/words';
import { type ReactNode, useEffect, useId, useState } from 'react';
import type { EditorProps } from '../game-ui.js';
import { Carried, Counterpart, Deck, Spares } from './ArmyParts.js';
import { type Building, CardName, cardLine, Remove, Take } from './army-pieces.js';
import { ARMY_WORDS } from './army-words.js';
import { Glyph } from './glyphs.js';
import { Kept } from './Kept.js';
import { armyInLink, keptArmies } from './kept-armies.js';
import { glyphOfUnit } from './look.js';
import { WORDS } from './words.js';
import './army.css';

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

interface ReadyProps {
  readonly lang: Lang;
  readonly format: string;
  readonly army: Army | null;
  load(army: Army): void;
}

const Head = ({ lang, army, put }: Building): ReactNode => {
  const w = ARMY_WORDS[lang];
  const id = useId();
  const forces = FORCES.filter(f => f.faction === army.faction);
  const keeping = (next: Army): Army => {
    const fit = new Set(unitsFor(next));
    return { ...next, units: next.units.filter(u => fit.has(u.unit)) };
  };
  const turnTo = (faction: Faction) => {
    const force = faction === 'mercenary' ? (FORCES.find(f => f.faction === faction)?.id ?? null) : null;
    put(keeping({ ...army, faction, force }));
  };
  return (
    <div className="army-head">
      <label htmlFor={`${id}-name`}>{w.name}</label>
      <input
        id={`${id}-name`}
        value={army.name}
        maxLength={60}
        onChange={e => put({ ...army, name: e.target.value })}
      />
      <label htmlFor={`${id}-faction`}>{w.faction}</label>
      <select id={`${id}-faction`} value={army.faction} onChange={e => turnTo(e.target.value as Faction)}>
        {FACTIONS.map(f => (
          <option key={f} value={f}>
            {w.factions[f]}
          </option>
        ))}
      </select>
      <label htmlFor={`${id}-force`}>{w.force}</label>
      <select
        id={`${id}-force`}
        value={army.force ?? ''}
        onChange={e =>
          put(keeping({ ...army, force: forces.find(f => f.id === e.target.value)?.id ?? null }))
        }
      >
        <option value="">{w.noForce}</option>
        {forces.map(f => (
          <option key={f.id} value={f.id}>
            {f.name}
          </option>
        ))}
      </select>
    </div>
  );
};

const UnitRow = (building: Building & { n: number }): ReactNode => {
  const { lang, army, put, n } = building;
  const w = ARMY_WORDS[lang];
  const listed = army.units[n]!;
  const card = unitCard(listed.unit);
  const change = (c: Change) => put(changed(army, c));
  return (
    <li>
      <div className="army-unit">
        <span className="army-face">
          <Glyph name={glyphOfUnit(card.id)} size={24} />
        </span>
        <strong>
          <CardName {...{ lang, card }} kind="unit" />
          {card.rank && <small className="soft">{WORDS[lang].rank[card.rank]}</small>}
        </strong>
        <b className="army-cost">{unitPoints(listed)}</b>
        <Remove label={w.remove(card.name)} remove={() => change({ do: 'remove-unit', unit: n })} />
      </div>
      <Carried {...building} fitting={upgradesFor(army, n)} />
      <Counterpart {...building} />
      <Spares {...building} />
    </li>
  );
};

const AddUnit = ({ lang, army, put }: Building): ReactNode => {
  const w = ARMY_WORDS[lang];
  const cards = unitsFor(army).map(unitCard);
  return (
    <Take
      label={w.addUnit}
      choose={w.choose}
      take={id => put(changed(army, { do: 'add-unit', card: unitCard(id).id }))}
    >
      {RANKS.map(rank => (
        <optgroup key={rank} label={w.ranks[rank]}>
          {cards
            .filter(c => c.rank === rank)
            .map(c => (
              <option key={c.id} value={c.id}>
                {cardLine(c, 'unit')}
              </option>
            ))}
        </optgroup>
      ))}
    </Take>
  );
};

/** What the army costs, and of how much. */
const Points = ({ lang, army }: Building): ReactNode => {
  const w = ARMY_WORDS[lang];
  const [cost, most] = [pointsOf(army), MOST_POINTS[army.format]];
  const share = Math.min(1, cost / most);
  return (
    <p className={cost > most ? 'army-points over' : 'army-points'}>
      <span>
        {w.units}: {army.units.length}
      </span>
      <span>
        <b>{cost}</b> / {most} {w.points}
      </span>
      <i aria-hidden="true" style={{ inlineSize: `${Math.round(100 * share)}%` }} />
    </p>
  );
};

/** As many faults as one reads at once; mending the first ones mends others. */
const SHOWN = 5;

const Faults = ({ lang, army, put }: Building): ReactNode => {
  const w = ARMY_WORDS[lang];
  const faults = faultsOf(army);
  if (faults.length === 0)
    return (
      <p className="soft" role="status">
        {w.good}
      </p>
    );
  return (
    <section className="army-faults">
      <h4>{w.faults}</h4>
      <ul>
        {faults.slice(0, SHOWN).map(fault => {
          const mend = mendOf(army, fault);
          return (
            <li key={`${fault.at} ${fault.refusal.rule} ${fault.refusal.why.id}`}>
              <span>
                {say(lang, fault.refusal.why)} <small className="soft">{fault.refusal.rule}</small>
              </span>
              {mend && (
                <button type="button" onClick={() => put(changed(army, mend))}>
                  {say(lang, changeLabel(army, mend))}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
};

const AsText = ({ lang, army, put }: Building): ReactNode => {
  const w = ARMY_WORDS[lang];
  const id = useId();
  const [text, setText] = useState('');
  const [misread, setMisread] = useState<ReturnType<typeof readArmyText>['misread']>([]);
  const read = () => {
    const result = readArmyText(text);
    setMisread(result.misread);
    if (result.army.units.length > 0) put(result.army);
  };
  return (
    <details className="army-text">
      <summary>{w.text}</summary>
      <label htmlFor={id}>{w.text}</label>
      <textarea id={id} rows={10} value={text} onChange={e => setText(e.target.value)} />
      <div className="row">
        <button type="button" onClick={() => setText(writeArmy(army))}>
          {w.write}
        </button>
        <button type="button" disabled={text.trim() === ''} onClick={read}>
          {w.read}
        </button>
      </div>
      <ul role="status">
        {misread.map(({ line, why }) => (
          <li key={`${line} ${why.id} ${JSON.stringify(why.args)}`}>
            {w.line} {line}: {say(lang, why)}
          </li>
        ))}
      </ul>
    </details>
  );
};

/** Builds an army: what is wrong is said by the rules' own judge, with the smallest change that mends it. */
export const Editor = ({ lang, value, settings, set }: EditorProps): ReactNode => {
  const w = ARMY_WORDS[lang];
  const draft = readDraft(value);
  const put = (army: Army) => set(army as unknown as Json);
  const { format } = starterList(settings.first as StarterId);
  // Who follows a link to an army finds it here; the address has done its work then.
  useEffect(() => {
    const brought = armyInLink();
    if (!brought) return;
    history.replaceState(history.state, '', location.pathname + location.search);
    set(brought as unknown as Json);
  }, [set]);
  const ready = <Ready {...{ lang, format }} army={draft.ok ? draft.value : null} load={put} />;
  if (!draft.ok)
    return (
      <div className="army-editor">
        <p>{w.unreadable}</p>
        {ready}
      </div>
    );
  const army = draft.value;
  const building = { lang, army, put };
  const total = `${w.units}: ${army.units.length} · ${w.points}: ${pointsOf(army)} / ${MOST_POINTS[army.format]}`;
  return (
    <>
      {ready}
      <details className="army-text">
        <summary>{`${army.name || w.factions[army.faction]} · ${total}`}</summary>
        <div className="army-editor">
          <button
            type="button"
            disabled={army.units.length === 0}
            onClick={() => put({ ...army, name: '', force: null, units: [] })}
          >
            {w.fromNothing}
          </button>
          <Head {...building} />
          <ol>
            {army.units.map(({ unit }, n) => (
              <UnitRow key={`${n}-${unit}`} {...building} n={n} />
            ))}
          </ol>
          <AddUnit {...building} />
          <Points {...building} />
          <Faults {...building} />
          <Deck {...building} />
          <Kept {...{ lang, army }} load={put} />
          <AsText {...building} />
        </div>
      </details>
    </>
  );
};
