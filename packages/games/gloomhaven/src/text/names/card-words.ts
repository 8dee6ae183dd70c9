import type { Condition, Counter, If, Immunity, Moment } from '../../content/abilities.js';
import type { Both, NamesOf, WordOf } from './both.js';

/** Clauses after `if`. */
export const IF_WORDS: NamesOf<WordOf<If>> = {
  melee: ['the attack is melee', 'to atak wręcz'],
  ranged: ['the attack is ranged', 'to atak dystansowy'],
  singleTarget: ['it has a single target', 'ma jeden cel'],
  targetNextToYourAlly: ['the target is adjacent to your ally', 'cel przylega do Twojego sojusznika'],
  targetAlone: ['the target is adjacent to none of its allies', 'cel nie przylega do swoich sojuszników'],
  targetHasAny: ['the target has {n}', 'cel ma {n}'],
  has: ['it has {n}', 'ma {n}'],
  targetHpAtMost: ['the target has at most {n} HP', 'cel ma najwyżej {n} PZ'],
  targetHpBelow: [
    'the target has fewer HP than half of what you lack',
    'cel ma mniej PZ niż połowa tych, których Ci brakuje',
  ],
  targetDamageAtLeast: [
    'the target has suffered at least {n} damage',
    'cel otrzymał już co najmniej {n} obrażeń',
  ],
  targetUndamaged: ['the target is unhurt', 'cel nie otrzymał jeszcze obrażeń'],
  targetIsDoomed: ['the target is doomed', 'cel jest skazany na zgubę'],
  targetIsThis: ['this is the target', 'celem jest ten wróg'],
  targetKind: ['the target is one of {n}', 'celem jest {n}'],
  negativeConditionTokensAtLeast: [
    'the target has at least {n} negative conditions',
    'liczba negatywnych stanów celu to co najmniej {n}',
  ],
  otherEnemyWithin: ['another enemy is within {n}', 'inny wróg jest w odległości do {n}'],
  youAreInvisible: ['you are INVISIBLE', 'masz NIEWIDZIALNOŚĆ'],
  youBelowHalfHp: ['you are below half HP', 'masz mniej niż połowę PZ'],
  youHaveExactly1Hp: ['you have exactly 1 HP', 'masz dokładnie 1 PZ'],
  wouldDropBelow1Hp: ['you would fall below 1 HP', 'Twoje PZ spadłyby poniżej 1'],
  notFullyHealed: ['it is not at full HP', 'nie ma jeszcze wszystkich PZ'],
  elementStrong: ['{n} is Strong', 'żywioł {n} jest Silny'],
  elementNotStrong: ['{n} is not Strong', 'żywioł {n} nie jest Silny'],
  elementStrongOrWaning: ['{n} is Strong or Waning', 'żywioł {n} jest Silny albo Słabnący'],
  movedInStraightLine: ['the move was in a straight line', 'ruch prowadził po linii prostej'],
  endedInStartHex: ['you end where you began', 'kończysz tam, skąd ruszyła Twoja postać'],
  movedThisTurnAtLeast: [
    'you moved {n} or more hexes this turn',
    'Twój ruch w tej turze to co najmniej {n} pola',
  ],
  movedThisTurnAtMost: [
    'you moved {n} or fewer hexes this turn',
    'Twój ruch w tej turze to najwyżej {n} pola',
  ],
  enteredHazardousTerrainThisTurn: [
    'you entered hazardous terrain this turn',
    'w tej turze wchodzisz na niebezpieczny teren',
  ],
  obstacleAdjacent: ['you are beside an obstacle', 'stoisz obok przeszkody'],
  inObstacleHex: ['you are on an obstacle', 'stoisz na polu przeszkody'],
  usedItemThisAction: ['you used an item in this action', 'używasz w tej akcji przedmiotu'],
  adjacentMonstersAtLeast: ['{n} or more monsters are adjacent', 'liczba potworów obok to co najmniej {n}'],
  attackerAdjacent: ['the attacker is adjacent', 'atakujący przylega'],
  attackerRank: ['the attacker is {n}', 'atakujący jest {n}'],
  lootValue: ['it is Loot {n}', 'to Grabież {n}'],
  yourTurn: ['it is your turn', 'trwa Twoja tura'],
};

/** The same on the card of a monster, where nobody is `you`. */
export const IF_WORDS_OF_MONSTERS: Partial<NamesOf<WordOf<If>>> = {
  targetNextToYourAlly: [
    'the target is adjacent to an ally of this monster',
    'cel przylega do sojusznika tego potwora',
  ],
};

