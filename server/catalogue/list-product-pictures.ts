import { asc, eq, inArray } from 'drizzle-orm'
import type { ProductPictures } from '../../contract/showcase.ts'
import type { Database, Transaction } from '../db/database.ts'
import { productImages, productListings, products } from '../db/schema/catalogue.ts'

export type WantedPictures = { decals: readonly string[]; scenes: readonly string[] }

/** Finds a picture for each of the given handles. Leaves out handles for which there is no product on sale. */
export async function listProductPictures(
  db: Database | Transaction,
  { decals, scenes }: WantedPictures,
): Promise<ProductPictures> {
  const handles = [...new Set([...decals, ...scenes])]
  if (handles.length === 0) return { decals: {}, scenes: {} }
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
    .where(inArray(products.handle, handles))
    .orderBy(asc(products.handle), asc(productImages.position))
  const byHandle = Map.groupBy(rows, ({ handle }) => handle)
  const choose = (wanted: readonly string[], positions: readonly number[]) =>
    Object.fromEntries(
      wanted.flatMap((handle) => {
        const images = byHandle.get(handle) ?? []
        const image = positions.map((position) => images[position]).find((found) => found !== undefined)
        if (!image) return []
        const { url, altText, width, height } = image
        return [[handle, { url, altText, width, height }]]
      }),
    )
  return { decals: choose(decals, [0]), scenes: choose(scenes, [1, 0]) }
}
