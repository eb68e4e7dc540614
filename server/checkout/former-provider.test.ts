// Runs on both databases.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readBalance, startCreditPurchase } from '../../tests/setup/credit-calls.ts'
import { openStripeShop, type StripeShop } from '../../tests/setup/stripe-shop.ts'
import { createShop } from '../app.ts'
import { createDemoPayments } from '../gateways/payment-demo.ts'
import { createPaymentProviders } from '../gateways/payment-providers.ts'
import { reconcilePurchases } from '../credits/reconcile-purchases.ts'
import { requestRefund } from '../orders/refunds/request-refund.ts'
import { payRefundOfOrder } from '../orders/refunds/pay-refunds.ts'
import { reconcilePayments } from './reconcile-payments.ts'
import { warnOfUnreachableProviders } from '../payments/unreachable-providers.ts'

// The shop in these tests has changed its payment provider from Stripe to the demo provider.

const PAGE = { title: 'A page', description: 'Decals' }
const resolveDocumentUrl = ({ pathname }: URL) => Promise.resolve(pathname)
const PICKUP = { delivery: 'pickup' }

let shop: StripeShop
let stripe: StripeShop['stripe']
let atStripe: StripeShop['deps']['payments']
beforeAll(async () => {
  shop = await openStripeShop()
  stripe = shop.stripe
  atStripe = { ...shop.deps.payments }
})
afterAll(() => shop.close())
beforeEach(() => {
  shop.clock.ahead = 0
  Object.assign(shop.deps.payments, atStripe)
})

function changeProvider({ keepKeys }: { keepKeys: boolean }) {
  const demo = createDemoPayments(shop.db, shop.deps.env.PUBLIC_URL)
  Object.assign(shop.deps.payments, createPaymentProviders(demo, keepKeys ? [atStripe.current] : []))
}

/** Opens a shop in which a shopper is on Stripe's payment page. Then the shop changes its payment provider. */
async function shopperAtStripe(before: { keepKeys: boolean } = { keepKeys: true }) {
  const variantId = await shop.stockProduct({ stock: 1, priceCents: 10_000 })
  const token = await shop.fillCart({ variantId })
  const kim = shop.shopper(`192.0.2.${Math.floor(Math.random() * 250)}`)
  const session = shop.sessionAt(await kim.checkOut(token, PICKUP))
  changeProvider(before)
  return { kim, token, variantId, session, paymentId: session.client_reference_id }
}

const stateOf = async (id: string) => (await shop.listPayments()).find((payment) => payment.id === id)?.state
const orderOf = async (id: string) => (await shop.listOrders()).find(({ paymentId }) => paymentId === id)

test('a pending payment becomes an order by its webhook', async () => {
  const { session, paymentId } = await shopperAtStripe()
  stripe.pay(session.id)
  expect((await shop.deliver(stripe.signed('checkout.session.completed', session.id))).status).toBe(200)
  expect(await stateOf(paymentId)).toBe('paid')
})

test('a payment whose webhook was lost becomes an order by reconciliation', async () => {
  const { session, paymentId } = await shopperAtStripe()
  stripe.pay(session.id)
  shop.clock.ahead = 2 * 60_000
  await reconcilePayments(shop.deps)
  expect(await orderOf(paymentId)).toBeDefined()
})

test('an unpaid attempt is closed at the former provider, and paid at the new one', async () => {
  const { kim, token, session, paymentId, variantId } = await shopperAtStripe()
  const placed = await kim.place(token, await kim.review(token, PICKUP))
  expect(placed.location).toContain('/pay/demo/')
  expect([session.status, await stateOf(paymentId), await shop.stockOf(variantId)]).toEqual([
    'expired',
    'expired',
    0,
  ])
})

test('a refund goes through the provider that took the payment', async () => {
  const { session, paymentId } = await shopperAtStripe()
  stripe.pay(session.id)
  await shop.deliver(stripe.signed('checkout.session.completed', session.id))
  const { id = 0 } = (await orderOf(paymentId)) ?? {}
  const request = {
    what: { kind: 'all' },
    restock: false,
    reason: '',
    key: 'former-1',
    actor: 'Ada',
  } as const
  expect(await requestRefund(shop.deps, { id, version: 1 }, request)).toEqual({ ok: true })
  await payRefundOfOrder(shop.deps, id)
  expect((await atStripe.current.find(session.id))?.refundedCents).toBe(11_300)
  expect(await stateOf(paymentId)).toBe('refunded')
})

test("a shopper's form may still lead to the former provider's page", async () => {
  changeProvider({ keepKeys: true })
  const renderPage = () =>
    Promise.resolve({
      kind: 'page',
      status: 200,
      head: PAGE,
      html: '',
      styles: 'whole',
      resources: {},
      sharedAs: null,
    } as const)
  const renderer = {
    load: () =>
      Promise.resolve({
        renderPage,
        renderFailure: renderPage,
        renderOrderPicture: () => Promise.resolve(null),
        resolveDocumentUrl,
      }),
    entry: '/assets/entry.js',
    preload: [],
    styles: { home: '', whole: '', shopping: '', wholeHref: '/assets/whole.css' },
    fonts: [],
  }
  const { headers } = await createShop({ ...shop.deps, renderer }).app.request('/')
  expect(headers.get('content-security-policy')).toContain("form-action 'self' https://checkout.stripe.com;")
})

test('a pending purchase of credits is completed by reconciliation', async () => {
  const kim = shop.visitor()
  const session = shop.sessionAt((await startCreditPurchase(kim)).paymentUrl)
  changeProvider({ keepKeys: true })
  stripe.pay(session.id)
  shop.clock.ahead = 2 * 60_000
  await reconcilePurchases(shop.deps)
  expect(await readBalance(kim)).toBe(10)
})

test('without the former provider’s keys nothing is decided, and the shop says whose keys are missing', async () => {
  const { session, paymentId } = await shopperAtStripe({ keepKeys: false })
  stripe.pay(session.id)
  shop.clock.ahead = 60 * 60_000
  await reconcilePayments(shop.deps)
  expect(await stateOf(paymentId)).toBe('paying')
  expect((await shop.deliver(stripe.signed('checkout.session.completed', session.id))).status).toBe(404)
  const said: unknown[] = []
  await warnOfUnreachableProviders({ ...shop.deps, log: (...words) => void said.push(words) })
  expect(said).toEqual([['error', expect.stringContaining('set its keys again'), { provider: 'stripe' }]])
})
