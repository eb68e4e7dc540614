import type { Page } from '@playwright/test'

/** Milliseconds; a page that takes longer on a busy machine is broken. */
const TIMEOUT_MS = 30_000

/** Opens a page and waits until the application has taken it over: links and buttons do what their code says. */
export async function openInteractive(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'load', timeout: TIMEOUT_MS })
  await page.locator('html[data-interactive]').waitFor({ state: 'attached', timeout: TIMEOUT_MS })
}

/** Waits until nothing has been fetched for a while, or not much longer: what a page fetches late can be told from what it fetches for ever. */
export async function waitForQuiet(page: Page, quietMs: number): Promise<void> {
  await page.evaluate(
    ({ quiet, timeoutMs }) =>
      new Promise<void>((resolve) => {
        const started = performance.now()
        const look = () => {
          const last = performance.getEntriesByType('resource').at(-1)
          const ended = last instanceof PerformanceResourceTiming ? last.responseEnd : 0
          const now = performance.now()
          if (now - Math.max(ended, started) > quiet || now - started > timeoutMs) resolve()
          else setTimeout(look, 100)
        }
        look()
      }),
    { quiet: quietMs, timeoutMs: TIMEOUT_MS },
  )
}
