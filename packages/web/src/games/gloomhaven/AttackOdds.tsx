import { conditionName, figureName } from '@potyczka/gloomhaven/text';
import type { Condition, Odds } from '@potyczka/gloomhaven/view';
import type { Lang } from '@potyczka/kernel/run';
import type { ReactNode } from 'react';
import { OddsPlot } from '../../ui/OddsPlot.js';
import { Glyph } from './glyphs.js';
import { conditionColour, conditionGlyph } from './looks.js';
import { foreseenOf, type Scene } from './scene.js';
import { WORDS } from './words.js';

const percent = (share: number): string => `${Math.round(100 * share)}\u00a0%`;

/** The exact odds of the attack that is pointed at; under an area, those against each. */
export const AttackOdds = ({ pointed, lang }: Scene): ReactNode => {
  const { odds, each } = foreseenOf(pointed);
  const target = pointed?.at[0];
  if (each && each.length > 1) {
    return (
      <ul className="odds-each">
        {each.map(x => (
          <li key={x.target}>
            <EachOdds lang={lang} {...x} />
          </li>
        ))}
      </ul>
    );
  }
  const only = each?.[0] ?? (odds && target ? { target, odds } : undefined);
  return only ? <TargetOdds lang={lang} {...only} /> : null;
};

interface TargetOddsProps {
  readonly lang: Lang;
  readonly target: string;
  readonly odds: Odds;
}

const modeOf = (lang: Lang, { mode }: Odds): string => (mode === 'normal' ? '' : ` (${WORDS[lang][mode]})`);

const TargetOdds = ({ lang, target, odds }: TargetOddsProps): ReactNode => {
  const w = WORDS[lang];
  return (
    <>
      <OddsPlot
        title={`${w.damageTo} ${figureName(lang, target)}${modeOf(lang, odds)}`}
        odds={odds.damage.map(([n, share]) => ({ label: String(n), share, isMarked: n >= odds.hp }))}
        marked={w.kills}
        sign={<Glyph name="death-skull" size={18} />}
      />
      <Effects lang={lang} odds={odds} />
    </>
  );
};

/** Conditions that it brings, with their chance where it is not sure. */
const Effects = ({ lang, odds }: { readonly lang: Lang; readonly odds: Odds }): ReactNode =>
  odds.effects.length > 0 && (
    <p className="odds-effects">
      {odds.effects.map(([effect, share]) => (
        <span key={effect} style={{ color: conditionColour(effect as Condition) }}>
          <Glyph name={conditionGlyph(effect as Condition)} size={18} />{' '}
          {conditionName(lang, effect as Condition)}
          {share < 0.9995 && ` ${percent(share)}`}
        </span>
      ))}
    </p>
  );

const EachOdds = ({ lang, target, odds }: TargetOddsProps): ReactNode => (
  <span className="odds-line">
    <strong>
      {figureName(lang, target)}
      {modeOf(lang, odds)}
    </strong>
    <span>
      <Glyph name="broadsword" size={16} label={WORDS[lang].damage} />{' '}
      {(Math.round(10 * odds.mean) / 10).toLocaleString(lang)}
    </span>
    <span className="kill">
      <Glyph name="death-skull" size={16} label={WORDS[lang].kills} /> {percent(odds.kill)}
    </span>
  </span>
);
