import {
  BATTLE_CARDS,
  type Change,
  changed,
  counterpartsFor,
  joinedUpgradesFor,
  sparesFor,
  unitCard,
  upgradeCard,
} from '@potyczka/legion/view';
import type { ReactNode } from 'react';
import { CardName as CardLink } from '../../ui/faces/CardName.js';
import { type Building, CardName, cardLine, Remove, Take } from './army-pieces.js';
import { ARMY_WORDS } from './army-words.js';

type OfUnit = Building & { readonly n: number };

/** Upgrades on a card, each with a way to take it off, and those that it could take. */
const Upgrades = (props: {
  readonly lang: Building['lang'];
  readonly label: string;
  readonly ids: readonly string[];
  readonly fitting: readonly string[];
  take(id: string): void;
  remove(n: number): void;
}): ReactNode => {
  const { lang, label, ids, fitting } = props;
  const w = ARMY_WORDS[lang];
  return (
    <>
      <ul>
        {ids.map((id, i) => (
          <li key={`${i}-${id}`} className="army-unit">
            <span>
              <CardName lang={lang} card={upgradeCard(id)} kind="upgrade" />
            </span>
            <Remove label={w.remove(upgradeCard(id).name)} remove={() => props.remove(i)} />
          </li>
        ))}
      </ul>
      {fitting.length > 0 && (
        <Take label={label} choose={w.choose} take={props.take}>
          {fitting.map(upgradeCard).map(u => (
            <option key={u.id} value={u.id}>
              {cardLine(u, 'upgrade')}
            </option>
          ))}
        </Take>
      )}
    </>
  );
};

export const Carried = ({
  lang,
  army,
  put,
  n,
  fitting,
}: OfUnit & { fitting: readonly string[] }): ReactNode => {
  const listed = army.units[n]!;
  const change = (c: Change) => put(changed(army, c));
  return (
    <Upgrades
      {...{ lang, fitting }}
      label={ARMY_WORDS[lang].addUpgrade(unitCard(listed.unit).name)}
      ids={listed.upgrades}
      take={id => change({ do: 'add-upgrade', unit: n, card: upgradeCard(id).id })}
      remove={upgrade => change({ do: 'remove-upgrade', unit: n, upgrade })}
    />
  );
};

/** LEG-KWU-COUNTERPART-01: a card that joins a unit, with upgrades of its own. */
export const Counterpart = ({ lang, army, put, n }: OfUnit): ReactNode => {
  const w = ARMY_WORDS[lang];
  const { unit, counterpart } = army.units[n]!;
  const change = (c: Change) => put(changed(army, c));
  const joining = counterpartsFor(army, n);
  if (!counterpart && joining.length === 0) return null;
  if (!counterpart)
    return (
      <Take
        label={w.join(unitCard(unit).name)}
        choose={w.choose}
        take={id => change({ do: 'join', unit: n, card: unitCard(id).id })}
      >
        {joining.map(unitCard).map(c => (
          <option key={c.id} value={c.id}>
            {cardLine(c, 'unit')}
          </option>
        ))}
      </Take>
    );
  const card = unitCard(counterpart.unit);
  return (
    <div className="army-joined">
      <div className="army-unit">
        <span>
          + <CardName {...{ lang, card }} kind="unit" />
        </span>
        <Remove label={w.remove(card.name)} remove={() => change({ do: 'join', unit: n, card: null })} />
      </div>
      <Upgrades
        lang={lang}
        label={w.addUpgrade(card.name)}
        ids={counterpart.upgrades}
        fitting={joinedUpgradesFor(army, n)}
        take={id => change({ do: 'add-joined', unit: n, card: upgradeCard(id).id })}
        remove={upgrade => change({ do: 'remove-joined', unit: n, upgrade })}
      />
    </div>
  );
};

/** LEG-KWU-LOADOUT-01: cards that a unit sets aside and may swap when it is deployed. */
export const Spares = ({ lang, army, put, n }: OfUnit): ReactNode => {
  const w = ARMY_WORDS[lang];
  const { unit, spare = [] } = army.units[n]!;
  const fitting = sparesFor(army, n);
  const change = (c: Change) => put(changed(army, c));
  if (fitting.length === 0 && spare.length === 0) return null;
  return (
    <div className="army-joined">
      {spare.length > 0 && <small className="soft">{w.spare}</small>}
      <Upgrades
        {...{ lang, fitting }}
        label={w.setAside(unitCard(unit).name)}
        ids={spare}
        take={id => change({ do: 'add-spare', unit: n, card: upgradeCard(id).id })}
        remove={i => change({ do: 'remove-spare', unit: n, spare: i })}
      />
    </div>
  );
};

const KINDS = ['objective', 'deployment', 'condition'] as const;

/** LEG-ARMY-20: four battle cards of each kind. */
export const Deck = ({ lang, army, put }: Building): ReactNode => {
  const w = ARMY_WORDS[lang];
  return (
    <details className="army-text army-deck">
      <summary>
        {w.deck} · {KINDS.map(row => army.deck[row].length).join(' + ')}
      </summary>
      {KINDS.map(row => (
        <fieldset key={row}>
          <legend>{w.deckRow[row]}</legend>
          {BATTLE_CARDS.filter(c => c.kind === row && c.format === army.format).map(card => (
            <label key={card.id}>
              <input
                type="checkbox"
                checked={army.deck[row].includes(card.id)}
                onChange={() => put(changed(army, { do: 'turn-card', row, card: card.id }))}
              />{' '}
              <CardLink card={`battle:${card.id}`}>{card.name}</CardLink>
            </label>
          ))}
        </fieldset>
      ))}
    </details>
  );
};
