import type { army as en } from '../en/army.js';

/** The same in Polish. */
export const army = {
  'army-unreadable': 'To nie jest lista armii.',
  'army-no-such-card': 'Nie ma karty {name}.',
  'army-too-dear':
    'Armia kosztuje {cost, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}; dozwolone najwyżej {most}.',
  'army-too-few':
    '{rank, select, commander {Dowódcy} operative {Agenci} corps {Oddziały podstawowe} special-forces {Siły specjalne} support {Wsparcie} other {Ciężkie wsparcie}}: co najmniej {least}, jest {has}.',
  'army-too-many':
    '{rank, select, commander {Dowódcy} operative {Agenci} corps {Oddziały podstawowe} special-forces {Siły specjalne} support {Wsparcie} other {Ciężkie wsparcie}}: najwyżej {most}, jest {has}.',
  'army-leaders': 'Dowódcy i agenci razem: najwyżej {most}.',
  'army-mercenaries':
    'Najemnicy, {rank, select, commander {dowódcy} operative {agenci} corps {oddziały podstawowe} special-forces {siły specjalne} support {wsparcie} other {ciężkie wsparcie}}: najwyżej {most}.',
  'army-mercenaries-only': 'Z samych najemników może się składać tylko batalion, który na to pozwala.',
  'army-units-min': '{names}: w tym batalionie co najmniej {least}.',
  'army-units-max': '{names}: w tym batalionie najwyżej {most}.',
  'army-no-format': 'Ten batalion nie gra bitew tej wielkości.',
  'army-force-faction': 'Batalion {force} należy do innej frakcji.',
  'army-faction': '{name}: oddział innej frakcji.',
  'army-not-hired': 'Ta frakcja nie może wynająć oddziału {name}.',
  'army-not-for-hire': 'Żadna frakcja nie może wynająć oddziału {name}.',
  'army-not-in-force': '{name}: brak miejsca w batalionie {force}.',
  'army-only-in-force': '{name}: walczy tylko w swoim batalionie.',
  'army-joins-other': '{name} dołącza do innego oddziału.',
  'army-no-loadout': '{name} nie ma niczego, zamiast czego można odłożyć {upgrade}.',
  'army-counterpart': '{name}: nigdy nie jest osobnym oddziałem.',
  'army-unique': '{name}: w armii najwyżej {most}.',
  'army-restricted': '{upgrade}: tego ulepszenia nie może mieć oddział {name}.',
  'army-twice': '{upgrade}: oddział ma to ulepszenie tylko raz.',
  'army-no-slot':
    '{name}: {most, plural, =0 {brak miejsca} one {# miejsce} few {# miejsca} many {# miejsc} other {# miejsca}} na ulepszenia {slot, select, heavy-weapon {broni ciężkiej} personnel {personelu} force {Mocy} command {dowodzenia} hardpoint {umocnienia} gear {sprzętu} grenades {granatów} programming {oprogramowania} comms {łączności} pilot {pilota} training {wyszkolenia} generator {generatora} armament {uzbrojenia} crew {załogi} other {artyleryjskie}}.',
  'army-two-leaders': 'Tylko jedna karta oddziału może dać mu lidera.',
  'army-needs':
    '{name}: potrzebne ulepszenie {slot, select, heavy-weapon {broni ciężkiej} other {oprogramowania}}.',
  'army-must-equip': '{name}: potrzebne ulepszenie {upgrade}.',
  'army-detachment': '{name}: potrzebny osobny oddział {other}.',
  'army-deck-four':
    '{battle, select, objective {Cele} deployment {Rozstawienia} other {Warunki}}: dokładnie 4 karty, jest {has}.',
  'army-deck-twice': '{name}: ta karta już jest w talii bitwy.',
  'army-deck-other': '{name}: to karta innego rzędu albo innej wielkości bitwy.',
  'army-hand-pips':
    'Karty rozkazów z {pips, plural, one {# kropką} few {# kropkami} many {# kropkami} other {# kropki}}: dokładnie {most}, jest {has}.',
  'army-hand-twice': '{name}: ta karta już jest na ręce rozkazów.',
  'army-hand-other': '{name}: ta armia nie może mieć tej karty na ręce rozkazów.',
  'army-text-command': 'Żadna karta rozkazu nie nazywa się „{name}”.',
  'army-text-points':
    '{name}: koszt wynosi tu {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}, w tekście jest {said}.',
  'army-text-unit': 'Żaden oddział ani ulepszenie nie nazywa się „{name}”.',
  'army-text-upgrade': 'Żadne ulepszenie nie nazywa się „{name}”.',
  'army-text-card': 'W tym rzędzie żadna karta bitwy nie nazywa się „{name}”.',
  'army-text-which': '{name}: tak nazywa się kilka oddziałów; dopisz, który: {titles}.',
  'army-mend-add': 'Dodaj: {name}',
  'army-mend-remove': 'Usuń: {name}',
  'army-mend-give': '{name}: dodaj {upgrade}',
  'army-mend-take': '{name}: usuń {upgrade}',
  'army-mend-deck': 'Weź zwykłą talię bitwy',
  'army-mend-hand': 'Uzupełnij rękę kartami, które pasują do armii',
} as const satisfies Readonly<Record<keyof typeof en, string>>;
