import type { Deps } from '../../deps.ts'

type StoreDeps = Pick<Deps, 'store'>

export const ARTWORK_PREFIX = 'artwork'
const keyOf = (id: string): string => `${ARTWORK_PREFIX}/${id}/original`

/** Stores an artwork's file under a name made from its id. */
export function writeArtwork({ store }: StoreDeps, id: string, bytes: Uint8Array): Promise<void> {
  return store.put(keyOf(id), bytes)
}

/** Reads an artwork's file; null if it's missing. */
export function readArtworkFile({ store }: StoreDeps, id: string): Promise<Uint8Array<ArrayBuffer> | null> {
  return store.get(keyOf(id))
}

export function removeArtworkFile({ store }: StoreDeps, id: string): Promise<void> {
  return store.remove(keyOf(id))
}
