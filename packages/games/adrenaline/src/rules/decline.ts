import type { TextId } from '../text/en.js';
import { msg } from '../text/say.js';

/** An option that means doing nothing, or nothing more. */
export const showDecline = (label: TextId) => ({ label: msg(label), declines: true }) as const;
