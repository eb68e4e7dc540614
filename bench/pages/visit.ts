import type { Page } from '@playwright/test'

/** In milliseconds; a page that takes longer even on a busy machine is broken. */
const TIMEOUT_MS = 30_000

/** Opens a page and waits for hydration, after which links and buttons run their scripts. */
export async function openInteractive(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'load', timeout: TIMEOUT_MS })
  await page.locator('html[data-interactive]').waitFor({ state: 'attached', timeout: TIMEOUT_MS })
}

/** Waits until nothing was fetched for a while. A timeout reports fetches that never end. */
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
