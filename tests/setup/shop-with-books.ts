import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { artworks } from '../../server/db/schema/designs.ts'
import { writeArtwork } from '../../server/designs/artwork/artwork-files.ts'
import { payRefundOfOrder } from '../../server/orders/refunds/pay-refunds.ts'
import { requestRefund } from '../../server/orders/refunds/request-refund.ts'
import { STANDARD_PACKAGE, startCreditPurchase } from './credit-calls.ts'
import { openStripeShop, type StripeShop } from './stripe-shop.ts'

/** The id of an artwork whose file is stored. */
export const ARTWORK = 'ArtworkWithItsFile1234'
const HASH_OF_ARTWORK = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
const BILLING = { email: 'kim@example.com', country: 'CA', province: 'ON' }

const artworkRow = {
  id: ARTWORK,
  visitorHash: 'kim',
  fileName: 'a.svg',
  format: 'svg',
  bytes: 1,
  sha256: HASH_OF_ARTWORK,
  widthMm: 1,
  heightMm: 1,
  hasOwnCut: true,
  offsetMm: 0,
  vectorised: false,
  createdAt: new Date(),
}

export type ShopWithBooks = Awaited<ReturnType<typeof openShopWithBooks>>

/** Opens a shop with an order that was partly refunded, a pending payment, a purchase of credits and an artwork. */
export async function openShopWithBooks() {
  const shop = await openStripeShop()
  const paid = await sellAndRefundPart(shop)
  // Leaves a second shopper on the provider's payment page, so that there is a pending payment.
  const variantId = await shop.stockProduct({ stock: 3 })
  await shop.shopper().checkOut(await shop.fillCart({ variantId }), { delivery: 'pickup' })
  const waiting = (await shop.listPayments()).at(-1)?.id ?? ''
  const kim = shop.visitor()
  const { purchaseId } = await startCreditPurchase(kim, { ...STANDARD_PACKAGE, billing: BILLING })
  const session = [...shop.stripe.sessions.values()].find(
    ({ client_reference_id: id }) => id === purchaseId,
  )?.id
  shop.stripe.pay(session ?? '')
  await shop.deliver(shop.stripe.signed('checkout.session.completed', session ?? ''))
  await shop.db.insert(artworks).values(artworkRow)
  await writeArtwork(shop.deps, ARTWORK, new Uint8Array())
  return { shop, paid, bought: purchaseId, waiting }
}

/** Sells an order of two pieces and refunds $2.00 of it. */
async function sellAndRefundPart(shop: StripeShop) {
  const variantId = await shop.stockProduct({ stock: 5 })
  const url = await shop
    .shopper()
    .checkOut(await shop.fillCart({ variantId, quantity: 2 }), { delivery: 'pickup' })
  const session = shop.sessionAt(url).id
  shop.stripe.pay(session)
  await shop.deliver(shop.stripe.signed('checkout.session.completed', session))
  const [order] = await shop.listOrders()
  if (!order?.paymentId) throw new Error('no order')
  const what = { kind: 'amount', amountCents: 200 } as const
  const request = { what, restock: false, reason: '', key: 'form', actor: 'Ada' }
  expect(await requestRefund(shop.deps, { id: order.id, version: 1 }, request)).toEqual({ ok: true })
  await payRefundOfOrder(shop.deps, order.id)
  // Changes the plan of the job, which so far was to be made by hand, so that the engine makes its files.
  const plan = JSON.stringify({ kind: 'made', variantId })
  await shop.db.execute(sql`update jobs set plan = ${plan}::jsonb`)
  await shop.db.execute(sql`
    insert into outbox (kind, dedupe_key, payload) select 'production', 'production:job:' || id, '{}' from jobs`)
  return {
    session,
    paymentId: order.paymentId,
    number: order.number,
    refundId: await one(shop, sql`select id as value from refunds`),
    day: await one(shop, sql`select placed_on::text as value from sales`),
    jobId: Number(await one(shop, sql`select id as value from jobs`)),
  }
}

async function one(shop: StripeShop, query: ReturnType<typeof sql>): Promise<string> {
  return String((await shop.db.execute(query)).rows[0]?.['value'])
}
