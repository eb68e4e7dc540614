import { z } from '@hono/zod-openapi'
import type { Product } from '../../../contract/product.ts'
import type { CardProduct } from '../../../contract/showcase.ts'

/** The query parameter that says which fields of each product a list returns. */
export const cardViewParameter = z.enum(['full', 'card']).default('full').openapi({
  description: 'card leaves out what a card does not show: description, variants, options, further pictures',
})

/** Reduces a product to the fields that a card shows. A page of 48 complete products would be ten times as large. */
export const toProductCard = (product: Product): CardProduct => ({
  id: product.id,
  title: product.title,
  handle: product.handle,
  vendor: product.vendor,
  imageSrc: product.imageSrc,
  imageAlt: product.imageAlt,
  price: product.price,
  compareAtPrice: product.compareAtPrice,
  currencyCode: product.currencyCode,
  availableForSale: product.availableForSale,
  // Leaves out tags for which cards show no badge.
  tags: product.tags.filter((tag) => BADGE_TAGS.has(tag.trim().toLowerCase())),
  rating: product.rating,
})

const BADGE_TAGS = new Set(['best-seller', 'organic', 'popular'])
