/**
 * Units and upgrades that do not play as printed, for pages that do not know the rules. `gaps.ts` finds it out; its
 * test says what belongs here.
 */
export const MARKED: Readonly<
  Record<'unit' | 'upgrade', Readonly<Record<'mark' | 'not', readonly string[]>>>
> = {
  unit: {
    mark: [
      'clone-commandos-delta-squad',
      'drk-1-sith-probe-droids',
      'ewok-skirmishers',
      'ewok-slingers',
      'ig-100-magnaguard-prototype-assassin-droids',
      'ig-11-nurse-and-protect',
      'imperial-death-troopers',
      'imperial-death-troopers-imperial-remnant',
      'nr-n99-persuader-class-tank-droid-prototype-tank-droid',
      'omega-mascot-of-the-99th',
      'rebel-pathfinders',
      'stormtroopers-heavy-response-unit',
    ],
    not: [],
  },
  upgrade: {
    mark: [
      'backworld-medic',
      'bounty-programming',
      'clone-comms-technician',
      'dc-17m-icws-config',
      'dins-amban-rifle',
      'herbal-medicine',
      'imperial-comms-technician',
      'inquisitorius-training',
      'mandalorian-super-commando',
      'nanny-programming',
      'phase-i-clone-captain',
      'rebel-comms-technician',
      'rebel-trooper-captain',
      'ryder-azadi',
      'stormtrooper-captain',
      'twin-blaster-cannons',
      'twin-missile-pods',
      'wrecker',
    ],
    not: [],
  },
};

/** Does a card play to the letter, with a mark, or not? */
export const howPlayed = (kind: 'unit' | 'upgrade', id: string): 'letter' | 'mark' | 'not' => {
  if (MARKED[kind].not.includes(id)) return 'not';
  return MARKED[kind].mark.includes(id) ? 'mark' : 'letter';
};
