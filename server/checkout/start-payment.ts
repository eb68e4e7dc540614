import type { Deps } from '../deps.ts'
import { taxLabel } from '../../domain/checkout/tax.ts'
import { shop } from '../../content/shop.ts'
import type { PaymentRequest } from '../gateways/payment.ts'
import type { AcceptedOrder } from '../db/accepted-order.ts'
import { callProvider, lockCart, lockPayment, movePayment, type Payment } from '../payments/index.ts'

export type Started = { ok: true; url: string } | { ok: false; reason: 'payment-over' }

type PaymentDeps = Pick<Deps, 'db' | 'now' | 'payments' | 'env'>

/**
 * Asks the provider for the page where the shopper pays. Asking twice for one attempt gives one payment, so an attempt whose answer was
 * lost is simply asked for again. Throws a ProviderUnavailableError, or where our database is unavailable: the state is unknown then.
 */
export async function startPayment(
  deps: PaymentDeps,
  payment: Payment,
  checkoutToken: string,
): Promise<Started> {
  if (payment.redirectUrl !== null) return { ok: true, url: payment.redirectUrl }
  const started = await callProvider(deps.payments.current.start(requestFor(deps, payment, checkoutToken)))
  const kept = await noteStarted(deps, payment, started)
  // The attempt ended, or got another page, while the provider was asked: nobody may pay on this one.
  if (kept?.reference !== started.reference)
    await callProvider(deps.payments.current.expire(started.reference))
  return kept ? { ok: true, url: kept.url } : { ok: false, reason: 'payment-over' }
}

/** The page of the attempt from now on: another click of the same shopper may have been answered first. Null where the attempt ended. */
async function noteStarted(
  { db, now }: PaymentDeps,
  payment: Payment,
  started: { reference: string; url: string },
): Promise<{ reference: string; url: string } | null> {
  return db.transaction(async (tx) => {
    await lockCart(tx, payment.cartId)
    const locked = await lockPayment(tx, payment.id)
    const { state, providerReference: reference, redirectUrl } = locked
    if (state === 'paying' && reference !== null && redirectUrl !== null)
      return { reference, url: redirectUrl }
    const page = { providerReference: started.reference, redirectUrl: started.url }
    return (await movePayment(tx, locked, { event: 'pay', now: now(), ...page })) ? started : null
  })
}

function requestFor({ env }: PaymentDeps, payment: Payment, checkoutToken: string): PaymentRequest {
  const { acceptedOrder: order, id, amountCents, currency, expiresAt } = payment
  const checkout = `${env.PUBLIC_URL}/checkout/${checkoutToken}`
  return {
    paymentId: id,
    amountCents,
    currency,
    description: `Order at ${shop.name}`,
    lines: providerLines(order),
    email: order.contact.email,
    expiresAt,
    successUrl: `${checkout}/paid/${id}`,
    cancelUrl: `${checkout}/review?notice=payment-cancelled`,
  }
}

/** What the shopper sees at the provider: the same lines as on our page, summing to the total. */
function providerLines(order: AcceptedOrder): PaymentRequest['lines'] {
  const goods = order.lines.map(({ title, variantTitle, quantity, unitPriceCents, discountCents }) => ({
    name: `${quantity} × ${title}${variantTitle && ` - ${variantTitle}`}`,
    amountCents: unitPriceCents * quantity - discountCents,
  }))
  const shipping = { name: order.shipping.title, amountCents: order.shipping.priceCents }
  const taxes = order.taxes.map((tax) => ({ name: taxLabel(tax), amountCents: tax.amountCents }))
  return [...goods, shipping, ...taxes]
}
