import { chapter } from './rule.js';

export const powerUps = chapter('PWR', [
  {
    id: 'ADR-PWR-01',
    pl: 'Karta zdolności ma dwa zastosowania: może zastąpić kostkę w koszcie albo zadziałać swoim efektem.',
    en: 'A power-up has two uses: it can stand in for a cube of a cost, or it can be played for its effect.',
  },
  {
    id: 'ADR-PWR-02',
    pl: 'Kostkę zastępuje tylko w chwili płacenia. Nie można wymienić karty na kostkę na zapas.',
    en: 'It stands in for a cube only at the moment of paying. You cannot swap a card for a cube to keep.',
  },
  {
    id: 'ADR-PWR-03',
    pl: 'Karta zastępuje kostkę swojego koloru. Gdy kolor kostki jest dowolny, nada się każda karta.',
    en: 'A card stands in for a cube of its own colour. Where any colour will do, any card will.',
    reconstructed: true,
  },
  {
    id: 'ADR-PWR-04',
    pl: 'Po użyciu, w jeden czy drugi sposób, kartę się odrzuca.',
    en: 'After either use the card is discarded.',
  },
  {
    id: 'ADR-PWR-05',
    pl: 'Na ręce możesz mieć najwyżej 3 karty zdolności.',
    en: 'You hold at most 3 power-ups.',
  },
  {
    id: 'ADR-PWR-06',
    pl: 'W jednej akcji wolno użyć dowolnie wielu kart zdolności, o ile spełnione są ich warunki.',
    en: 'You may use any number of power-ups in one action, as long as their conditions hold.',
  },
  {
    id: 'ADR-PWR-07',
    pl: 'Lunetę celowniczą zagrywasz wtedy, gdy Twój strzał zadaje obrażenia co najmniej jednemu celowi.',
    en: 'Targeting Scope is played while your shot deals damage to at least one target.',
  },
  {
    id: 'ADR-PWR-08',
    pl: 'Luneta celownicza kosztuje 1 kostkę dowolnego koloru.',
    en: 'Targeting Scope costs 1 cube of any colour.',
  },
  {
    id: 'ADR-PWR-09',
    pl: 'Dzięki Lunecie celowniczej jeden z ranionych celów otrzymuje jeszcze 1 obrażenie.',
    en: 'With Targeting Scope one of the damaged targets takes 1 more damage.',
  },
  {
    id: 'ADR-PWR-10',
    pl: 'Luneta celownicza nie działa na cel, który z tego strzału dostaje wyłącznie znaczniki namierzania.',
    en: 'Targeting Scope does not work on a target that gets nothing but marks from the shot.',
  },
  {
    id: 'ADR-PWR-11',
    pl: 'Prawo Newtona zagrywasz w swojej turze, przed akcją lub po niej, nigdy w jej trakcie.',
    en: 'Newton is played in your own turn, before or after an action, never during one.',
  },
  {
    id: 'ADR-PWR-12',
    pl: 'Prawo Newtona przesuwa cudzą figurkę o 1 lub 2 pola w linii prostej, nigdy przez ścianę.',
    en: 'Newton moves somebody else’s figure 1 or 2 squares in a straight line, never through a wall.',
  },
  {
    id: 'ADR-PWR-13',
    pl: 'Figurki, która odrodziła się na końcu Twojej tury, Prawo Newtona już nie przesunie.',
    en: 'A figure that has respawned at the end of your turn can no longer be moved by Newton.',
  },
  {
    id: 'ADR-PWR-14',
    pl: 'Granat odwetowy zagrywasz, gdy rani Cię ktoś, kogo widzisz. Dostaje za to od Ciebie 1 znacznik namierzania.',
    en: 'Tagback Grenade is played when somebody you see damages you. That player gets 1 mark from you in return.',
  },
  {
    id: 'ADR-PWR-15',
    pl: 'Teleport zagrywasz w swojej turze, przed akcją lub po niej: Twoja figurka zjawia się na wybranym polu planszy.',
    en: 'Teleporter is played in your own turn, before or after an action: your figure appears on any square of the board.',
  },
  {
    id: 'ADR-PWR-16',
    pl: 'Gdy na końcu Twojej tury odrodzi się czyjakolwiek figurka, na Teleport jest już za późno.',
    en: 'Once any figure has respawned at the end of your turn, it is too late for Teleporter.',
  },
]);

export const powerUpDetails = chapter('XPWR', [
  {
    id: 'ADR-XPWR-01',
    pl: 'Kart zdolności jest 24: 4 rodzaje, każdy w 2 czerwonych, 2 niebieskich i 2 żółtych egzemplarzach.',
    en: 'There are 24 power-ups: 4 kinds, with 2 red, 2 blue and 2 yellow copies of each.',
  },
  {
    id: 'ADR-XPWR-02',
    pl: 'Gdy talia zdolności się skończy, tasuje się odrzucone karty.',
    en: 'When the power-up deck runs out, the discards are shuffled again.',
  },
  {
    id: 'ADR-XPWR-03',
    pl: 'Do jednego strzału można zagrać kilka Lunet celowniczych, na ten sam raniony cel lub na różne. Za każdą płaci się osobno.',
    en: 'Several Targeting Scopes may be played on one shot, on the same damaged target or on different ones. Each is paid for separately.',
  },
  {
    id: 'ADR-XPWR-04',
    pl: 'Obrażenie od Lunety celowniczej nie zmienia w obrażenia znaczników namierzania z tego samego strzału.',
    en: 'The damage of a Targeting Scope does not turn marks of the same shot into damage.',
  },
]);
