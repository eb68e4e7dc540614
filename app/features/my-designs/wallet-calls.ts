import type { ArtworkList } from '../../../contract/artwork.ts'
import type { DesignList } from '../../../contract/design.ts'
import { type WalletItem, walletItems } from './wallet.ts'

/** What this visitor has saved; null where the shop does not answer. Asked anew each time: it changes on other pages. */
export async function listWallet(): Promise<WalletItem[] | null> {
  try {
    const [designs, artwork] = await Promise.all([
      readList<DesignList>('/api/designs?saved=true'),
      readList<ArtworkList>('/api/artwork?saved=true'),
    ])
    return walletItems(designs.designs, artwork.artwork)
  } catch {
    return null
  }
}

async function readList<T>(address: string): Promise<T> {
  const response = await fetch(address, {
    credentials: 'include',
    cache: 'no-store',
    headers: { accept: 'application/json' },
  })
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return response.json()
}

/** Keeps something among what is saved; false where that failed. */
export const keep = ({ self }: WalletItem): Promise<boolean> => change('PUT', `${self}/saved`)

/** Takes it out of what is saved. It can still be kept again, for the days that unsaved designs stay. */
export const letGo = ({ self }: WalletItem): Promise<boolean> => change('DELETE', `${self}/saved`)

/** Deletes it for good. */
export const throwAway = ({ self }: WalletItem): Promise<boolean> => change('DELETE', self)

async function change(method: 'PUT' | 'DELETE', address: string): Promise<boolean> {
  try {
    // The page may be left right after.
    const response = await fetch(address, { method, credentials: 'include', keepalive: true })
    return response.ok
  } catch {
    return false
  }
}
