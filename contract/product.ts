import { z } from 'zod'
import { personalizationSchema } from '../domain/personalization/personalization.ts'
import { narrowedSchema } from './facets.ts'

/** An amount as it stands on the wire: "14.99". */
export const decimalSchema = z.string().regex(/^\d+\.\d{2}$/)

export const imageSchema = z.object({
  url: z.string(),
  altText: z.string(),
  /** Pixels, where known, so that a page keeps the picture's place. */
  width: z.int().nullable(),
  height: z.int().nullable(),
})

export const variantSchema = z.object({
  id: z.string(),
  title: z.string(),
  sku: z.string().nullable(),
  price: decimalSchema,
  compareAtPrice: decimalSchema.nullable(),
  currencyCode: z.string(),
  availableForSale: z.boolean(),
  selectedOptions: z.array(z.object({ name: z.string(), value: z.string() })),
  image: imageSchema.nullable(),
  /** Pieces left; null where stock is not counted. */
  quantityAvailable: z.int().nullable(),
  /** Why this variant can't be made, and so isn't sold. */
  notMade: z.string().optional(),
})

/** The mean of the published reviews and how many there are; `sample` where they are the sample shop's own. */
export const ratingSchema = z.object({
  average: z.number(),
  count: z.int(),
  sample: z.literal(true).optional(),
})

/** Specification, section 3 "Product", with what its pages need besides. */
export const productSchema = z.object({
  id: z.string(),
  title: z.string(),
  handle: z.string(),
  /** HTML, harmless: made by an allow-list. */
  description: z.string(),
  vendor: z.string(),
  productType: z.string(),
  imageSrc: z.string().nullable(),
  imageAlt: z.string(),
  images: z.array(imageSchema),
  price: decimalSchema,
  compareAtPrice: decimalSchema.nullable(),
  currencyCode: z.string(),
  availableForSale: z.boolean(),
  tags: z.array(z.string()),
  /** The variant a page starts with. */
  variantId: z.string().nullable(),
  variants: z.array(variantSchema),
  options: z.array(z.object({ name: z.string(), values: z.array(z.string()) })),
  /** What the buyer has to enter. Text becomes attributes of the line, each named by its label. */
  personalization: personalizationSchema,
  /** Null for a product without reviews. */
  rating: ratingSchema.nullable(),
})

export const productListSchema = z.object({
  products: z.array(productSchema),
  /** Number of all products on all pages. */
  total: z.int(),
  /** Give it as `cursor` to get the next page; null on the last. */
  nextCursor: z.string().nullable(),
  ...narrowedSchema.shape,
})

export const popularProductsSchema = z.object({ products: z.array(productSchema) })

export type ProductImage = z.infer<typeof imageSchema>
export type Variant = z.infer<typeof variantSchema>
export type Rating = z.infer<typeof ratingSchema>
export type Product = z.infer<typeof productSchema>
export type ProductList = z.infer<typeof productListSchema>
