import type { Lang } from '@potyczka/words';
import type { Keywords, Missing, Named } from '../../content/cards.js';
import { commandText, upgradeText } from '../../content/effects/index.js';
import type { At, CardText, Deed, Effect, Standing, Who, Whom } from '../../content/effects/types.js';
import { commandCard, unitCard, upgradeCard } from '../../content/index.js';
import { keywordName } from '../names.js';
import { enCards } from './en.js';
import { plCards } from './pl.js';
import type { CardWords } from './words.js';

const WORDS: Readonly<Record<Lang, CardWords>> = { en: enCards, pl: plCards };

/** Moments that are about no unit: what happens then, happens to the card's own. */
const ABOUT_NOBODY: ReadonlySet<At> = new Set<At>([
  'setUp',
  'roundStart',
  'revealed',
  'played',
  'orders',
  'phaseStart',
  'phaseEnd',
  'endStart',
]);

/** A teller of one card in one language. */
class Teller {
  constructor(
    private readonly lang: Lang,
    private readonly w: CardWords,
    private readonly own: string,
  ) {}

  private named(list: readonly Named[]): string {
    return list.map(n => this.w.named(n)).join(this.w.or);
  }

  private qualities(who: Who): string[] {
    const { w, own } = this;
    const out: string[] = [];
    if (who.is === 'other') out.push(w.flags.other);
    if (who.of) out.push(this.named(who.of));
    if (who.not) out.push(w.not(this.named(who.not)));
    if (who.order) out.push(w.order[who.order]);
    if (who.near !== undefined) out.push(w.near(who.near, own));
    if (who.nearIt !== undefined) out.push(w.nearIt(who.nearIt));
    if (who.beyond !== undefined) out.push(w.beyond(who.beyond, own));
    for (const flag of [
      'seen',
      'wounded',
      'suppressed',
      'smallBase',
      'elsewhere',
      'inMelee',
      'gotOut',
    ] as const)
      if (who[flag]) out.push(w.flags[flag]);
    if (who.engaged !== undefined) out.push(who.engaged ? w.flags.engaged : w.flags.free);
    if (who.has) out.push(w.has(w.token(who.has, 2)));
    if (who.arc) out.push(w.arc[who.arc]);
    if (who.mini) out.push(w.mini(upgradeCard(who.mini).name));
    if (who.aboard) out.push(w.aboard);
    if (who.divulged !== undefined) out.push(w.divulged[who.divulged ? 'true' : 'false']);
    if (who.bent) out.push(w.bend(who.bent, 1));
    if (who.noEnemyAt !== undefined) out.push(w.noEnemyAt(who.noEnemyAt));
    if (who.noFriendAt !== undefined) out.push(w.noFriendAt(who.noFriendAt));
    return out;
  }

  private unit(who: Who, many: boolean): string {
    const head = who.is === 'own' ? this.own : this.w.side[who.side ?? 'friend'][many ? 1 : 0];
    const all = this.qualities(who);
    return all.length === 0 ? head : `${head} (${all.join('; ')})`;
  }

  private whom(to: Whom): string {
    const base = this.unit(to, to.most !== 1 && to.is !== 'own');
    const most = to.most === undefined ? '' : `, ${this.w.most(to.most)}`;
    return `${base}${most}${to.chooser === 'foe' ? `, ${this.w.foeChooses}` : ''}`;
  }

  private readonly keywords = (d: Deed): string => {
    const all = d.do === 'take' ? d.keywords : d.do === 'give' || d.do === 'giveWeapons' ? d.keywords : {};
    if (Array.isArray(all)) return all.map(id => keywordName(this.lang, id)).join(', ');
    return this.keywordList(all as Keywords);
  };

