import type { CreditBilling } from '../../../../domain/credits/billing.ts'
import type { CreditPackage } from '../../../../domain/credits/packages.ts'
import { newRequestKey } from '../../request-key.ts'
import { askAboutPurchase, askToBuy } from './credit-calls.ts'

export type Begun =
  | { ok: true; next: 'pay'; paymentUrl: string }
  /** Paid before, and found now: `key` names it here. */
  | { ok: true; next: 'paid'; key: string; newTotalCredits: number }
  /** `message` is the shop's own, for people; null where no answer came ('offline') or no cookie is kept ('no-cookies'). */
  | { ok: false; reason: string; message: string | null }

/** One a package and buyer until an answer comes: a click whose answer was lost is the same purchase. */
const keys = new Map<string, string>()

/** Starts a purchase and gives the page to pay on. Never throws. */
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
    // Who cannot prove on the way back that the purchase is theirs shall not pay for it.
    if (await askAboutPurchase(purchaseId)) return { ok: true, next: 'pay', paymentUrl }
    return { ok: false, reason: 'no-cookies', message: null }
  } catch {
    return { ok: false, reason: 'offline', message: null }
  }
}
