import { expect, test } from 'vitest';
import { campaignTrial } from './campaign-trial.js';

test('kill -9 in the middle of a chapter’s end: the chapter is folded once, and the campaign goes on', async () => {
  const { counts, wrong } = await campaignTrial({
    store: 'postgres',
    moments: [
      { when: 'before', into: 'campaign_lines' },
      { when: 'after', into: 'campaign_lines' },
    ],
  });
  expect(wrong).toEqual([]);
  expect(counts).toEqual({ kills: 2, chapters: 2, 'folded after the restart': 1 });
}, 240_000);
