import { and, asc, eq, inArray } from 'drizzle-orm'
import type { CutFileCard } from '../../contract/cut-files.ts'
import { toDecimal } from '../../domain/money.ts'
import type { Database } from '../db/database.ts'
import { productImages, products } from '../db/schema/catalogue.ts'
import { singleCutFiles } from './cut-library.ts'

/** Lists the single cut files that customers can buy today, in the library's order. Leaves out sets of cut files. */
export async function listCutFiles(db: Database): Promise<CutFileCard[]> {
  const handles = singleCutFiles.map(({ handle }) => handle)
  const isOffered = and(
    inArray(products.handle, handles),
    eq(products.published, true),
    eq(products.status, 'active'),
    eq(products.availableForSale, true),
  )
  const rows = await db
    .select({
      handle: products.handle,
      minPriceCents: products.minPriceCents,
      src: productImages.src,
      alt: productImages.alt,
    })
    .from(products)
    .leftJoin(productImages, eq(productImages.productId, products.id))
    .where(isOffered)
    .orderBy(asc(products.id), asc(productImages.position))
  const first = new Map(rows.toReversed().map((row) => [row.handle, row]))
  return singleCutFiles.flatMap(({ handle, title, theme, widthMm, heightMm }) => {
    const row = first.get(handle)
    if (!row) return []
    return {
      handle,
      title,
      theme,
      widthMm,
      heightMm,
      price: toDecimal(row.minPriceCents),
      currencyCode: 'CAD',
      imageSrc: row.src,
      imageAlt: row.alt ?? title,
    }
  })
}
