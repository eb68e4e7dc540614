import type { Cents } from '../money.ts'

/** A product picture: url, words for who cannot see it, and pixels where known, so that a page keeps its place. */
export type ProductImage = {
  url: string
  altText: string
  width: number | null
  height: number | null
}

/** An option a shopper chooses by, such as Size, with its values in the order they are shown. */
export type ProductOption = { name: string; values: string[] }

/** One value chosen of one option: { name: 'Size', value: '12"' }. */
export type SelectedOption = { name: string; value: string }

/** One buyable form of a product (specification, section 3). */
export type Variant = {
  id: number
  title: string
  sku: string | null
  priceCents: Cents
  /** The former, higher price, shown struck through; null where none. */
  compareAtPriceCents: Cents | null
  currencyCode: string
  availableForSale: boolean
  selectedOptions: SelectedOption[]
  image: ProductImage | null
}

/** A product (specification, section 3); its price is that of the variant shown first. */
export type Product = {
  id: number
  title: string
  handle: string
  /** HTML, already made harmless. */
  description: string
  vendor: string
  imageSrc: string | null
  imageAlt: string
  images: ProductImage[]
  priceCents: Cents
  compareAtPriceCents: Cents | null
  currencyCode: string
  availableForSale: boolean
  tags: string[]
  variantId: number | null
  variants: Variant[]
  options: ProductOption[]
}

/** A collection (specification, section 3). */
export type Collection = {
  id: number
  title: string
  handle: string
  /** HTML, already made harmless. */
  description: string
  imageSrc: string | null
}