/** Moments of bonuses and items. */
export const EVENT_WORDS: NamesOf<WordOf<Moment>> = {
  attack: ['On your attacks', 'Przy Twoich atakach'],
  attackAbility: ['On an attack ability', 'Przy zdolności ataku'],
  attackAction: ['On an attack action', 'Przy akcji ataku'],
  attackActionStart: ['Before an attack action', 'Przed akcją ataku'],
  attackActionEnd: ['After an attack action', 'Po akcji ataku'],
  afterAttack: ['After an attack', 'Po ataku'],
  attacked: ['When you are attacked', 'Gdy ktoś Cię atakuje'],
  damaged: ['When you would suffer damage', 'Gdy masz otrzymać obrażenia'],
  damagedByAttack: ['When an attack would damage you', 'Gdy atak ma Ci zadać obrażenia'],
  moveAbility: ['On a Move', 'Przy Ruchu'],
  moveAction: ['On a Move action', 'Przy akcji Ruchu'],
  moveActionEnd: ['After a Move action', 'Po akcji Ruchu'],
  healAction: ['On a Heal', 'Przy Leczeniu'],
  healActionStart: ['Before a Heal', 'Przed Leczeniem'],
  healed: ['When you are healed', 'Gdy ktoś Cię leczy'],
  retaliateAbility: ['On Retaliate', 'Przy Odwecie'],
  retaliates: ['When your Retaliate hurts somebody', 'Gdy Twój Odwet zadaje obrażenia'],
  turnStart: ['At the start of the turn', 'Na początku tury'],
  turnEnd: ['At the end of the turn', 'Na końcu tury'],
  duringTurn: ['In your turn', 'W Twojej turze'],
  roundStart: ['At the start of the round', 'Na początku rundy'],
  roundEnd: ['At the end of the round', 'Na końcu rundy'],
  shortRest: ['On a short rest', 'Przy krótkim odpoczynku'],
  longRest: ['On a long rest', 'Przy długim odpoczynku'],
  kills: ['On a kill', 'Przy zabiciu'],
  dies: ['When it dies', 'Gdy ginie'],
  doomedEnemyDies: ['When the doomed enemy dies', 'Gdy ginie wróg skazany na zgubę'],
  allyDamaged: ['When an ally would suffer damage', 'Gdy sojusznik ma otrzymać obrażenia'],
  always: ['Always', 'Zawsze'],
  afterCardsRevealed: ['After cards are revealed', 'Po odkryciu kart'],
  lootAbility: ['On Loot', 'Przy Grabieży'],
  actionConsumingElement: ['After an action that used up an element', 'Po akcji, która zużyła żywioł'],
  actionCreatingObstacle: ['On creating an obstacle', 'Przy tworzeniu przeszkody'],
  curseCancelsEnemyAttack: ['When a CURSE stops an enemy', 'Gdy KLĄTWA powstrzyma wroga'],
  youCurseEnemy: ['When you curse an enemy', 'Gdy wróg dostaje KLĄTWĘ'],
  enemyWouldConsumeElement: ['When an enemy would use up an element', 'Gdy wróg ma zużyć żywioł'],
  gainsCondition: ['When you would gain {n}', 'Gdy masz otrzymać {n}'],
  beforeBearActs: ['Before the bear acts', 'Zanim działa niedźwiedź'],
  commandAttack: ['On a commanded attack', 'Przy ataku na rozkaz'],
  afterCommandAction: ['After a command', 'Po rozkazie'],
  augmentAction: ['On an augment action', 'Przy akcji augmentacji'],
  afterSongAction: ['After a song', 'Po pieśni'],
  doomAction: ['On a doom', 'Przy zgubie'],
  allyAttackAction: ['On an ally’s attack', 'Przy ataku sojusznika'],
  allyUsesMedicalPack: ['When an ally uses a Medical Pack', 'Gdy sojusznik używa apteczki'],
  yourSummonDamagedByAttack: [
    'When an attack would damage your summon',
    'Gdy atak ma zadać obrażenia Twojemu przywołańcowi',
  ],
};

/** Moments of one or several others, who are not `you`. */
export const EVENT_WORDS_OF_OTHERS: Partial<
  Readonly<Record<WordOf<Moment>, { readonly one: Both; readonly many: Both }>>
> = {
  attack: {
    one: ['On its attacks', 'Przy jego atakach'],
    many: ['On their attacks', 'Przy ich atakach'],
  },
  attacked: {
    one: ['When it is attacked', 'Gdy jest celem ataku'],
    many: ['When one of them is attacked', 'Gdy ktoś ich atakuje'],
  },
  damaged: {
    one: ['When it would suffer damage', 'Gdy ma otrzymać obrażenia'],
    many: ['When one of them would suffer damage', 'Gdy któreś z nich ma otrzymać obrażenia'],
  },
  turnStart: {
    one: ['At the start of its turn', 'Na początku jego tury'],
    many: ['At the start of their turns', 'Na początku ich tur'],
  },
};

