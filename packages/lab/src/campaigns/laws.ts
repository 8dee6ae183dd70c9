import type { Campaign } from '@potyczka/gloomhaven/campaign/view';

/** What may never be, whatever was played: every line says what is wrong. */
export const wrongsOf = (c: Campaign): string[] => {
  const wrong: string[] = [];
  const within = (what: string, n: number, least: number, most: number): void => {
    if (!Number.isInteger(n) || n < least || n > most) wrong.push(`${what}: ${n}`);
  };
  within('prosperity', c.marks, 0, 64);
  within('donated', c.donated, 0, Number.MAX_SAFE_INTEGER);
  for (const party of Object.values(c.parties)) {
    within(`reputation of ${party.name}`, party.reputation, -20, 20);
    for (const id of party.members) if (!c.characters[id]) wrong.push(`${party.name}: ${id} is nobody`);
  }
  const owned = new Map<number, number>();
  for (const ch of Object.values(c.characters)) {
    within(`gold of ${ch.name}`, ch.gold, 0, Number.MAX_SAFE_INTEGER);
    within(`experience of ${ch.name}`, ch.xp, 0, Number.MAX_SAFE_INTEGER);
    within(`level of ${ch.name}`, ch.level, 1, 9);
    within(`checkmarks of ${ch.name}`, ch.checks, 0, 18);
    if (new Set(ch.items).size !== ch.items.length) wrong.push(`${ch.name} has an item twice`);
    if (new Set(ch.learned).size !== ch.learned.length) wrong.push(`${ch.name} has a card twice`);
    for (const item of ch.items) owned.set(item, (owned.get(item) ?? 0) + 1);
  }
  for (const [item] of owned) if (!c.inPlay[item]) wrong.push(`item ${item} came from nowhere`);
  return wrong;
};

/** What one chapter may not take away: a character leaves by retiring or dying only, a card not at all. */
export const lossesBetween = (before: Campaign, after: Campaign): string[] => {
  const lost = Object.values(before.characters).filter(ch => !after.characters[ch.id]);
  const gone = after.past.length - before.past.length;
  return [
    ...(lost.length > gone ? [`${lost.map(ch => ch.name).join(', ')} vanished`] : []),
    ...Object.values(before.characters).flatMap(ch => {
      const now = after.characters[ch.id];
      if (!now) return [];
      const cards = ch.learned.filter(id => !now.learned.includes(id));
      return cards.map(id => `${ch.name} lost the card ${id}`);
    }),
    ...Object.entries(before.inPlay).flatMap(([item, n]) =>
      (after.inPlay[item] ?? 0) < n ? [`a copy of item ${item} was lost`] : [],
    ),
  ];
};
