import {
  abilityLines,
  cardName,
  conditionName,
  elementName,
  figureName,
  modifierName,
  thingText,
  whyFocus,
} from '@potyczka/gloomhaven/text';
import { cardOf, type Element, type FigureView, monsterCardOf, type View } from '@potyczka/gloomhaven/view';
import type { Lang } from '@potyczka/kernel/run';
import type { ReactNode } from 'react';
import { faces } from './faces/index.js';
import { PlainFace, ThingFace } from './faces/SmallFaces.js';
import type { Scene } from './scene.js';
import { WORDS } from './words.js';

const { Face } = faces;

type Props = Scene & { readonly element: string };

/** Everything about a card, a figure, an item, a monster type, a deck, an element or a hex. */
export const Details = (scene: Props): ReactNode => {
  const { element, view } = scene;
  if (element.startsWith('#') || element.startsWith('item-'))
    return <Face card={element.replace(/\/basic$/, '')} lang={scene.lang} view={view} />;
  if (element.startsWith('deck-')) return <DeckDetails {...scene} whose={element.slice(5)} />;
  if (element.startsWith('kind-')) return <KindDetails {...scene} kind={element.slice(5)} />;
  if (Object.hasOwn(view.elements, element)) return <ElementDetails {...scene} />;
  const figure = view.figures.find(f => f.id === element.replace('hero-', ''));
  if (figure) return <FigureDetails {...scene} figure={figure} />;
  return /^-?\d+,-?\d+$/.test(element) ? <HexDetails {...scene} /> : null;
};

interface PanelProps {
  readonly title: string;
  readonly note?: string;
  readonly lines: readonly string[];
}

const Panel = ({ title, note, lines }: PanelProps): ReactNode => (
  <div className="full-card glm-details">
    <span className="card-head">
      <strong>{title}</strong>
      {note && <span className="soft">{note}</span>}
    </span>
    {lines.map((line, i) => (
      <p key={`${i} ${line}`}>{line}</p>
    ))}
  </div>
);

const FigureDetails = ({ figure, lang, view }: Props & { readonly figure: FigureView }): ReactNode => {
  const w = WORDS[lang];
  const ability = view.abilities.find(a => a.kind === figure.type);
  const part = (name: string, value: number | null): string[] =>
    value === null || value === 0 ? [] : [`${name} ${value}`];
  return (
    <Panel
      title={figureName(lang, figure.id)}
      note={[...(figure.rank ? [w[figure.rank]] : []), `${figure.hp}/${figure.max}`].join(' · ')}
      lines={[
        [
          ...part(w.move, figure.move),
          ...part(w.attack, figure.attack),
          ...part(w.range, figure.range),
          ...part(w.shield, figure.shield),
          ...figure.retaliate.map(r => `${w.retaliate} ${r.n}`),
          ...(figure.flying ? [w.flying] : []),
        ].join(', '),
        figure.conditions.map(c => conditionName(lang, c)).join(', '),
        ...(ability
          ? [
              `${w.initiative} ${ability.initiative}: ${abilityLines(lang, monsterCardOf(ability.card).do).join('; ')}`,
            ]
          : []),
        ...forecastLines(lang, figure),
        ...heroLines(lang, view, figure.id),
      ].filter(Boolean)}
    />
  );
};

/** GLM-ROUND-07: the cards of a hero as far as they may be shown: piles always, the hand where all is open. */
const heroLines = (lang: Lang, { heroes, options }: View, id: string): string[] => {
  const hero = heroes.find(h => h.id === id);
  if (!hero) return [];
  const w = WORDS[lang];
  const named = (title: string, cards: readonly `#${string}`[]): string[] => {
    const seen = cards.filter(card => card !== '#');
    const names = seen.map(card => `${cardName(lang, card)} (${cardOf(card).initiative})`);
    return seen.length > 0 ? [`${title}: ${names.join(', ')}`] : [];
  };
  return [
    ...(options.open ? named(w.hand, hero.hand) : []),
    ...named(w.discard, hero.discard),
    ...named(w.lost, hero.lost),
    ...named(
      w.active,
      hero.active.map(a => a.card),
    ),
  ];
};

