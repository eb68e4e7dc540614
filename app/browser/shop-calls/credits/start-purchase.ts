import type { CreditBilling } from '../../../../domain/credits/billing.ts'
import type { CreditPackage } from '../../../../domain/credits/packages.ts'
import { newRequestKey } from '../../request-key.ts'
import { askAboutPurchase, askToBuy } from './credit-calls.ts'

export type Begun =
  | { ok: true; next: 'pay'; paymentUrl: string }
  /** Paid before, and found only now: `key` is its key here. */
  | { ok: true; next: 'paid'; key: string; newTotalCredits: number }
  /** `message` is the shop's own, for people; null if no response came ('offline') or cookies are blocked ('no-cookies'). */
  | { ok: false; reason: string; message: string | null }

/** One key per package and buyer until a response comes: a click whose response was lost is the same purchase. */
const keys = new Map<string, string>()

/** Starts a purchase and returns the payment page. Never throws. */
export async function startPurchase(wanted: CreditPackage, billing: CreditBilling): Promise<Begun> {
  const named = [wanted.id, billing.email, billing.country, billing.province].join(' ')
  const key = keys.get(named) ?? newRequestKey()
  keys.set(named, key)
  try {
    const bought = await askToBuy(wanted, billing, key)
    keys.delete(named)
    if (!bought.ok) return { ok: false, reason: bought.reason, message: bought.message }
    if (bought.next === 'paid') return { ...bought, key }
    const { purchaseId, paymentUrl } = bought.payment
    // A buyer who couldn't prove on return that the purchase is theirs must not pay for it.
    if (await askAboutPurchase(purchaseId)) return { ok: true, next: 'pay', paymentUrl }
    return { ok: false, reason: 'no-cookies', message: null }
  } catch {
    return { ok: false, reason: 'offline', message: null }
  }
}
