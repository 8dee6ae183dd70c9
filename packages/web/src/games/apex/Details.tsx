import { abilityText, cardText, figureName, legendName } from '@potyczka/apex/text';
import {
  ABILITY_FACTS,
  type AbilityId,
  isFeat,
  isLoot,
  isWeapon,
  LEGENDS,
  type LegendId,
  type LegendView,
} from '@potyczka/apex/view';
import type { CardId } from '@potyczka/kernel';
import type { ReactNode } from 'react';
import { Figures } from './Cards.js';
import { Meters } from './Meters.js';
import { armsOf } from './People.js';
import { turnsLeft } from './Pieces.js';
import { legendIn, type Scene } from './scene.js';
import { WORDS } from './words.js';

const isCard = (element: string): element is CardId => element.startsWith('#');
const isLegend = (element: string): element is LegendId => (LEGENDS as readonly string[]).includes(element);
const isAbility = (element: string): element is AbilityId => /^[A-Z]{2}-A-\d$/.test(element);

export const details = (element: string): 'rest' | 'click' | null => {
  if (isCard(element))
    return isFeat(element) || isWeapon(element) || isLoot(element) || element.startsWith('#AW-')
      ? 'rest'
      : null;
  if (isAbility(element)) return 'rest';
  return isLegend(element) || /^[a-z-]+-\d+$/.test(element) ? 'click' : null;
};

/** Everything about a card, a legend, an ability or a figure of one. */
export const Details = ({ element, ...scene }: Scene & { readonly element: string }): ReactNode => {
  const { lang, view } = scene;
  const legend = isLegend(element) ? legendIn(view, element) : undefined;
  if (legend) return <LegendDetails {...scene} legend={legend} />;
  if (isAbility(element)) return <AbilityDetails {...scene} id={element} />;
  if (isCard(element)) return <CardDetails {...scene} card={element} />;
  const figure = view.figures.find(f => f.id === element);
  if (!figure) return null;
  const left = turnsLeft(view, figure.token);
  return (
    <div className="card-details">
      <h3>{figureName(lang, figure.kind)}</h3>
      {left !== null && <p className="kind">{WORDS[lang].inTurns(left)}</p>}
      <p>{abilityText(lang, figure.token.slice(0, 6) as AbilityId).text}</p>
    </div>
  );
};

const CardDetails = ({ card, ...scene }: Scene & { readonly card: CardId }): ReactNode => {
  const { name, kind, text, placeholder } = cardText(scene.lang, card);
  return (
    <div className="card-details">
      <h3>{name}</h3>
      {kind && <p className="kind">{kind}</p>}
      <Figures scene={scene} card={card} />
      {text && <p>{text}</p>}
      {placeholder && <p className="not-from-the-book">{WORDS[scene.lang].notFromBookLong}</p>}
    </div>
  );
};

const AbilityDetails = ({ id, lang }: Scene & { readonly id: AbilityId }): ReactNode => {
  const { name, text } = abilityText(lang, id);
  const kind = ABILITY_FACTS.find(a => a.id === id)?.kind;
  return (
    <div className="card-details">
      <h3>{name}</h3>
      {kind && <p className="kind">{WORDS[lang][kind]}</p>}
      <p>{text}</p>
    </div>
  );
};

/** What everybody may know of a legend: arms with what is on them, gear, abilities, cards that were played. */
const LegendDetails = ({ legend, ...scene }: Scene & { readonly legend: LegendView }): ReactNode => {
  const { lang } = scene;
  const w = WORDS[lang];
  const named = (cards: readonly CardId[]): string => cards.map(c => cardText(lang, c).name).join(', ');
  const gear = Object.values(legend.gear).map(
    g => cardText(lang, g.card).name + (g.exhausted ? ` (${w.spent})` : ''),
  );
  const used = legend.automa ? legend.automa.used : legend.discard;
  return (
    <div className="card-details legend-details">
      <h3>{legendName(lang, legend.id)}</h3>
      <Meters legend={legend} />
      {armsOf(legend, scene.view).map((weapon, i) => (
        <p key={`${weapon.card} ${i}`}>
          <b>{cardText(lang, weapon.card).name}</b>
          {!legend.automa && ` · ${w.ammo} ${weapon.ammo}`}
          {weapon.on.length > 0 && ` · ${named(weapon.on)}`}
          {legend.automa ? (
            <small>{cardText(lang, weapon.card).text}</small>
          ) : (
            <Figures scene={scene} card={weapon.card} />
          )}
        </p>
      ))}
      <p>
        <b>{w.gear}:</b> {gear.join(', ')}
      </p>
      {legend.pack.cards.length > 0 && (
        <p>
          <b>{w.pack}:</b> {named(legend.pack.cards)}
        </p>
      )}
      {ABILITY_FACTS.filter(a => a.owner === legend.id).map(a => (
        <p key={a.id}>
          <b>{abilityText(lang, a.id).name}.</b> {abilityText(lang, a.id).text}
        </p>
      ))}
      {legend.automa?.active && (
        <p>
          <b>{cardText(lang, legend.automa.active).name}.</b> {cardText(lang, legend.automa.active).text}
        </p>
      )}
      {used.length > 0 && (
        <p>
          <b>{w.discard}:</b> {named(used)}
        </p>
      )}
    </div>
  );
};
