import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import type { ShopProcess } from '../faults/shop-process.ts'
import { type Figure, quantile } from './print-budgets.ts'

/** Linux counts processor time in hundredths of a second. */
const TICKS_A_SECOND = 100
const PAGES = 120
const WARM_UP = 30
/** A process is calm that uses a twentieth of this time. */
const CALM_MS = 1_000
const CALM_SHARE = 0.05
const CALM_WITHIN = 60

type List = { products: { handle: string }[] }

/** Processor time of the shop's own process for product pages nobody has asked for yet, compression included. */
export async function measureRendering(shop: ShopProcess): Promise<Figure[]> {
  const response = await fetch(`${shop.address}/api/products?limit=${PAGES + WARM_UP}`)
  const { products }: List = await response.json()
  const addresses = products.map(({ handle }) => `${shop.address}/product/${handle}`)
  for (const address of addresses.slice(0, WARM_UP)) await getPage(address)
  await untilCalm(shop.pid)
  const before = processorSeconds(shop.pid)
  const waits: number[] = []
  for (const address of addresses.slice(WARM_UP)) {
    const started = performance.now()
    await getPage(address)
    waits.push(performance.now() - started)
  }
  const perPage = ((processorSeconds(shop.pid) - before) * 1000) / waits.length
  return [
    {
      name: 'processor time of a page not yet kept, mean',
      value: perPage,
      unit: 'ms',
      budget: { atMost: 10 },
    },
    { name: 'answered after, median', value: quantile(waits, 0.5), unit: 'ms', budget: null },
    { name: 'answered after, 99 %', value: quantile(waits, 0.99), unit: 'ms', budget: null },
  ]
}

/** The drawing engine warms up in a thread of its own after the start: processor time that no page costs. */
async function untilCalm(pid: number): Promise<void> {
  let before = processorSeconds(pid)
  for (let waits = 0; waits < CALM_WITHIN; waits += 1) {
    await wait(CALM_MS)
    const now = processorSeconds(pid)
    if ((now - before) * 1000 < CALM_MS * CALM_SHARE) return
    before = now
  }
  throw new Error('The shop never came to rest: its pages cannot be measured.')
}

async function getPage(address: string): Promise<void> {
  const response = await fetch(address, { headers: { 'accept-encoding': 'br' } })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${address} answers ${response.status}`)
}

/** User and system time of a process, all its threads. */
function processorSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The second field is the program's name in brackets and may hold spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND
}