/** Things that are counted. */
export const COUNTER_WORDS: NamesOf<WordOf<Counter>> = {
  hexesMovedThisTurn: ['hexes moved this turn', 'pola ruchu w tej turze'],
  hexesMovedThisAction: ['hexes moved in this action', 'pola ruchu w tej akcji'],
  damageDealtThisTurn: ['damage dealt this turn', 'obrażenia zadane w tej turze'],
  damageDealt: ['damage dealt', 'zadane obrażenia'],
  damageSuffered: ['damage suffered', 'otrzymane obrażenia'],
  damageTargetSuffered: ['damage the target suffered', 'obrażenia celu'],
  hp: ['your HP', 'Twoje PZ'],
  hpMissing: ['HP you lack', 'brakujące PZ'],
  cardsLost: ['cards lost', 'utracone karty'],
  healedFigureMaxHp: ['maximum HP of the healed figure', 'maksymalne PZ leczonej figurki'],
  hexesOfDestroyedObstacles: ['hexes of destroyed obstacles', 'pola zniszczonych przeszkód'],
  summonHp: ['HP of the summon', 'PZ przywołańca'],
  summonerHp: ['HP of the summoner', 'PZ przywołującego'],
  summonedAllies: ['summoned allies', 'przywołańcy'],
  alliesAdjacent: ['adjacent allies', 'przylegli sojusznicy'],
  yourAlliesWithin: ['your allies within {n}', 'sojusznicy w odległości {n}'],
  yourAlliesNextToTarget: ['your allies beside the target', 'sojusznicy obok celu'],
  enemiesAdjacent: ['adjacent enemies', 'przylegli wrogowie'],
  enemiesTargeted: ['enemies targeted', 'wrogowie wybrani na cel'],
  enemiesDamaged: ['enemies damaged', 'zranieni wrogowie'],
  enemiesKilled: ['enemies killed', 'zabici wrogowie'],
  targetsDamaged: ['targets damaged', 'zranione cele'],
  attacksPerformed: ['attacks performed', 'wykonane ataki'],
  pairsOfAlliesDamaged: ['pairs of allies damaged', 'pary zranionych sojuszników'],
  negativeConditionsOnTarget: ['negative conditions on the target', 'negatywne stany celu'],
  targetShield: ['Shield of the target', 'Tarcza celu'],
  rangeMinusDistance: ['range left over', 'niewykorzystany zasięg'],
};

/** One of them each time. */
export const EACH_WORDS: NamesOf<WordOf<Counter>> = {
  hexesMovedThisTurn: ['each hex moved this turn', 'każde pole ruchu w tej turze'],
  hexesMovedThisAction: ['each hex moved in this action', 'każde pole ruchu w tej akcji'],
  damageDealtThisTurn: ['each damage dealt this turn', 'każde obrażenie zadane w tej turze'],
  damageDealt: ['each damage dealt', 'każde zadane obrażenie'],
  damageSuffered: ['each damage you suffered', 'każde otrzymane obrażenie'],
  damageTargetSuffered: ['each damage the target suffered', 'każde obrażenie celu'],
  hp: ['each of your HP', 'każdy Twój PZ'],
  hpMissing: ['each HP you lack', 'każdy brakujący PZ'],
  cardsLost: ['each card lost', 'każdą utraconą kartę'],
  healedFigureMaxHp: ['each maximum HP of the healed figure', 'każdy maksymalny PZ leczonej figurki'],
  hexesOfDestroyedObstacles: ['each hex of destroyed obstacles', 'każde pole zniszczonych przeszkód'],
  summonHp: ['each HP of the summon', 'każdy PZ przywołańca'],
  summonerHp: ['each HP of the summoner', 'każdy PZ przywołującego'],
  summonedAllies: ['each summoned ally', 'każdego przywołańca'],
  alliesAdjacent: ['each adjacent ally', 'każdego sojusznika na przyległym polu'],
  yourAlliesWithin: ['each of your allies within {n}', 'każdego sojusznika w odległości do {n}'],
  yourAlliesNextToTarget: [
    'each of your allies adjacent to the target',
    'każdego Twojego sojusznika obok celu',
  ],
  enemiesAdjacent: ['each adjacent enemy', 'każdego wroga na przyległym polu'],
  enemiesTargeted: ['each enemy targeted', 'każdego wroga obranego na cel'],
  enemiesDamaged: ['each enemy damaged', 'każdego zranionego wroga'],
  enemiesKilled: ['each enemy killed', 'każdego zabitego wroga'],
  targetsDamaged: ['each target damaged', 'każdy zraniony cel'],
  attacksPerformed: ['each attack performed', 'każdy wykonany atak'],
  pairsOfAlliesDamaged: ['each two allies damaged', 'każdych dwóch zranionych sojuszników'],
  negativeConditionsOnTarget: ['each negative condition of the target', 'każdy negatywny stan celu'],
  targetShield: ['each point of the target’s Shield', 'każdy punkt Tarczy celu'],
  rangeMinusDistance: ['each hex of Range not needed', 'każde niepotrzebne pole Zasięgu'],
};

/** What somebody is immune to, beside conditions. */
export const IMMUNE_WORDS: NamesOf<Exclude<Immunity, Condition>> = {
  negativeConditions: ['negative conditions', 'negatywne stany'],
  forcedMovement: ['PUSH and PULL', 'ODEPCHNIĘCIE i PRZYCIĄGNIĘCIE'],
  push: ['PUSH', 'ODEPCHNIĘCIE'],
  pull: ['PULL', 'PRZYCIĄGNIĘCIE'],
  difficultTerrain: ['difficult terrain', 'trudny teren'],
  hazardousTerrain: ['hazardous terrain', 'niebezpieczny teren'],
};
