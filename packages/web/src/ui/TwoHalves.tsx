import type { ReactNode } from 'react';
import { elementProps } from '../games/element.js';
import type { SceneProps } from '../games/game-ui.js';
import './pieces.css';

interface Half {
  /** The element that the rules know it by; without one it is only looked at. */
  readonly element?: string;
  readonly label: string;
  readonly body: ReactNode;
  readonly isUsed?: boolean;
}

interface TwoHalvesProps {
  readonly scene: SceneProps;
  readonly title: string;
  /** On the seam, as an initiative. */
  readonly seam: ReactNode;
  /** At the other end of the seam, small. */
  readonly corner: string;
  readonly top: Half;
  readonly bottom: Half;
}

/** A card with two halves, of which one is used at a time. */
export const TwoHalves = ({ scene, title, seam, corner, top, bottom }: TwoHalvesProps): ReactNode => (
  <div className="two-halves">
    <strong className="halves-title">{title}</strong>
    <HalfOf scene={scene} half={top} where="upper" />
    <span className="seam" data-corner={corner}>
      {seam}
    </span>
    <HalfOf scene={scene} half={bottom} where="lower" />
  </div>
);

const HalfOf = ({
  scene,
  half,
  where,
}: {
  scene: SceneProps;
  half: Half;
  where: 'upper' | 'lower';
}): ReactNode => {
  const kind = `half ${where}${half.isUsed ? ' used' : ''}`;
  if (half.element === undefined || !scene.lit.has(half.element)) {
    return (
      <div className={kind} role="img" aria-label={half.label}>
        {half.body}
      </div>
    );
  }
  return <div {...elementProps(scene, half.element, half.label, kind)}>{half.body}</div>;
};
