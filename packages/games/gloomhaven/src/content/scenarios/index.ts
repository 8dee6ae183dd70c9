import type { ScenarioDef } from '../types.js';
import { scenario1 } from './001.js';
import { scenario2 } from './002.js';
import { scenario3 } from './003.js';
import { scenario4 } from './004.js';
import { scenario5 } from './005.js';
import { scenario6 } from './006.js';
import { scenario7 } from './007.js';
import { scenario8 } from './008.js';
import { scenario9 } from './009.js';
import { scenario10 } from './010.js';
import { scenario11 } from './011.js';
import { scenario12 } from './012.js';
import { scenario13 } from './013.js';
import { scenario14 } from './014.js';
import { scenario15 } from './015.js';
import { scenario16 } from './016.js';
import { scenario17 } from './017.js';
import { scenario18 } from './018.js';
import { scenario19 } from './019.js';
import { scenario20 } from './020.js';
import { scenario21 } from './021.js';
import { scenario22 } from './022.js';
import { scenario23 } from './023.js';
import { scenario24 } from './024.js';
import { scenario25 } from './025.js';
import { scenario26 } from './026.js';
import { scenario27 } from './027.js';
import { scenario28 } from './028.js';
import { scenario29 } from './029.js';
import { scenario30 } from './030.js';
import { scenario31 } from './031.js';
import { scenario32 } from './032.js';
import { scenario33 } from './033.js';
import { scenario34 } from './034.js';
import { scenario35 } from './035.js';
import { scenario36 } from './036.js';
import { scenario37 } from './037.js';
import { scenario38 } from './038.js';
import { scenario39 } from './039.js';
import { scenario40 } from './040.js';
import { scenario41 } from './041.js';
import { scenario42 } from './042.js';
import { scenario43 } from './043.js';
import { scenario44 } from './044.js';
import { scenario45 } from './045.js';
import { scenario46 } from './046.js';
import { scenario47 } from './047.js';
import { scenario48 } from './048.js';
import { scenario49 } from './049.js';
import { scenario50 } from './050.js';
import { scenario51 } from './051.js';
import { scenario52 } from './052.js';
import { scenario53 } from './053.js';
import { scenario54 } from './054.js';
import { scenario56 } from './056.js';
import { scenario57 } from './057.js';
import { scenario58 } from './058.js';
import { scenario59 } from './059.js';
import { scenario60 } from './060.js';
import { scenario61 } from './061.js';
import { scenario62 } from './062.js';
import { scenario63 } from './063.js';
import { scenario64 } from './064.js';
import { scenario65 } from './065.js';
import { scenario66 } from './066.js';
import { scenario67 } from './067.js';
import { scenario68 } from './068.js';
import { scenario69 } from './069.js';
import { scenario70 } from './070.js';
import { scenario71 } from './071.js';
import { scenario72 } from './072.js';
import { scenario73 } from './073.js';
import { scenario74 } from './074.js';
import { scenario75 } from './075.js';
import { scenario76 } from './076.js';
import { scenario77 } from './077.js';
import { scenario78 } from './078.js';
import { scenario79 } from './079.js';
import { scenario80 } from './080.js';
import { scenario81 } from './081.js';
import { scenario82 } from './082.js';
import { scenario83 } from './083.js';
import { scenario84 } from './084.js';
import { scenario85 } from './085.js';
import { scenario86 } from './086.js';
import { scenario87 } from './087.js';
import { scenario88 } from './088.js';
import { scenario89 } from './089.js';
import { scenario90 } from './090.js';
import { scenario91 } from './091.js';
import { scenario92 } from './092.js';
import { scenario93 } from './093.js';
import { scenario94 } from './094.js';
import { scenario95 } from './095.js';

/** Every scenario with a map, in order. */
export const SCENARIO_DEFS: readonly ScenarioDef[] = [
  scenario1,
  scenario2,
  scenario3,
  scenario4,
  scenario5,
  scenario6,
  scenario7,
  scenario8,
  scenario9,
  scenario10,
  scenario11,
  scenario12,
  scenario13,
  scenario14,
  scenario15,
  scenario16,
  scenario17,
  scenario18,
  scenario19,
  scenario20,
  scenario21,
  scenario22,
  scenario23,
  scenario24,
  scenario25,
  scenario26,
  scenario27,
  scenario28,
  scenario29,
  scenario30,
  scenario31,
  scenario32,
  scenario33,
  scenario34,
  scenario35,
  scenario36,
  scenario37,
  scenario38,
  scenario39,
  scenario40,
  scenario41,
  scenario42,
  scenario43,
  scenario44,
  scenario45,
  scenario46,
  scenario47,
  scenario48,
  scenario49,
  scenario50,
  scenario51,
  scenario52,
  scenario53,
  scenario54,
  scenario56,
  scenario57,
  scenario58,
  scenario59,
  scenario60,
  scenario61,
  scenario62,
  scenario63,
  scenario64,
  scenario65,
  scenario66,
  scenario67,
  scenario68,
  scenario69,
  scenario70,
  scenario71,
  scenario72,
  scenario73,
  scenario74,
  scenario75,
  scenario76,
  scenario77,
  scenario78,
  scenario79,
  scenario80,
  scenario81,
  scenario82,
  scenario83,
  scenario84,
  scenario85,
  scenario86,
  scenario87,
  scenario88,
  scenario89,
  scenario90,
  scenario91,
  scenario92,
  scenario93,
  scenario94,
  scenario95,
];
