import { useEffect, useState } from 'react'
import type { SocialProof } from '../../../contract/social-proof.ts'
import { load } from '../../browser/load.ts'
import { resource } from '../../browser/resource.ts'

/** What is true of the shop lately, and of one product where it is named; null until it is known, and where it cannot be. */
export function useSocialProof(product?: string): SocialProof | null {
  const [proof, setProof] = useState<SocialProof | null>(null)
  useEffect(() => {
    let gone = false
    const query = product === undefined ? '' : `?product=${encodeURIComponent(product)}`
    const look = async () => {
      const loaded = await load(resource<SocialProof>(`/api/social-proof${query}`))
      if (!gone && loaded.state === 'ready') setProof(loaded.value)
    }
    // Nobody misses it: without a network nothing is tried.
    if (navigator.onLine) void look()
    return () => {
      gone = true
    }
  }, [product])
  return proof
}
