import { eq } from 'drizzle-orm'
import type { OrderDeps } from '../orders/index.ts'
import { orders } from '../db/schema/orders.ts'
import type { PaymentGateway, ProviderPayment } from '../gateways/payment.ts'
import { queryPaymentProvider, findPayment, type Payment } from '../payments/index.ts'
import { claimOrder } from './claim-order.ts'
import { endPayment } from './end-payment.ts'
import { refundLateMoney } from './refund-late-money.ts'

/** The state of a payment attempt according to the provider. */
export type SettlementResult =
  | { state: 'ordered'; orderToken: string }
  | { state: 'waiting' }
  | { state: 'failed' | 'expired' | 'refunded' }

type SettleDeps = Pick<
  OrderDeps,
  'db' | 'now' | 'env' | 'payments' | 'log' | 'visitorSecret' | 'orderHandlers'
>

type Hint = {
  /** The provider's id of the payment, if the caller knows it. The attempt's database row might not contain it yet. */
  reference?: string | null
  /** Whether the shopper has abandoned the attempt. If so, the attempt is closed so that nobody can pay it any more. */
  giveUp?: boolean
}

/**
 * Asks the provider for the state of a payment attempt and acts on it: creates the order, ends the attempt, or refunds the payment. Can be
 * called at any time, even concurrently, because it trusts only the provider's answer, and each effect happens only once. Throws if the
 * provider is unavailable.
 */
export async function settlePayment(
  deps: SettleDeps,
  payment: Payment,
  hint: Hint = {},
): Promise<SettlementResult> {
  if (payment.state === 'paid') return { state: 'ordered', orderToken: await getOrderToken(deps, payment) }
  if (payment.state === 'refunded') return { state: 'refunded' }
  if (payment.provider === 'none') return asSettled(deps, payment, await claimOrder(deps, payment, null))
  const provider = deps.payments.find(payment.provider)
  // The shop no longer has credentials for this provider, so it can't ask for the state of the payment. `warnOfUnreachableProviders`
  // reports this at startup.
  if (!provider) return resultOfState(payment)
  const isOver = hint.giveUp === true || payment.expiresAt <= deps.now()
  const seen = await queryPaymentProvider(provider, payment, { hinted: hint.reference ?? null, isOver })
  if (seen?.status === 'paid') return takeMoney({ ...deps, provider }, payment, seen)
  if (seen?.status === 'declined') await endPayment(deps, payment, 'payment-failed')
  else if (seen?.status === 'expired' || (seen === null && isOver)) await endPayment(deps, payment, 'expire')
  return resultOfState((await findPayment(deps.db, payment.id)) ?? payment)
}

async function takeMoney(
  deps: SettleDeps & { provider: PaymentGateway },
  payment: Payment,
  seen: ProviderPayment,
): Promise<SettlementResult> {
  if (seen.amountCents !== payment.amountCents || seen.currency !== payment.currency) {
    const { amountCents, currency } = seen
    deps.log('error', 'The provider took a different amount than requested', {
      paymentId: payment.id,
      amountCents,
      currency,
    })
    throw new Error(`The payment ${payment.id} does not match its order; it needs a person`)
  }
  const claim = await claimOrder(deps, payment, seen)
  if (!claim.ok) await refundLateMoney(deps, payment, seen.reference)
  return asSettled(deps, payment, claim)
}

async function asSettled(
  deps: SettleDeps,
  payment: Payment,
  claim: Awaited<ReturnType<typeof claimOrder>>,
): Promise<SettlementResult> {
  if (claim.ok) return { state: 'ordered', orderToken: claim.orderToken }
  return resultOfState((await findPayment(deps.db, payment.id)) ?? payment)
}

function resultOfState({ state }: Payment): SettlementResult {
  if (state === 'failed' || state === 'expired') return { state }
  return { state: state === 'refunding' || state === 'refunded' ? 'refunded' : 'waiting' }
}

async function getOrderToken({ db }: SettleDeps, payment: Payment): Promise<string> {
  const [order] = await db
    .select({ token: orders.token })
    .from(orders)
    .where(eq(orders.paymentId, payment.id))
  if (!order) throw new Error(`The payment ${payment.id} is paid but has no order`)
  return order.token
}
