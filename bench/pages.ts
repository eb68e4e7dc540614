// Measures what a page costs: bytes, processor time, requests per second, and milliseconds per step. `npm run bench -- pages`
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { startShopProcess } from './faults/shop-process.ts'
import { openBrowser } from './pages/browser.ts'
import { printBudgets } from './pages/print-budgets.ts'
import { measureRendering } from './pages/rendering.ts'
import { measureSteps } from './pages/steps.ts'
import { measureThroughput } from './pages/throughput.ts'
import { measurePageWeight } from './pages/weight.ts'

const PORT = 3418

export async function main(): Promise<void> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'decal-bench-'))
  const shop = await startShopProcess({ dataDir, port: PORT })
  const browser = await openBrowser()
  try {
    // Rendering is measured first, before any page is cached.
    printBudgets('Rendering', await measureRendering(shop))
    printBudgets('Weight of home, first visit on a phone', await measurePageWeight(browser, shop.address))
    printBudgets('Steps', await measureSteps(browser, shop.address))
    printBudgets('Throughput of a kept page', await measureThroughput(shop.address))
  } finally {
    await browser.close()
    await shop.kill()
    await rm(dataDir, { recursive: true, force: true })
  }
}
