import { useEffect, useState } from 'react'
import type { CreditHistory, UserCredits } from '../../../contract/credits.ts'
import { fetchCredits } from '../../browser/shop-calls/credits/credit-calls.ts'

export type CreditState =
  | { state: 'loading' }
  | { state: 'failed' }
  | ({ state: 'ready' } & UserCredits & CreditHistory)

/**
 * Loads the visitor's credits, and loads them again after each purchase. They aren't part of the page, because the page is the same for
 * everyone.
 */
export function useCredits(purchaseId: string | null): CreditState {
  const [loaded, setLoaded] = useState<{ credits: CreditState; after: string | null }>({
    credits: { state: 'loading' },
    after: null,
  })
  useEffect(() => {
    let wanted = true
    const load = async () => {
      const answer = await fetchCredits()
      const credits: CreditState = answer ? { state: 'ready', ...answer } : { state: 'failed' }
      if (wanted) setLoaded({ credits, after: purchaseId })
    }
    void load()
    return () => {
      wanted = false
    }
  }, [purchaseId])
  // Doesn't return a balance that was loaded before the purchase, because it is out of date.
  return loaded.after === purchaseId ? loaded.credits : { state: 'loading' }
}
