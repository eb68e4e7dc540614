import { asc, eq, inArray } from 'drizzle-orm'
import type { ProductPictures } from '../../../contract/showcase.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { productImages, productListings, products } from '../../db/schema/catalogue.ts'

/** The decal and the scene: what pages that talk about a product show of it. */
const MOST_PICTURES = 2

/** The first pictures of products on sale, by handle; handles that are none are left out. */
export async function listProductPictures(
  db: Database | Transaction,
  handles: readonly string[],
): Promise<ProductPictures> {
  if (handles.length === 0) return {}
  const rows = await db
    .select({
      handle: products.handle,
      url: productImages.src,
      altText: productImages.alt,
      width: productImages.width,
      height: productImages.height,
    })
    .from(productImages)
    .innerJoin(products, eq(products.id, productImages.productId))
    .innerJoin(productListings, eq(productListings.productId, products.id))
    .where(inArray(products.handle, [...handles]))
    .orderBy(asc(products.handle), asc(productImages.position))
  const byHandle = Map.groupBy(rows, ({ handle }) => handle)
  return Object.fromEntries(
    [...byHandle].map(([handle, images]) => [
      handle,
      images
        .slice(0, MOST_PICTURES)
        .map(({ url, altText, width, height }) => ({ url, altText, width, height })),
    ]),
  )
}
