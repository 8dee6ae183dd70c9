import { abilityText, automaFeatName, cardName, legendName } from '@potyczka/apex/text';
import {
  ABILITY_FACTS,
  type AbilityFacts,
  AIM_DECK,
  AUTOMA_LEGENDS,
  aimCard,
  automaFeat,
  automaFeats,
  BIN_CARDS,
  BONUSES,
  binOf,
  DECISION_CARDS,
  decisionOf,
  type Event,
  FEATS,
  featOn,
  isAutomaFeat,
  isFeat,
  isLoot,
  isWeapon,
  LEGENDS,
  type LegendId,
  LOOT,
  LOOT_IDS,
  lootOf,
  RING_CARDS,
  ringOf,
  SETS,
  setWeaponCard,
  setWeaponNamed,
  type View,
  WEAPON_CARDS,
  weaponOf,
} from '@potyczka/apex/view';
import type { CardId } from '@potyczka/kernel';
import type { Lang } from '@potyczka/kernel/run';
import type { OptionShown } from '@potyczka/table';
import type { ReactNode } from 'react';
import type { FaceProps, FacesUi } from '../../game-ui.js';
import { turnsLeft } from '../Pieces.js';
import { legendIn } from '../scene.js';
import { AbilityFace, AutomaAbilityFace } from './AbilityFace.js';
import { ApexLegend } from './ApexLegend.js';
import { AutomaFeatFace, AutomaLegendFace, DecisionFace, SetWeaponFace } from './AutomaFaces.js';
import { AimFace, BinFace, BonusFace, RingFace } from './DeckFaces.js';
import { FeatFace } from './FeatFace.js';
import { FACE_WORDS } from './face-words.js';
import { LegendFace } from './LegendFace.js';
import { LootFace } from './LootFace.js';
import { WeaponFace } from './WeaponFace.js';
import './faces.css';

/** Legends, Automas and their abilities are named beside the cards of the rules: `legend:GB`, `automa:GB`, `automa:GB-A-1`. */
const isLegend = (x: string): x is LegendId => (LEGENDS as readonly string[]).includes(x);
const factsOf = (id: string): AbilityFacts | undefined => ABILITY_FACTS.find(a => a.id === id.slice(0, 6));

const isCard = (x: string): x is CardId => {
  if (!x.startsWith('#') || x === '#' || x.includes('?')) return false;
  const card = x as CardId;
  if (isFeat(card) || isWeapon(card) || isAutomaFeat(card) || setWeaponNamed(card) !== undefined) return true;
  if (isLoot(card)) return Object.hasOwn(LOOT, card.slice(1, card.lastIndexOf('.')));
  return (
    BIN_CARDS.includes(card) ||
    RING_CARDS.includes(card) ||
    DECISION_CARDS.includes(card) ||
    AIM_DECK.some(a => `#${a.id}` === card)
  );
};

/** The face that something is named by in messages and events, if it has one. */
const faceOf = (x: string): string | null => {
  if (isCard(x)) return x;
  if (/^[A-Z]{2}-F-\d$/.test(x) && isCard(`#${x}`)) return `#${x}`;
  return factsOf(x) && /^[A-Z]{2}-A-\d/.test(x) ? x.slice(0, 6) : null;
};

const texts = (of: (lang: Lang) => string) => ({ en: of('en'), pl: of('pl') });

const nameOf = (card: string, lang: Lang): string => {
  const w = FACE_WORDS[lang];
  const [kind, id = ''] = card.split(':');
  if (kind === 'legend' && isLegend(id)) return legendName(lang, id);
  if (kind === 'automa' && isLegend(id)) return `${w.automaLegend}: ${legendName(lang, id)}`;
  if (kind === 'bonus') return `${w.bonus} ${Number(id) + 1}`;
  const facts = factsOf(kind === 'automa' ? id : card);
  if (facts) return abilityText(lang, facts.id).name;
  if (!isCard(card)) return card;
  return cardName(lang, card);
};

/** Whether an Automa plays the legend in this match. */
const isAutoma = (view: View | null, id: LegendId): boolean =>
  (view && legendIn(view, id)?.automa) !== null && view !== null;

const stateOf = (lang: Lang, view: View | null, id: string): string | undefined => {
  if (view?.stage !== 'clash') return undefined;
  const w = FACE_WORDS[lang];
  const cooling = Object.entries(view.cooling).find(([token, n]) => token.startsWith(id) && n > 0);
  const due = view.track.find(({ token }) => token.startsWith(id));
  if (due) return `${w.atWork}, ${turnsLeft(view, due.token) ?? 0}`;
  return cooling ? w.cooling(cooling[1]) : w.ready;
};

const AbilityOf = ({ card, lang, view }: FaceProps<View>): ReactNode => {
  const facts = factsOf(card.replace('automa:', ''));
  if (!facts) return null;
  const { id, owner } = facts;
  const state = stateOf(lang, view, id);
  return card.startsWith('automa:') || isAutoma(view, owner) ? (
    <AutomaAbilityFace id={id} card={facts.automa} normal={facts.card} {...{ lang, state }} />
  ) : (
    <AbilityFace id={id} card={facts.card} {...{ lang, state }} />
  );
};

/** The names of an Automa's other cards. */
const cardsOfAutoma = (lang: Lang, id: LegendId) => [
  ...ABILITY_FACTS.filter(a => a.owner === id).map(a => ({
    card: `automa:${a.id}`,
    name: abilityText(lang, a.id).name,
  })),
  ...automaFeats(id).map(card => ({ card, name: automaFeatName(lang, automaFeat(card)) })),
];

