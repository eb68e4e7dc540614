import type { Locator, Page } from '@playwright/test'

/** Opens a page with a stopped clock and waits for hydration. From then on, the test advances the clock. */
export async function visitOnStoppedClock(page: Page, path: string): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  // Whether the page is hydrated. This is checked after each step of the clock, because `waitFor` would check too rarely.
  const isInteractive = () => page.evaluate(() => 'interactive' in document.documentElement.dataset)
  while (!(await isInteractive())) await advanceClock(page, 20)
}

/** Advances the page's clock step by step until a promise resolves. `tick` is the length of a step in ms. */
export async function advanceClockUntil(page: Page, coming: Promise<unknown>, tick = 20): Promise<void> {
  const waiting = { over: false }
  const come = coming.finally(() => {
    waiting.over = true
  })
  while (!waiting.over) await page.clock.runFor(tick)
  await come
}

/**
 * Advances the page's clock until an element is visible. Looks for the element after each step of the clock. `waitFor` would look only
 * about twice a second. In between, the clock could advance so far that the element appears and disappears again.
 */
export async function advanceClockUntilVisible(page: Page, element: Locator, tick = 20): Promise<void> {
  while (!(await element.isVisible())) await advanceClock(page, tick)
}

/** Advances the page's clock, and lets React render the result. */
export async function advanceClock(page: Page, ms: number): Promise<void> {
  await page.clock.runFor(ms)
  await letReactRender(page)
}

/** Lets React render and run effects. Both are separate tasks, and the stopped clock doesn't affect them. */
export async function letReactRender(page: Page): Promise<void> {
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
