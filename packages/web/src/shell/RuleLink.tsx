import { type ReactNode, useEffect, useState } from 'react';
import type { GameUi, RuleEntry } from '../games/game-ui.js';
import { usePrefs } from '../prefs.js';

/** The number of a rule; opens its text in both languages where it stands. */
export const RuleLink = ({ ui, rule }: { ui: GameUi; rule: string }): ReactNode => {
  const { prefs } = usePrefs();
  const [isOpen, setOpen] = useState(false);
  const [entry, setEntry] = useState<RuleEntry | null>(null);
  useEffect(() => {
    if (isOpen) void ui.rules().then(all => setEntry(all.find(r => r.id === rule) ?? null));
  }, [isOpen, ui, rule]);
  if (rule.startsWith('TABLE-')) return null;
  const other = prefs.lang === 'pl' ? 'en' : 'pl';
  return (
    <span className="rule">
      <button type="button" className="rule-id" aria-expanded={isOpen} onClick={() => setOpen(o => !o)}>
        {rule}
      </button>
      {isOpen && entry && (
        <span className="rule-text">
          <span lang={prefs.lang}>{entry.text[prefs.lang]}</span>
          <span lang={other} className="soft">
            {entry.text[other]}
          </span>
        </span>
      )}
    </span>
  );
};