/** What a monster would do if its turn came now, and why. */
const forecastLines = (lang: Lang, { kind, conditions, forecast }: FigureView): string[] => {
  const w = WORDS[lang];
  if (kind !== 'monster' && kind !== 'summon') return [];
  if (!forecast) return [conditions.includes('stun') ? w.stunned : w.noMoveNorAttack];
  if (forecast.focus === null) return [w.noFocus];
  const { route, targets, focus, because, byCard, ties } = forecast;
  const steps = route.length - 1;
  const names = targets.map(id => figureName(lang, id)).join(', ');
  return [
    `${w.focusNow}: ${figureName(lang, focus)} (${whyFocus(lang, because)})`,
    [
      steps > 0 ? `${w.goesTo} ${route.at(-1)} (${steps})` : w.stands,
      targets.length > 0 ? `${w.attacks}: ${names}` : w.attacksNobody,
    ].join('; '),
    ...(ties > 1 ? [w.tied] : []),
    ...(byCard ? [] : [w.withoutCard]),
  ];
};

const KindDetails = ({ kind, lang, view }: Props & { readonly kind: string }): ReactNode => {
  const w = WORDS[lang];
  const ability = view.abilities.find(a => a.kind === kind);
  const own = view.figures.filter(f => f.type === kind);
  if (!ability && own.every(f => f.kind === 'objective'))
    return (
      <Panel
        title={figureName(lang, kind)}
        lines={own.map(f => `${figureName(lang, f.id)}: ${w.hp} ${f.hp}/${f.max}`)}
      />
    );
  return <Face card={`kind-${kind}`} lang={lang} view={view} />;
};

/** The cards of a deck with how many there are of each, commonest first. */
const cardsOf = (lang: Lang, pile: Readonly<Record<string, number>>): string =>
  Object.entries(pile)
    .filter(([, n]) => n > 0)
    .sort((a, b) => b[1] - a[1])
    .map(([card, n]) => `${n} × ${modifierName(lang, card)}`)
    .join(' · ');

const DeckDetails = ({ whose, lang, view }: Props & { readonly whose: string }): ReactNode => {
  const w = WORDS[lang];
  const deck = view.decks[whose];
  if (!deck) return null;
  return (
    <Panel
      title={whose === 'monsters' ? w.monsterDeck : figureName(lang, whose)}
      lines={[
        `${w.left}: ${cardsOf(lang, deck.draw)}`,
        `${w.discard}: ${cardsOf(lang, deck.discard) || '–'}`,
      ]}
    />
  );
};

const ElementDetails = ({ element, lang, view }: Props): ReactNode => {
  const state = (['inert', 'waning', 'strong'] as const)[view.elements[element as Element]];
  return <Panel title={elementName(lang, element as Element)} lines={[WORDS[lang][state]]} />;
};

const HexDetails = ({ element, lang, view }: Props): ReactNode => {
  const w = WORDS[lang];
  const door = view.doors.find(d => d.at === element);
  const things = view.things.filter(t => (t.at as readonly string[]).includes(element));
  const money = view.money.filter(m => m === element).length;
  return (
    <>
      {door && (
        <PlainFace
          lang={lang}
          title={w[door.state]}
          kind={`${w.hex} ${element}`}
          glyph={door.state === 'locked' ? 'padlock' : 'closed-doors'}
          lines={door.state === 'open' ? [] : [thingText(lang, door.state === 'locked' ? 'locked' : 'door')]}
        />
      )}
      {things.map(t => (
        <ThingFace key={t.id} thing={t} lang={lang} />
      ))}
      {money > 0 && (
        <PlainFace
          lang={lang}
          title={`${w.money}: ${money}`}
          kind={`${money * view.scale.gold} ${w.gold}`}
          glyph="two-coins"
          lines={[thingText(lang, 'coin')]}
        />
      )}
    </>
  );
};
