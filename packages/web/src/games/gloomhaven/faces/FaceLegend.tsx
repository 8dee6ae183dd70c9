import { conditionName, elementName } from '@potyczka/gloomhaven/text';
import { type Condition, ELEMENTS } from '@potyczka/gloomhaven/view';
import type { Lang } from '@potyczka/kernel/run';
import type { ReactNode } from 'react';
import { Glyph } from '../glyphs.js';
import {
  conditionColour,
  conditionGlyph,
  ELEMENT_COLOURS,
  ELEMENT_GLYPHS,
  type GlyphName,
} from '../looks.js';
import { AreaShape } from './AreaShape.js';

type Meaning = readonly [glyph: GlyphName, en: string, pl: string];

const SIGNS: readonly Meaning[] = [
  ['broadsword', 'Attack', 'Atak'],
  ['boots', 'Move', 'Ruch'],
  ['jump-across', 'Jump', 'Skok'],
  ['bullseye', 'Range', 'Zasięg'],
  ['triangle-target', 'Number of targets', 'Liczba celów'],
  ['spear-hook', 'PIERCE: ignores so much Shield', 'PRZEBICIE: pomija tyle Tarczy'],
  ['push', 'PUSH', 'ODEPCHNIĘCIE'],
  ['magnet', 'PULL', 'PRZYCIĄGNIĘCIE'],
  ['heart-plus', 'Heal', 'Leczenie'],
  ['hearts', 'Hit points', 'Punkty życia'],
  ['shield', 'Shield', 'Tarcza'],
  ['shield-reflect', 'Retaliate', 'Odwet'],
  ['two-coins', 'Loot; gold', 'Grabież; złoto'],
  ['drop', 'Damage without an attack', 'Obrażenia bez ataku'],
  ['death-skull', 'Kill', 'Natychmiastowa śmierć'],
  ['position-marker', 'Summon', 'Przywołanie'],
  ['spikes-full', 'Trap', 'Pułapka'],
  ['demolish', 'Disarm a trap', 'Rozbrojenie pułapki'],
  ['rock', 'Obstacle', 'Przeszkoda'],
  ['mining', 'Destroy an obstacle', 'Zniszczenie przeszkody'],
  ['card-pickup', 'Recover cards', 'Odzyskanie kart'],
  ['recycle', 'Refresh items', 'Odświeżenie przedmiotów'],
  ['teleport', 'Teleport', 'Teleportacja'],
  ['convince', 'Another figure acts', 'Działa inna figurka'],
  ['puppet', 'You control an enemy', 'Kierujesz wrogiem'],
  ['pointing', 'Mark', 'Oznaczenie'],
  ['upgrade', 'Experience', 'Doświadczenie'],
  [
    'clockwise-rotation',
    'Until the end of the round; of an item: spent',
    'Do końca rundy; przedmiot: wykorzystany',
  ],
  ['infinity', 'Persistent; of an item: always', 'Stała premia; przedmiot: zawsze'],
  [
    'card-burn',
    'Lost for this scenario; of an item: consumed',
    'Utracona do końca scenariusza; przedmiot: zużyty',
  ],
  ['cancel', 'Never recovered', 'Nie do odzyskania'],
  ['musical-notes', 'Song: one at a time', 'Pieśń: jedna naraz'],
  ['star-medal', 'Augment: one at a time', 'Augmentacja: jedna naraz'],
  ['skull-crossed-bones', 'Doom: one at a time', 'Zguba: jedna naraz'],
];

const CONDITIONS: readonly Condition[] = [
  'poison',
  'wound',
  'immobilize',
  'disarm',
  'stun',
  'muddle',
  'curse',
  'bless',
  'strengthen',
  'invisible',
];

/** What the signs on cards and sheets mean. */
export const FaceLegend = ({ lang }: { readonly lang: Lang }): ReactNode => (
  <ul className="glm-legend">
    {SIGNS.map(([glyph, en, pl]) => (
      <li key={glyph}>
        <Glyph name={glyph} size={20} /> {lang === 'pl' ? pl : en}
      </li>
    ))}
    <li>
      <AreaShape area={{ self: true, hexes: [[-1, 0]] }} label="" />
      {lang === 'pl' ? 'Obszar: ciemne pole to Ty, czerwone to cele' : 'Area: dark is you, red is hit'}
    </li>
    {ELEMENTS.map(element => (
      <li key={element}>
        <span className="disc" style={{ background: ELEMENT_COLOURS[element] }}>
          <Glyph name={ELEMENT_GLYPHS[element]} size={16} />
        </span>{' '}
        {elementName(lang, element)}
      </li>
    ))}
    {CONDITIONS.map(c => (
      <li key={c}>
        <span className="disc" style={{ color: conditionColour(c), background: '#14110c' }}>
          <Glyph name={conditionGlyph(c)} size={16} />
        </span>{' '}
        {conditionName(lang, c)}
      </li>
    ))}
  </ul>
);
