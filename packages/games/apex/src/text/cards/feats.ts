import { fill, type Lang, nounForms, sentence, type Values } from '@potyczka/words';
import type { Effect, Feat } from '../../content/feats/types.js';
import type { AbilityId } from '../../vocabulary.js';
import { LANGUAGES } from '../language.js';
import { borneText, changeText } from './changes.js';

type Amounts = 'shield' | 'health' | 'both' | 'either';
type Whom = 'self' | 'self-or-adjacent-ally' | 'target';

/** What a Feat lets its owner do, as ICU messages. */
export type FeatLines = Readonly<
  Record<
    | 'then'
    | 'or'
    | 'move'
    | 'move-more'
    | 'move-beside-ally'
    | 'team-move'
    | 'shoot'
    | 'shoot-with'
    | 'melee'
    | 'melee-move'
    | 'push-one'
    | 'push-each'
    | 'hurt'
    | 'may-hurt'
    | 'any-damage'
    | 'shield-damage'
    | 'health-damage'
    | `amount-${Amounts}`
    | `restore-${Whom}`
    | 'ammo'
    | 'cool'
    | 'cool-one'
    | 'pull'
    | `use-${Whom}`
    | `may-use-${Whom}`
    | 'accessory'
    | 'ranked-accessory'
    | 'team-use'
    | 'send'
    | 'zipline'
    | 'move-zipline'
    | 'initiate'
    | 'take-place'
    | 'look'
    | 'look-bottom'
    | 'beside-bin'
    | 'target-or-beside-target'
    | 'at-shot'
    | 'at-landing'
    | 'at-respawn',
    string
  >
>;

const line = (lang: Lang, id: keyof FeatLines, values: Values = {}): string =>
  fill(lang, LANGUAGES[lang].featLines[id], values);

type Of<Do extends Effect['do']> = Extract<Effect, { do: Do }>;
type Tellers = { readonly [Do in Effect['do']]: (lang: Lang, e: Of<Do>) => string };

const amountOf = ({ shield, health, oneOf }: Of<'restore'>): Amounts => {
  if (shield && health) return oneOf ? 'either' : 'both';
  return shield ? 'shield' : 'health';
};

const changesText = (lang: Lang, changes: readonly Parameters<typeof changeText>[1][]): string =>
  changes.map(c => changeText(lang, c)).join('; ');

const nameOf = (lang: Lang, ability: AbilityId): string => LANGUAGES[lang].abilities[ability].name;

const TELLERS: Tellers = {
  move: (lang, { mp, more, moreWhen, end }) => {
    if (end) return line(lang, 'move-beside-ally', { mp });
    if (more && moreWhen)
      return line(lang, 'move-more', { mp, more: mp + more, if: borneText(lang, moreWhen) });
    return line(lang, 'move', { mp });
  },
  'team-move': (lang, { mp }) => line(lang, 'team-move', { mp }),
  shoot: (lang, { changes }) =>
    changes ? line(lang, 'shoot-with', { does: changesText(lang, changes) }) : line(lang, 'shoot'),
  melee: (lang, { damage, push, collision, move }) => {
    const blow = line(lang, 'melee', { damage, push, collision });
    return move ? line(lang, 'melee-move', { blow, move }) : blow;
  },
  push: (lang, { who, spaces, collision }) => line(lang, `push-${who}`, { spaces, collision }),
  hurt: (lang, { damage, label, may }) =>
    line(lang, may ? 'may-hurt' : 'hurt', {
      damage: line(lang, label ? `${label}-damage` : 'any-damage', { n: damage }),
    }),
  restore: (lang, e) =>
    line(lang, `restore-${e.to}`, {
      what: line(lang, `amount-${amountOf(e)}`, { shield: e.shield ?? 0, health: e.health ?? 0 }),
    }),
  ammo: (lang, { n }) => line(lang, 'ammo', { n }),
  cool: (lang, { n, which }) =>
    which === 'one' ? line(lang, 'cool-one', { n }) : line(lang, 'cool', { n, name: nameOf(lang, which) }),
  pull: (lang, { low, high }) => line(lang, 'pull', { low, high }),
  use: (lang, { on, rank, may }) => {
    const what = rank ? line(lang, 'ranked-accessory', { rank: LANGUAGES[lang].accessories[rank] }) : '';
    return line(lang, `${may ? 'may-' : ''}use-${on}`, { what: what || line(lang, 'accessory') });
  },
  'team-use': (lang, { within }) =>
    line(lang, 'team-use', nounForms('figure', LANGUAGES[lang].figures[within])),
  send: (lang, { through }) => line(lang, 'send', nounForms('figure', LANGUAGES[lang].figures[through])),
  zipline: (lang, { mp }) => line(lang, mp > 0 ? 'move-zipline' : 'zipline', { mp }),
  initiate: (lang, { ability }) => line(lang, 'initiate', { name: nameOf(lang, ability) }),
  either: (lang, { of }) => of.map(each => effectsText(lang, each)).join(line(lang, 'or')),
  'take-place': lang => line(lang, 'take-place'),
  look: (lang, { cards, bottom }) => line(lang, bottom ? 'look-bottom' : 'look', { cards }),
};

const effectText = <Do extends Effect['do']>(lang: Lang, e: Of<Do>): string =>
  (TELLERS[e.do] as (lang: Lang, e: Of<Do>) => string)(lang, e);

const effectsText = (lang: Lang, effects: readonly Effect[]): string =>
  effects.map(e => effectText(lang, e)).join(line(lang, 'then'));

const needText = (lang: Lang, need: Feat['need']): string => {
  if (need === undefined) return '';
  return typeof need === 'string' ? line(lang, need) : borneText(lang, need);
};

const momentText = (lang: Lang, feat: Feat): string => {
  if (feat.kind !== 'instant') return '';
  const { within, shift } = feat.at === 'landing' ? feat : { within: 0, shift: 0 };
  return line(lang, `at-${feat.at}`, { within, shift });
};

/** What a Feat does, put together from what the rules play: when it may be played, its effects, what it changes in a shot. */
export const featText = (lang: Lang, feat: Feat): string => {
  const changes = 'changes' in feat ? (feat.changes ?? []) : [];
  const does = [effectsText(lang, feat.effects ?? []), changesText(lang, changes)].filter(Boolean);
  const need = needText(lang, feat.need);
  const [first = '', ...rest] = [momentText(lang, feat), ...does].filter(Boolean);
  const begun = need ? `${need}: ${first}` : first;
  return [begun, ...rest].map(s => `${sentence(s)}.`).join(' ');
};
