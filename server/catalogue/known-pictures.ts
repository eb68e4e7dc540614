import { and, eq, like } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { productImages, products, variants } from '../db/schema/catalogue.ts'
import { getColumnName } from './csv/columns.ts'
import { type KnownPictures, type MediaPicture, productPictureKey } from './media-files.ts'

/**
 * Loads the pictures that earlier imports stored. They make it possible to import an exported CSV again without the original picture files.
 */
export async function loadKnownPictures(db: Database): Promise<KnownPictures> {
  const images = await db
    .select({ handle: products.handle, image: productImages, onRow: variants.spellings })
    .from(productImages)
    .innerJoin(products, eq(products.id, productImages.productId))
    // If a CSV row describes both an image and a variant, the row's original spellings are stored with the variant.
    .leftJoin(
      variants,
      and(eq(variants.productId, productImages.productId), eq(variants.csvRow, productImages.csvRow)),
    )
    .where(like(productImages.src, '/media/%'))
  const known = new Map<string, MediaPicture>()
  for (const { handle, image, onRow } of images) {
    const written = (onRow ?? image.spellings)[getColumnName('imageSrc')]?.[0]
    const { src: url, width, height } = image
    if (written !== undefined) known.set(productPictureKey(handle, written.trim()), { url, width, height })
  }
  const ofVariants = await db
    .select({ handle: products.handle, src: variants.imageSrc, spellings: variants.spellings })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(like(variants.imageSrc, '/media/%'))
  for (const { handle, src: url, spellings } of ofVariants) {
    const written = spellings[getColumnName('variantImage')]?.[0]
    const key = written === undefined ? null : productPictureKey(handle, written.trim())
    if (key !== null && !known.has(key)) known.set(key, { url, width: null, height: null })
  }
  return known
}
