import { and, asc, eq } from 'drizzle-orm'
import type { Personalization } from '../../domain/personalization/personalization.ts'
import type { Database } from '../db/database.ts'
import { productImages, products, variants } from '../db/schema/catalogue.ts'

type VariantOnSale = {
  handle: string
  title: string
  variantTitle: string
  imageSrc: string | null
  needs: Personalization
}

/** Finds a variant on sale, with the data for its personalization form; null if it isn't on sale. */
export async function findVariantOnSale(db: Database, variantId: number): Promise<VariantOnSale | null> {
  const [row] = await db
    .select({ product: products, variant: variants, picture: productImages.src })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .leftJoin(productImages, eq(productImages.productId, products.id))
    .where(and(eq(variants.id, variantId), eq(products.status, 'active'), eq(products.published, true)))
    .orderBy(asc(productImages.position))
    .limit(1)
  if (!row) return null
  const { product, variant, picture } = row
  return {
    handle: product.handle,
    title: product.title,
    variantTitle: product.optionNames.length === 0 ? '' : variant.title,
    imageSrc: variant.imageSrc || picture,
    needs: product.personalization,
  }
}
