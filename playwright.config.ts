import { defineConfig } from '@playwright/test'

/** A port of its own, so that a shop that is open on 3000 is left alone. */
const port = 3317

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/browser',
  reporter: [['list'], ['json']],
  workers: 2,
  forbidOnly: process.env['CI'] === 'true',
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-CA',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-default-apps',
        '--no-first-run',
      ],
    },
  },
  webServer: {
    command: 'node tests/setup/fresh-shop.mjs',
    url: `http://localhost:${port}/readyz`,
    timeout: 120_000,
    env: { PORT: String(port), DATA_DIR: 'test-results/shop' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
