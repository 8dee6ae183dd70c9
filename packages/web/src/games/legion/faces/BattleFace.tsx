import { battleText, keywordName } from '@potyczka/legion/text';
import type { BattleCard, BattleCardId, SupplyCard, Zone } from '@potyczka/legion/view';
import type { Lang } from '@potyczka/words';
import type { ReactNode } from 'react';
import { FACE_WORDS } from './face-words.js';

const WIDTH = { standard: 1828.8, skirmish: 914.4 } as const;
const DEPTH = 914.4;

const Area = ({ zone, colour }: { readonly zone: Zone; readonly colour: 'blue' | 'red' }): ReactNode =>
  'centre' in zone ? (
    <circle className={colour} cx={zone.centre[0]} cy={DEPTH - zone.centre[1]} r={zone.radius} />
  ) : (
    <polygon className={colour} points={zone.map(([x, y]) => `${x},${DEPTH - y}`).join(' ')} />
  );

type Zones = Extract<BattleCard, { kind: 'deployment' }>['zones'];

/** Both deployment zones on the table, blue below. */
export const ZoneMap = ({
  card,
  lang,
}: {
  readonly card: Pick<BattleCard, 'format'> & { readonly zones: Zones };
  readonly lang: Lang;
}): ReactNode => {
  const f = FACE_WORDS[lang];
  return (
    <svg
      className="zone-map"
      viewBox={`0 0 ${WIDTH[card.format]} ${DEPTH}`}
      role="img"
      aria-label={`${f.blue}, ${f.red}`}
    >
      <rect width={WIDTH[card.format]} height={DEPTH} fill="#4a3c2c" />
      {(['blue', 'red'] as const).flatMap(colour =>
        card.zones[colour].map(zone => <Area key={JSON.stringify(zone)} {...{ zone, colour }} />),
      )}
    </svg>
  );
};

/** A battle card: what is fought for, where armies begin, or what is different today. */
export const BattleFace = ({ card, lang }: { readonly card: BattleCard; readonly lang: Lang }): ReactNode => {
  const f = FACE_WORDS[lang];
  const { says, scores } = battleText(lang, card.id as BattleCardId);
  return (
    <article className={`legion-face battle-face ${card.kind}`}>
      <small className="battle-kind">
        {f.kinds[card.kind]} · <span className="soft">{f.formats[card.format]}</span>
      </small>
      <strong>{card.name}</strong>
      {card.kind === 'deployment' && (
        <>
          <ZoneMap card={card} lang={lang} />
          <p className="zone-key">
            <i className="blue" /> {f.blue} <i className="red" /> {f.red}
          </p>
        </>
      )}
      <div className="face-text">
        {says.map(sentence => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      {scores.length > 0 && (
        <ul className="scores-at">
          {scores.map(({ when, points }) => (
            <li key={when}>
              {when} <b>{points}</b>
            </li>
          ))}
        </ul>
      )}
      {card.kind === 'condition' && card.incomplete && <p className="face-note">◐ {f.incomplete}</p>}
    </article>
  );
};

/** A supply card. */
export const SupplyFace = ({ card, lang }: { readonly card: SupplyCard; readonly lang: Lang }): ReactNode => {
  const f = FACE_WORDS[lang];
  return (
    <article className="legion-face battle-face condition">
      <small className="battle-kind">{f.kinds.supply}</small>
      <strong>{card.name}</strong>
      <div className="face-text">
        <p>{card.gives ? f.supplyGives(keywordName(lang, card.gives)) : f.supplyNone}</p>
      </div>
    </article>
  );
};
