import type { Lang } from '@potyczka/words';
import type { Keywords, Missing } from '../../content/cards.js';
import { commandText, upgradeText } from '../../content/effects/index.js';
import type { Amount, At, CardText, Deed, Effect, Standing, Who, Whom } from '../../content/effects/types.js';
import { commandCard, unitCard, upgradeCard } from '../../content/index.js';
import type { KeywordId } from '../../content/keywords.js';
import { keywordName } from '../names.js';
import { enCards } from './en.js';
import { plCards } from './pl.js';
import type { CardWords, Phrase, Quality } from './words.js';

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

const FLAGS = [
  'seen',
  'wounded',
  'suppressed',
  'smallBase',
  'elsewhere',
  'inMelee',
  'aboard',
  'gotOut',
] as const;

/** The weapon that a keyword brings: `command:explosions:0`. */
const weaponName = (id: string): string[] => {
  const [, card, n] = /^command:([^:]+):(\d+)$/.exec(id) ?? [];
  const weapon = card === undefined ? undefined : commandCard(card).weapons?.[Number(n)];
  return weapon ? [weapon.name] : [];
};

/** Gains one after the other have one verb: 'gains 1 aim token, 1 dodge token'. */
const withoutRepeats = (deeds: readonly string[]): string[] =>
  deeds.map((deed, n) => {
    const [verb = ''] = /^(?:gains|otrzymuje) (?=\d)/.exec(deed) ?? [];
    return verb !== '' && deeds[n - 1]?.startsWith(verb) ? deed.slice(verb.length) : deed;
  });

/** A teller of one card in one language. */
class Teller {
  constructor(
    private readonly lang: Lang,
    private readonly w: CardWords,
    private readonly own: Phrase,
    private readonly isThis: boolean,
  ) {}

  private qualities(who: Who): Quality[] {
    const { quality: q } = this.w;
    const own = this.own.of;
    const out: Quality[] = [];
    if (who.not) out.push(q.not(who.not));
    if (who.order) out.push(q.order[who.order]);
    if (who.near !== undefined) out.push(q.near(who.near, own));
    if (who.nearIt !== undefined) out.push(q.nearIt(who.nearIt));
    if (who.beyond !== undefined) out.push(q.beyond(who.beyond, own));
    for (const flag of FLAGS) if (who[flag]) out.push(q.flag(flag, own));
    if (who.engaged !== undefined) out.push(q.engaged(who.engaged));
    if (who.has) out.push(q.has(who.has));
    if (who.arc) out.push(q.arc(who.arc, own));
    if (who.mini) out.push(q.mini(upgradeCard(who.mini).name));
    if (who.divulged !== undefined) out.push(q.divulged(who.divulged));
    if (who.bent) out.push(q.bent(who.bent));
    if (who.noEnemyAt !== undefined) out.push(q.noEnemyAt(who.noEnemyAt));
    if (who.noFriendAt !== undefined) out.push(q.noFriendAt(who.noFriendAt));
    return out;
  }

  private readonly unit = (who: Who): Phrase =>
    who.is === 'own'
      ? this.own
      : this.w.units(who.side ?? 'friend', who.of ?? [], who.is === 'other', this.qualities(who));

  private keywords(d: Deed): string {
    const all = d.do === 'take' || d.do === 'give' || d.do === 'giveWeapons' ? d.keywords : {};
    if (Array.isArray(all)) return this.listed(all.map(id => keywordName(this.lang, id)));
    return this.keywordList(all as Keywords);
  }

  /** Several as one reads them: 'Dauntless and Relentless'. */
  private listed(all: readonly string[]): string {
    const last = all.at(-1) ?? '';
    return all.length < 2 ? last : `${all.slice(0, -1).join(', ')} ${this.w.and} ${last}`;
  }

  private keywordList(keywords: Keywords): string {
    return this.listed(
      Object.entries(keywords).map(([id, value]) => {
        const name = keywordName(this.lang, id);
        if (typeof value === 'number') return `${name} ${value}`;
        if (typeof value !== 'object') return name;
        const x = value.x === undefined ? '' : ` ${value.x}`;
        const who = value.who?.map(n => n.name ?? this.w.units('any', [n], false, []).bare);
        const about = [...(who ?? []), ...(value.of ?? []).flatMap(weaponName)].join(', ');
        return `${name}${x}${about && `: ${about}`}${value.free ? ` (${this.w.free})` : ''}`;
      }),
    );
  }

  /** What somebody does, one deed after the other; sentences of their own among them keep their subject. */
  private deeds(subject: string, list: readonly Deed[]): string {
    const { w } = this;
    const counted = (n: Amount): string => w.amount(n, this.unit);
    const tell = (some: readonly Deed[]): string => this.deeds('', some);
    const done = list.map(d => w.deed(d, tell, this.keywords(d), counted));
    const told = withoutRepeats(done.filter(d => !d.whole).map(d => d.text));
    const alone = done.filter(d => d.whole).map(d => d.text);
    const last = told.pop();
    const joined = told.length === 0 ? last : `${told.join(', ')} ${w.and} ${last}`;
    const first = joined && w.timed(subject === '' ? joined : `${subject} ${joined}`);
    return [first, ...alone].filter(text => text !== undefined).join('; ');
  }

  /** Whom it happens to and what: chosen units first, then each of them. */
  private body(e: Effect): string {
    const { w, own } = this;
    const { to } = e;
    if (to) return this.bodyOf(to, e.do);
    if (ABOUT_NOBODY.has(e.at)) return this.deeds(own.one, e.do);
    const isOwnAction = e.at === 'action' && !e.of && this.isThis;
    if (e.role === 'defender') return this.deeds(w.defender, e.do);
    return this.deeds(isOwnAction ? own.one : w.again(e.at, this.subjectOf(e.of ?? { is: 'own' })), e.do);
  }