  private keywordList(keywords: Keywords): string {
    return Object.entries(keywords)
      .map(([id, value]) => {
        const name = keywordName(this.lang, id);
        if (typeof value === 'number') return `${name} ${value}`;
        if (typeof value !== 'object') return name;
        const x = value.x === undefined ? '' : ` ${value.x}`;
        const who = value.who?.map(n => n.name ?? this.w.named(n));
        return who ? `${name}${x}: ${who.join(', ')}` : `${name}${x}`;
      })
      .join(', ');
  }

  private readonly deed = (d: Deed): string => this.w.deed(d, this.deed, this.keywords);

  private deeds(list: readonly Deed[]): string {
    return list
      .map(d => {
        const n = 'n' in d ? d.n : undefined;
        const counted = typeof n === 'object' ? ` (${this.w.amount(n, who => this.unit(who, true))})` : '';
        const times = d.do === 'repeat' || d.do === 'dice' ? d.times : undefined;
        const each =
          times !== undefined && typeof times === 'object'
            ? ` (${this.w.amount(times, who => this.unit(who, true))})`
            : '';
        return `${this.deed(d)}${counted}${each}`;
      })
      .join(', ');
  }

  effect(e: Effect): string {
    const { w } = this;
    const isDefender = e.role === 'defender';
    const of = this.unit(e.of ?? (isDefender ? { side: 'any' } : { is: 'own' }), false);
    const against = this.unit(e.against ?? (isDefender ? { is: 'own' } : { side: 'any' }), false);
    const parts = [
      w.at(e, of, against),
      ...w.conditions(e, this.own),
      ...(e.own ? [`${this.own} (${this.qualities(e.own).join('; ')})`] : []),
      ...(e.once ? [w.once[e.once]] : []),
      ...(e.turns ? [w.turns[e.turns]] : []),
      ...(e.may ? [w.may] : []),
    ];
    const pays = e.pays ? `${this.deeds(e.pays)}; ` : '';
    const to = e.to ? `${this.whom(e.to)}: ` : ABOUT_NOBODY.has(e.at) ? `${this.own}: ` : '';
    return `${parts.join(', ')}: ${pays}${to}${this.deeds(e.do)}.`;
  }

  standing(x: Standing): string {
    return `${this.w.standing(x, this.unit(x.who ?? { is: 'own' }, x.who !== undefined))}.`;
  }

  bonus({ bonus }: CardText): string[] {
    if (!bonus) return [];
    const dice = Object.entries(bonus.dice).map(
      ([colour, n]) => `${n} × ${this.w.die[colour as 'red' | 'black' | 'white']}`,
    );
    const all = [...dice, ...(bonus.keywords ? [this.keywordList(bonus.keywords)] : [])];
    return [`${this.w.bonus(all.join(', '))}.`];
  }
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What an upgrade or a command card does beside its figures, sentence by sentence, as it is played here. */
export const cardSentences = (lang: Lang, kind: 'upgrade' | 'command', id: string): readonly string[] => {
  const text = (kind === 'upgrade' ? upgradeText : commandText)(id);
  if (!text) return [];
  const w = WORDS[lang];
  const units = kind === 'command' ? (commandCard(id).units ?? []) : [];
  const names = [...new Set(units.map(u => unitCard(u).name))];
  const teller = new Teller(lang, w, names.length > 0 ? names.join(' / ') : w.thisUnit);
  const taken = kind === 'upgrade' ? (upgradeCard(id).takes ?? []) : [];
  const told = [
    ...taken.map(k => `${w.loses(keywordName(lang, k))}.`),
    ...(text.effects ?? []).map(e => teller.effect(e)),
    ...(text.standing ?? []).map(x => teller.standing(x)),
    ...teller.bonus(text),
    ...(text.odd ? [`${w.gap[`odd:${id}`] ?? w.gap.odd}`] : []),
    ...(text.mark ? [`${w.gap[text.mark]}`] : []),
  ];
  return told.map(capital);
};

/** What of a card no source gives. */
export const missingSentence = (lang: Lang, missing: readonly Missing[]): string => {
  const w = WORDS[lang];
  return `${w.unknown(missing.map(x => w.missing[x]).join(', '))}.`;
};
