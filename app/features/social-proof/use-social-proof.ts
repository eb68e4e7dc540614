import { useEffect, useState } from 'react'
import type { SocialProof } from '../../../contract/social-proof.ts'
import { loadForVisiblePart } from '../../page-framework/load-for-visible-part.ts'
import { apiResource } from '../../page-framework/resource.ts'

/** Loads recent facts about the shop and, if given, about one product. Null until they load, or if they can't be loaded. */
export function useSocialProof(product?: string): SocialProof | null {
  const [proof, setProof] = useState<SocialProof | null>(null)
  useEffect(() => {
    let gone = false
    const query = product === undefined ? '' : `?product=${encodeURIComponent(product)}`
    const look = async () => {
      const loaded = await loadForVisiblePart(apiResource<SocialProof>(`/api/social-proof${query}`))
      if (!gone && loaded.state === 'ready') setProof(loaded.value)
    }
    // Offline, the facts aren't requested, because they aren't essential.
    if (navigator.onLine) void look()
    return () => {
      gone = true
    }
  }, [product])
  return proof
}
