// Runs on both databases.
import { eq } from 'drizzle-orm'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { RESERVATION_MS } from '../../domain/checkout/time-to-pay.ts'
import { type CheckoutShop, openCheckoutShop } from '../../tests/setup/checkout-shop.ts'
import { CHECKOUT_CRASH_POINTS, type CheckoutCrashPlan } from '../../tests/setup/checkout-to-kill.ts'
import { runUntilCrash } from '../../tests/setup/shop-to-kill.ts'
import { carts } from '../db/schema/cart.ts'
import { demoPayments } from '../db/schema/operations.ts'
import { orders, payments } from '../db/schema/orders.ts'
import { createFolderMail } from '../gateways/mail-folder.ts'
import { sendDueMail } from '../platform/outbox/send-due-mail.ts'
import { reconcilePayments } from './reconcile-payments.ts'

let shop: CheckoutShop
beforeAll(async () => {
  shop = await openCheckoutShop()
})
afterAll(() => shop.close())

/** Runs the background work as a restarted shop would, until every reservation has expired. */
async function recover(mailFolder: string): Promise<void> {
  const mail = createFolderMail(mailFolder, { from: 'shop@shop.example', host: 'shop.example' })
  for (const ahead of [2 * 60_000, RESERVATION_MS + 60_000, RESERVATION_MS + 5 * 60_000]) {
    shop.clock.ahead = ahead
    await reconcilePayments(shop.deps)
    await sendDueMail({ ...shop.deps, mail })
  }
  shop.clock.ahead = 0
}

test.each(CHECKOUT_CRASH_POINTS)(
  'killed %s: one charge per order, one order per charge, one e-mail each to buyer and shop, and no stock lost',
  async (point) => {
    const variantId = await shop.stockProduct({ stock: 5 })
    const checkoutToken = await shop.fillCart({ variantId })
    const mailFolder = fs.mkdtempSync(path.join(os.tmpdir(), 'crash-mail-'))
    const plan: CheckoutCrashPlan = { connection: shop.connection, point, checkoutToken, mailFolder }
    expect(await runUntilCrash('checkout-to-kill.ts', plan)).toBe('SIGKILL')
    await recover(mailFolder)

    const [attempt] = await shop.db
      .select({ id: payments.id, state: payments.state })
      .from(payments)
      .innerJoin(carts, eq(carts.id, payments.cartId))
      .where(eq(carts.checkoutToken, checkoutToken))
    const charges = await shop.db
      .select()
      .from(demoPayments)
      .where(eq(demoPayments.idempotencyKey, attempt?.id ?? ''))
    const charged = charges.filter(
      ({ status, amountCents, refundedCents }) => status === 'paid' && amountCents > refundedCents,
    ).length
    const made = (
      await shop.db
        .select()
        .from(orders)
        .where(eq(orders.paymentId, attempt?.id ?? ''))
    ).length
    const wasPaid = point !== 'after reserving' && point !== 'after the provider started'
    expect({ charged, made, state: attempt?.state }).toEqual(
      wasPaid ? { charged: 1, made: 1, state: 'paid' } : { charged: 0, made: 0, state: 'expired' },
    )
    expect(await shop.stockOf(variantId)).toBe(wasPaid ? 4 : 5)
    const mails = fs.readdirSync(mailFolder).filter((file) => file.endsWith('.eml'))
    expect(mails).toHaveLength(2 * made)
    fs.rmSync(mailFolder, { recursive: true })
  },
)
