import { no } from '../../text/say.js';

export const NOBODY = no('LEG-ACTV-17', 'nobody-near');
