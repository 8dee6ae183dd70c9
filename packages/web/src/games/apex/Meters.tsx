import type { LegendView } from '@potyczka/apex/view';
import type { ReactNode } from 'react';
import { Glyph } from './glyphs.js';
import { healthLimit } from './scene.js';

interface MetersProps {
  readonly legend: LegendView;
  /** What else is counted of it. */
  readonly children?: ReactNode;
}

/** Shield and health as two bars on one scale, with their figures. */
export const Meters = ({ legend, children }: MetersProps): ReactNode => {
  const [shields, healths] = [Math.max(1, legend.shieldLimit), healthLimit(legend)];
  return (
    <span className="points-of">
      <span className="meters" aria-hidden="true">
        <span className="meter shield" style={{ flexGrow: shields }}>
          <i style={{ width: `${(100 * legend.shield) / shields}%` }} />
        </span>
        <span className="meter health" style={{ flexGrow: healths }}>
          <i style={{ width: `${(100 * legend.health) / healths}%` }} />
        </span>
      </span>
      <span className="meter-figures">
        <span className="of-shield">
          <Glyph name="shield" size={15} /> {legend.shield}
        </span>
        <span className="of-health">
          <Glyph name="hearts" size={15} /> {legend.health}
        </span>
        {children}
      </span>
    </span>
  );
};
