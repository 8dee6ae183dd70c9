import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const SOURCES = path.resolve(import.meta.dirname, '..');

/** What browsers give to secure addresses alone: over plain http in a house network it is not there. */
const SECURE_ONLY =
  /navigator\.(?:clipboard|share|canShare|serviceWorker|storage|locks|wakeLock|mediaDevices|geolocation|usb)\b|'serviceWorker'|crypto\.(?:subtle|randomUUID)\b|\bNotification\.|new Notification\b|\bcaches\./;

/** Who asks for it, and what there is instead. */
const KNOWN: Readonly<Record<string, string>> = {
  'ui/copy.ts': 'copied the old way, or by hand with a word about how',
  'shell/Invite.tsx': 'the button is not there; code, mail and link are',
  'shell/ShuffleCheck.tsx': 'the page reckons the hash, and says so',
  'shell/Settings.tsx': 'says that plain http allows no notifications',
  'shell/told/push.ts': 'says that plain http allows none; mail, calls and a calendar are there',
  'shell/useTurnNotice.ts': 'cannot be switched on in the settings',
  'main.tsx': 'the settings say that nothing is kept for use without a connection',
};

test('what only secure addresses have is asked for nowhere but where there is something instead', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$/.test(file) && !/\.test\.ts$/.test(file) && !file.startsWith('browser'))
    .map(file => file.replaceAll(path.sep, '/'));
  expect(files.length).toBeGreaterThan(200);
  const asking = files.filter(file => SECURE_ONLY.test(readFileSync(path.join(SOURCES, file), 'utf8')));
  expect(asking.sort()).toEqual(Object.keys(KNOWN).sort());
});
