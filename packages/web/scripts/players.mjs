// What all who play in a browser see, whatever they hold, and how they tell that an answer has been taken.

/** How long an answer may take to be told, in looks, and what lies between two of them in milliseconds. */
const LOOKS = 1200;
export const LOOK_MS = 50;
/** A question that stays as it is for so long is the one to answer, in milliseconds. */
const STEADY_MS = 120;
/** How often Tab is pressed at most to reach something. */
export const TABS = 200;

const ASKED = '.ask .option:enabled, .ask .confirm:enabled, .ask .finder, .ask .placing-bar, .end';

export class Player {
  /** How it was answered. */
  done = {};
  questions = new Map();

  constructor(page) {
    this.page = page;
  }

  note(how) {
    this.done[how] = (this.done[how] ?? 0) + 1;
  }

  /** What is asked, its numbers left out, is counted. */
  async noteQuestion() {
    const asked = (await this.page.locator('.ask h2.prompt').allInnerTexts()).join(' ').split('§')[0].trim();
    const kind = asked.replace(/\d+/g, 'N').slice(0, 60);
    this.questions.set(kind, (this.questions.get(kind) ?? 0) + 1);
    return asked;
  }

  /** What tells a question from the next, whatever is tried meanwhile. */
  mark() {
    return this.page.evaluate(() => {
      const asked = document.querySelector('.ask h2.prompt')?.textContent;
      const isOver = document.querySelector('.end') !== null;
      return `${document.querySelector('.match')?.getAttribute('data-n')} ${asked} ${isOver}`;
    });
  }

  /** Waits until something is asked, and stays so for a moment; no if the match is over. */
  async asked() {
    for (let before = ''; ; ) {
      await this.page.locator(ASKED).first().waitFor();
      const now = await this.mark();
      if (now === before) break;
      before = now;
      await this.page.waitForTimeout(STEADY_MS);
    }
    return (await this.page.locator('.end').count()) === 0;
  }

  /** Waits until a question is answered; no if the table said why not instead, or in so many looks said nothing. */
  async went(before, most = LOOKS) {
    for (let n = 0; n < most; n++) {
      if ((await this.mark()) !== before) return true;
      if ((await this.page.locator('.ask .problem').count()) > 0) return false;
      await this.page.waitForTimeout(LOOK_MS);
    }
    if (most < LOOKS) return false;
    throw new Error(`nothing happens: ${before}`);
  }

  async key(...keys) {
    for (const key of keys) {
      await this.page.keyboard.press(key);
      this.note(/^Arrow/.test(key) ? 'arrows' : /^\d$/.test(key) ? 'digits' : key);
    }
  }

  /** Tab until something has the focus. */
  async tabTo(target) {
    const hasFocus = () => target.evaluate(el => el === document.activeElement);
    for (let n = 0; n < TABS && !(await hasFocus()); n++) await this.key('Tab');
    if (!(await hasFocus())) throw new Error(`Tab does not reach ${target}`);
  }

  async tabAndEnter(target) {
    await this.tabTo(target);
    await this.key('Enter');
  }
}
