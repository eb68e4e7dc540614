import { useEffect, useState } from 'react'
import type { SocialProof } from '../../../contract/social-proof.ts'
import { loadResourceNow } from '../../page-framework/load-resource-now.ts'
import { createApiResource } from '../../page-framework/resource.ts'

/**
 * Loads recent facts about the shop. With `product`, the facts also describe that product. With `collection`, only orders of that
 * collection's products count. Null if the facts haven't loaded yet or can't be loaded.
 */
export function useSocialProof(of: { product?: string; collection?: string } = {}): SocialProof | null {
  const query = new URLSearchParams(of).toString()
  const [proof, setProof] = useState<SocialProof | null>(null)
  useEffect(() => {
    let gone = false
    const look = async () => {
      const loaded = await loadResourceNow(
        createApiResource<SocialProof>(`/api/social-proof${query && `?${query}`}`),
      )
      if (!gone && loaded.state === 'ready') setProof(loaded.value)
    }
    // The facts aren't essential, so they aren't requested while the browser is offline.
    if (navigator.onLine) void look()
    return () => {
      gone = true
    }
  }, [query])
  return proof
}
