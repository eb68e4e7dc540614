import type { Page } from '@playwright/test'

/** The time limit for loading a page, in milliseconds. Even on a busy machine, a page that takes longer is broken. */
const TIMEOUT_MS = 30_000

/** Opens a page and waits for hydration. Before that, links and buttons don't run their scripts. */
export async function openInteractivePage(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'load', timeout: TIMEOUT_MS })
  await page.locator('html[data-interactive]').waitFor({ state: 'attached', timeout: TIMEOUT_MS })
}

/** Waits until the page has fetched nothing for a while (`quietMs`). Fails after the time limit if the page never stops fetching. */
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
