import { useCallback, useEffect, useRef, useState } from 'react'
import type { CreditPackage } from '../../../domain/credits/packages.ts'
import { SHOP_CURRENCY } from '../../../domain/money.ts'
import { creditsPage } from '../../../content/credits.ts'
import { track } from '../../browser/analytics.ts'
import { askAboutPurchase, askToBuy } from './credit-calls.ts'
import { type Followed, followPurchase, tellSuccess } from './follow-purchase.ts'
import { newPurchaseKey } from './purchase-memory.ts'

export type Purchase =
  | { state: 'idle' }
  | { state: 'processing' }
  /** Back from the payment page: the shop asks the provider. */
  | { state: 'asking' }
  | { state: 'waiting'; paymentUrl: string | null }
  | { state: 'paid'; id: string; credits: number; newTotalCredits: number }
  | { state: 'error'; message: string }

const { errors } = creditsPage

export type Started = { startedId: string | null; /** They came back without paying. */ isCancelled: boolean }

/** A purchase of credits from the button to the balance; `started` is the one that the buyer comes back from paying for. */
export function usePurchase({ startedId, isCancelled }: Started) {
  const [purchase, setPurchase] = useState<Purchase>(
    startedId === null ? { state: 'idle' } : { state: 'asking' },
  )
  const keys = useRef(new Map<string, string>())
  const fail = useCallback((reason: string, message: string) => {
    track({ event: 'credit_purchase_error', reason })
    setPurchase({ state: 'error', message })
  }, [])

  const show = useCallback(
    (followed: Followed) => {
      if (followed.state === 'failed') fail(followed.reason, errors[followed.reason])
      else setPurchase(followed)
    },
    [fail],
  )
  useEffect(() => {
    if (startedId === null) return
    let wanted = true
    const ask = async () => {
      const followed = await followPurchase(startedId, { isWanted: () => wanted, isCancelled })
      if (wanted) show(followed)
    }
    void ask()
    return () => {
      wanted = false
    }
  }, [startedId, isCancelled, show])
  useEffect(() => {
    // Kept by the browser as it was left, "Processing..." and all, and shown again by its Back button.
    const wake = (event: PageTransitionEvent) => event.persisted && setPurchase({ state: 'idle' })
    window.addEventListener('pageshow', wake)
    return () => window.removeEventListener('pageshow', wake)
  }, [])

  const buy = async (wanted: CreditPackage): Promise<void> => {
    setPurchase({ state: 'processing' })
    const { id, credits, priceCents } = wanted
    track({
      event: 'credit_purchase_start',
      package: id,
      credits,
      value: priceCents / 100,
      currency: SHOP_CURRENCY,
    })
    // The same key until an answer comes: a click whose answer was lost is the same purchase.
    const key = keys.current.get(id) ?? newPurchaseKey()
    keys.current.set(id, key)
    try {
      const bought = await askToBuy(wanted, key)
      keys.current.delete(id)
      if (!bought.ok) return fail(bought.reason, bought.message ?? errors.offline)
      if (bought.next === 'paid') {
        tellSuccess({ packageId: id, credits, value: priceCents / 100 })
        return setPurchase({ state: 'paid', id: key, credits, newTotalCredits: bought.newTotalCredits })
      }
      // Who cannot prove on the way back that the purchase is theirs shall not pay for it.
      if (!(await askAboutPurchase(bought.payment.purchaseId))) return fail('no-cookies', errors.cookies)
      window.location.assign(bought.payment.paymentUrl)
    } catch {
      fail('offline', errors.offline)
    }
  }
  const lookAgain = async (): Promise<void> => {
    if (startedId === null) return
    setPurchase({ state: 'asking' })
    show(await followPurchase(startedId, { isWanted: () => true, isCancelled }))
  }
  const reset = (): void => setPurchase({ state: 'idle' })
  return { purchase, buy, lookAgain, reset }
}
