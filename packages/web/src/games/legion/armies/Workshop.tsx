import { optionValueText } from '@potyczka/legion/text';
import {
  type Army,
  FACTIONS,
  faultsOf,
  openArmy,
  pointsOf,
  STARTER_IDS,
  STARTERS,
  type StarterId,
  starterList,
} from '@potyczka/legion/view';
import type { Lang } from '@potyczka/words';
import { type ReactNode, useEffect, useState } from 'react';
import { copyText } from '../../../ui/copy.js';
import type { WorkshopProps } from '../../game-ui.js';
import { armyInLink, forgetArmy, keepArmy, keepHand, keptArmies, linkTo } from '../kept-armies.js';
import { Builder } from './Builder.js';
import { emptyArmy } from './format.js';
import { Paper } from './Paper.js';
import { TextDialog } from './TextDialog.js';
import { BUILDER_WORDS } from './words.js';

/** The army that was worked on last; a new one to begin with. */
const DRAFT = 'potyczka.legion.draft';

const readDraftKept = (): Army | null => {
  const name = localStorage.getItem(DRAFT);
  return keptArmies().find(a => a.name === name) ?? null;
};

/** The list that is built, what it was before, and where it is kept. */
const useArmy = () => {
  const [army, setArmy] = useState<Army>(() => armyInLink() ?? readDraftKept() ?? emptyArmy('standard'));
  const [past, setPast] = useState<readonly Army[]>([]);
  const [kept, setKept] = useState(keptArmies);
  useEffect(() => {
    // Who follows a link to an army finds it here; the address has done its work then.
    if (location.hash) history.replaceState(history.state, '', location.pathname + location.search);
  }, []);
  const keep = (next: Army, before: Army | null): void => {
    if (next.name.trim() === '') return;
    localStorage.setItem(DRAFT, next.name);
    // A new name is the same army: the old one gives way, but for the first letters typed.
    if (before && before.name !== next.name && before.name !== '') forgetArmy(before.name);
    setKept(keepArmy(next));
  };
  const set = (next: Army): void => {
    if (next.name === army.name) setPast(all => [...all.slice(-49), army]);
    setArmy(next);
    keep(next, army);
  };
  const open = (next: Army): void => {
    setPast([]);
    setArmy(next);
    if (next.name) localStorage.setItem(DRAFT, next.name);
  };
  const undo = (): void => {
    const last = past.at(-1);
    if (!last) return;
    setPast(all => all.slice(0, -1));
    setArmy(last);
    keep(last, null);
  };
  const forget = (): void => {
    setKept(forgetArmy(army.name));
    open(emptyArmy(army.format));
  };
  const copy = (name: string): void => {
    const next = { ...army, name };
    setKept(keepArmy(next));
    open(next);
  };
  return { army, set, open, undo, canUndo: past.length > 0, kept, forget, copy };
};

type Work = ReturnType<typeof useArmy>;

const starterName = (lang: Lang, id: StarterId): string => optionValueText(lang, 'first', id);

/** Which army is worked on: those that are kept, those that are ready, and a new one. */
const Choose = ({ lang, work }: { readonly lang: Lang; readonly work: Work }): ReactNode => {
  const b = BUILDER_WORDS[lang];
  const { army, kept, open } = work;
  const choose = (value: string): void => {
    const [kind, ...rest] = value.split(':');
    const what = rest.join(':');
    const starter = STARTER_IDS.find(id => id === what);
    if (kind === 'new') open(emptyArmy(army.format));
    else if (kind === 'kept') open(kept.find(a => a.name === what) ?? army);
    else if (starter) {
      const hand = STARTERS.find(s => s.id === starter)?.hand;
      open({ ...starterList(starter), ...(hand && { hand }) });
    }
  };
  return (
    <select
      className="army-choose"
      aria-label={b.mine}
      value={kept.some(a => a.name === army.name) ? `kept:${army.name}` : ''}
      onChange={e => choose(e.target.value)}
    >
      <option value="">{b.choose}</option>
      <option value="new:">{b.nothing}</option>
      {kept.length > 0 && (
        <optgroup label={b.mine}>
          {kept.map(a => (
            <option key={a.name} value={`kept:${a.name}`}>
              {a.name} ({pointsOf(a)})
            </option>
          ))}
        </optgroup>
      )}
      <optgroup label={b.starters}>
        {STARTER_IDS.map(id => (
          <option key={id} value={`starter:${id}`}>
            {starterName(lang, id)}
          </option>
        ))}
      </optgroup>
    </select>
  );
};

