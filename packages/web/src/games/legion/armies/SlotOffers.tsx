import { cardSentences } from '@potyczka/legion/text';
import {
  type Army,
  changed,
  joinedUpgradesFor,
  sparesFor,
  type UpgradeId,
  unitCard,
  upgradeCard,
  upgradesFor,
} from '@potyczka/legion/view';
import type { Lang } from '@potyczka/words';
import type { ReactNode } from 'react';
import { FACE_WORDS } from '../faces/face-words.js';
import { keywordsSaid } from '../faces/named.js';
import { figuresOf } from '../faces/UpgradeFace.js';
import { type Lit, useBench } from './bench.js';
import { CardButton, HowPlayed } from './pieces.js';
import { SlotSign } from './signs.js';
import { BUILDER_WORDS } from './words.js';

const withoutCard = (army: Army, unit: number, upgrade: number, whose: 'own' | 'joined'): Army =>
  changed(army, { do: whose === 'own' ? 'remove-upgrade' : 'remove-joined', unit, upgrade });

/** The cards that a slot could take: what lies in it gives way. */
const offersFor = (army: Army, { first, type, upgrade, whose }: Lit): readonly UpgradeId[] => {
  const without = upgrade === null || whose === 'spare' ? army : withoutCard(army, first, upgrade, whose);
  const all =
    whose === 'own'
      ? upgradesFor(without, first)
      : whose === 'joined'
        ? joinedUpgradesFor(without, first)
        : sparesFor(army, first);
  return all.filter(id => whose === 'spare' || upgradeCard(id).type === type);
};

/** The card in a slot of a line: of each unit in it. */
const filled = (army: Army, lit: Lit, card: UpgradeId | null): Army => {
  const units = Array.from({ length: lit.count }, (_, i) => lit.first + i);
  return units.reduce((now, unit) => {
    const { upgrade, whose } = lit;
    const bare =
      upgrade === null
        ? now
        : whose === 'spare'
          ? changed(now, { do: 'remove-spare', unit, spare: upgrade })
          : withoutCard(now, unit, upgrade, whose);
    if (card === null) return bare;
    if (whose === 'own') return changed(bare, { do: 'add-upgrade', unit, card });
    if (whose === 'joined') return changed(bare, { do: 'add-joined', unit, card });
    return changed(bare, { do: 'add-spare', unit, card });
  }, army);
};

/** What goes into the lit slot, each with its text. */
export const SlotOffers = ({ lit }: { readonly lit: Lit }): ReactNode => {
  const { lang, army, put, light, show } = useBench();
  const b = BUILDER_WORDS[lang];
  const f = FACE_WORDS[lang];
  const unit = army.units[lit.first];
  if (!unit) return null;
  const carrier = unitCard(lit.whose === 'joined' ? (unit.counterpart?.unit ?? unit.unit) : unit.unit);
  const offers = offersFor(army, lit);
  const inIt = lit.upgrade === null ? undefined : carriedIn(army, lit);
  const head =
    lit.whose === 'spare' ? b.setAsideFor(carrier.name) : b.fitsSlot(f.slots[lit.type], carrier.name);
  return (
    <section className="army-slot-offers" aria-label={head}>
      <header>
        <h2>
          {head} <small className="soft">{b.fits(offers.length)}</small>
        </h2>
        <button type="button" className="icon-button" aria-label={b.close} onClick={() => light(null)}>
          ×
        </button>
      </header>
      {inIt && (
        <button type="button" className="army-take-off" onClick={() => put(filled(army, lit, null))}>
          {b.takeOff(upgradeCard(inIt).name)}
        </button>
      )}
      {offers.length === 0 && <p className="soft">{b.noneFits}</p>}
      <ul className="army-offers">
        {offers.map(upgradeCard).map(card => (
          <li
            key={card.id}
            className={card.id === inIt ? 'army-offer fitting now' : 'army-offer fitting'}
            onPointerEnter={() => show(`upgrade:${card.id}`)}
          >
            <SlotSign type={card.type} size={22} />
            <span className="army-offer-says">
              <CardButton card={`upgrade:${card.id}`}>
                <b>{card.name}</b>
              </CardButton>
              <small className="soft">{meaningOf(card.id, lang)}</small>
            </span>
            <b className="army-price">
              {card.points} <HowPlayed kind="upgrade" id={card.id} />
            </b>
            <button
              type="button"
              className="army-plus"
              aria-label={b.add(card.name)}
              onClick={() => put(filled(army, lit, upgradeCard(card.id).id))}
            >
              +
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};

const carriedIn = (army: Army, { first, whose, upgrade }: Lit): UpgradeId | undefined => {
  const { upgrades = [], counterpart, spare = [] } = army.units[first] ?? {};
  const list = whose === 'own' ? upgrades : whose === 'joined' ? (counterpart?.upgrades ?? []) : spare;
  return upgrade === null ? undefined : list[upgrade];
};

/** So much of a card's text fits a line or two. */
const LONGEST = 150;

/** What an upgrade does, in a line or two. */
const meaningOf = (id: string, lang: Lang): string => {
  const card = upgradeCard(id);
  const text = [
    ...figuresOf(card, lang),
    ...(card.weapons ?? []).map(w => w.name).filter(name => name !== card.name),
    ...keywordsSaid(lang, card.keywords).map(k => k.name),
    ...cardSentences(lang, 'upgrade', card.id),
  ].join(' · ');
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
};
