import { say } from '@potyczka/legion/text';
import {
  type Army,
  changed,
  FACTIONS,
  type Faction,
  FORCES,
  faultsOf,
  MOST_POINTS,
  pointsOf,
  RANKS,
  type UnitCard,
  unitCard,
  unitsFor,
} from '@potyczka/legion/view';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { ARMY_WORDS } from '../army-words.js';
import { useBench } from './bench.js';
import { CardButton, Face, Figures, HowPlayed } from './pieces.js';
import { type Search, searched } from './search.js';
import { RankSign } from './signs.js';
import { BUILDER_WORDS } from './words.js';

/** Units that an army of another faction or battle force may keep. */
const keeping = (next: Army): Army => {
  const fit = new Set(unitsFor(next));
  return { ...next, units: next.units.filter(u => fit.has(u.unit)) };
};

const ofFaction = (army: Army, faction: Faction): Army =>
  keeping({
    ...army,
    faction,
    force: faction === 'mercenary' ? (FORCES.find(f => f.faction === faction)?.id ?? null) : null,
  });

/** Whose army it is. */
const Allegiance = (): ReactNode => {
  const { lang, army, put } = useBench();
  const b = BUILDER_WORDS[lang];
  const forces = FORCES.filter(f => f.faction === army.faction);
  return (
    <div className="army-allegiance">
      <select
        aria-label={b.faction}
        value={army.faction}
        onChange={e => put(ofFaction(army, FACTIONS.find(f => f === e.target.value) ?? army.faction))}
      >
        {FACTIONS.map(f => (
          <option key={f} value={f}>
            {ARMY_WORDS[lang].factions[f]}
          </option>
        ))}
      </select>
      <select
        aria-label={b.force}
        value={army.force ?? ''}
        onChange={e =>
          put(keeping({ ...army, force: forces.find(f => f.id === e.target.value)?.id ?? null }))
        }
      >
        <option value="">{b.noForce}</option>
        {forces.map(f => (
          <option key={f.id} value={f.id}>
            {f.name}
          </option>
        ))}
      </select>
    </div>
  );
};

interface FiltersProps {
  readonly search: Search;
  set(change: Partial<Search>): void;
}

const Filters = ({ search, set }: FiltersProps): ReactNode => {
  const { lang, army } = useBench();
  const b = BUILDER_WORDS[lang];
  const left = Math.max(0, MOST_POINTS[army.format] - pointsOf(army));
  return (
    <>
      <input
        type="search"
        className="army-search"
        aria-label={b.search}
        placeholder={b.search}
        value={search.text}
        onChange={e => set({ text: e.target.value })}
      />
      <div className="army-ranks-filter" role="group" aria-label={b.allRanks}>
        {RANKS.map(rank => (
          <button
            key={rank}
            type="button"
            aria-pressed={search.rank === rank}
            aria-label={ARMY_WORDS[lang].ranks[rank]}
            title={ARMY_WORDS[lang].ranks[rank]}
            onClick={() => set({ rank: search.rank === rank ? null : rank })}
          >
            <RankSign rank={rank} size={22} />
          </button>
        ))}
      </div>
      <Allegiance />
      <div className="army-narrow">
        <label className="army-affordable">
          <input
            type="checkbox"
            checked={search.most !== null}
            onChange={e => set({ most: e.target.checked ? left : null })}
          />{' '}
          {b.affordable}
        </label>
        <select
          aria-label={b.sort}
          value={search.sort}
          onChange={e =>
            set({ sort: (['rank', 'points', 'name'] as const).find(s => s === e.target.value) ?? 'rank' })
          }
        >
          {(['rank', 'points', 'name'] as const).map(sort => (
            <option key={sort} value={sort}>
              {b.sorts[sort]}
            </option>
          ))}
        </select>
      </div>
    </>
  );
};

/** What taking a card would break that is not broken yet; a list that is begun lacks much, which is not told here. */
const breaks = (army: Army, after: Army): ReturnType<typeof faultsOf>[number] | undefined => {
  const known = new Set(faultsOf(army).map(f => f.refusal.why.id));
  return faultsOf(after).find(
    f => !known.has(f.refusal.why.id) && f.at !== 'hand' && f.refusal.why.id !== 'army-needs',
  );
};

const UnitRow = ({ card }: { readonly card: UnitCard }): ReactNode => {
  const { lang, army, put, show } = useBench();
  const b = BUILDER_WORDS[lang];
  const { id } = unitCard(card.id);
  const after = changed(army, { do: 'add-unit', card: id });
  const fault = useMemo(() => breaks(army, changed(army, { do: 'add-unit', card: id })), [army, id]);
  return (
    <li className={fault ? 'army-offer broken' : 'army-offer'} onPointerEnter={() => show(`unit:${id}`)}>
      <Face unit={id} />
      <span className="army-offer-says">
        <CardButton card={`unit:${id}`}>
          <b>
            {card.unique && <i className="only-one">●</i>} {card.name}
          </b>
          {card.title && <small>{card.title}</small>}
        </CardButton>
        <Figures card={card} />
        {fault && <small className="army-breaks">{say(lang, fault.refusal.why)}</small>}
      </span>
      <b className="army-price">
        {card.points} <HowPlayed kind="unit" id={id} />
      </b>
      <button type="button" className="army-plus" aria-label={b.add(card.name)} onClick={() => put(after)}>
        +
      </button>
    </li>
  );
};

/** Every unit that the army may have, narrowed by search and filters. */
export const Catalogue = (): ReactNode => {
  const { lang, army } = useBench();
  const b = BUILDER_WORDS[lang];
  const id = useId();
  const [search, setSearch] = useState<Search>({ text: '', rank: null, most: null, sort: 'rank' });
  const all = useMemo(() => unitsFor(army).map(unitCard), [army]);
  const left = Math.max(0, MOST_POINTS[army.format] - pointsOf(army));
  const found = searched(all, { ...search, most: search.most === null ? null : left }, lang);
  return (
    <section className="army-catalogue" aria-labelledby={id}>
      <h2 id={id} className="hidden-text">
        {b.catalogue}
      </h2>
      <Filters search={search} set={change => setSearch(old => ({ ...old, ...change }))} />
      <p className="soft army-found" role="status">
        {b.found(found.length, all.length)}
      </p>
      {found.length === 0 && <p className="soft">{b.noneFound}</p>}
      <ul className="army-offers">
        {found.map(card => (
          <UnitRow key={card.id} card={card} />
        ))}
      </ul>
    </section>
  );
};
