import type { CreditBilling } from '../../../../domain/credits/billing.ts'
import type { CreditPackage } from '../../../../domain/credits/packages.ts'
import { createRequestKey } from '../../request-key.ts'
import { fetchPurchase, buyCredits } from './credit-calls.ts'

export type StartPurchaseResult =
  | { ok: true; next: 'pay'; paymentUrl: string }
  /**
   * The buyer has already paid for this purchase, but the shop hadn't heard of the payment until now. `key` is the purchase's idempotency
   * key.
   */
  | { ok: true; next: 'paid'; key: string; newTotalCredits: number }
  /**
   * A failed purchase. `message` is the shop's text for visitors; null if no response came ('offline') or cookies are blocked
   * ('no-cookies').
   */
  | { ok: false; reason: string; message: string | null }

/**
 * Idempotency keys by package and buyer. If the response to a click is lost, the next click sends the same key, so that the buyer doesn't
 * pay twice.
 */
const keys = new Map<string, string>()

/** Starts a purchase and returns the payment page's URL. Never throws. */
export async function startPurchase(
  wanted: CreditPackage,
  billing: CreditBilling,
): Promise<StartPurchaseResult> {
  const named = [wanted.id, billing.email, billing.country, billing.province].join(' ')
  const key = keys.get(named) ?? createRequestKey()
  keys.set(named, key)
  try {
    const bought = await buyCredits(wanted, billing, key)
    keys.delete(named)
    if (!bought.ok) return { ok: false, reason: bought.reason, message: bought.message }
    if (bought.next === 'paid') return { ...bought, key }
    const { purchaseId, paymentUrl } = bought.payment
    // Without cookies, the buyer couldn't prove later that the purchase is theirs, so no payment is started.
    if (await fetchPurchase(purchaseId)) return { ok: true, next: 'pay', paymentUrl }
    return { ok: false, reason: 'no-cookies', message: null }
  } catch {
    return { ok: false, reason: 'offline', message: null }
  }
}
