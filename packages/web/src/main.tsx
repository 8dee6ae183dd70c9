import '@fontsource-variable/inter';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { PrefsProvider } from './prefs.js';
import { App } from './shell/App.js';
import './tokens.css';
import './shell/shell.css';
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
