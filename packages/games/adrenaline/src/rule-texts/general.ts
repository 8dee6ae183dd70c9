import { chapter } from './rule.js';

export const general = chapter('GEN', [
  {
    id: 'ADR-GEN-01',
    pl: 'Własna broń nigdy Cię nie rani, nawet gdy ostrzeliwujesz swoje pole lub pomieszczenie.',
    en: 'Your own weapon never damages you, not even when it hits your own square or room.',
  },
  {
    id: 'ADR-GEN-02',
    pl: 'Obrażenia podane liczbą zadajesz w całości; nie wolno Ci zadać mniej.',
    en: 'Damage given as a number is dealt in full; you may not deal less.',
  },
  {
    id: 'ADR-GEN-03',
    pl: 'Liczba celów na karcie to górna granica: wolno wskazać ich mniej.',
    en: 'The number of targets on a card is an upper limit: you may pick fewer.',
  },
  {
    id: 'ADR-GEN-04',
    pl: 'Broń, która razi cały obszar, trafia tam każdego poza Tobą. Nikogo nie da się oszczędzić.',
    en: 'A weapon that hits an area hits everybody there except you. Nobody can be spared.',
  },
  {
    id: 'ADR-GEN-05',
    pl: 'Odległość w ruchach liczy się przez otwarte granice i drzwi. Przez ściany taki efekt nie przechodzi.',
    en: 'Distance in moves is counted through open borders and doors. Such an effect does not pass walls.',
  },
  {
    id: 'ADR-GEN-06',
    pl: 'Gdy broń przesuwa figurkę, obowiązuje to samo: przez drzwi wolno, przez ściany nie, po skosie nigdy.',
    en: 'When a weapon moves a figure the same holds: through doors yes, through walls no, never diagonally.',
  },
  {
    id: 'ADR-GEN-07',
    pl: 'Za efekt podstawowy nic się nie dopłaca: wystarczy naładowana broń.',
    en: 'The basic effect costs nothing more: a loaded weapon is enough.',
  },
  {
    id: 'ADR-GEN-08',
    pl: 'Efekt dodatkowy dołączasz do efektu podstawowego tego samego strzału; sam nigdy nie działa. Może kosztować amunicję.',
    en: 'An optional effect is added to the basic effect of the same shot and never stands alone. It may cost ammo.',
  },
  {
    id: 'ADR-GEN-09',
    pl: 'Tryb podstawowy znaczy tyle samo co efekt podstawowy: nic się za niego nie dopłaca.',
    en: 'Basic mode means the same as basic effect: it costs nothing more.',
  },
  {
    id: 'ADR-GEN-10',
    pl: 'Tryb zaawansowany zastępuje podstawowy: w jednym strzale korzystasz tylko z jednego z nich. Może kosztować amunicję.',
    en: 'An alternative mode replaces the basic mode: each shot uses just one of the two. It may cost ammo.',
  },
  {
    id: 'ADR-GEN-11',
    pl: 'Efektów dodatkowych możesz użyć przed efektem podstawowym lub po nim, w dowolnej kolejności, chyba że karta mówi inaczej. Większość kart tego nie ogranicza.',
    en: 'Optional effects may come before or after the basic effect, in any order, unless the card says otherwise. Most cards do not.',
  },
  {
    id: 'ADR-GEN-12',
    pl: '„Inny”, „drugi” lub „trzeci” cel to ktoś, kogo w tym strzale jeszcze nie wybrano. Wyjątek: trójnóg Karabinu maszynowego może dołożyć obrażenie temu celowi efektu podstawowego, którego pominęło celowanie.',
    en: '“Other”, “second” or “third” target means somebody the shot has not chosen yet. One exception: the Machine Gun’s Turret Tripod may add damage to a basic target that Focus Shot left out.',
  },
]);
