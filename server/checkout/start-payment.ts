import type { Deps } from '../deps.ts'
import { formatTaxLabel } from '../../domain/checkout/tax.ts'
import { shopFacts } from '../../content/shop.ts'
import type { PaymentRequest } from '../gateways/payment.ts'
import type { AcceptedOrder } from '../db/accepted-order.ts'
import {
  callPaymentProvider,
  lockCart,
  lockPayment,
  changePaymentState,
  type Payment,
} from '../payments/index.ts'

export type StartPaymentResult = { ok: true; url: string } | { ok: false; reason: 'payment-over' }

type PaymentDeps = Pick<Deps, 'db' | 'now' | 'payments' | 'env'>

/**
 * Requests a payment page from the provider. Two requests for one attempt create only one payment, so the request can be repeated if the
 * response was lost. Throws a ProviderUnavailableError if the provider is unavailable. Any other error means that the shop's database
 * failed; it isn't known whether the payment started.
 */
export async function startPayment(
  deps: PaymentDeps,
  payment: Payment,
  checkoutToken: string,
): Promise<StartPaymentResult> {
  if (payment.redirectUrl !== null) return { ok: true, url: payment.redirectUrl }
  const started = await callPaymentProvider(
    deps.payments.current.start(requestFor(deps, payment, checkoutToken)),
  )
  const kept = await noteStarted(deps, payment, started)
  // While this payment page was being requested, the attempt ended or got another page. The shop closes this page, so that nobody can pay
  // on it.
  if (kept?.reference !== started.reference)
    await callPaymentProvider(deps.payments.current.expire(started.reference))
  return kept ? { ok: true, url: kept.url } : { ok: false, reason: 'payment-over' }
}

/**
 * Stores the address of the attempt's payment page and returns it. If a concurrent click has already stored an address, returns that
 * address instead. Returns null if the attempt has ended.
 */
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
    return (await changePaymentState(tx, locked, { event: 'pay', now: now(), ...page })) ? started : null
  })
}

function requestFor({ env }: PaymentDeps, payment: Payment, checkoutToken: string): PaymentRequest {
  const { acceptedOrder: order, id, amountCents, currency, expiresAt } = payment
  const checkout = `${env.PUBLIC_URL}/checkout/${checkoutToken}`
  return {
    paymentId: id,
    amountCents,
    currency,
    description: `Order at ${shopFacts.name}`,
    lines: providerLines(order),
    email: order.contact.email,
    expiresAt,
    successUrl: `${checkout}/paid/${id}`,
    cancelUrl: `${checkout}/review?notice=payment-cancelled`,
  }
}

/** Lists the lines that the provider's page shows. They are the same lines as on the shop's page, and their sum is the order's total. */
function providerLines(order: AcceptedOrder): PaymentRequest['lines'] {
  const goods = order.lines.map(({ title, variantTitle, quantity, unitPriceCents, discountCents }) => ({
    name: `${quantity} × ${title}${variantTitle && ` - ${variantTitle}`}`,
    amountCents: unitPriceCents * quantity - discountCents,
  }))
  const shipping = { name: order.shipping.title, amountCents: order.shipping.priceCents }
  const taxes = order.taxes.map((tax) => ({ name: formatTaxLabel(tax), amountCents: tax.amountCents }))
  return [...goods, shipping, ...taxes]
}
