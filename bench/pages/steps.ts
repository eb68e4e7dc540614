import type { Browser, Page } from '@playwright/test'
import { type Figure, median } from './print-budgets.ts'
import { openInteractive, waitForQuiet } from './visit.ts'

const ROUNDS = 12
/** From pointing at something to pressing the button, as quick people do it. */
const HOVER_MS = 200

/** From the click to the paint that shows its effect, in a browser that has the shop already. */
export async function measureSteps(browser: Browser, address: string): Promise<Figure[]> {
  const toProduct: number[] = []
  const toDrawer: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
    const page = await context.newPage()
    await openInteractive(page, address)
    const link = page.locator('main a[href^="/product/"]').nth(round)
    await link.scrollIntoViewIfNeeded()
    toProduct.push(await clickAndWait(page, `main a[href^="/product/"]`, round, 'main form[action="/cart"]'))
    await waitForQuiet(page, 400)
    toDrawer.push(
      await clickAndWait(
        page,
        'form[action="/cart"] button[type="submit"]',
        0,
        'dialog.drawer-right[open] li',
      ),
    )
    await context.close()
  }
  return [
    {
      name: 'home to product, click to content, median',
      value: median(toProduct),
      unit: 'ms',
      budget: { atMost: 80 },
    },
    {
      name: 'add to cart, click to open drawer, median',
      value: median(toDrawer),
      unit: 'ms',
      budget: { atMost: 60 },
    },
  ]
}

/** Clicks in the page itself and waits for the frame in which `effect` is there: no time of the test driver counts. */
function clickAndWait(page: Page, selector: string, index: number, effect: string): Promise<number> {
  return page.evaluate(
    ({ selector, index, effect, hoverMs }) =>
      new Promise<number>((resolve, reject) => {
        const target = document.querySelectorAll<HTMLElement>(selector)[index]
        if (!target) return reject(new Error(`There is no ${selector} number ${index}`))
        // A mouse is over what it clicks.
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
    { selector, index, effect, hoverMs: HOVER_MS },
  )
}
