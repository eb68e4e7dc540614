import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../db/database.ts'
import { productImages, products, variants } from '../db/schema/catalogue.ts'
import { productQuestions, reviews } from '../db/schema/reviews.ts'
import { publishedCondition, type StarCount } from './ratings.ts'

export type VariantRow = {
  id: number
  title: string
  optionValues: string[]
  sku: string
  priceCents: number
  compareAtCents: number | null
  stock: number | null
  stockPolicy: 'deny' | 'continue'
  imageSrc: string
  grams: number
  requiresShipping: boolean
  stop: string | null
}

export type ImageRow = { url: string; altText: string; width: number | null; height: number | null }

export type ProductRow = Awaited<ReturnType<typeof selectProducts>>[number]

/**
 * Selects the products that match a condition, in a single statement. Includes their variants, pictures and star counts, and whether they
 * have answered questions.
 */
export function selectProducts(db: Database | Transaction, condition: SQL | undefined) {
  const ofVariants = variantsOf(db)
  const ofImages = imagesOf(db)
  const ofReviews = starsOf(db)
  return db
    .select({
      id: products.id,
      handle: products.handle,
      title: products.title,
      description: products.descriptionSafeHtml,
      vendor: products.vendor,
      productType: products.productType,
      tags: products.tags,
      personalization: products.personalization,
      optionNames: products.optionNames,
      priceCents: products.priceCents,
      compareAtCents: products.compareAtCents,
      availableForSale: products.availableForSale,
      variants: sql<VariantRow[]>`coalesce(${ofVariants.rows}, '[]')`,
      images: sql<ImageRow[]>`coalesce(${ofImages.rows}, '[]')`,
      stars: sql<StarCount[]>`coalesce(${ofReviews.rows}, '[]')`,
      hasQuestions: sql<boolean>`exists ${answeredQuestionsOf(db)}`,
    })
    .from(products)
    .leftJoinLateral(ofVariants, sql`true`)
    .leftJoinLateral(ofImages, sql`true`)
    .leftJoinLateral(ofReviews, sql`true`)
    .where(condition)
}

const variantsOf = (db: Database | Transaction) =>
  db
    .select({
      rows: sql<VariantRow[]>`json_agg(json_build_object(
        'id', ${variants.id}, 'title', ${variants.title}, 'optionValues', ${variants.optionValues},
        'sku', ${variants.sku}, 'priceCents', ${variants.priceCents}, 'compareAtCents', ${variants.compareAtCents},
        'stock', ${variants.stock}, 'stockPolicy', ${variants.stockPolicy}, 'imageSrc', ${variants.imageSrc},
        'grams', ${variants.grams}, 'requiresShipping', ${variants.requiresShipping},
        'stop', ${variants.stop}) order by ${variants.position})`.as('variant_rows'),
    })
    .from(variants)
    .where(eq(variants.productId, products.id))
    .as('of_variants')

const imagesOf = (db: Database | Transaction) =>
  db
    .select({
      rows: sql<ImageRow[]>`json_agg(json_build_object(
        'url', ${productImages.src}, 'altText', ${productImages.alt}, 'width', ${productImages.width},
        'height', ${productImages.height}) order by ${productImages.position})`.as('image_rows'),
    })
    .from(productImages)
    .where(eq(productImages.productId, products.id))
    .as('of_images')

const answeredQuestionsOf = (db: Database | Transaction) =>
  db
    .select({ one: sql`1` })
    .from(productQuestions)
    .where(and(eq(productQuestions.productId, products.id), eq(productQuestions.state, 'published')))

/** Counts the published reviews by their number of stars. Counts sample reviews separately. */
function starsOf(db: Database | Transaction) {
  const counts = db
    .select({ rating: reviews.rating, sample: reviews.sample, count: sql<number>`count(*)`.as('count') })
    .from(reviews)
    .where(and(eq(reviews.productId, products.id), publishedCondition))
    .groupBy(reviews.rating, reviews.sample)
    .as('star_counts')
  return db
    .select({
      rows: sql<StarCount[]>`json_agg(json_build_object(
        'rating', ${counts.rating}, 'sample', ${counts.sample}, 'count', ${counts.count}))`.as('star_rows'),
    })
    .from(counts)
    .as('of_reviews')
}
