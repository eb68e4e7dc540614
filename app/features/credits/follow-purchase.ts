import type { CreditPurchaseView } from '../../../contract/credits.ts'
import { SHOP_CURRENCY } from '../../../domain/money.ts'
import { track } from '../../browser/analytics.ts'
import { askAboutPurchase } from './credit-calls.ts'
import { isFirstTelling } from './purchase-memory.ts'

export type Followed =
  | { state: 'paid'; id: string; credits: number; newTotalCredits: number }
  | { state: 'waiting'; paymentUrl: string | null }
  | { state: 'failed'; reason: 'failed' | 'expired' | 'unknown' | 'offline' }

/** A payment is confirmed in a second or two as a rule. */
const LOOKS = 4
const LOOK_EVERY_MS = 1_500

/** Asks until the purchase is decided, for some seconds; what is not decided by then waits for the buyer or the provider. */
export async function followPurchase(
  id: string,
  { isWanted, isCancelled }: { isWanted: () => boolean; isCancelled: boolean },
): Promise<Followed> {
  try {
    for (let look = 1; ; look += 1) {
      const seen = await askAboutPurchase(id)
      if (!seen) return { state: 'failed', reason: 'unknown' }
      if (seen.state === 'paid') return paid(seen)
      if (seen.state !== 'started') return { state: 'failed', reason: seen.state }
      if (isCancelled || look === LOOKS || !isWanted())
        return { state: 'waiting', paymentUrl: seen.paymentUrl }
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
    }
  } catch {
    return { state: 'failed', reason: 'offline' }
  }
}

function paid({ id, packageId, credits, amount, newTotalCredits }: CreditPurchaseView): Followed {
  if (isFirstTelling(id)) tellSuccess({ packageId, credits, value: Number(amount) })
  return { state: 'paid', id, credits, newTotalCredits: newTotalCredits ?? credits }
}

/** `value` in dollars, as analytics wants it. */
export function tellSuccess({
  packageId,
  credits,
  value,
}: {
  packageId: string
  credits: number
  value: number
}) {
  track({ event: 'credit_purchase_success', package: packageId, credits, value, currency: SHOP_CURRENCY })
}
