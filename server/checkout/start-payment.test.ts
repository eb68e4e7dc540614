import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStripeShop, type StripeShop } from '../../tests/setup/stripe-shop.ts'
import { UNKNOWN_BUYER } from '../../domain/credits/billing.ts'
import { CREDIT_PACKAGES } from '../../domain/credits/packages.ts'
import { isDatabaseUnavailable } from '../runtime/database-errors.ts'
import { openDatabase } from '../db/database.ts'
import { buyCredits } from '../credits/buy-credits.ts'
import { quoteCredits } from '../credits/purchase-price.ts'
import { createAttemptLimits } from '../platform/rate-limits/attempt-limits.ts'
import { findPayment } from '../payments/payments.ts'
import { startPayment } from './start-payment.ts'

const unavailable = openDatabase('postgres://postgres@localhost/x?host=/nowhere')
let shop: StripeShop
beforeAll(async () => {
  shop = await openStripeShop()
})
afterAll(async () => {
  await unavailable.close()
  await shop.close()
})

test('an unavailable database is not reported as an unavailable payment provider', async () => {
  const token = await shop.fillCart({ variantId: await shop.stockProduct({ stock: 1 }) })
  await shop.shopper().checkOut(token, { delivery: 'pickup' })
  await shop.pool.query(
    `update payments set state = 'reserved', provider_reference = null, redirect_url = null`,
  )
  const [row] = await shop.listPayments()
  const payment = row && (await findPayment(shop.db, row.id))
  if (!payment) throw new Error('no payment')
  const deps = { ...shop.deps, db: unavailable.db }
  await expect(startPayment(deps, payment, token)).rejects.toSatisfy(isDatabaseUnavailable)
  const buyer = { visitorHash: 'kim', address: '192.0.2.9' }
  const buying = buyCredits({ ...deps, limits: createAttemptLimits(deps, 'credit-payments') }, buyer, {
    package: CREDIT_PACKAGES[0],
    billing: UNKNOWN_BUYER,
    price: quoteCredits(shop.deps, CREDIT_PACKAGES[0], UNKNOWN_BUYER),
  })
  await expect(buying).rejects.toSatisfy(isDatabaseUnavailable)
})
