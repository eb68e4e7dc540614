import { inArray } from 'drizzle-orm'
import type { Product, ProductImage, Variant } from '../../contract/product.ts'
import { chooseDefaultVariantId } from '../../domain/catalogue/default-variant.ts'
import { formatGid } from '../../domain/ids.ts'
import { SHOP_CURRENCY, toDecimal } from '../../domain/money.ts'
import type { Database, Transaction } from '../db/database.ts'
import { products } from '../db/schema/catalogue.ts'
import { computeRating, sumUpStars } from './ratings.ts'
import { describeStoredReason } from '../engine/stored-reason.ts'
import { isVariantAvailable } from './derived-values.ts'
import { type ProductRow, selectProducts, type VariantRow } from './product-rows.ts'

/** Loads products in the API's format, in the order of the given ids. Takes one statement for any number of products. */
export async function loadProductViews(
  db: Database | Transaction,
  ids: readonly number[],
): Promise<Product[]> {
  if (ids.length === 0) return []
  const views = (await selectProducts(db, inArray(products.id, [...ids]))).map(toProductView)
  const viewOf = new Map(views.map((view) => [view.id, view]))
  return ids.flatMap((id) => viewOf.get(formatGid('Product', id)) ?? [])
}

/** Converts a product row to the API's format. */
export function toProductView(row: ProductRow): Product {
  const { images } = row
  const variantViews = row.variants.map((variant) => toVariant(row, variant, images))
  return {
    id: formatGid('Product', row.id),
    title: row.title,
    handle: row.handle,
    description: row.description,
    vendor: row.vendor,
    productType: row.productType,
    imageSrc: images[0]?.url ?? null,
    imageAlt: images[0]?.altText || row.title,
    images: withPicturesOfVariants(images, variantViews),
    price: toDecimal(row.priceCents),
    compareAtPrice: formerPrice(row),
    currencyCode: SHOP_CURRENCY,
    availableForSale: row.availableForSale,
    tags: row.tags,
    variantId: chooseDefaultVariantId({ variants: variantViews, variantId: null }),
    variants: variantViews,
    options: row.optionNames.map((name, index) => ({
      name,
      values: [...new Set(row.variants.map(({ optionValues }) => optionValues[index] ?? ''))],
    })),
    personalization: row.personalization,
    rating: computeRating(sumUpStars(row.stars).counted),
  }
}

function toVariant(product: ProductRow, row: VariantRow, images: readonly ProductImage[]): Variant {
  return {
    id: formatGid('ProductVariant', row.id),
    title: row.title,
    sku: row.sku || null,
    price: toDecimal(row.priceCents),
    compareAtPrice: formerPrice(row),
    currencyCode: SHOP_CURRENCY,
    availableForSale: isVariantAvailable(row),
    selectedOptions: row.optionValues.map((value, index) => ({
      name: product.optionNames[index] ?? '',
      value,
    })),
    image: imageOf(row.imageSrc, images),
    quantityAvailable: row.stock === null ? null : Math.max(row.stock, 0),
    grams: row.requiresShipping ? row.grams : 0,
    ...(row.stop !== null && { notMade: describeStoredReason(row.stop) }),
  }
}

/** Adds the variants' pictures to the product's pictures, without duplicates, so that choosing a variant can show its picture. */
function withPicturesOfVariants(images: readonly ProductImage[], of: readonly Variant[]): ProductImage[] {
  const all = new Map([...images, ...of.flatMap(({ image }) => image ?? [])].map((one) => [one.url, one]))
  return [...all.values()]
}

/** Returns the compare-at price if it is higher than the price; otherwise null. */
function formerPrice({ priceCents, compareAtCents }: { priceCents: number; compareAtCents: number | null }) {
  return compareAtCents !== null && compareAtCents > priceCents ? toDecimal(compareAtCents) : null
}

function imageOf(src: string, images: readonly ProductImage[]): ProductImage | null {
  if (src === '') return null
  return images.find(({ url }) => url === src) ?? { url: src, altText: '', width: null, height: null }
}
