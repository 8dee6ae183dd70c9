import { chapter } from './rule.js';

export const terminator = chapter('XBOT', [
  {
    id: 'ADR-XBOT-01',
    pl: 'Terminator to bot dla 3 lub 4 graczy. Zajmuje wolny kolor: jego figurkę, planszę i znaczniki. Nie ma kostek, broni ani kart zdolności.',
    en: 'The Terminator is a bot for 3 or 4 players. It takes a free colour with its figure, board and tokens. It has no cubes, weapons or power-ups.',
  },
  {
    id: 'ADR-XBOT-02',
    pl: 'W pierwszej turze gry pierwszy gracz wybiera punkt odrodzenia Terminatora, zanim sam wejdzie na planszę. W tej turze Terminator nie ma akcji.',
    en: 'In the first turn of the game the first player chooses the Terminator’s spawnpoint before entering the board. In that turn the Terminator has no action.',
  },
  {
    id: 'ADR-XBOT-03',
    pl: 'W każdej późniejszej turze ten, kto ją rozgrywa, musi też wykonać jedną akcję Terminatora, przed własnymi akcjami, między nimi lub po nich: Terminator przesuwa się o 0 lub 1 pole, a potem strzela do jednej postaci, którą widzi, i zadaje jej 1 obrażenie. Do rozgrywającego turę nie strzela; jeśli widzi kogoś innego, strzelić musi.',
    en: 'In every later turn the active player must also take one action with the Terminator, before, between or after their own: it moves 0 or 1 square and then shoots one player it sees for 1 damage. It never shoots the active player; if it sees anybody else, it must shoot.',
  },
  {
    id: 'ADR-XBOT-04',
    pl: 'Terminator z 6 lub więcej obrażeniami daje swojemu celowi także 1 znacznik namierzania.',
    en: 'With 6 or more damage the Terminator also gives its target 1 mark.',
  },
  {
    id: 'ADR-XBOT-05',
    pl: 'Obrażenia Terminatora liczą się jemu: zdobywa punkty, oddaje śmiertelne strzały i może wygrać.',
    en: 'The Terminator’s damage is its own: it scores points, makes killshots and can win.',
  },
  {
    id: 'ADR-XBOT-06',
    pl: 'Granat odwetowy po strzale Terminatora namierza Terminatora. Luneta celownicza przy jego strzale nie działa.',
    en: 'A Tagback Grenade after the Terminator’s shot marks the Terminator. Targeting Scope does not work with its shot.',
  },
  {
    id: 'ADR-XBOT-07',
    pl: 'Planszę zabitego Terminatora punktuje się jak każdą inną. Jego punkt odrodzenia wybiera, bez karty, ten, kto rozgrywa turę.',
    en: 'A killed Terminator’s board is scored like any other. The active player chooses its spawnpoint, without a card.',
  },
  {
    id: 'ADR-XBOT-08',
    pl: 'Zabity Terminator nie wykona już akcji do końca tury.',
    en: 'A killed Terminator takes no action for the rest of that turn.',
  },
]);

export const domination = chapter('XDOM', [
  {
    id: 'ADR-XDOM-01',
    pl: 'Plansza Dominacji zakrywa tor ofiar. Ma miejsce na 8 czaszek i po jednym torze dla każdego punktu odrodzenia.',
    en: 'The Domination board covers the killshot track. It has a box for 8 skulls and one track for each spawnpoint.',
  },
  {
    id: 'ADR-XDOM-02',
    pl: 'Od swojej drugiej tury kładziesz znacznik na torze punktu odrodzenia, gdy zadasz mu obrażenia albo gdy kończysz na nim turę, a nikogo innego tam nie ma.',
    en: 'From your second turn on you put a token on a spawnpoint’s track when you damage it, or when you end your turn there with nobody else on it.',
  },
  {
    id: 'ADR-XDOM-03',
    pl: 'Do punktu odrodzenia strzela się jak do gracza, raz w turze do każdego; bez względu na liczbę obrażeń jest z tego jeden znacznik. Broń obszarowa też go trafia, ale Retraktor i Działko „Vortex” tylko wtedy, gdy go widzisz. T.H.O.R. może w niego uderzyć, lecz wyładowanie nie przeskoczy dalej.',
    en: 'A spawnpoint is shot at like a player, each once per turn; whatever the damage, it gives one token. Area weapons hit it too, but Tractor Beam and Vortex Cannon only if you see it. T.H.O.R. may hit one, but the chain does not go on from there.',
  },
  {
    id: 'ADR-XDOM-04',
    pl: 'Za zakończenie tury w pojedynkę na punkcie odrodzenia kładzie się znacznik nawet wtedy, gdy w tej turze został on już ostrzelany.',
    en: 'Ending your turn alone on a spawnpoint gives a token even if it was already damaged this turn.',
  },
  {
    id: 'ADR-XDOM-05',
    pl: 'Kto kończy turę na punkcie odrodzenia, otrzymuje 1 obrażenie we własnym kolorze. Liczy się ono przy ustalaniu miejsc, ale nikomu nie daje punktów, a śmierć od niego nie liczy się do podwójnego zabójstwa.',
    en: 'Whoever ends a turn on a spawnpoint takes 1 damage in their own colour. It ranks in scoring but pays nobody, and a death by it does not count for a double kill.',
  },
  {
    id: 'ADR-XDOM-06',
    pl: 'Śmiertelne strzały nie trafiają na żaden tor. Za totalną anihilację oprawca kładzie znacznik na torze wybranego punktu odrodzenia.',
    en: 'Killshots go to no track. For an overkill the killer puts a token on the track of a spawnpoint of their choice.',
  },
  {
    id: 'ADR-XDOM-07',
    pl: 'Ostateczny szał zaczyna się, gdy skończą się czaszki albo na dwóch torach leży po 8 znaczników. Każdy tor daje kolejno 8, 6, 4, 2, 1; przy remisie wszyscy remisujący dostają wyższą wartość.',
    en: 'Final frenzy begins when the skulls have run out or two tracks have 8 tokens each. Every track pays 8, 6, 4, 2, 1 in turn; tied players all get the higher value.',
  },
]);

export const turrets = chapter('XTUR', [
  {
    id: 'ADR-XTUR-01',
    pl: 'Tryb z wieżyczkami rozgrywa się na drugiej stronie planszy wariantów, z pięcioma miejscami na wieżyczki i miejscem na czaszki. Jego zasad nie udało się potwierdzić, więc tutaj w niego nie zagrasz.',
    en: 'Turret mode uses the other side of the variant board, with five turret spaces and a box for skulls. Its rules could not be verified, so it is not offered here.',
  },
]);
