import { useEffect } from 'react'
import { bannerDesignerCopy } from '../../../../content/custom-banner-designer.ts'
import { trackEvent } from '../../../browser/analytics.ts'
import { followPurchase } from '../../../browser/shop-calls/credits/follow-purchase.ts'
import { showToast } from '../../../browser/toasts.ts'
import { removeImageParameters } from './use-requested-image.ts'

const words = bannerDesignerCopy.dialog

type Purchase = { id: string; isCancelled: boolean }

/** When the visitor returns from the payment page, asks the shop about the purchase and reports its outcome. */
export function useBoughtCredits(purchase: Purchase | null, onKnown: () => void): void {
  const { id = null, isCancelled = false } = purchase ?? {}
  useEffect(() => {
    if (id === null) return
    let alive = true
    const ask = async () => {
      const followed = await followPurchase(id, { isWanted: () => alive, isCancelled })
      if (!alive) return
      onKnown()
      removeImageParameters('purchase', 'notice')
      if (followed.state === 'paid') return showToast({ ...words.bought, style: 'plain' })
      if (isCancelled) return
      if (followed.state === 'waiting') return showToast({ title: words.pending, style: 'plain' })
      trackEvent({ event: 'credit_purchase_error', reason: followed.reason })
      const text = followed.reason === 'unseen' ? words.pending : words.errors.failed
      showToast({ title: words.failedTitle, text, style: 'destructive' })
    }
    void ask()
    return () => {
      alive = false
    }
    // The effect runs once per purchase.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [id, isCancelled])
}
