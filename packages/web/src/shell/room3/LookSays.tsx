import { type ReactNode, useMemo } from 'react';
import type { Gaze, Needs, SceneProps } from '../../games/game-ui.js';
import { usePrefs } from '../../prefs.js';
import type { Sighted } from '../../ui/table3/model.js';
import { type Gazed, useLooks } from './room.js';
import { useSighted } from './useRoom3.js';

/** What a look comes to in a line: whom one sees, and what is so of the one that is looked at. */
const sentenceOf = ({ who, sum, looks }: Sighted, to: string | null): string => {
  const main = looks.find(l => l.to === to);
  return main ? `${who} ${sum}; ${main.text}` : `${who} ${sum}`;
};

interface PanelProps {
  readonly ui: Needs<'table3' | 'eyes'>;
  readonly scene: SceneProps;
  readonly element: string;
  /** Its buttons can be used. */
  readonly isPinned: boolean;
}

/** In the panel of whoever sees: the looks in sentences, and the way to its eyes. */
export const LooksOf = ({ ui, scene, element, isPinned }: PanelProps): ReactNode => {
  const { t } = usePrefs();
  const looks = useLooks();
  const gaze = useMemo(() => ui.eyes?.gazeAt(scene.view, element) ?? null, [ui, scene.view, element]);
  const sighted = useSighted(ui, scene, gaze);
  if (!gaze || !sighted || sighted.looks.length === 0) return null;
  const all = isPinned && gaze.to === null ? sighted.looks : [];
  return (
    <div className="look-says">
      <p>{sentenceOf(sighted, gaze.to)}</p>
      {all.length > 0 && (
        <ul>
          {all.map(look => (
            <li key={look.to}>{look.text}</li>
          ))}
        </ul>
      )}
      {isPinned && looks?.canShow && (
        <button type="button" onClick={() => looks.look({ kind: 'at', element })}>
          {t('fromEyes')}
        </button>
      )}
    </div>
  );
};

interface StatusProps {
  readonly ui: Needs<'table3' | 'eyes'>;
  readonly scene: SceneProps;
  /** The look that is followed in three dimensions. */
  readonly looking: Gazed | null;
  /** Who is pointed at or has the focus. */
  readonly element: string | null;
}

const pointedGaze = ({ ui, scene, element }: StatusProps): Gaze | null => {
  const gaze = element === null ? null : (ui.eyes?.gazeAt(scene.view, element) ?? null);
  return gaze?.to ? gaze : null;
};

/** The sentence of the look that is followed, and of the target that is pointed at on the board: said aloud too. */
export const LookStatus = (props: StatusProps): ReactNode => {
  const { ui, scene, looking } = props;
  const gaze = pointedGaze(props);
  const pointed = useSighted(ui, scene, looking ? null : gaze);
  if (!ui.eyes) return null;
  const said = looking
    ? sentenceOf(looking.sighted, looking.gaze.to ?? looking.sighted.looks.find(l => l.sees)?.to ?? null)
    : pointed && gaze
      ? sentenceOf(pointed, gaze.to)
      : '';
  return (
    <p className={looking ? 'look-status' : 'hidden-text look-status'} role="status">
      {said}
    </p>
  );
};
