import { Buyer } from './buyer.ts'
import { type Settings, startShopProcess } from './shop-process.ts'
import { stockProducts, withDatabase } from './stock-shop.ts'

const BUYERS = 4
const LOAD_MS = { least: 600, most: 2_500 }

type Figures = { cycles: number; acknowledged: number; lost: number; readyP95Ms: number; slowestMs: number }

/** Kills the shop's process under checkout load, again and again; afterwards every order that was confirmed to a buyer must be there. */
export async function killCycles(settings: Settings, cycles: number): Promise<Figures> {
  const [variantId = 0] = await withDatabase(settings, (db) => stockProducts(db, 1, 1_000_000))
  const acknowledged: string[] = []
  const ready: number[] = []
  for (let cycle = 0; cycle < cycles; cycle += 1) {
    const shop = await startShopProcess(settings)
    ready.push(shop.readyMs)
    const load = Array.from({ length: BUYERS }, (_, index) =>
      buyUntilKilled(shop.address, `10.${cycle % 250}.0.${index}`, variantId, acknowledged),
    )
    await new Promise((resolve) =>
      setTimeout(resolve, LOAD_MS.least + Math.random() * (LOAD_MS.most - LOAD_MS.least)),
    )
    await shop.kill()
    await Promise.all(load)
  }
  const lost = await countLost(settings, acknowledged)
  const sorted = ready.toSorted((a, b) => a - b)
  const readyP95Ms = sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0
  return { cycles, acknowledged: acknowledged.length, lost, readyP95Ms, slowestMs: sorted.at(-1) ?? 0 }
}

async function buyUntilKilled(
  address: string,
  from: string,
  variantId: number,
  acknowledged: string[],
): Promise<void> {
  for (let order = 0; ; order += 1) {
    try {
      const buyer = new Buyer(address, `${from}${order % 10}`)
      const place = await buyer.buy(await buyer.review(variantId))
      if (place.startsWith('/orders/')) acknowledged.push(place)
    } catch {
      // The shop was killed.
      return
    }
  }
}

async function countLost(settings: Settings, acknowledged: readonly string[]): Promise<number> {
  const shop = await startShopProcess(settings)
  let lost = 0
  for (const place of acknowledged) {
    const page = await fetch(shop.address + place)
    if (!(page.ok && (await page.text()).includes('Thank you for your order'))) lost += 1
  }
  await shop.kill()
  return lost
}
