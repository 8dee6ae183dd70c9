import type { Lang } from '@potyczka/words';
import type { By, Of, SummonOf, Value } from '../../content/abilities.js';
import { figureName, inLang } from '../values.js';
import { and, comma, phrase } from './phrase.js';
import type { Speaker } from './speaker.js';
import { conditionsText, elementsText, valueText, whomText } from './values.js';

const dash = (lang: Lang, x: Value | null): string => (x === null ? '–' : valueText(lang, x));

/** The figure that comes: its four numbers, its traits, and what it does by itself. */
const figureText = (say: Speaker, s: SummonOf): string => {
  const { lang } = say;
  const one = (both: readonly [string, string], n: number | undefined): string =>
    n === undefined ? '' : phrase(lang, both, { n });
  return comma([
    phrase(lang, ['HP {n}', 'PZ {n}'], { n: valueText(lang, s.hp) }),
    phrase(lang, ['Move {n}', 'Ruch {n}'], { n: dash(lang, s.move) }),
    phrase(lang, ['Attack {n}', 'Atak {n}'], { n: dash(lang, s.attack) }),
    phrase(lang, ['Range {n}', 'Zasięg {n}'], { n: dash(lang, s.range) }),
    one(['Shield {n}', 'Tarcza {n}'], s.shield),
    s.retaliate === undefined
      ? ''
      : `${phrase(lang, ['Retaliate {n}', 'Odwet {n}'], { n: s.retaliate })}${s.retaliateRange === undefined ? '' : phrase(lang, [' at Range {n}', ' z Zasięgiem {n}'], { n: s.retaliateRange })}`,
    one(['PIERCE {n}', 'PRZEBICIE {n}'], s.pierce),
    one(['PUSH {n}', 'ODEPCHNIĘCIE {n}'], s.push),
    one(['Target {n}', 'Cel {n}'], s.targets),
    conditionsText(lang, s.conditions),
    s.flying ? phrase(lang, ['Flying', 'Latanie']) : '',
    s.attackOn
      ? phrase(lang, ['it attacks {who}', 'cel ataku: {who}'], { who: whomText(lang, s.attackOn, 'it') })
      : '',
    s.attackInfuses
      ? phrase(lang, ['its attack creates {what}', 'atak tworzy {what}'], {
          what: elementsText(lang, [s.attackInfuses]),
        })
      : '',
    s.onDeath
      ? phrase(lang, ['when it dies: {what}', 'gdy ginie: {what}'], {
          what: s.onDeath.map(each => say.ability(each)).join('; '),
        })
      : '',
    s.turnEnd
      ? phrase(lang, ['at the end of its turn: {what}', 'na końcu swojej tury: {what}'], {
          what: s.turnEnd.map(each => say.ability(each)).join('; '),
        })
      : '',
    s.aura
      ? phrase(lang, ['as long as it lives: {what}', 'dopóki żyje: {what}'], {
          what: ('a' in s.aura ? [s.aura] : s.aura).map(each => say.ability(each)).join('; '),
        })
      : '',
    s.rule
      ? phrase(lang, ['your attacks may begin from its hex', 'Twoje ataki mogą wychodzić z jego pola'])
      : '',
  ]);
};

export const summonText = (say: Speaker, { count, summon }: Of<'summon'>): string =>
  phrase(
    say.lang,
    [
      'Summon {n, plural, one {} other {# × }}{who}: {what}',
      'Przywołanie: {n, plural, one {} other {# × }}{who} – {what}',
    ],
    {
      n: count,
      who: figureName(say.lang, summon.id),
      what: figureText(say, summon),
    },
  );

const RANKS = {
  normal: ['normal', 'zwykły'],
  elite: ['elite', 'elitarny'],
  boss: ['boss', 'boss'],
  '-': ['none', 'brak'],
} as const;

/** What comes for two, three and four characters. */
export const byText = (lang: Lang, by: By): string =>
  and(
    lang,
    by.map((rank, i) =>
      phrase(lang, ['{rank} for {n}', '{rank} dla {n}'], { rank: inLang(lang, RANKS[rank]), n: i + 2 }),
    ),
  );

const HP_OF = { summonerHp: ['with the HP of the summoner', 'z PZ przywołującego'] } as const;
const MOST_OF = {
  normalOozeMaxHp: ['at most those of a normal Ooze', 'najwyżej tyle, ile ma zwykły Śluz'],
} as const;

export const spawnedText = (lang: Lang, { spawns, place }: Of<'summonMonster'>): string =>
  comma([
    `${phrase(lang, ['Summon', 'Przywołanie:'])} ${and(
      lang,
      spawns.map(s =>
        phrase(lang, ['{count} × {who} ({by} characters){hp}', '{count} × {who} ({by} postaci){hp}'], {
          count: s.count,
          who: figureName(lang, s.kind),
          by: byText(lang, s.by),
          hp: s.hp ? `, ${phrase(lang, HP_OF[s.hp.x])}, ${phrase(lang, MOST_OF[s.hp.max])}` : '',
        }),
      ),
    )}`,
    place ? phrase(lang, ['on a hex adjacent to the target', 'na polu przyległym do celu']) : '',
  ]);
