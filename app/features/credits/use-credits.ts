import { useEffect, useState } from 'react'
import type { CreditHistory, UserCredits } from '../../../contract/credits.ts'
import { askForCredits } from '../../browser/shop-calls/credits/credit-calls.ts'

export type Credits =
  | { state: 'loading' }
  | { state: 'failed' }
  | ({ state: 'ready' } & UserCredits & CreditHistory)

/** The visitor's own credits, reloaded after each purchase: the page itself is the same for everyone. */
export function useCredits(purchaseId: string | null): Credits {
  const [loaded, setLoaded] = useState<{ credits: Credits; after: string | null }>({
    credits: { state: 'loading' },
    after: null,
  })
  useEffect(() => {
    let wanted = true
    const load = async () => {
      const answer = await askForCredits()
      const credits: Credits = answer ? { state: 'ready', ...answer } : { state: 'failed' }
      if (wanted) setLoaded({ credits, after: purchaseId })
    }
    void load()
    return () => {
      wanted = false
    }
  }, [purchaseId])
  // A balance loaded before the purchase is out of date.
  return loaded.after === purchaseId ? loaded.credits : { state: 'loading' }
}
