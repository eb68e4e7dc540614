import type { Deps } from '../deps.ts'
import type { ProviderPayment } from '../gateways/payment.ts'
import { queryPaymentProvider } from '../payments/index.ts'
import { enqueueMail } from '../platform/outbox/enqueue-mail.ts'
import { findReceipt } from './find-receipt.ts'
import { writeCreditEntry } from './ledger.ts'
import { type CreditPurchase, getPurchase, changePurchaseState } from './credit-purchases.ts'
import { composeReceiptMail } from './receipt-mail.ts'

export type SettlePurchaseDeps = Pick<Deps, 'db' | 'now' | 'env' | 'payments' | 'log'>

type Hint = {
  /** The provider's id of the payment, if the caller knows it. The purchase's database row might not contain it yet. */
  reference?: string | null
  /** Whether the buyer has abandoned the purchase. If so, the purchase is closed so that nobody can pay it any more. */
  giveUp?: boolean
}

/**
 * Asks the provider for the state of a purchase and acts on it: adds the credits, or ends the purchase. Can be called at any time, even
 * concurrently, because it trusts only the provider's answer, and adds the credits of a payment only once. Throws if the provider is
 * unavailable.
 */
export async function settlePurchase(
  deps: SettlePurchaseDeps,
  purchase: CreditPurchase,
  { reference = null, giveUp = false }: Hint = {},
): Promise<CreditPurchase> {
  if (purchase.state === 'paid') return purchase
  const provider = deps.payments.find(purchase.provider)
  // The shop no longer has credentials for this provider, so it can't ask for the state of the payment.
  if (!provider) return purchase
  const isOver = giveUp || purchase.expiresAt <= deps.now()
  const seen = await queryPaymentProvider(provider, purchase, { hinted: reference, isOver })
  if (seen?.status === 'paid') await takeMoney(deps, purchase, seen)
  else if (seen?.status === 'declined') await end(deps, purchase, 'payment-failed')
  else if (seen?.status === 'expired' || (seen === null && isOver)) await end(deps, purchase, 'expire')
  return getPurchase(deps.db, purchase.id)
}

/** Completes a paid purchase. The new state, the credits and the buyer's receipt are committed together. */
async function takeMoney(
  deps: SettlePurchaseDeps,
  purchase: CreditPurchase,
  seen: ProviderPayment,
): Promise<void> {
  const { id } = purchase
  if (seen.amountCents !== purchase.amountCents || seen.currency !== purchase.currency) {
    const { amountCents, currency } = seen
    deps.log('error', 'The provider took a different amount than requested', { id, amountCents, currency })
    throw new Error(`The payment ${id} does not match its credits; it needs a person`)
  }
  await deps.db.transaction(async (tx) => {
    if (!(await changePurchaseState(tx, { id, event: 'money-arrived', now: deps.now() }))) return
    // Reads the purchase again now that it is locked, because the buyer may have deleted their data since the first read.
    const paid = await getPurchase(tx, id)
    const { visitorHash, credits: amount } = paid
    const entry = { visitorHash, amount, reason: 'purchase', reference: `purchase:${id}` } as const
    await writeCreditEntry(tx, { ...entry, now: deps.now() })
    const receipt = await findReceipt(tx, paid)
    const mail = receipt && composeReceiptMail(deps.env, receipt)
    if (mail) await enqueueMail(tx, mail, deps.now())
  })
}

async function end(
  { db, now }: SettlePurchaseDeps,
  { id }: CreditPurchase,
  event: 'payment-failed' | 'expire',
): Promise<void> {
  await db.transaction((tx) => changePurchaseState(tx, { id, event, now: now() }))
}
