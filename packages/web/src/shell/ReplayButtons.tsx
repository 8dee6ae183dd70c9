import type { ReactNode } from 'react';

export const PAUSE = 'M-6,-7 V7 M6,-7 V7';
export const DONE = 'M-8,0 L-2,6 L8,-6';
export const CHAIN =
  'M-2,2 a4 4 0 0 0 6 0 l4 -4 a4 4 0 0 0 -6 -6 l-1.5 1.5 M2,-2 a4 4 0 0 0 -6 0 l-4 4 a4 4 0 0 0 6 6 l1.5 -1.5';
export const SINGLE = 'M-5,-7 L6,0 L-5,7 Z';
export const DOUBLE = 'M-9,-6 L0,0 L-9,6 Z M1,-6 L10,0 L1,6 Z';
/** With a mark as on the timeline. */
export const MARKED = 'M-8,-7 L3,0 L-8,7 Z';

export const Sign = ({ d, isLine = false }: { d: string; isLine?: boolean }): ReactNode => (
  <svg viewBox="-12 -12 24 24" width={20} height={20} aria-hidden="true">
    <path
      d={d}
      fill={isLine ? 'none' : 'currentColor'}
      stroke="currentColor"
      strokeWidth={isLine ? 2 : 3}
      strokeLinejoin="round"
      strokeLinecap="round"
    />
  </svg>
);

interface StepProps {
  readonly label: string;
  readonly d: string;
  readonly back?: boolean;
  readonly isOff: boolean;
  onClick(): void;
}

export const Step = ({ label, d, back = false, isOff, onClick }: StepProps): ReactNode => (
  <button type="button" disabled={isOff} aria-label={label} title={label} onClick={onClick}>
    <svg viewBox="-12 -12 24 24" width={20} height={20} aria-hidden="true">
      <g transform={back ? 'scale(-1 1)' : undefined}>
        <path d={d} fill="currentColor" stroke="currentColor" strokeWidth={2} strokeLinejoin="round" />
        {d === MARKED && <path className="mark" d="M8,-8 V8" strokeWidth={4} strokeLinecap="round" />}
      </g>
    </svg>
  </button>
);

interface JumpProps extends Pick<StepProps, 'label' | 'd' | 'back'> {
  readonly steps: readonly number[];
  readonly step: number;
  toNext(steps: readonly number[]): void;
  toPrevious(steps: readonly number[]): void;
}

/** To the next or previous of some steps. */
export const Jump = ({ steps, step, toNext, toPrevious, ...button }: JumpProps): ReactNode => (
  <Step
    {...button}
    isOff={!steps.some(x => (button.back ? x < step : x > step))}
    onClick={() => (button.back ? toPrevious(steps) : toNext(steps))}
  />
);
