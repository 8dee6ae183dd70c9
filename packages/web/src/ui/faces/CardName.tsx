import type { ReactNode } from 'react';
import { useFaces } from './context.js';
import { useRest } from './useRest.js';
import './faces.css';

/** The name of a card in a text: pointed at or focused it shows its face, pressed the face stays open. */
export const CardName = ({
  card,
  children,
}: {
  readonly card: string;
  readonly children: ReactNode;
}): ReactNode => {
  const faces = useFaces();
  const rest = useRest([card]);
  if (!faces) return children;
  return (
    <button
      type="button"
      className="card-name"
      data-cards={card}
      {...rest}
      onClick={e => {
        e.stopPropagation();
        faces.open([card], e.currentTarget, true);
      }}
    >
      {children}
    </button>
  );
};
