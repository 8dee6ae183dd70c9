import type { ReactNode } from 'react';
import { CoverOf } from './CoverOf.js';
import './game-head.css';

interface GameHeadProps {
  readonly id: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** The head of a page of a game: what the page is, in front of the game's board. */
export const GameHead = ({ id, className = '', children }: GameHeadProps): ReactNode => (
  <section className={`game-head ${className}`.trim()}>
    <div className="game-head-picture" aria-hidden="true">
      <CoverOf id={id} />
    </div>
    <div className="game-head-text">{children}</div>
  </section>
);
