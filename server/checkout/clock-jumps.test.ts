// Runs on both databases.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { shopFacts as facts } from '../../content/shop.ts'
import { RESERVATION_MS } from '../../domain/checkout/time-to-pay.ts'
import { type CheckoutShop, openCheckoutShop } from '../../tests/setup/checkout-shop.ts'
import { sendDueMail } from '../platform/outbox/send-due-mail.ts'
import { checkBooks } from '../operator/books/check-books.ts'
import { reconcilePayments } from './reconcile-payments.ts'

const HOUR_MS = 60 * 60_000
const STEPS = ['reviewed', 'placed', 'paid', 'ordered'] as const
type Step = (typeof STEPS)[number]

let shop: CheckoutShop
beforeAll(async () => {
  shop = await openCheckoutShop()
})
afterAll(() => shop.close())
beforeEach(() => {
  shop.clock.ahead = 0
  shop.sent.length = 0
})

/**
 * Takes a shopper through the whole checkout. After the step that `jumpAfter` names, sets the shop's clock forward or back by `byMs`.
 * Returns the address of the last page.
 */
async function buyWithJump(variantId: number, jumpAfter: Step, byMs: number): Promise<string> {
  const jump = (here: Step) => {
    if (here === jumpAfter) shop.clock.ahead = byMs
  }
  const token = await shop.fillCart({ variantId })
  const kim = shop.shopper(`192.0.2.${STEPS.indexOf(jumpAfter) * 2 + (byMs > 0 ? 1 : 0)}`)
  const review = await kim.review(token, { delivery: 'pickup' })
  jump('reviewed')
  const { location: payPage } = await kim.place(token, review)
  jump('placed')
  const back = await kim.send(payPage, { decision: 'pay' })
  jump('paid')
  const { location } = await kim.open(back.location)
  jump('ordered')
  return location
}

/**
 * Sets the clock forward in steps until all reservations and payments have expired, and runs the shop's background work after each step.
 * Then sets the clock right again.
 */
async function settle(): Promise<void> {
  for (const ahead of [0, 2 * 60_000, HOUR_MS + RESERVATION_MS + 60_000]) {
    shop.clock.ahead = ahead
    await reconcilePayments(shop.deps)
    await sendDueMail(shop.deps)
  }
  shop.clock.ahead = 0
}

test.each(
  STEPS.flatMap((step) => [-HOUR_MS, HOUR_MS].map((byMs) => ({ step, byMs, hours: byMs / HOUR_MS }))),
)(
  'the clock jumps by $hours h once the order is $step: one order and one charge, or neither, and the books balance',
  async ({ step, byMs }) => {
    const variantId = await shop.stockProduct({ stock: 5 })
    const before = (await shop.listOrders()).length
    const led = await buyWithJump(variantId, step, byMs)
    await settle()

    const made = (await shop.listOrders()).length - before
    expect(led.startsWith('/orders/')).toBe(made === 1)
    // If the clock jumps forward between placing the order and paying, the reservation has expired when the payment arrives, so the shop
    // doesn't create the order. In all other cases, it creates the order.
    expect(made).toBe(step === 'placed' && byMs > 0 ? 0 : 1)
    expect(await shop.stockOf(variantId)).toBe(5 - made)
    expect(shop.sent.filter(({ to }) => to === facts.email)).toHaveLength(made)
    expect(shop.sent.filter(({ to }) => to !== facts.email)).toHaveLength(made)
    for await (const book of checkBooks(shop.deps, { days: 30, againAfterMs: 0 }))
      expect({ book: book.name, found: book.discrepancies }).toEqual({ book: book.name, found: [] })
  },
)