  private bodyOf(to: Whom, deeds: readonly Deed[]): string {
    const { w } = this;
    const who = this.unit(to);
    if (to.most !== undefined) {
      const chosen = w.chosen(who, to.most, to.chooser === 'foe');
      return `${chosen} ${this.deeds(to.most === 1 ? w.chosenOne : w.eachOf, deeds)}`;
    }
    return this.deeds(this.isOne(to) ? who.one : w.each(who), deeds);
  }

  /** The one that a moment is about, if a name or 'this unit' says who. */
  private subjectOf(of: Who): Phrase | null {
    return this.isOne(of) ? this.unit(of) : null;
  }

  /** The card's own, or somebody who is named: there is one of them. */
  private isOne({ is, of }: Who): boolean {
    return is === 'own' || (of?.length === 1 && of[0]?.name !== undefined);
  }

  /** Any unit at all is not worth a word: 'the attacker', or nothing. */
  private isAny({ is, side = 'friend', of, ...more }: Who): boolean {
    return is === undefined && side === 'any' && of === undefined && Object.keys(more).length === 0;
  }

  effect(e: Effect): string {
    const { w, own } = this;
    const isDefender = e.role === 'defender';
    const of = e.of ?? (isDefender ? { side: 'any' as const } : { is: 'own' as const });
    const against = e.against ?? (isDefender ? { is: 'own' as const } : { side: 'any' as const });
    const isAbout = (who: Who): readonly Quality[] => (who.is === 'own' ? this.qualities(who) : []);
    const ofTheirs = e.to && e.to.most === undefined ? isAbout(e.to) : [];
    const mine = [...isAbout(of), ...isAbout(against), ...(e.own ? this.qualities(e.own) : []), ...ofTheirs];
    const it = this.isAny(of) ? w.attacker : this.unit(of);
    const foe = this.isAny(against) ? null : this.unit(against);
    const about = [w.moment(e, it, foe, this.isThis), ...w.conditions(e)];
    if (mine.length > 0) about.push(w.ifOwn(own, mine));
    const when = about.map((part, n) => (n === 0 || part.startsWith(',') ? part : ` ${part}`)).join('');
    const front = [e.face ? w.face(e.face) : '', e.once ? w.once[e.once] : ''].filter(Boolean);
    const lead = [...front, when].join(', ');
    const pays = e.pays ? w.pays(this.deeds('', e.pays)) : '';
    const then = e.at !== 'action' ? w.follows(lead) : e.turns ? ', ' : ': ';
    const told = `${w.cost(e)}${pays}${this.body(e)}.`;
    // Who was named last is the subject of what follows.
    const isSaid = then === ' ' && lead.endsWith(` ${own.one}`) && told.startsWith(`${own.one} `);
    const rest = isSaid ? told.slice(own.one.length + 1) : told;
    // A clause that follows has its comma whatever stands before it.
    return `${lead}${then === ' ' && rest.startsWith('jeśli') ? ', ' : then}${rest}`;
  }

  standing(x: Standing): string {
    const who =
      x.who && !this.isOne(x.who) ? this.w.each(this.unit(x.who)) : this.unit(x.who ?? { is: 'own' }).one;
    return `${this.w.standing(x, who)}.`;
  }

  bonus({ bonus }: CardText): string[] {
    if (!bonus) return [];
    const dice = Object.entries(bonus.dice).map(([colour, n]) =>
      this.w.die(colour as 'red' | 'black' | 'white', n),
    );
    const all = [...dice, ...(bonus.keywords ? [this.keywordList(bonus.keywords)] : [])];
    return [`${this.w.bonus(all.join(', '))}.`];
  }
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A text as it is told: what it does here, and whose card it is. */
export interface CardTold {
  readonly id: string;
  readonly text: CardText;
  /** The units of a command card. */
  readonly names?: readonly string[];
  /** Keywords that a unit with the upgrade no longer has. */
  readonly takes?: readonly KeywordId[];
}

/** Sentences of a text, one for each of its parts. */
export const sentencesOf = (
  lang: Lang,
  { id, text, names = [], takes = [] }: CardTold,
): readonly string[] => {
  const w = WORDS[lang];
  const teller = new Teller(lang, w, names.length > 0 ? w.own(names) : w.thisUnit, names.length === 0);
  const told = [
    ...takes.map(k => `${w.loses(keywordName(lang, k))}.`),
    ...(text.effects ?? []).map(e => teller.effect(e)),
    ...(text.standing ?? []).map(x => teller.standing(x)),
    ...teller.bonus(text),
    ...(text.odd ? [`${w.gap[`odd:${id}`] ?? w.gap.odd}`] : []),
    ...(text.mark ? [`${w.gap[text.mark]}`] : []),
  ];
  return told.map(capital);
};

/** What an upgrade or a command card does beside its figures, sentence by sentence, as it is played here. */
export const cardSentences = (lang: Lang, kind: 'upgrade' | 'command', id: string): readonly string[] => {
  const text = (kind === 'upgrade' ? upgradeText : commandText)(id);
  if (!text) return [];
  if (kind === 'upgrade') return sentencesOf(lang, { id, text, takes: upgradeCard(id).takes ?? [] });
  const units = commandCard(id).units ?? [];
  return sentencesOf(lang, { id, text, names: [...new Set(units.map(u => unitCard(u).name))] });
};

/** The figures of a card that no source gives. */
export const missingThings = (lang: Lang, missing: readonly Missing[]): string =>
  missing.map(x => WORDS[lang].missing[x]).join(', ');

/** What of a card no source gives. */
export const missingSentence = (lang: Lang, missing: readonly Missing[]): string =>
  `${WORDS[lang].unknown(missingThings(lang, missing))}.`;
