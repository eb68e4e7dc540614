import { Browser } from './browser.ts'
import { Buyer } from './buyer.ts'
import { type ShopProcessSettings, startShopProcess } from './shop-process.ts'
import { countOrders, findStock, addProductsInStock, runWithDatabase } from './stock-shop.ts'

type Figures = {
  rounds: number
  buyers: number
  wrongRounds: number
  slowestRoundMs: number
  outcomes: Record<string, number>
}

/**
 * Lets many buyers order the last item at the same time. In every round, exactly one must get it, and the others must be told that it is
 * sold out.
 */
export async function testLastItem(
  settings: ShopProcessSettings,
  rounds: number,
  buyers: number,
): Promise<Figures> {
  const { variantIds, before } = await runWithDatabase(settings, async (db) => ({
    variantIds: await addProductsInStock(db, rounds, 1),
    before: await countOrders(db),
  }))
  const shop = await startShopProcess(settings)
  const outcomes: Record<string, number> = {}
  let [wrongRounds, slowestRoundMs] = [0, 0]
  for (const [round, variantId] of variantIds.entries()) {
    const { sold, told, ms, answers } = await oneRound(shop.address, { round, variantId, buyers })
    if (sold !== 1 || told !== buyers - 1) wrongRounds += 1
    slowestRoundMs = Math.max(slowestRoundMs, ms)
    for (const answer of answers) outcomes[answer] = (outcomes[answer] ?? 0) + 1
  }
  await shop.kill()
  await runWithDatabase(settings, async (db) => {
    const left = await Promise.all(variantIds.map((id) => findStock(db, id)))
    const made = (await countOrders(db)) - before
    if (made !== rounds || left.some((stock) => stock !== 0))
      throw new Error(`${made} orders in ${rounds} rounds, left: ${left.join(', ')}`)
  })
  return { rounds, buyers, wrongRounds, slowestRoundMs, outcomes }
}

async function oneRound(
  address: string,
  { round, variantId, buyers }: { round: number; variantId: number; buyers: number },
) {
  const ready = []
  for (let index = 0; index < buyers; index += 1) {
    const buyer = new Buyer(new Browser(address, `10.${round}.1.${index}`))
    ready.push({ buyer, accepted: await buyer.review(variantId) })
  }
  const started = performance.now()
  const places = await Promise.all(ready.map(({ buyer, accepted }) => buyer.buy(accepted)))
  const answers = places.map((place) => place.replace(/^\/(orders|checkout)\/\w+/, '/$1'))
  const sold = answers.filter((answer) => answer === '/orders').length
  const told = answers.filter((answer) => answer.endsWith('notice=sold-out')).length
  return { sold, told, answers, ms: performance.now() - started }
}
