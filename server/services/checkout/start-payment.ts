import type { Deps } from '../../deps.ts'
import { taxLabel } from '../../../domain/checkout/tax.ts'
import { shop } from '../../../content/shop.ts'
import type { PaymentRequest } from '../../gateways/payment.ts'
import type { AcceptedOrder } from './accepted-order.ts'
import { callProvider, ProviderUnavailableError } from './ask-provider.ts'
import { lockCart, lockPayment, movePayment, type Payment } from './payments.ts'

export type Started =
  | { ok: true; url: string }
  | { ok: false; reason: 'payment-unavailable' | 'payment-over' }

type PaymentDeps = Pick<Deps, 'db' | 'now' | 'payment' | 'env' | 'log'>

/**
 * Asks the provider for the page where the shopper pays. Asking twice for one attempt gives one payment, so an attempt whose answer was
 * lost is simply asked for again. Throws where our database is unavailable: the state of the attempt is unknown then.
 */
export async function startPayment(
  deps: PaymentDeps,
  payment: Payment,
  checkoutToken: string,
): Promise<Started> {
  if (payment.redirectUrl !== null) return { ok: true, url: payment.redirectUrl }
  try {
    const started = await callProvider(deps.payment.start(requestFor(deps, payment, checkoutToken)))
    return (await noteStarted(deps, payment, started))
      ? { ok: true, url: started.url }
      : await takeBack(deps, started)
  } catch (error) {
    if (!(error instanceof ProviderUnavailableError)) throw error
    deps.log('error', 'The payment provider could not be asked', {
      paymentId: payment.id,
      error,
    })
    return { ok: false, reason: 'payment-unavailable' }
  }
}

async function noteStarted(
  { db, now }: PaymentDeps,
  payment: Payment,
  { reference, url }: { reference: string; url: string },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockCart(tx, payment.cartId)
    const locked = await lockPayment(tx, payment.id)
    // Another click of the same shopper was answered first.
    if (locked.state === 'paying') return true
    return movePayment(tx, locked, {
      event: 'pay',
      now: now(),
      providerReference: reference,
      redirectUrl: url,
    })
  })
}

/** The attempt ended while the provider was asked: nobody shall be able to pay for it. */
async function takeBack(deps: PaymentDeps, { reference }: { reference: string }): Promise<Started> {
  await callProvider(deps.payment.expire(reference))
  return { ok: false, reason: 'payment-over' }
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
