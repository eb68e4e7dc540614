import { defineConfig } from '@playwright/test'
import { findFreePort } from './tests/setup/find-free-port.ts'

/**
 * A free port, so that several checkouts can run their stories at once; BROWSER_PORT sets one. Workers inherit it, because they evaluate
 * this file again.
 */
const port = (process.env['BROWSER_PORT'] ??= String(await findFreePort()))
/** Address of a running shop to test instead; MAILBOX then says where its mails are. */
const openShop = process.env['BASE_URL']

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/browser',
  reporter: [['list'], ['json']],
  // One more than the two cores of CI, as stories spend much of their time waiting for pages, files and timers.
  workers: 3,
  // Generous, for machines that do much else; a quiet one needs a few seconds for a story.
  timeout: 60_000,
  expect: { timeout: 20_000 },
  forbidOnly: process.env['CI'] === 'true',
  use: {
    baseURL: openShop ?? `http://localhost:${port}`,
    locale: 'en-CA',
    // Tests that answer calls themselves must see them; those of the worker allow it.
    serviceWorkers: 'block',
    // A trace of every story takes a third of the run's time: TRACE=1 asks for those of stories that fail.
    trace: process.env['TRACE'] === undefined ? 'off' : 'retain-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium-headless-shell',
      args: [
        '--no-sandbox',
        // Text as wide as on a phone, whatever the machine's fonts are set to.
        '--font-render-hinting=none',
        // Packages are turned in 3D, drawn by the processor where there is no graphics card.
        '--enable-unsafe-swiftshader',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-default-apps',
        '--no-first-run',
      ],
    },
  },
  ...(openShop === undefined && {
    webServer: {
      command: 'node tests/setup/fresh-shop.mjs',
      url: `http://localhost:${port}/readyz`,
      timeout: 120_000,
      env: { PORT: port, DATA_DIR: 'test-results/shop' },
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    },
  }),
})
