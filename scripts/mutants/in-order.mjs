import { BaseSequencer } from 'vitest/node';

/** Files run as they were listed. By itself vitest begins with the largest, which are the ones that play whole games. */
export class InOrder extends BaseSequencer {
  /** @param {import('vitest/node').TestSpecification[]} files @override */
  async sort(files) {
    return files;
  }
}
