import type { From, Whom } from '../../content/abilities.js';
import type { Both, NamesOf, WordOf } from './both.js';

/** Whom an ability affects: one, several, all; how a monster's card says it; and in Polish the genitive of one and all. */
export interface WhoForms {
  readonly gen: readonly [one: string, all: string];
  readonly one: Both;
  readonly many?: Both;
  readonly all?: Both;
  readonly it?: Both;
  readonly allIt?: Both;
}

export const WHO: Readonly<Record<Whom, WhoForms>> = {
  self: { gen: ['siebie', 'siebie'], one: ['self', 'na siebie'] },
  enemy: {
    gen: ['jednego wroga', 'wszystkich wrogów'],
    one: ['one enemy', 'jeden wróg'],
    all: ['all enemies', 'wszyscy wrogowie'],
  },
  ally: {
    gen: ['jednego sojusznika', 'wszystkich sojuszników'],
    one: ['one ally', 'jeden sojusznik'],
    many: ['allies', 'sojusznicy'],
    all: ['all allies', 'wszyscy sojusznicy'],
  },
  selfAndAllies: {
    gen: ['Ciebie albo jednego sojusznika', 'Ciebie i wszystkich sojuszników'],
    one: ['you or one ally', 'Ty albo jeden sojusznik'],
    all: ['you and all allies', 'Ty i wszyscy sojusznicy'],
    it: ['itself or one ally', 'ta figurka albo jeden sojusznik'],
    allIt: ['itself and all allies', 'ta figurka i wszyscy sojusznicy'],
  },
  selfOrAlly: {
    gen: ['Ciebie albo jednego sojusznika', 'Ciebie i wszystkich sojuszników'],
    one: ['you or one ally', 'Ty albo jeden sojusznik'],
    it: ['itself or one ally', 'ta figurka albo jeden sojusznik'],
  },
  alliesAndEnemies: {
    gen: ['jednej innej figurki', 'wszystkich innych figurek'],
    one: ['one other figure', 'jedna inna figurka'],
    all: ['all other figures', 'wszystkie inne figurki'],
  },
  summonedAlly: {
    gen: ['jednego przywołańca', 'wszystkich przywołańców'],
    one: ['one summoned ally', 'jeden przywołaniec'],
    many: ['summoned allies', 'przywołańcy'],
    all: ['all summoned allies', 'wszyscy przywołańcy'],
  },
  selfAndSummonedAllies: {
    gen: ['Ciebie albo jednego przywołańca', 'Ciebie i wszystkich przywołańców'],
    one: ['you or one summoned ally', 'Ty albo jeden przywołaniec'],
    all: ['you and all summoned allies', 'Ty i wszyscy przywołańcy'],
  },
  selfAndOwnSummons: {
    gen: ['Ciebie albo jednego Twojego przywołańca', 'Ciebie i wszystkich Twoich przywołańców'],
    one: ['you or one of your summons', 'Ty albo jeden Twój przywołaniec'],
    all: ['you and all your summons', 'Ty i wszyscy Twoi przywołańcy'],
  },
  bear: { gen: ['niedźwiedzia', 'niedźwiedzia'], one: ['the bear', 'niedźwiedź'] },
  anyFigure: { gen: ['dowolnej figurki', 'dowolnej figurki'], one: ['any figure', 'dowolna figurka'] },
  target: { gen: ['celu', 'celu'], one: ['the target', 'cel'] },
  sameFigure: {
    gen: ['tej samej figurki', 'tej samej figurki'],
    one: ['the same figure', 'ta sama figurka'],
  },
  attacker: { gen: ['atakującego', 'atakującego'], one: ['the attacker', 'atakujący'] },
  doomedEnemy: {
    gen: ['wroga skazanego na zgubę', 'wroga skazanego na zgubę'],
    one: ['the doomed enemy', 'wróg skazany na zgubę'],
  },
  recoverer: {
    gen: ['tego, kto odzyskał karty', 'tego, kto odzyskał karty'],
    one: ['whoever recovered cards', 'kto odzyskał karty'],
  },
  healedFigures: {
    gen: ['wyleczonych figurek', 'wyleczonych figurek'],
    one: ['those healed', 'wyleczone figurki'],
  },
  thatEnemy: { gen: ['tego wroga', 'tego wroga'], one: ['that enemy', 'ten wróg'] },
};

/** From where an ability looks when it is not the figure itself. */
export const FROM: NamesOf<WordOf<From>> = {
  target: ['the target', 'celu'],
  chosenHex: ['the hex chosen', 'wybranego pola'],
  destroyedObstacle: ['the destroyed obstacle', 'zniszczonej przeszkody'],
  movedObstacle: ['the moved obstacle', 'przesuniętej przeszkody'],
  createdObstacle: ['the new obstacle', 'nowej przeszkody'],
  hexesEntered: ['any hex entered', 'dowolnego pola na drodze'],
  killedEnemy: ['the enemy killed', 'zabitego wroga'],
  summonedAllies: ['any summoned ally', 'dowolnego przywołańca'],
  enemiesWith: ['any enemy with {n}', 'dowolnego wroga ze stanem {n}'],
  trap: ['the trap', 'pułapki'],
  hexOfKilledEnemy: ['the hex of the enemy killed', 'pola zabitego wroga'],
  healedFigure: ['the figure healed', 'wyleczonej figurki'],
  recoverer: ['whoever recovered cards', 'tego, kto odzyskał karty'],
};
