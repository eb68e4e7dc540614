import { defineConfig } from '@playwright/test'
import { findFreePort } from './tests/setup/find-free-port.ts'

/**
 * A free port, so that several checkouts of the project can run their stories at the same time; BROWSER_PORT sets a fixed one. Workers
 * evaluate this file again and inherit the port through the environment variable.
 */
const port = (process.env['BROWSER_PORT'] ??= String(await findFreePort()))
/** Address of a running shop to test instead. MAILBOX then has to name the folder with its e-mails. */
const openShop = process.env['BASE_URL']

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/browser',
  reporter: [['list'], ['json']],
  // One more worker than CI has cores, because stories spend much of their time waiting for pages, files and timers.
  workers: 3,
  // A generous limit for busy machines; on an idle one, a story takes a few seconds.
  timeout: 60_000,
  expect: { timeout: 20_000 },
  forbidOnly: process.env['CI'] === 'true',
  use: {
    baseURL: openShop ?? `http://localhost:${port}`,
    locale: 'en-CA',
    // Tests that intercept calls have to see them, so service workers are blocked. Tests about the service worker allow it.
    serviceWorkers: 'block',
    // Off by default, because tracing every story takes a third of the run's time. TRACE=1 keeps the traces of stories that fail.
    trace: process.env['TRACE'] === undefined ? 'off' : 'retain-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium-headless-shell',
      args: [
        '--no-sandbox',
        // Makes text as wide as on a phone, regardless of the machine's font settings.
        '--font-render-hinting=none',
        // Renders the 3D packages on the processor if there is no graphics card.
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
