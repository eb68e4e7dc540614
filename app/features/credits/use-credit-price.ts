import { useEffect, useState } from 'react'
import type { CreditPriceView } from '../../../contract/credits.ts'
import { fetchCreditPrice } from '../../browser/shop-calls/credits/credit-calls.ts'

export type CreditPriceState =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'ready'; price: CreditPriceView }

/** Loads a package's price for the buyer's place. `place` is null until it is known. */
export function useCreditPrice(
  packageId: string,
  place: string | null,
): { price: CreditPriceState; reload: () => void } {
  const [tries, setTries] = useState(0)
  const asked = `${packageId} ${place ?? ''} ${tries}`
  const [answer, setAnswer] = useState<{ asked: string; price: CreditPriceState } | null>(null)
  useEffect(() => {
    if (place === null) return
    let wanted = true
    const load = async () => {
      const found = await fetchCreditPrice(packageId, place)
      if (wanted) setAnswer({ asked, price: found ? { state: 'ready', price: found } : { state: 'failed' } })
    }
    void load()
    return () => {
      wanted = false
    }
  }, [packageId, place, asked])
  // A response about another package or place is outdated and ignored.
  return {
    price: answer?.asked === asked ? answer.price : { state: 'loading' },
    reload: () => setTries(tries + 1),
  }
}
