import { eq } from 'drizzle-orm'
import { imageData } from '../../db/schema/images.ts'
import type { Deps } from '../../deps.ts'
import type { ImageRow } from './images.ts'

type Part = 'original' | 'preview'

/** The object-store prefix of all image files. */
export const IMAGES_PREFIX = 'images'
const PARTS: readonly Part[] = ['original', 'preview']
export const keyOfImage = (id: string, part: Part): string => `${IMAGES_PREFIX}/${id}/${part}`

/** Reads the bytes of an image's original or preview, wherever they are stored; null if there are none. */
export async function readImageBytes(
  { db, store }: Pick<Deps, 'db' | 'store'>,
  { id, storage }: Pick<ImageRow, 'id' | 'storage'>,
  part: Part,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (storage === 'file') return store.get(keyOfImage(id, part))
  const [row] = await db.select({ bytes: imageData[part] }).from(imageData).where(eq(imageData.imageId, id))
  return row?.bytes ?? null
}

/** Deletes an image's files. Idempotent. */
export async function removeImageFiles({ store }: Pick<Deps, 'store'>, id: string): Promise<void> {
  for (const part of PARTS) await store.remove(keyOfImage(id, part))
}
