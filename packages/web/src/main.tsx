import latinExt from '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2?url';
import latin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import { StrictMode } from 'react';
import { preload } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { firstWords, PrefsProvider } from './prefs.js';
import { App } from './shell/App.js';
import './tokens.css';
import './styles/base.css';
import './styles/match.css';
import './styles/pages.css';
import { ClientsProvider } from './wire/clients.js';

for (const font of [latin, latinExt]) {
  preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
}

const words = await firstWords();

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <PrefsProvider first={words}>
      <ClientsProvider>
        <App />
      </ClientsProvider>
    </PrefsProvider>
  </StrictMode>,
);

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  navigator.serviceWorker.ready
    .then(({ active }) => {
      const files = performance.getEntriesByType('resource').map(r => new URL(r.name).pathname);
      active?.postMessage({ loaded: files });
    })
    .catch(() => undefined);
}
