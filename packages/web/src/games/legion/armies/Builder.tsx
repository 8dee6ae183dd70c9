import { FORMATS } from '@potyczka/legion/view';
import type { Lang } from '@potyczka/words';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { CardAside, Faults } from './Aside.js';
import { type Bench, BenchOf, useNewBench } from './bench.js';
import { DeckTab, HandTab } from './Cards.js';
import { Catalogue } from './Catalogue.js';
import { type Army, inFormat } from './format.js';
import { inOrder } from './list.js';
import { SlotOffers } from './SlotOffers.js';
import { Points, Ranks } from './Summary.js';
import { Units } from './Units.js';
import { BUILDER_WORDS } from './words.js';
import './armies.css';

const TABS = ['units', 'hand', 'deck'] as const;
type Tab = (typeof TABS)[number];

const countOn = (tab: Tab, { army }: Bench): string => {
  if (tab === 'units') return String(army.units.length);
  if (tab === 'hand') return army.hand ? `${army.hand.length} / 7` : '–';
  const { objective, deployment, condition } = army.deck;
  return [objective, deployment, condition].map(row => row.length).join(' + ');
};

const AT: Readonly<Record<Tab, RegExp>> = {
  units: /^(units|force|faction|format)/,
  hand: /^hand/,
  deck: /^deck/,
};

const Tabs = ({ bench, tab, set }: { bench: Bench; tab: Tab; set(tab: Tab): void }): ReactNode => {
  const b = BUILDER_WORDS[bench.lang];
  return (
    <div className="army-tabs" role="tablist">
      {TABS.map(each => {
        const wrong = bench.faults.filter(f => AT[each].test(f.at)).length;
        return (
          <button key={each} type="button" role="tab" aria-selected={tab === each} onClick={() => set(each)}>
            <span>{b.tabs[each]}</span> <small>{countOn(each, bench)}</small>
            {wrong > 0 && (
              <small className="army-tab-wrong" title={b.toMend(wrong)}>
                {wrong}
              </small>
            )}
          </button>
        );
      })}
    </div>
  );
};

/** What opens over the list on a phone: the catalogue, or what fits a slot. */
const useSheet = (bench: Bench) => {
  const [isTaking, setTaking] = useState(false);
  const sheet = useRef<HTMLDivElement>(null);
  const { lit } = bench;
  useEffect(() => {
    if (lit) sheet.current?.scrollTo(0, 0);
  }, [lit]);
  return { isTaking, setTaking, sheet };
};

interface BuilderProps {
  readonly lang: Lang;
  readonly army: Army;
  set(army: Army): void;
  /** A list for a table whose size is settled keeps its size. */
  readonly isSizeFixed?: boolean;
  /** What can be done with an army that is whole. */
  readonly children?: ReactNode;
}

/** Builds an army: catalogue, list, and beside it the card that is pointed at and what the rules do not allow. */
export const Builder = ({ lang, army, set, isSizeFixed = false, children }: BuilderProps): ReactNode => {
  const b = BUILDER_WORDS[lang];
  const bench = useNewBench(lang, army, set);
  const [tab, setTab] = useState<Tab>('units');
  const { isTaking, setTaking, sheet } = useSheet(bench);
  const { lit, put, light } = bench;
  return (
    <BenchOf value={bench}>
      <div className="army-bench">
        <div ref={sheet} className={isTaking || lit ? 'army-left open' : 'army-left'}>
          {lit && <SlotOffers lit={lit} />}
          <div className={lit ? 'army-under-slot' : ''}>
            <Catalogue />
          </div>
          <button
            type="button"
            className="army-sheet-close"
            onClick={() => {
              setTaking(false);
              light(null);
            }}
          >
            {b.close}
          </button>
        </div>
        <div className="army-middle">
          <div className="army-size">
            <select
              aria-label={b.size}
              value={army.format}
              disabled={isSizeFixed}
              onChange={e => put(inFormat(army, FORMATS.find(f => f === e.target.value) ?? army.format))}
            >
              {FORMATS.map(f => (
                <option key={f} value={f}>
                  {b.sizes[f]}
                </option>
              ))}
            </select>
            <button type="button" disabled={army.units.length < 2} onClick={() => put(inOrder(army))}>
              {b.byRank}
            </button>
          </div>
          <Points />
          <Ranks />
          <Tabs bench={bench} tab={tab} set={setTab} />
          <div className="army-tab" role="tabpanel">
            {tab === 'units' && <Units />}
            {tab === 'hand' && <HandTab />}
            {tab === 'deck' && <DeckTab />}
          </div>
          <button type="button" className="army-take-unit primary" onClick={() => setTaking(true)}>
            + {b.addUnit}
          </button>
        </div>
        <div className="army-right">
          <div className="army-aside">
            <CardAside />
          </div>
          <Faults />
          {children}
        </div>
      </div>
    </BenchOf>
  );
};
