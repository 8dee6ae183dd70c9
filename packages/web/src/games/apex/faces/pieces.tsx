import type { AmmoKind, Move, Slot } from '@potyczka/apex/view';
import type { Lang } from '@potyczka/kernel/run';
import { tied } from '@potyczka/words';
import type { ReactNode } from 'react';
import { FACE_WORDS } from './face-words.js';

/** Drawings of slots, 24 wide: each of its own, so that no two are read as the same. */
const SLOT_SIGNS: Readonly<Record<Slot, string>> = {
  barrel: 'M2 9.5h13v5H2zM15 8h3v8h-3zM18 10.5h4v3h-4z',
  magazine: 'M7 2h9l-1 9 3 10-8 1-3-11z',
  sight:
    'M11 2h2v4a6 6 0 0 1 5 5h4v2h-4a6 6 0 0 1-5 5v4h-2v-4a6 6 0 0 1-5-5H2v-2h4a6 6 0 0 1 5-5zm1 6a4 4 0 1 0 0 8 4 4 0 0 0 0-8z',
  stock: 'M2 8h9l4 2h7v4h-6l-7 6H2z',
};

export const SlotSign = ({ slot, size = 22 }: { readonly slot: Slot; readonly size?: number }): ReactNode => (
  <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" fill="currentColor">
    <path d={SLOT_SIGNS[slot]} fillRule="evenodd" />
  </svg>
);

const ROUND = 'M3 20V9q0-5 2.5-7Q8 4 8 9v11zM10 20V9q0-5 2.5-7Q15 4 15 9v11zM17 20V9q0-5 2.5-7Q22 4 22 9v11z';

/** The kind of ammo: sign, word and a colour of its own. */
export const AmmoPill = ({ kind, lang }: { readonly kind: AmmoKind; readonly lang: Lang }): ReactNode => (
  <span className={`ammo-pill ammo-${kind}`}>
    <svg viewBox="0 0 24 24" width={14} height={14} aria-hidden="true" fill="currentColor">
      <path d={ROUND} />
    </svg>
    {FACE_WORDS[lang].ammoKinds[kind]}
  </span>
);

/** Ammo as a row of five. */
export const AmmoRow = ({ n, label }: { readonly n: number; readonly label: string }): ReactNode => (
  <span className="ammo-row">
    <span className="ammo-pips" aria-hidden="true">
      {[1, 2, 3, 4, 5].map(i => (
        <i key={i} className={i <= n ? 'full' : ''} />
      ))}
    </span>
    {label}
  </span>
);

/** Charge tokens of an Automa: a bolt and how many. */
export const ChargeSign = ({ n }: { readonly n: number }): ReactNode => (
  <span className="charge-sign">
    <svg viewBox="0 0 16 16" width={13} height={13} aria-hidden="true" fill="currentColor">
      <path d="M9.5 1L3 9h4l-1.5 6L13 6.5H8.5z" />
    </svg>
    {n}
  </span>
);

/** White path, green path, or none. */
export const PathSign = ({ path, label }: { readonly path: Move; readonly label: string }): ReactNode => (
  <svg viewBox="0 0 20 14" width={24} height={17} role="img" aria-label={label} className={`path-${path}`}>
    {path === 'X' ? (
      <path d="M5 2l10 10M15 2L5 12" strokeWidth={2.4} stroke="currentColor" fill="none" />
    ) : (
      <path
        d={path === 'W' ? 'M2 5.6h9V2l7 5-7 5V8.4H2z' : 'M18 5.6H9V2L2 7l7 5V8.4h9z'}
        fill="currentColor"
      />
    )}
  </svg>
);

interface SlabProps {
  readonly kind: string;
  readonly name: string;
  /** A class for its colour: a rank, a sort of card. */
  readonly look?: string;
  readonly picture?: ReactNode;
  readonly aside?: ReactNode;
  /** Whether it is from the rulebook; told in words. */
  readonly mark?: 'book' | 'placeholder' | undefined;
  readonly lang: Lang;
  readonly children: ReactNode;
}

/** A card: its head with picture, name and kind, what it says, and whose figures these are. */
export const Slab = ({
  kind,
  name,
  look = '',
  picture,
  aside,
  mark,
  lang,
  children,
}: SlabProps): ReactNode => (
  <article className={`apex-face ${look}`}>
    <header>
      {picture}
      <div className="face-title">
        <h4>{name}</h4>
        <span className="soft">{kind}</span>
      </div>
      {aside}
    </header>
    {children}
    {mark && (
      <p className={mark === 'book' ? 'face-mark soft' : 'face-mark ours'}>
        {FACE_WORDS[lang][mark === 'book' ? 'book' : 'ours']}
      </p>
    )}
  </article>
);

/** A line of text of a card. */
export const Says = ({
  lang,
  kind,
  children,
}: {
  readonly lang: Lang;
  /** In front of it: when it is done, what it is. */
  readonly kind?: string;
  readonly children: string;
}): ReactNode =>
  children === '' ? null : (
    <p className="face-says">
      {kind && <b>{kind}. </b>}
      {tied(lang, children)}
    </p>
  );

/** Figures in cells, each under its word. */
export const Cells = ({ of }: { readonly of: readonly (readonly [string, string])[] }): ReactNode => (
  <dl className="face-cells">
    {of.map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
