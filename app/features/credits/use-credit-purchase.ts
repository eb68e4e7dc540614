import { useCallback, useEffect, useState } from 'react'
import type { CreditBilling } from '../../../domain/credits/billing.ts'
import type { CreditPackage } from '../../../domain/credits/packages.ts'
import { creditsCopy } from '../../../content/credits.ts'
import { trackEvent } from '../../browser/analytics.ts'
import {
  toCreditSaleItem,
  type FollowedPurchase,
  followPurchase,
} from '../../browser/shop-calls/credits/follow-purchase.ts'
import { startPurchase } from '../../browser/shop-calls/credits/start-purchase.ts'

export type PurchaseProgress =
  | { state: 'idle' }
  | { state: 'processing' }
  /** The buyer has returned from the payment page, and the shop is asking the payment provider whether the payment succeeded. */
  | { state: 'asking' }
  | { state: 'waiting'; paymentUrl: string | null }
  | { state: 'paid'; id: string; credits: number; newTotalCredits: number; receiptPath: string | null }
  | { state: 'error'; message: string }

/** The purchase with which the buyer came back from the payment page, and whether the buyer cancelled there. */
export type StartedCreditPurchase = { startedId: string | null; isCancelled: boolean }

/** Carries out a purchase of credits, from the click on the button to the new balance. */
export function useCreditPurchase(started: StartedCreditPurchase) {
  const [purchase, setPurchase] = useState<PurchaseProgress>(
    started.startedId === null ? { state: 'idle' } : { state: 'asking' },
  )
  const { ask } = useFollowed(started, setPurchase)
  useEffect(() => {
    // A page restored from the back/forward cache would still show "Processing...", so the state is reset.
    const wake = (event: PageTransitionEvent) => event.persisted && setPurchase({ state: 'idle' })
    window.addEventListener('pageshow', wake)
    return () => window.removeEventListener('pageshow', wake)
  }, [])

  const buy = async (wanted: CreditPackage, billing: CreditBilling): Promise<void> => {
    setPurchase({ state: 'processing' })
    const sale = toCreditSaleItem(wanted)
    trackEvent({ event: 'credit_purchase_start', ...sale })
    const begun = await startPurchase(wanted, billing)
    if (!begun.ok)
      return setPurchase(failed({ reason: begun.reason, message: begun.message ?? wordsFor(begun.reason) }))
    if (begun.next === 'pay') return window.location.assign(begun.paymentUrl)
    trackEvent({ event: 'credit_purchase_success', ...sale })
    const { key: id, newTotalCredits } = begun
    setPurchase({ state: 'paid', id, credits: wanted.credits, newTotalCredits, receiptPath: null })
  }
  const lookAgain = (): void => {
    setPurchase({ state: 'asking' })
    void ask(() => true)
  }
  const reset = (): void => setPurchase({ state: 'idle' })
  return { purchase, buy, lookAgain, reset }
}

/** Asks for the result of the purchase whose id is in the URL. */
function useFollowed(
  { startedId, isCancelled }: StartedCreditPurchase,
  onKnown: (known: PurchaseProgress) => void,
) {
  const ask = useCallback(
    async (isWanted: () => boolean): Promise<void> => {
      if (startedId === null) return
      const followed = await followPurchase(startedId, { isWanted, isCancelled })
      if (isWanted()) onKnown(afterPayment(followed))
    },
    [startedId, isCancelled, onKnown],
  )
  useEffect(() => {
    let wanted = true
    void ask(() => wanted)
    return () => {
      wanted = false
    }
  }, [ask])
  return { ask }
}

function afterPayment(followed: FollowedPurchase): PurchaseProgress {
  if (followed.state !== 'failed') return followed
  const { reason } = followed
  return failed({ reason, message: creditsCopy.errors[reason] })
}

const { errors } = creditsCopy
const wordsFor = (reason: string): string => (reason === 'no-cookies' ? errors.cookies : errors.offline)

function failed({ reason, message }: { reason: string; message: string }): PurchaseProgress {
  trackEvent({ event: 'credit_purchase_error', reason })
  return { state: 'error', message }
}
