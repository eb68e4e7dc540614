import { asc, inArray, sql } from 'drizzle-orm'
import type { Product, ProductImage, Rating, Variant } from '../../../contract/product.ts'
import { defaultVariantId } from '../../../domain/catalogue/default-variant.ts'
import { formatGid } from '../../../domain/ids.ts'
import { SHOP_CURRENCY, toDecimal } from '../../../domain/money.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { productImages, products, reviews, variants } from '../../db/schema/catalogue.ts'
import { isVariantAvailable } from './derived-values.ts'

/** Products as the wire shows them, in the order of their ids; four statements however many they are. */
export async function loadProductViews(
  db: Database | Transaction,
  ids: readonly number[],
): Promise<Product[]> {
  if (ids.length === 0) return []
  const productRows = await selectProducts(db, ids)
  const variantsOf = Map.groupBy(await selectVariants(db, ids), ({ productId }) => productId)
  const imagesOf = Map.groupBy(await selectImages(db, ids), ({ productId }) => productId)
  const ratings = await loadRatings(db, ids)
  const views = new Map(
    productRows.map((row) => {
      const facts = { variants: variantsOf.get(row.id) ?? [], images: imagesOf.get(row.id) ?? [] }
      return [row.id, toView(row, { ...facts, rating: ratings.get(row.id) ?? null })]
    }),
  )
  return ids.flatMap((id) => views.get(id) ?? [])
}

type ProductRow = Awaited<ReturnType<typeof selectProducts>>[number]
type VariantRow = Awaited<ReturnType<typeof selectVariants>>[number]
type ImageRow = Awaited<ReturnType<typeof selectImages>>[number]
type Facts = { variants: VariantRow[]; images: ImageRow[]; rating: Rating | null }

function toView(row: ProductRow, facts: Facts): Product {
  const images = facts.images.map(toImage)
  const variantViews = facts.variants.map((variant) => toVariant(row, variant, images))
  return {
    id: formatGid('Product', row.id),
    title: row.title,
    handle: row.handle,
    description: row.description,
    vendor: row.vendor,
    productType: row.productType,
    imageSrc: images[0]?.url ?? null,
    imageAlt: images[0]?.altText || row.title,
    images,
    price: toDecimal(row.priceCents),
    compareAtPrice: formerPrice(row),
    currencyCode: SHOP_CURRENCY,
    availableForSale: row.availableForSale,
    tags: row.tags,
    variantId: defaultVariantId({ variants: variantViews, variantId: null }),
    variants: variantViews,
    options: row.optionNames.map((name, index) => ({
      name,
      values: [...new Set(facts.variants.map(({ optionValues }) => optionValues[index] ?? ''))],
    })),
    rating: facts.rating,
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
  }
}

/** A former price that is not higher is none. */
function formerPrice({ priceCents, compareAtCents }: { priceCents: number; compareAtCents: number | null }) {
  return compareAtCents !== null && compareAtCents > priceCents ? toDecimal(compareAtCents) : null
}

function toImage({ url, altText, width, height }: ImageRow): ProductImage {
  return { url, altText, width, height }
}

function imageOf(src: string, images: readonly ProductImage[]): ProductImage | null {
  if (src === '') return null
  return images.find(({ url }) => url === src) ?? { url: src, altText: '', width: null, height: null }
}

async function selectProducts(db: Database | Transaction, ids: readonly number[]) {
  return db
    .select({
      id: products.id,
      handle: products.handle,
      title: products.title,
      description: products.descriptionSafeHtml,
      vendor: products.vendor,
      productType: products.productType,
      tags: products.tags,
      optionNames: products.optionNames,
      priceCents: products.priceCents,
      compareAtCents: products.compareAtCents,
      availableForSale: products.availableForSale,
    })
    .from(products)
    .where(inArray(products.id, [...ids]))
}

async function selectVariants(db: Database | Transaction, ids: readonly number[]) {
  return db
    .select({
      id: variants.id,
      productId: variants.productId,
      title: variants.title,
      optionValues: variants.optionValues,
      sku: variants.sku,
      priceCents: variants.priceCents,
      compareAtCents: variants.compareAtCents,
      stock: variants.stock,
      stockPolicy: sql<'deny' | 'continue'>`${variants.stockPolicy}`,
      imageSrc: variants.imageSrc,
    })
    .from(variants)
    .where(inArray(variants.productId, [...ids]))
    .orderBy(asc(variants.productId), asc(variants.position))
}

async function selectImages(db: Database | Transaction, ids: readonly number[]) {
  return db
    .select({
      productId: productImages.productId,
      url: productImages.src,
      altText: productImages.alt,
      width: productImages.width,
      height: productImages.height,
    })
    .from(productImages)
    .where(inArray(productImages.productId, [...ids]))
    .orderBy(asc(productImages.productId), asc(productImages.position))
}

async function loadRatings(db: Database | Transaction, ids: readonly number[]): Promise<Map<number, Rating>> {
  const rows = await db
    .select({
      productId: reviews.productId,
      average: sql<number>`avg(${reviews.rating})::float8`,
      count: sql<number>`count(*)::int`,
    })
    .from(reviews)
    .where(inArray(reviews.productId, [...ids]))
    .groupBy(reviews.productId)
  return new Map(
    rows.map(({ productId, average, count }) => [
      productId,
      { average: Math.round(average * 100) / 100, count },
    ]),
  )
}
