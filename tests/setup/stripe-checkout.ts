import type { StripeShop } from './stripe-shop.ts'

export const PICKUP_DETAILS = { delivery: 'pickup' }

/** Takes a shopper to Stripe's payment page. Returns the Stripe session that the shopper can pay. */
export async function openStripePage(shop: StripeShop) {
  const variantId = await shop.stockProduct({ stock: 1, priceCents: 10_000 })
  const token = await shop.fillCart({ variantId })
  const kim = shop.shopper(`192.0.2.${Math.floor(Math.random() * 250)}`)
  const url = await kim.checkOut(token, PICKUP_DETAILS)
  const session = shop.sessionAt(url)
  const payment = (await shop.listPayments()).find(
    ({ providerReference }) => providerReference === session.id,
  )
  return {
    kim,
    token,
    variantId,
    session,
    returnPath: `/checkout/${token}/paid/${payment?.id}`,
    paymentId: payment?.id ?? '',
  }
}

/** Returns the state of a payment; undefined if the shop doesn't know it. */
export const findPaymentState = async (shop: StripeShop, id: string) =>
  (await shop.listPayments()).find((payment) => payment.id === id)?.state

/** Counts the orders that a payment has become. */
export const countOrders = async (shop: StripeShop, paymentId: string) =>
  (await shop.listOrders()).filter((order) => order.paymentId === paymentId).length
