import type { Locator, Page } from '@playwright/test'

/** Opens a page whose timers run only as far as `clock.runFor` lets them, and waits until React has hydrated it. */
export async function visitOnStoppedClock(page: Page, path: string): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  // Checked after each step, for the reason that `runUntilVisible` gives.
  const isInteractive = () => page.evaluate(() => 'interactive' in document.documentElement.dataset)
  while (!(await isInteractive())) await runFor(page, 20)
}

/** Runs the page's clock in steps of `tick` milliseconds until a promise resolves. */
export async function runUntil(page: Page, coming: Promise<unknown>, tick = 20): Promise<void> {
  const waiting = { over: false }
  const come = coming.finally(() => {
    waiting.over = true
  })
  while (!waiting.over) await page.clock.runFor(tick)
  await come
}

/**
 * Runs the page's clock in steps until an element is visible. Checks after each step: `waitFor` looks up to half a second apart, in which
 * the clock could run past what is shown for seconds only.
 */
export async function runUntilVisible(page: Page, element: Locator, tick = 20): Promise<void> {
  while (!(await element.isVisible())) await runFor(page, tick)
}

/** Runs the page's clock and lets React process the result. */
export async function runFor(page: Page, ms: number): Promise<void> {
  await page.clock.runFor(ms)
  await settle(page)
}

/** React renders, then runs effects, in separate tasks that a stopped clock doesn't stop. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let task = 0; task < 5; task += 1) {
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', resolve)
        port1.start()
        port2.postMessage(null)
      })
    }
  })
}