const Head = ({ lang, work }: { readonly lang: Lang; readonly work: Work }): ReactNode => {
  const b = BUILDER_WORDS[lang];
  const { army, set } = work;
  const [isText, setText] = useState(false);
  const [isShared, setShared] = useState(false);
  const share = async (): Promise<void> => {
    await copyText(linkTo(army));
    setShared(true);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another army has another address
  useEffect(() => setShared(false), [army]);
  return (
    <header className="army-page-head">
      <div className="army-named">
        <input
          className="army-name"
          aria-label={b.name}
          placeholder={b.name}
          value={army.name}
          maxLength={60}
          onChange={e => set({ ...army, name: e.target.value })}
        />
        <small className="soft" role="status">
          {army.name.trim() === '' ? b.notKept : `✓ ${b.kept}`}
        </small>
      </div>
      <div className="army-page-tools">
        <Choose lang={lang} work={work} />
        <button type="button" disabled={!work.canUndo} onClick={work.undo}>
          {b.undo}
        </button>
        <button
          type="button"
          disabled={army.units.length === 0}
          onClick={() => work.copy(b.copyOf(army.name || b.unnamed))}
        >
          {b.copyArmy}
        </button>
        <button type="button" onClick={() => setText(true)}>
          {b.text}
        </button>
        <button type="button" disabled={army.units.length === 0} onClick={() => void share()}>
          {isShared ? `✓ ${b.shared}` : b.share}
        </button>
        <button type="button" disabled={army.units.length === 0} onClick={() => print()}>
          {b.print}
        </button>
        <button
          type="button"
          disabled={!work.kept.some(a => a.name === army.name)}
          onClick={() => confirm(b.forgetSure(army.name)) && work.forget()}
        >
          {b.forget}
        </button>
      </div>
      {isText && <TextDialog lang={lang} army={army} load={work.set} close={() => setText(false)} />}
    </header>
  );
};

/** The settings of a table that suit an army: ready armies of its size, another faction against it. */
const tableFor = (army: Army) => {
  const ofSize = STARTER_IDS.filter(id => starterList(id).format === army.format);
  const own = ofSize.find(id => starterList(id).faction === army.faction) ?? ofSize[0];
  const others = FACTIONS.filter(f => f !== army.faction && f !== 'mercenary');
  const foe = ofSize.find(id => starterList(id).faction === others[0]) ?? ofSize[0];
  return { first: own ?? 'rebels-800', second: foe ?? 'empire-800' };
};

/** A page of its own for building armies. */
export const Workshop = ({ lang, play, newTable }: WorkshopProps): ReactNode => {
  const b = BUILDER_WORDS[lang];
  const work = useArmy();
  const { army } = work;
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const isWhole = faultsOf(army).length === 0;
  const settings = tableFor(army);
  const start = async (): Promise<void> => {
    setBusy(true);
    keepHand(army);
    const said = await play({ ...settings, armies: { p1: openArmy(army) as never } });
    setBusy(false);
    setProblem(said ?? '');
  };
  const sit = (): void => {
    keepHand(army);
    newTable(settings, new URL(linkTo(army)).hash);
  };
  return (
    <main className="page army-page">
      <h1 className="hidden-text">{b.title}</h1>
      <Head lang={lang} work={work} />
      <Builder lang={lang} army={army} set={work.set}>
        <div className="army-play">
          {!isWhole && <p className="soft">{b.playWhyNot}</p>}
          {problem && <p role="alert">{problem}</p>}
          <button type="button" disabled={!isWhole} onClick={sit}>
            {b.play}
          </button>
          <button
            type="button"
            className="primary"
            disabled={!isWhole || isBusy}
            onClick={() => void start()}
          >
            {isBusy ? b.opening : b.tryIt}
          </button>
        </div>
      </Builder>
      <Paper army={army} lang={lang} />
    </main>
  );
};
