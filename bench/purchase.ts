// Measures how long a first purchase on a phone takes: taps, typing, and seconds of waiting. `npm run bench -- purchase [ADDRESS]`
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { startShopProcess } from './faults/shop-process.ts'
import { openBrowser, PHONE_SETTINGS } from './pages/browser.ts'
import { buyCatalogueDecal, buyOwnDecal, buyWithCustomText } from './purchase/first-purchases.ts'
import { PhoneShopper } from './purchase/phone-shopper.ts'

const PORT = 3421
const ROUNDS = 3
/**
 * How long the bench waits before it measures, in ms. In this time, a new sample shop computes its statistics and draws its pictures.
 * Shoppers of a real shop don't have to wait for this, because it happens only once.
 */
const SETTLES_MS = 20_000

const journeys = [
  ['A decal of the catalogue, from its page', buyCatalogueDecal],
  ['A product with own words, from its page', buyWithCustomText],
  ['A decal of one’s own, from a prompt', buyOwnDecal],
] as const

/** Runs the bench. If a URL is given, the bench buys in the shop at that URL. That shop may run another version. */
export async function main([address]: string[]): Promise<void> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'decal-bench-'))
  const shop = address === undefined ? await startShopProcess({ dataDir, port: PORT }) : null
  const browser = await openBrowser()
  if (shop) await setTimeout(SETTLES_MS)
  try {
    console.log('Median of three first visits; a person needs about 1 s for a tap and 0.3 s for a character.')
    for (const [name, buy] of journeys) {
      const counts = []
      for (let round = 0; round < ROUNDS; round += 1) {
        const context = await browser.newContext(PHONE_SETTINGS)
        const shopper = new PhoneShopper(await context.newPage(), shop?.address ?? address ?? '')
        await buy(shopper)
        counts.push(shopper.counts)
        await context.close()
      }
      const [median] = counts.toSorted((a, b) => a.waitingMs - b.waitingMs).slice(1)
      if (!median) throw new Error('No round ended')
      const { taps, fields, characters, waitingMs } = median
      const byHand = taps + characters * 0.3
      console.log(`\n${name}`)
      console.log(`  ${taps} taps, ${fields} fields with ${characters} characters`)
      console.log(
        `  ${(waitingMs / 1_000).toFixed(1)} s of waiting; in all about ${Math.round(byHand + waitingMs / 1_000)} s`,
      )
    }
  } finally {
    await browser.close()
    await shop?.kill()
    await rm(dataDir, { recursive: true, force: true })
  }
}
