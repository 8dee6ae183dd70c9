import { lazy, type ReactNode, Suspense } from 'react';
import type { EditorProps } from '../game-ui.js';

const Editor = lazy(async () => ({ default: (await import('./Editor.js')).Editor }));

/** The army editor, loaded when somebody builds an army: a battle does not need it. */
export const EditorLater = (props: EditorProps): ReactNode => (
  <Suspense fallback={<p className="soft">…</p>}>
    <Editor {...props} />
  </Suspense>
);
