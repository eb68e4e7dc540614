import type { Deps } from '../deps.ts'

type StoreDeps = Pick<Deps, 'store'>

export const PHOTOS_PREFIX = 'review-photos'
/** The endings of storage keys: for the photo itself, and for its thumbnail. */
const FILE_SUFFIXES = { large: '.webp', small: '-small.webp' } as const
export type PhotoSize = keyof typeof FILE_SUFFIXES
const SIZES = ['large', 'small'] as const

const keyOf = (name: string, size: PhotoSize): string => `${PHOTOS_PREFIX}/${name}${FILE_SUFFIXES[size]}`

/** Returns the name of the photo that a storage key belongs to; empty if it isn't a photo's key. */
export const parsePhotoId = (key: string): string =>
  /\/([0-9A-Za-z]{22})(?:-small)?\.webp$/.exec(key)?.[1] ?? ''

/** Stores a photo and its thumbnail under a generated name. */
export async function writePhoto(
  { store }: StoreDeps,
  name: string,
  photo: { bytes: Uint8Array; small: Uint8Array },
): Promise<void> {
  await store.put(keyOf(name, 'large'), photo.bytes)
  await store.put(keyOf(name, 'small'), photo.small)
}

/** Reads a photo; null if there is no such file. */
export const readPhoto = (
  { store }: StoreDeps,
  name: string,
  size: PhotoSize,
): Promise<Uint8Array<ArrayBuffer> | null> => store.get(keyOf(name, size))

export async function removePhoto({ store }: StoreDeps, name: string): Promise<void> {
  for (const size of SIZES) await store.remove(keyOf(name, size))
}
