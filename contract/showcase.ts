import { z } from 'zod'
import { collectionSchema } from './collection.ts'
import { facetedListSchema } from './facets.ts'
import { productSchema, ratingSchema } from './product.ts'

/**
 * The fields of a product that a product card shows. GET /api/products?view=card and other lists return only these fields, to keep the
 * response small.
 */
export const cardProductSchema = productSchema.pick({
  id: true,
  title: true,
  handle: true,
  vendor: true,
  imageSrc: true,
  imageAlt: true,
  price: true,
  compareAtPrice: true,
  currencyCode: true,
  availableForSale: true,
  tags: true,
  rating: true,
})
export const cardListSchema = z.object({
  products: z.array(cardProductSchema),
  total: z.int(),
  nextCursor: z.string().nullable(),
  ...facetedListSchema.shape,
})
/** A subcategory as in the specification, section 3 "Subcategory". `url` leads to an existing collection. */
const subcategorySchema = z.object({
  name: z.string(),
  url: z.string(),
  description: z.string(),
  imageSrc: z.string().nullable(),
})
export const cardCollectionSchema = cardListSchema.extend({
  collection: collectionSchema,
  subcategories: z.array(subcategorySchema),
})
export const popularCardsSchema = cardListSchema.pick({ products: true })

export type CardProduct = z.infer<typeof cardProductSchema>
export type CardList = z.infer<typeof cardListSchema>
export type Subcategory = z.infer<typeof subcategorySchema>
export type CardCollection = z.infer<typeof cardCollectionSchema>
export type PopularCards = z.infer<typeof popularCardsSchema>

const pictureSchema = z.object({
  url: z.string(),
  altText: z.string(),
  width: z.number().nullable(),
  height: z.number().nullable(),
})

/**
 * GET /api/product-pictures?decals=a,b&scenes=c: one picture for each product handle. Unknown handles are left out. `decals` contains the
 * first picture of each product, which shows the product alone. `scenes` contains the second picture, which shows the product in use. A
 * product without a second picture is shown by its first picture.
 */
export const productPicturesSchema = z.object({
  decals: z.record(z.string(), pictureSchema),
  scenes: z.record(z.string(), pictureSchema),
})
export type ProductPictures = z.infer<typeof productPicturesSchema>

/**
 * GET /api/collection-ratings?handles=a,b: the rating of each collection, computed from all reviews of its products. Null for a collection
 * without reviews.
 */
export const collectionRatingsSchema = z.record(z.string(), ratingSchema.nullable())
export type CollectionRatings = z.infer<typeof collectionRatingsSchema>

/** GET /api/collection-tiles?handles=a,b: the requested collections that exist, each with its picture. */
export const collectionTilesSchema = z.record(z.string(), z.object({ imageSrc: z.string().nullable() }))
export type CollectionTiles = z.infer<typeof collectionTilesSchema>
