// Prints Lighthouse's results for the shop on a phone, as medians of five runs per page. `npm run bench -- lighthouse [landing | PATH …]`
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { landingPages } from '../content/landing/landing-pages.ts'
import { startShopProcess } from './faults/shop-process.ts'
import { auditWithLighthouse } from './pages/audit-page.ts'
import { openBrowser, PHONE_SETTINGS } from './pages/browser.ts'
import { printBudgets } from './pages/print-budgets.ts'
import { waitUntilIdle } from './pages/wait-until-idle.ts'
import { openInteractivePage, waitForQuiet } from './pages/visit.ts'

const PORT = 3421
const PAGES = [
  '/',
  '/shop',
  '/collection/vehicle-decals',
  '/product/canada-is-not-for-sale',
  '/search?q=wolf',
]
/** Number of visits before the measurement. By the third visit, the document is cached with its final compression. */
const VISITS_BEFORE = 3

export async function main(given: string[]): Promise<void> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'decal-lighthouse-'))
  const shop = await startShopProcess({ dataDir, port: PORT })
  try {
    for (const page of pagesOf(given)) {
      await warm(shop.address + page)
      await waitUntilIdle(shop.pid)
      const { figures, findings } = await auditWithLighthouse(shop.address + page)
      printBudgets(`${page} on a phone, load average ${os.loadavg()[0]?.toFixed(1)}`, figures)
      for (const finding of findings) console.log(`    ${finding}`)
    }
  } finally {
    await shop.kill()
    await rm(dataDir, { recursive: true, force: true })
  }
}

function pagesOf(given: string[]): readonly string[] {
  if (given.length === 0) return PAGES
  return given[0] === 'landing' ? landingPages.map((page) => page.path) : given
}

/** Visits the page before the measurement, so that its pictures exist and its document is cached in compressed form. */
async function warm(address: string): Promise<void> {
  const browser = await openBrowser()
  for (let visit = 0; visit < VISITS_BEFORE; visit += 1) {
    const page = await browser.newPage(PHONE_SETTINGS)
    await openInteractivePage(page, address)
    await waitForQuiet(page, 1_000)
    await page.close()
  }
  await browser.close()
}
