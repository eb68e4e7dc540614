import { z } from 'zod'
import { orderListSchema } from '../../../contract/operator/order-list.ts'
import { creditPaymentSchema } from '../../../contract/credits.ts'
import { Browser, type BrowserOptions } from '../browser.ts'
import { Buyer } from '../buyer.ts'
import type { ShopProcess } from '../shop-process.ts'
import type { AcknowledgedWrites } from './acknowledged-writes.ts'

export const OPERATOR_TOKEN = 'a token for benches of more than sixteen'
const makePicture = (number: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path d="M10 10h${10 + (number % 80)}v80h-9z"/></svg>`
const BASIC = { creditAmount: 10, paymentDetails: { amount: 19.99, currency: 'CAD' } }

let people = 0
/** Creates a simulated person with their own IP address, so that nobody reaches a rate limit. */
function person(origin: string, onAnswer?: BrowserOptions['onAnswer']): { browser: Browser; number: number } {
  people += 1
  const address = `10.${(people >> 16) & 255}.${(people >> 8) & 255}.${people & 255}`
  return {
    browser: new Browser(origin, address, { turns: 1, ...(onAnswer && { onAnswer }) }),
    number: people,
  }
}

/** Browsers that stay in use when the shop's processes are killed and restarted. */
export type LongLivedBrowsers = { sharer: Browser; sharePath: string; operator: Browser }

export async function openLongLivedBrowsers(
  { address }: ShopProcess,
  onAnswer?: BrowserOptions['onAnswer'],
): Promise<LongLivedBrowsers> {
  const sharer = person(address, onAnswer).browser
  const generated = await sharer.sendJson('/api/referrals/generate', { userId: 1 })
  const { shareUrl } = z.object({ shareUrl: z.string() }).parse(await generated.json())
  const operator = person(address, onAnswer).browser
  const operatorOnlyResponses = await operator.sendJson('/api/operator/session', {
    token: OPERATOR_TOKEN,
    name: 'Bench',
  })
  if (operatorOnlyResponses.status !== 204)
    throw new Error(`The operator was answered ${operatorOnlyResponses.status}`)
  return { sharer, sharePath: new URL(shareUrl).pathname, operator }
}

export type LoadRun = {
  shop: ShopProcess
  regulars: LongLivedBrowsers
  variantId: number
  acknowledged: AcknowledgedWrites
  onAnswer?: BrowserOptions['onAnswer']
}

/** Runs everybody's activities concurrently until the shop is killed. Resolves once all of them have stopped. */
export async function runLoad(load: LoadRun, isOver: () => boolean): Promise<void> {
  const works = [buy, buy, buyAsFriend, buyCredits, redeem, uploadImage, refund, importProducts]
  await Promise.all(
    works.map(async (work) => {
      while (!isOver())
        try {
          await work(load)
        } catch {
          // If the shop or its database was killed during the request, this person waits a moment before the next request.
          await new Promise((resolve) => setTimeout(resolve, 50))
        }
    }),
  )
}

async function buy({ shop, variantId, acknowledged, onAnswer }: LoadRun, before?: string): Promise<void> {
  const { browser, number } = person(shop.address, onAnswer)
  if (before !== undefined) await (await browser.ask(before)).body?.cancel()
  const buyer = new Buyer(browser, { email: `buyer${number}@example.com` })
  const place = await buyer.buy(await buyer.review(variantId))
  if (place.startsWith('/orders/')) acknowledged.note('orders', place.replace('/orders/', ''))
}

/** Buys through the referral link of another person, who earns points for it. */
const buyAsFriend = (load: LoadRun) => buy(load, load.regulars.sharePath)

async function buyCredits({ shop, acknowledged, onAnswer }: LoadRun): Promise<void> {
  const { browser } = person(shop.address, onAnswer)
  const started = await browser.sendJson('/api/user/credits/purchase', BASIC)
  const { purchaseId, paymentUrl } = creditPaymentSchema.parse(await started.json())
  const back = await browser.locationOf(
    await browser.submit(new URL(paymentUrl).pathname, { decision: 'pay' }),
  )
  await (await browser.ask(back)).body?.cancel()
  const found = await browser.ask(`/api/user/credits/purchases/${purchaseId}`)
  if (z.object({ state: z.string() }).parse(await found.json()).state === 'paid')
    acknowledged.note('purchases', purchaseId)
}

async function redeem({ regulars, acknowledged }: LoadRun): Promise<void> {
  const answer = await regulars.sharer.sendJson('/api/rewards/redeem', { userId: 1, rewardId: 1 })
  if (answer.ok) acknowledged.note('redemptions', codeOf(await answer.json()))
  else await new Promise((resolve) => setTimeout(resolve, 200))
}

/** Finds the `code` field in a response at any depth. */
function codeOf(answer: unknown): string {
  const [, code] = /"(?:code|discountCode)":"([^"]+)"/.exec(JSON.stringify(answer)) ?? []
  if (code === undefined) throw new Error(`No code in ${JSON.stringify(answer)}`)
  return code
}

async function uploadImage({ shop, acknowledged, onAnswer }: LoadRun): Promise<void> {
  const { browser, number } = person(shop.address, onAnswer)
  const form = new FormData()
  form.set('image', new File([makePicture(number)], 'mark.svg'))
  const answer = await browser.upload('/api/images/upload', form)
  if (answer.status === 201)
    acknowledged.note('images', z.object({ id: z.string() }).parse(await answer.json()).id)
  await new Promise((resolve) => setTimeout(resolve, 100))
}

async function refund({ regulars, acknowledged }: LoadRun): Promise<void> {
  const list = await regulars.operator.ask('/api/operator/orders?status=paid')
  const orders = orderListSchema.parse(await list.json()).orders.filter(({ sample }) => !sample)
  const order = orders[Math.floor(Math.random() * orders.length)]
  if (!order) return void (await new Promise((resolve) => setTimeout(resolve, 200)))
  const whole = await regulars.operator.ask(`/api/operator/orders/${order.id}`)
  const { version } = z.object({ version: z.number() }).parse(await whole.json())
  const key = `refund-${order.id}-${version}`
  const what = Math.random() < 0.5 ? { kind: 'all' } : { kind: 'amount', amountCents: 100 }
  const answer = await regulars.operator.sendJson(
    `/api/operator/orders/${order.id}/refunds`,
    { version, what, restock: false, reason: '' },
    { 'idempotency-key': key },
  )
  if (answer.ok) acknowledged.note('refunds', key)
  await answer.body?.cancel()
}

export const IMPORTED_HANDLE = 'killed-import'
const PRODUCTS = 300

/** Imports the same products with a new price each time. */
async function importProducts({ regulars, acknowledged }: LoadRun): Promise<void> {
  const cents = acknowledged.triedCents + 1
  acknowledged.triedCents = cents
  const csv = csvOf(cents)
  const form = new FormData()
  form.set('file', new File([csv], 'products.csv'))
  const preview = await regulars.operator.upload('/api/operator/products/preview', form)
  form.set('plan', z.object({ plan: z.string() }).parse(await preview.json()).plan)
  const imported = await regulars.operator.upload('/api/operator/products/import', form)
  const { state } = z.object({ state: z.string() }).parse(await imported.json())
  if (state === 'done') acknowledged.importedCents = cents
}

function csvOf(cents: number): string {
  const price = (cents / 100).toFixed(2)
  const lines = Array.from(
    { length: PRODUCTS },
    (_, number) => `${IMPORTED_HANDLE}-${number},Import ${number},${price},shopify,5\n`,
  )
  return `Handle,Title,Variant Price,Variant Inventory Tracker,Variant Inventory Qty\n${lines.join('')}`
}
