import { defineConfig } from '@playwright/test'
import { findFreePort } from './tests/setup/find-free-port.ts'

/**
 * A free port, so that several checkouts of the project can run browser tests at the same time. Set BROWSER_PORT to use a fixed port. Each
 * worker evaluates this file again and reads the port from BROWSER_PORT.
 */
const port = (process.env['BROWSER_PORT'] ??= String(await findFreePort()))
/**
 * The address of a running shop to test. If it isn't set, a new shop is started. If it is set, the environment variable MAILBOX must be the
 * folder with that shop's e-mails.
 */
const openShop = process.env['BASE_URL']

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/browser',
  reporter: [['list'], ['json']],
  // CI has two cores, so there are two workers. With a third worker, the tests take a sixth longer.
  workers: 2,
  // The time limit of one test in ms. A test takes a few seconds on an idle machine, but much longer on a busy machine.
  timeout: 60_000,
  expect: { timeout: 20_000 },
  forbidOnly: process.env['CI'] === 'true',
  use: {
    baseURL: openShop ?? `http://localhost:${port}`,
    locale: 'en-CA',
    // Playwright can't intercept requests that a service worker handles, so service workers are blocked. Only the tests of the service
    // worker allow them.
    serviceWorkers: 'block',
    // Traces are off by default, because they take a third of a test run's time. With TRACE=1, the traces of failed tests are kept.
    trace: process.env['TRACE'] === undefined ? 'off' : 'retain-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium-headless-shell',
      args: [
        '--no-sandbox',
        // Makes the width of text the same on every machine, whatever its font settings.
        '--font-render-hinting=none',
        // Renders the 3D packages on the processor, because test machines may have no graphics card.
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
