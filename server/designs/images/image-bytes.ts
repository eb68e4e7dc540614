import { eq } from 'drizzle-orm'
import { imageData } from '../../db/schema/images.ts'
import type { Deps } from '../../deps.ts'
import type { ImageRow } from './images.ts'

type Part = 'original' | 'preview'

export const IMAGES_PREFIX = 'images'
const IMAGE_PARTS: readonly Part[] = ['original', 'preview']
export const imageStorageKey = (id: string, part: Part): string => `${IMAGES_PREFIX}/${id}/${part}`

/** Reads the original or the preview of an image from the object store or the database; null if there is none. */
export async function readImageBytes(
  { db, store }: Pick<Deps, 'db' | 'store'>,
  { id, storage }: Pick<ImageRow, 'id' | 'storage'>,
  part: Part,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (storage === 'file') return store.get(imageStorageKey(id, part))
  const [row] = await db.select({ bytes: imageData[part] }).from(imageData).where(eq(imageData.imageId, id))
  return row?.bytes ?? null
}

/** Deletes the files of an image. A repeated call has no effect. */
export async function removeImageFiles({ store }: Pick<Deps, 'store'>, id: string): Promise<void> {
  for (const part of IMAGE_PARTS) await store.remove(imageStorageKey(id, part))
}
