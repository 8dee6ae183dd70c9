import { type ReactNode, useMemo } from 'react';
import { qrOf } from './qr.js';
import './qr.css';

/** Light modules around a code, without which readers do not find it. */
const QUIET = 4;

/** A text as a code that cameras read; nothing if it is too long for one. Dark on light in every theme. */
export const Qr = ({ text, label }: { readonly text: string; readonly label: string }): ReactNode => {
  const modules = useMemo(() => qrOf(text), [text]);
  if (!modules) return null;
  const size = modules.length + 2 * QUIET;
  const dark = modules.flatMap((row, y) =>
    row.flatMap((is, x) => (is ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : [])),
  );
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={dark.join('')} shapeRendering="crispEdges" />
    </svg>
  );
};
