// A real Chromium from the npm registry, for scripts.
import chromium from '@sparticuz/chromium';
import { chromium as playwright } from 'playwright-core';

export const launch = async () =>
  playwright.launch({
    executablePath: await chromium.executablePath(),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-gpu'],
    headless: true,
  });