/** A weapon as whoever carries it has it. */
const ownedIn = (view: View | null, card: CardId) =>
  view?.legends.flatMap(l => l.weapons).find(w => w.card === card);

const chargeOf = (view: View | null, card: CardId): number | undefined =>
  view?.legends.find(l => l.automa && card.startsWith(`#AW-${l.automa.set + 1}-`))?.automa?.charge;

const CardFace = ({ card, lang, view }: FaceProps<View> & { readonly card: CardId }): ReactNode => {
  if (isWeapon(card)) return <WeaponFace card={weaponOf(card)} lang={lang} owned={ownedIn(view, card)} />;
  if (isFeat(card)) return <FeatFace card={featOn(card)} lang={lang} />;
  if (isAutomaFeat(card)) return <AutomaFeatFace card={automaFeat(card)} lang={lang} />;
  const set = setWeaponNamed(card);
  if (set) return <SetWeaponFace card={set} lang={lang} charge={chargeOf(view, card)} />;
  if (isLoot(card)) return <LootFace card={lootOf(card)} id={card} lang={lang} />;
  if (card.startsWith('#P-')) return <DecisionFace card={decisionOf(card)} lang={lang} />;
  if (card.startsWith('#R-')) return <RingFace card={ringOf(card)} lang={lang} />;
  if (card.startsWith('#SB-')) return <BinFace card={binOf(card)} lang={lang} />;
  return <AimFace card={aimCard(card.slice(1) as `A-${number}`)} lang={lang} />;
};

const Face = ({ card, lang, view }: FaceProps<View>): ReactNode => {
  const [kind, id = ''] = card.split(':');
  if (kind === 'legend' && isLegend(id)) return <LegendFace id={id} lang={lang} />;
  if (kind === 'automa' && isLegend(id))
    return <AutomaLegendFace id={id} card={AUTOMA_LEGENDS[id]} lang={lang} cards={cardsOfAutoma(lang, id)} />;
  const bonus = kind === 'bonus' ? BONUSES[Number(id)] : undefined;
  if (bonus) return <BonusFace card={bonus} lang={lang} />;
  if (isCard(card)) return <CardFace {...{ card, lang, view }} />;
  return <AbilityOf {...{ card, lang, view }} />;
};

const namesIn = (x: unknown): readonly string[] => {
  if (typeof x === 'string') return [x];
  if (Array.isArray(x)) return x.flatMap(namesIn);
  return x !== null && typeof x === 'object' ? Object.values(x).flatMap(namesIn) : [];
};

const facesIn = (names: readonly string[]): readonly string[] => [
  ...new Set(names.map(faceOf).filter(face => face !== null)),
];

/** An option by its key, its words and its places; while legends are chosen also the legend itself. */
const ofOption = (option: OptionShown, view: View): readonly string[] => {
  const { key, at, label } = option;
  const parts = key.split(/[:!]/);
  const found = facesIn([...parts, ...at, ...namesIn(label?.args ?? {})]);
  const legends =
    view.stage === 'recruit' ? [...parts, ...at, ...namesIn(label?.args ?? {})].filter(isLegend) : [];
  const edges = at.flatMap(el => {
    const edge = el.replace('edge-', '');
    const tile = view.tile && edge in view.tile ? view.tile[edge as keyof typeof view.tile] : undefined;
    return tile ? [`bonus:${tile.bonus}`, ...(tile.epic ? [tile.epic] : [])] : [];
  });
  return [...found, ...new Set(legends.map(id => `legend:${id}`)), ...edges];
};

/** Cards of the deck that a shot turns over are seen on the Aim track. */
const QUIET: ReadonlySet<Event['type']> = new Set(['revealed', 'shuffled-aim' as Event['type']]);

export const faces: FacesUi<View, Event> = {
  ofOption,
  ofEvent: e =>
    QUIET.has(e.type)
      ? []
      : facesIn(Object.entries(e).flatMap(([key, value]) => (key === 'type' ? [] : namesIn(value)))),
  name: card => texts(lang => nameOf(card, lang)),
  Face,
  Legend: ApexLegend,
  kinds: () => {
    const kind = (id: keyof (typeof FACE_WORDS)['en']['kinds'], cards: readonly string[]) => ({
      name: texts(lang => FACE_WORDS[lang].kinds[id]),
      cards,
    });
    return [
      kind(
        'legends',
        LEGENDS.map(id => `legend:${id}`),
      ),
      kind(
        'abilities',
        ABILITY_FACTS.map(a => a.id),
      ),
      kind(
        'feats',
        FEATS.map(f => `#${f.id}`),
      ),
      kind('weapons', WEAPON_CARDS),
      kind(
        'loot',
        LOOT_IDS.map(id => `#${id}.1`),
      ),
      kind(
        'automas',
        LEGENDS.map(id => `automa:${id}`),
      ),
      kind(
        'automaAbilities',
        ABILITY_FACTS.map(a => `automa:${a.id}`),
      ),
      kind('automaFeats', LEGENDS.flatMap(automaFeats)),
      kind(
        'sets',
        SETS.flatMap((_, k) => [setWeaponCard(k, 0), setWeaponCard(k, 1)]),
      ),
      kind('decisions', DECISION_CARDS),
      kind(
        'aim',
        AIM_DECK.map(a => `#${a.id}`),
      ),
      kind('ring', RING_CARDS),
      kind('bins', BIN_CARDS),
      kind(
        'bonuses',
        BONUSES.map((_, k) => `bonus:${k}`),
      ),
    ];
  },
};
