import type { Condition } from '../../content/abilities.js';
import type { OverlayKind } from '../../content/types.js';
import type { NamesOf } from './both.js';

/** What conditions do, in one breath. */
export const CONDITION_TEXTS: NamesOf<Condition> = {
  poison: [
    'Every attack against it does 1 more damage. A heal removes POISON instead of healing.',
    'Każdy atak przeciw tej figurce zadaje 1 obrażenie więcej. Leczenie usuwa ZATRUCIE, zamiast leczyć.',
  ],
  wound: [
    'It suffers 1 damage at the start of each of its turns, until it is healed.',
    'Na początku każdej swojej tury otrzymuje 1 obrażenie, aż ktoś ją uleczy.',
  ],
  immobilize: [
    'It cannot move until the end of its next turn.',
    'Nie porusza się do końca swojej następnej tury.',
  ],
  disarm: ['It cannot attack until the end of its next turn.', 'Nie atakuje do końca swojej następnej tury.'],
  stun: [
    'It does nothing, and uses no items, until the end of its next turn; a character only loses or discards its cards.',
    'Nic nie robi i nie używa przedmiotów do końca swojej następnej tury; postać tylko odkłada swoje karty.',
  ],
  muddle: [
    'It attacks with Disadvantage until the end of its next turn.',
    'Atakuje z Niekorzyścią do końca swojej następnej tury.',
  ],
  invisible: [
    'No enemy can focus on it or target it until the end of its next turn.',
    'Do końca jej następnej tury żaden wróg nie może się na niej skupić ani obrać jej za cel.',
  ],
  strengthen: [
    'It attacks with Advantage until the end of its next turn.',
    'Atakuje z Korzyścią do końca swojej następnej tury.',
  ],
  curse: [
    'A card that makes an attack come to nothing goes into its modifier deck; once drawn, it is gone.',
    'Do jej talii modyfikatorów trafia karta, która zeruje atak; po dobraniu znika.',
  ],
  bless: [
    'A card that doubles an attack goes into its modifier deck; once drawn, it is gone.',
    'Do jej talii modyfikatorów trafia karta, która podwaja atak; po dobraniu znika.',
  ],
};

/** What overlay tiles do; `door` and `money` lie on hexes as well. */
export const THING_TEXTS: NamesOf<OverlayKind | 'door' | 'locked'> = {
  obstacle: [
    'Nobody walks through it or stops here; flying and jumping lead over it. It does not block sight.',
    'Nikt przez nią nie przechodzi ani na niej nie staje; lot i skok prowadzą nad nią. Nie zasłania widoku.',
  ],
  trap: [
    'Who enters it, springs it: it hurts, and is gone. Flying and jumping lead over it; monsters go round it if they can.',
    'Kto na nią wejdzie, uruchamia ją: rani i znika. Lot i skok prowadzą nad nią; potwory ją obchodzą, jeśli mogą.',
  ],
  hazardous: [
    'Who enters it suffers half the damage of a trap (rounded down), every time. Flying and jumping lead over it.',
    'Kto tu wejdzie, za każdym razem otrzymuje połowę obrażeń pułapki (w dół). Lot i skok prowadzą nad nim.',
  ],
  difficult: [
    'To enter it costs 2 points of Move. It slows neither flying figures nor a jump over it.',
    'Wejście kosztuje 2 punkty ruchu. Nie spowalnia lotu ani skoku nad nim.',
  ],
  treasure: [
    'A character that loots it or ends a turn here takes it.',
    'Zdobywa go postać, która go zgrabi albo skończy tu turę.',
  ],
  coin: [
    'A character that loots it or ends a turn here takes it.',
    'Zabiera je postać, która je zgrabi albo skończy tu turę.',
  ],
  'pressure-plate': [
    'Something happens when a figure stands on it.',
    'Gdy stanie na niej figurka, coś się dzieje.',
  ],
  corridor: ['Open floor between two rooms.', 'Wolne przejście między pomieszczeniami.'],
  door: [
    'It opens when a character moves onto it; what is behind it is then revealed.',
    'Otwierają się, gdy wejdzie na nie postać; odsłania się wtedy to, co jest za nimi.',
  ],
  locked: [
    'It opens only when the scenario says so.',
    'Otwierają się tylko wtedy, gdy pozwala na to scenariusz.',
  ],
};

/** Pieces of the map by what is printed on them. */
export const PIECES: Readonly<Record<string, readonly [en: string, pl: string]>> = {
  water: ['Water', 'Woda'],
  rubble: ['Rubble', 'Gruz'],
  log: ['Log', 'Kłoda'],
  stairs: ['Stairs', 'Schody'],
  'stairs-vert': ['Stairs', 'Schody'],
  'hot-coals': ['Hot Coals', 'Żarzące się węgle'],
  thorns: ['Thorns', 'Ciernie'],
  bear: ['Bear Trap', 'Sidła na niedźwiedzie'],
  spike: ['Spike Trap', 'Pułapka z kolcami'],
  poison: ['Poison Gas Trap', 'Pułapka z trującym gazem'],
  'boulder-1': ['Boulder', 'Głaz'],
  'boulder-2': ['Boulder', 'Głaz'],
  'boulder-3': ['Boulder', 'Głaz'],
  pillar: ['Pillar', 'Filar'],
  bush: ['Bush', 'Krzak'],
  stalagmites: ['Stalagmites', 'Stalagmity'],
  'wall-section': ['Wall', 'Fragment muru'],
  'rock-column': ['Rock Column', 'Skalna kolumna'],
  nest: ['Nest', 'Gniazdo'],
  altar: ['Altar', 'Ołtarz'],
  'tree-3': ['Tree', 'Drzewo'],
  stump: ['Stump', 'Pień'],
  barrel: ['Barrel', 'Beczka'],
  bookcase: ['Bookcase', 'Regał'],
  sarcophagus: ['Sarcophagus', 'Sarkofag'],
  totem: ['Totem', 'Totem'],
  table: ['Table', 'Stół'],
  'dark-pit': ['Dark Pit', 'Ciemna jama'],
  cabinet: ['Cabinet', 'Szafka'],
  crate: ['Crate', 'Skrzynka'],
  shelf: ['Shelf', 'Półka'],
  crystal: ['Crystal', 'Kryształ'],
  fountain: ['Fountain', 'Fontanna'],
};
