import { z } from 'zod'
import { personalizationSchema } from '../domain/personalization/personalization.ts'
import { narrowedSchema } from './facets.ts'

/** An amount as the API sends it: "14.99". */
export const decimalSchema = z.string().regex(/^\d+\.\d{2}$/)

export const imageSchema = z.object({
  url: z.string(),
  altText: z.string(),
  /** In pixels, if known, so that the page can reserve the picture's space. */
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
  /** Pieces in stock; null if stock isn't tracked. */
  quantityAvailable: z.int().nullable(),
  /** Shipping weight of one piece; 0 where nothing is shipped. */
  grams: z.int(),
  /** Why this variant can't be made, and is therefore not sold. */
  notMade: z.string().optional(),
})

/** The mean of the published reviews and their number. `sample`: they are the sample shop's invented ones. */
export const ratingSchema = z.object({
  average: z.number(),
  count: z.int(),
  sample: z.literal(true).optional(),
})

/** The product of the specification (section 3 "Product"), with additional fields that the shop's pages need. */
export const productSchema = z.object({
  id: z.string(),
  title: z.string(),
  handle: z.string(),
  /** HTML, sanitised with an allow-list. */
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
  /** The variant that the product page selects at first. */
  variantId: z.string().nullable(),
  variants: z.array(variantSchema),
  options: z.array(z.object({ name: z.string(), values: z.array(z.string()) })),
  /** What the buyer has to enter. Each text becomes an attribute of the cart line, named by its label. */
  personalization: personalizationSchema,
  /** Null for a product without reviews. */
  rating: ratingSchema.nullable(),
})

export const productListSchema = z.object({
  products: z.array(productSchema),
  /** Number of products on all pages together. */
  total: z.int(),
  /** The value of `cursor` for the next page; null on the last one. */
  nextCursor: z.string().nullable(),
  ...narrowedSchema.shape,
})

export const popularProductsSchema = z.object({ products: z.array(productSchema) })

export type ProductImage = z.infer<typeof imageSchema>
export type Variant = z.infer<typeof variantSchema>
export type Rating = z.infer<typeof ratingSchema>
export type Product = z.infer<typeof productSchema>
export type ProductList = z.infer<typeof productListSchema>
