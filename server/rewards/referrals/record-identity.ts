import { createHmac } from 'node:crypto'
import { toCanonicalEmail } from '../../../domain/checkout/customer-email.ts'
import { toShippingIdentity } from '../../../domain/referrals/shipping-identity.ts'
import type { Transaction } from '../../db/database.ts'
import { orderIdentities } from '../../db/schema/referrals.ts'
import type { PaidOrder } from '../../orders/index.ts'

export type OrderIdentity = typeof orderIdentities.$inferSelect

/**
 * Stores keyed hashes of the e-mail address, the shipping address and the card of an order. With these hashes, orders of the same buyer can
 * be recognised.
 */
export async function recordOrderIdentity(
  tx: Transaction,
  { orderId, order, cardFingerprint }: Pick<PaidOrder, 'orderId' | 'order' | 'cardFingerprint'>,
  visitorSecret: string,
): Promise<OrderIdentity> {
  const keyed = (kind: string, text: string) =>
    createHmac('sha256', visitorSecret).update(`${kind}:${text}`).digest('base64url')
  // Leaves out the address of a pickup order: it is the shop's own address and doesn't identify the buyer.
  const address = order.shipping.method === 'pickup' ? null : toShippingIdentity(order.address)
  const identity = {
    orderId,
    emailKey: keyed('order-email', toCanonicalEmail(order.contact.email)),
    addressKey: address === null ? null : keyed('order-address', address),
    cardKey: cardFingerprint === null ? null : keyed('order-card', cardFingerprint),
  }
  await tx.insert(orderIdentities).values(identity)
  return identity
}
