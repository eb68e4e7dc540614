import { useEffect, useState } from 'react'
import { findCredits } from '../../../browser/shop-calls/design-calls.ts'

/** Loads the visitor's credits; null until they load, and if the shop doesn't respond. */
export function useBalance(): { credits: number | null; isKnown: boolean } {
  const [balance, setBalance] = useState<{ credits: number | null; isKnown: boolean }>({
    credits: null,
    isKnown: false,
  })
  useEffect(() => {
    let alive = true
    const load = async () => {
      const found = await findCredits()
      if (alive) setBalance({ credits: found.ok ? found.value.availableCredits : null, isKnown: true })
    }
    void load()
    return () => {
      alive = false
    }
  }, [])
  return balance
}
