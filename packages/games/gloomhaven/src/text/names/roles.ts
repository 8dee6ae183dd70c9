import type { Both } from './both.js';

/** How a class fights, in a sentence of ours, for whoever chooses one. */
export const ROLES: Readonly<Record<string, Both>> = {
  brute: [
    'Stands where it hurts, so that others need not. Strikes several at once and shoves enemies away.',
    'Staje tam, gdzie boli, żeby inni nie musieli. Uderza kilku wrogów naraz i odpycha ich.',
  ],
  tinkerer: [
    'Heals, lays traps, builds helpers, and with twelve cards lasts longer than anybody.',
    'Leczy, zastawia pułapki, buduje pomocników i z dwunastoma kartami wytrzymuje najdłużej.',
  ],
  spellweaver: [
    'Burns and freezes whole groups from afar. Few hit points and few cards: one of them brings the others back.',
    'Z daleka pali i zamraża całe grupy. Ma mało życia i mało kart, ale jedna z nich przywraca pozostałe.',
  ],
  scoundrel: [
    'Quick and hidden. Hits one enemy very hard, best with a friend beside it, and never forgets the gold.',
    'Szybka i skryta. Bardzo mocno trafia jednego wroga, najlepiej gdy obok stoi sojusznik, i nie zapomina o złocie.',
  ],
  cragheart: [
    'Throws boulders and moves the ground itself. Tough; but its stones hit friends too.',
    'Ciska głazami i przesuwa samą ziemię. Twardy, ale jego kamienie trafiają także swoich.',
  ],
  mindthief: [
    'Small and nasty at close range. Stuns, confuses and turns enemies against each other.',
    'Mały i złośliwy z bliska. Ogłusza, mąci w głowach i napuszcza wrogów na siebie.',
  ],
  sunkeeper: [
    'A shield for the whole party that heals and blesses in the light.',
    'Tarcza całej drużyny, która w świetle leczy i błogosławi.',
  ],
  quartermaster: [
    'Carries more gear than anybody and makes it ready again and again.',
    'Nosi więcej sprzętu niż ktokolwiek i wciąż go odnawia.',
  ],
  summoner: [
    'Lets creatures fight and strengthens them. Its own body is frail.',
    'Walczą za nią stwory, które wzmacnia. Sama jest krucha.',
  ],
  nightshroud: [
    'Works in the dark: invisible, poisonous, deadly to one enemy at a time.',
    'Działa w ciemności: niewidzialna, trująca, zabójcza dla jednego wroga naraz.',
  ],
  plagueherald: [
    'Sickens whole rooms from afar and lets poison do the work.',
    'Z daleka zaraża całe komnaty i pozwala pracować truciźnie.',
  ],
  berserker: [
    'The closer to death, the harder the blow. Pays with blood and takes it back.',
    'Im bliżej śmierci, tym mocniejszy cios. Płaci krwią i odbiera ją sobie.',
  ],
  soothsinger: [
    'Songs that strengthen every friend and confuse every enemy, turn after turn.',
    'Pieśni, które turę po turze wzmacniają przyjaciół i mącą w głowach wrogom.',
  ],
  doomstalker: [
    'A hunter who marks one prey after another and shoots from afar.',
    'Łowca, który naznacza jedną ofiarę po drugiej i strzela z daleka.',
  ],
  sawbones: [
    'A field surgeon: heals far more than others and knows where to cut.',
    'Chirurg polowy: leczy więcej niż inni i wie, gdzie ciąć.',
  ],
  elementalist: [
    'Commands all elements at once; who plans them well does enormous things.',
    'Włada wszystkimi żywiołami naraz; kto je dobrze zaplanuje, robi rzeczy ogromne.',
  ],
  'beast-tyrant': [
    'Leads a bear that grows stronger with every command.',
    'Prowadzi niedźwiedzia, który z każdym rozkazem jest silniejszy.',
  ],
};
