import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import type { LayerProps } from './Table3Layer.js';

/** The table in three dimensions, loaded when somebody asks for it; if it does not come, the board is back. */
export const LaterLayer = (props: LayerProps): ReactNode => {
  const [Layer, setLayer] = useState<ComponentType<LayerProps> | null>(null);
  const fail = useRef(props.room.lost);
  fail.current = props.room.lost;
  useEffect(() => {
    let isOpen = true;
    import('./Table3Layer.js').then(
      m => isOpen && setLayer(() => m.default),
      () => isOpen && fail.current(),
    );
    return () => {
      isOpen = false;
    };
  }, []);
  return Layer ? <Layer {...props} /> : <div className="table3 stage-over" aria-busy="true" />;
};
