// Measures how long a product's picture takes to change on the page after its text has changed. `npm run bench -- preview`
import type { Page } from '@playwright/test'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { startShopProcess } from './faults/shop-process.ts'
import { openBrowser } from './pages/browser.ts'
import { computeMedian, printBudgets } from './pages/print-budgets.ts'
import { openInteractivePage, waitForQuiet } from './pages/visit.ts'

const PORT = 3423
const ROUNDS = 10
/** Products with lettering, with a design that is cut from film, and with a printed design. */
const PRODUCTS = [
  'custom-lettering-by-the-foot',
  'boat-name-transom-script',
  'trailer-camp-name',
  'navy-anchor-badge',
]

export async function main(): Promise<void> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'decal-bench-'))
  const shop = await startShopProcess({ dataDir, port: PORT })
  const browser = await openBrowser()
  try {
    const page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage()
    const all: number[] = []
    for (const handle of PRODUCTS) {
      await openInteractivePage(page, `${shop.address}/product/${handle}`)
      // Waits for the first picture, so that the start of the engine isn't measured.
      await typeAndWait(page, 'Hello')
      const times: number[] = []
      for (let round = 0; round < ROUNDS; round += 1) {
        await waitForQuiet(page, 400)
        times.push(await typeAndWait(page, `Lake ${String.fromCodePoint(65 + round)}`))
      }
      console.log(
        `${handle}: median ${computeMedian(times).toFixed(0)} ms, worst ${Math.max(...times).toFixed(0)} ms`,
      )
      all.push(...times)
    }
    const name = 'change in a field to its picture, median'
    printBudgets('Live preview', [{ name, value: computeMedian(all), unit: 'ms', budget: { atMost: 150 } }])
  } finally {
    await browser.close()
    await shop.kill()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/**
 * Types into the first field and measures the time to the frame with a new picture. This runs in the page, because timing from outside
 * would include the test driver's delay.
 */
const typeAndWait = (page: Page, words: string): Promise<number> =>
  page.evaluate(
    (value) =>
      new Promise<number>((resolve, reject) => {
        const field = document.querySelector<HTMLInputElement>('#buy [name^="words:"]')
        if (!field) return reject(new Error('The product asks for no words'))
        const picture = () => document.querySelector<HTMLImageElement>('#picture-preview img')?.src
        const before = picture()
        const started = performance.now()
        const look = () => {
          const now = picture()
          if (now !== undefined && now !== before) resolve(performance.now() - started)
          else if (performance.now() - started > 30_000) reject(new Error('No picture came'))
          else requestAnimationFrame(look)
        }
        field.value = value
        field.dispatchEvent(new InputEvent('input', { bubbles: true }))
        requestAnimationFrame(look)
      }),
    words,
  )
