import type { Locator, Page } from '@playwright/test'

/** Opens a page whose timers advance only with `clock.runFor`, and waits until React has hydrated it. */
export async function visitOnStoppedClock(page: Page, path: string): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  // Checked after each step, for the reason given at `runUntilVisible`.
  const isInteractive = () => page.evaluate(() => 'interactive' in document.documentElement.dataset)
  while (!(await isInteractive())) await runFor(page, 20)
}

/** Advances the page's clock in steps of `tick` milliseconds until a promise resolves. */
export async function runUntil(page: Page, coming: Promise<unknown>, tick = 20): Promise<void> {
  const waiting = { over: false }
  const come = coming.finally(() => {
    waiting.over = true
  })
  while (!waiting.over) await page.clock.runFor(tick)
  await come
}

/**
 * Advances the page's clock in steps until an element is visible, checking after each step. `waitFor` checks only every half second or so,
 * and meanwhile the clock could run past something that is visible for just seconds.
 */
export async function runUntilVisible(page: Page, element: Locator, tick = 20): Promise<void> {
  while (!(await element.isVisible())) await runFor(page, tick)
}

/** Advances the page's clock and lets React process the result. */
export async function runFor(page: Page, ms: number): Promise<void> {
  await page.clock.runFor(ms)
  await settle(page)
}

/** Lets React render and run effects. It does so in separate tasks, which run even while the clock is stopped. */
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
