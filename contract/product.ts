import { z } from 'zod'
import { personalizationSchema } from '../domain/personalization/personalization.ts'
import { facetedListSchema } from './facets.ts'

/** An amount as the API sends it: "14.99". */
export const decimalSchema = z.string().regex(/^\d+\.\d{2}$/)

export const imageSchema = z.object({
  url: z.string(),
  altText: z.string(),
  /** The picture's width in pixels, if known. With it, the page can reserve space before the picture has loaded. */
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
  /** Shipping weight of one piece in grams; 0 for an item that isn't shipped. */
  grams: z.int(),
  /** The reason why this variant can't be made and so isn't sold. */
  notMade: z.string().optional(),
})

/** The mean rating and the number of published reviews. If `sample` is true, these are invented reviews of the sample shop. */
export const ratingSchema = z.object({
  average: z.number(),
  count: z.int(),
  sample: z.literal(true).optional(),
})

/** A product as in the specification, section 3 "Product", with additional fields for the shop's pages. */
export const productSchema = z.object({
  id: z.string(),
  title: z.string(),
  handle: z.string(),
  /** The description as HTML, sanitised with an allow-list. */
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
  /** The variant that is selected when the product page opens. */
  variantId: z.string().nullable(),
  variants: z.array(variantSchema),
  options: z.array(z.object({ name: z.string(), values: z.array(z.string()) })),
  /**
   * The text or artwork that the buyer has to enter. Each entered text becomes an attribute of the cart line; its label is the attribute's
   * key.
   */
  personalization: personalizationSchema,
  /** The product's rating; null if there are no reviews. */
  rating: ratingSchema.nullable(),
})

export const productListSchema = z.object({
  products: z.array(productSchema),
  /** The total number of matching products, not only those on this page. */
  total: z.int(),
  /** The value of the parameter `cursor` that requests the next page; null on the last page. */
  nextCursor: z.string().nullable(),
  ...facetedListSchema.shape,
})

export const popularProductsSchema = z.object({ products: z.array(productSchema) })

export type ProductImage = z.infer<typeof imageSchema>
export type Variant = z.infer<typeof variantSchema>
export type Rating = z.infer<typeof ratingSchema>
export type Product = z.infer<typeof productSchema>
export type ProductList = z.infer<typeof productListSchema>
