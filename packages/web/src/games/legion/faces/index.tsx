import { cardName, keywordName, unitLabel } from '@potyczka/legion/text';
import {
  BATTLE_CARDS,
  battleCard,
  COMMANDS,
  commandCard,
  type Event,
  KEYWORDS,
  type KeywordId,
  SUPPLIES,
  UNITS,
  UPGRADES,
  unitCard,
  upgradeCard,
  type View,
} from '@potyczka/legion/view';
import type { ReactNode } from 'react';
import type { FaceProps, FacesUi } from '../../game-ui.js';
import { unitNamed } from '../scene.js';
import { BattleFace, SupplyFace } from './BattleFace.js';
import { CommandFace } from './CommandFace.js';
import { KeywordNotes } from './KeywordNotes.js';
import { LegionLegend } from './LegionLegend.js';
import { unitName } from './named.js';
import { UnitFace } from './UnitFace.js';
import { UpgradeFace } from './UpgradeFace.js';
import './faces.css';

const IDS = {
  unit: new Set<string>(UNITS.map(c => c.id)),
  upgrade: new Set<string>(UPGRADES.map(c => c.id)),
  command: new Set<string>(COMMANDS.map(c => c.id)),
  battle: new Set<string>(BATTLE_CARDS.map(c => c.id)),
  supply: new Set<string>(SUPPLIES.map(c => c.id)),
  keyword: new Set<string>(Object.keys(KEYWORDS)),
};
type CardKind = keyof typeof IDS;

/** The kind and the id of a card, `command:ambush`; null if there is none of that name. */
const parsed = (card: string): readonly [CardKind, string] | null => {
  const [, kind, id = ''] = /^([a-z]+):(.+)$/.exec(card) ?? [];
  return kind !== undefined && kind in IDS && IDS[kind as CardKind].has(id) ? [kind as CardKind, id] : null;
};

const ON_TABLE = /^(p\d-\d+-([a-z0-9-]+?))(?:\.\d+)?$/;

/** The card that something is called by in messages, events and elements of the board, if it is one. */
const cardOf = (name: string): string | null => {
  if (ON_TABLE.test(name)) return name.replace(/\.\d+$/, '');
  const [, command] = /^#p\d-(.+)$/.exec(name) ?? [];
  const [, battle] = /^#battle-(.+)$/.exec(name) ?? [];
  const found = command ? `command:${command}` : battle ? `battle:${battle}` : name.replace(/~.*$/, '');
  if (parsed(found)) return found;
  return name in KEYWORDS ? `keyword:${name}` : null;
};

const isUnit = (card: string): boolean => ON_TABLE.test(card);

/** Cards before units: what is done stands before who does it. */
const sorted = (names: readonly string[]): readonly string[] => {
  const all = [...new Set(names.map(cardOf).filter(card => card !== null))];
  return [...all.filter(c => !isUnit(c)), ...all.filter(isUnit)];
};

/** Names within an event: its fields, and what marks and keywords carry behind a colon or a sign. */
const namesIn = (x: unknown): string[] => {
  if (typeof x === 'string') return [x, ...(x.split('@').slice(1) ?? [])];
  if (Array.isArray(x)) return x.flatMap(namesIn);
  return [];
};

/** Steps that come by the dozen open nothing: who moves is seen on the table. */
const ofEvent = (event: Event): readonly string[] =>
  sorted(Object.entries(event).flatMap(([key, value]) => (key === 'type' ? [] : namesIn(value)))).filter(
    card => !isUnit(card) || event.type === 'deployed' || event.type === 'unit-defeated',
  );

const bothOf = (name: string) => ({ en: name, pl: name });

const nameOf = (card: string): FacesNames => {
  if (isUnit(card)) return bothOf(unitLabel(card));
  const [kind, id] = parsed(card) ?? [];
  if (kind === undefined || id === undefined) return bothOf(card);
  if (kind === 'keyword') return { en: keywordName('en', id), pl: keywordName('pl', id) };
  if (kind === 'unit') return bothOf(unitName(id));
  if (kind === 'supply') return bothOf(SUPPLIES.find(s => s.id === id)?.name ?? id);
  if (kind === 'battle') return bothOf(cardName('en', `#battle-${id}`));
  return bothOf(kind === 'upgrade' ? upgradeCard(id).name : commandCard(id).name);
};
type FacesNames = { readonly en: string; readonly pl: string };

const Face = ({ card, lang, view }: FaceProps<View>): ReactNode => {
  if (isUnit(card)) {
    const on = view ? unitNamed(view, card) : undefined;
    const id = on?.card ?? ON_TABLE.exec(card)?.[2];
    return id !== undefined && IDS.unit.has(id) ? <UnitFace card={unitCard(id)} {...{ lang, on }} /> : null;
  }
  const [kind, id] = parsed(card) ?? [];
  if (kind === undefined || id === undefined) return null;
  if (kind === 'unit') return <UnitFace card={unitCard(id)} lang={lang} />;
  if (kind === 'upgrade') return <UpgradeFace card={upgradeCard(id)} lang={lang} />;
  if (kind === 'command') return <CommandFace card={commandCard(id)} lang={lang} />;
  if (kind === 'battle') return <BattleFace card={battleCard(id)} lang={lang} />;
  const supply = SUPPLIES.find(s => s.id === id);
  if (kind === 'supply') return supply ? <SupplyFace card={supply} lang={lang} /> : null;
  const keyword = { id: id as KeywordId, name: keywordName(lang, id), x: undefined, more: '' };
  return (
    <article className="legion-face">
      <KeywordNotes keywords={[keyword]} lang={lang} isWhole />
    </article>
  );
};

const titledKind = (en: string, pl: string, kind: CardKind) => ({
  name: { en, pl },
  cards: [...IDS[kind]].map(id => `${kind}:${id}`),
});

/** The cards of Legion, wherever they are named. */
export const faces: FacesUi<View, Event> = {
  ofOption: (option, view) => {
    const rows = option.at.flatMap(at => {
      const [, row] = /^battle-(objective|deployment|condition)$/.exec(at) ?? [];
      return row === undefined ? [] : view.battle.rows[row as 'objective'].slice(0, 2);
    });
    return sorted([...Object.values(option.label?.args ?? {}).flatMap(namesIn), ...option.at, ...rows]);
  },
  ofEvent,
  name: nameOf,
  Face,
  Legend: LegionLegend,
  kinds: () => [
    titledKind('Units', 'Oddziały', 'unit'),
    titledKind('Upgrades', 'Ulepszenia', 'upgrade'),
    titledKind('Command cards', 'Karty rozkazów', 'command'),
    titledKind('Battle cards', 'Karty bitwy', 'battle'),
    titledKind('Supply cards', 'Karty zapasów', 'supply'),
  ],
};
