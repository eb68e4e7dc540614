import type { ShopProcess } from '../faults/shop-process.ts'
import { type BudgetFigure, computeQuantile } from './print-budgets.ts'
import { readProcessorSeconds } from './processor-seconds.ts'
import { waitUntilIdle } from './wait-until-idle.ts'

const PAGE_COUNT = 120
const WARM_UP_PAGES = 30

type List = { products: { handle: string }[] }

/** Measures the processor time that the shop's process needs for a product page that isn't cached, including compression. */
export async function measureRendering(shop: ShopProcess): Promise<BudgetFigure[]> {
  const response = await fetch(`${shop.address}/api/products?limit=${PAGE_COUNT + WARM_UP_PAGES}`)
  const { products }: List = await response.json()
  const addresses = products.map(({ handle }) => `${shop.address}/product/${handle}`)
  for (const address of addresses.slice(0, WARM_UP_PAGES)) await getPage(address)
  await waitUntilIdle(shop.pid)
  const before = readProcessorSeconds(shop.pid)
  const waits: number[] = []
  for (const address of addresses.slice(WARM_UP_PAGES)) {
    const started = performance.now()
    await getPage(address)
    waits.push(performance.now() - started)
  }
  const perPage = ((readProcessorSeconds(shop.pid) - before) * 1000) / waits.length
  return [
    {
      name: 'processor time of a page not yet kept, mean',
      value: perPage,
      unit: 'ms',
      budget: { atMost: 10 },
    },
    { name: 'answered after, median', value: computeQuantile(waits, 0.5), unit: 'ms', budget: null },
    { name: 'answered after, 99 %', value: computeQuantile(waits, 0.99), unit: 'ms', budget: null },
  ]
}

async function getPage(address: string): Promise<void> {
  const response = await fetch(address, { headers: { 'accept-encoding': 'br' } })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${address} answers ${response.status}`)
}
