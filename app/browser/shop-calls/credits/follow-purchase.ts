import type { CreditPurchaseView } from '../../../../contract/credits.ts'
import type { CreditPackage } from '../../../../domain/credits/packages.ts'
import { SHOP_CURRENCY, getCents } from '../../../../domain/money.ts'
import { trackEvent } from '../../analytics.ts'
import { fetchPurchase } from './credit-calls.ts'

export type FollowedPurchase =
  | { state: 'paid'; id: string; credits: number; newTotalCredits: number; receiptPath: string | null }
  | { state: 'waiting'; paymentUrl: string | null }
  | { state: 'failed'; reason: 'failed' | 'expired' | 'unknown' | 'unseen' }

/** The maximum number of requests for a purchase's state. A payment is usually confirmed within a second or two. */
const MAX_POLLS = 4
const POLL_EVERY_MS = 1_500

/**
 * Polls for a few seconds until the purchase is decided. If it's still undecided after that, the buyer hasn't paid yet or the provider is
 * slow.
 */
export async function followPurchase(
  id: string,
  { isWanted, isCancelled }: { isWanted: () => boolean; isCancelled: boolean },
): Promise<FollowedPurchase> {
  try {
    for (let look = 1; ; look += 1) {
      const seen = await fetchPurchase(id)
      if (!seen) return { state: 'failed', reason: 'unknown' }
      if (seen.state === 'paid') return paid(seen)
      if (seen.state !== 'started') return { state: 'failed', reason: seen.state }
      if (isCancelled || look === MAX_POLLS || !isWanted())
        return { state: 'waiting', paymentUrl: seen.paymentUrl }
      await new Promise((resolve) => setTimeout(resolve, POLL_EVERY_MS))
    }
  } catch {
    return { state: 'failed', reason: 'unseen' }
  }
}

function paid({
  id,
  packageId,
  credits,
  price,
  newTotalCredits,
  receiptPath,
}: CreditPurchaseView): FollowedPurchase {
  const sale = toCreditSaleItem({ id: packageId, credits, priceCents: getCents(price) })
  if (markSaleReported(id)) trackEvent({ event: 'credit_purchase_success', ...sale })
  return { state: 'paid', id, credits, newTotalCredits: newTotalCredits ?? credits, receiptPath }
}

/** Describes a package as an analytics item, with its price in dollars before tax. */
export function toCreditSaleItem({
  id,
  credits,
  priceCents,
}: Pick<CreditPackage, 'id' | 'credits' | 'priceCents'>) {
  return { package: id, credits, value: priceCents / 100, currency: SHOP_CURRENCY }
}

const KEY = 'creditsTold'

/** Returns true only when it is called for the first time in this tab, so that reloading the success page doesn't report a second sale. */
function markSaleReported(purchaseId: string): boolean {
  try {
    if (sessionStorage.getItem(KEY) === purchaseId) return false
    sessionStorage.setItem(KEY, purchaseId)
  } catch {
    // Storage is disabled. Reporting a sale twice is better than not reporting it.
  }
  return true
}
