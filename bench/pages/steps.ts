import type { Browser, Page } from '@playwright/test'
import { type BudgetFigure, computeMedian } from './print-budgets.ts'
import { openInteractivePage, waitForQuiet } from './visit.ts'

const ROUNDS = 12
const add = {
  selector: 'form[action="/cart"] button[type="submit"]',
  index: 0,
  effect: 'dialog.drawer-right[open] li',
}
const ASKING =
  'main form[action="/cart"] :is(textarea, input:not([type]), input[type="text"], input[type="file"])'
/** How long a fast user points at a button before pressing it, in ms. */
const HOVER_MS = 200

/**
 * Times a shopper's steps, such as opening a product or adding it to the cart, in a browser that has already loaded the shop. A step is
 * timed from the click to the paint that shows its effect.
 */
export async function measureSteps(browser: Browser, address: string): Promise<BudgetFigure[]> {
  const toProduct: number[] = []
  const toDrawer: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
    const page = await context.newPage()
    await openInteractivePage(page, address)
    const product = {
      selector: 'main a[href^="/product/"]',
      index: round,
      effect: 'main form[action="/cart"]',
    }
    await page.locator(product.selector).nth(round).scrollIntoViewIfNeeded()
    // Waits for pictures that load only when their section is scrolled into view.
    await waitForQuiet(page, 400)
    toProduct.push(await clickAndWait(page, product))
    await waitForQuiet(page, 400)
    // Products that need text or artwork can't be added with one click.
    if ((await page.locator(ASKING).count()) === 0) toDrawer.push(await clickAndWait(page, add))
    await context.close()
  }
  return [
    {
      name: 'home to product, click to content, median',
      value: computeMedian(toProduct),
      unit: 'ms',
      budget: { atMost: 80 },
    },
    {
      name: 'add to cart, click to open drawer, median',
      value: computeMedian(toDrawer),
      unit: 'ms',
      budget: { atMost: 60 },
    },
  ]
}

type Click = {
  /** A CSS selector. The first matching element of each page is clicked. */
  selector: string
  index: number
  /** The element or text that should appear after the click. */
  effect: string
}

/**
 * Clicks and measures the time to the frame that shows the effect. This runs in the page, because timing from outside would include the
 * test driver's delay.
 */
const clickAndWait = (page: Page, click: Click): Promise<number> =>
  page.evaluate(
    ({ selector, index, effect, hoverMs }) =>
      new Promise<number>((resolve, reject) => {
        const target = document.querySelectorAll<HTMLElement>(selector)[index]
        if (!target) return reject(new Error(`There is no ${selector} number ${index}`))
        // Simulates a mouse, whose pointer is over an element before the click.
        target.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
        setTimeout(() => {
          const started = performance.now()
          const look = () => {
            if (document.querySelector(effect)) resolve(performance.now() - started)
            else if (performance.now() - started > 20_000) reject(new Error(`${effect} did not come`))
            else requestAnimationFrame(look)
          }
          target.click()
          requestAnimationFrame(look)
        }, hoverMs)
      }),
    { ...click, hoverMs: HOVER_MS },
  )
