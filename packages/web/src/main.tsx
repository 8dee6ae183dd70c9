import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { PrefsProvider } from './prefs.js';
import { App } from './shell/App.js';
import './tokens.css';
import './styles/base.css';
import './styles/match.css';
import './styles/pages.css';
import { ClientsProvider } from './wire/clients.js';

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <PrefsProvider>
      <ClientsProvider>
        <App />
      </ClientsProvider>
    </PrefsProvider>
  </StrictMode>,
);

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}
