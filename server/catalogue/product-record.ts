import type { Personalization } from '../../domain/personalization/personalization.ts'

/** A product in the form of a product CSV. Imports produce it, and exports are written from it. */
export type ProductRecord = {
  handle: string
  title: string
  descriptionHtml: string
  vendor: string
  category: string
  productType: string
  tags: string[]
  status: 'active' | 'draft' | 'archived'
  published: boolean
  giftCard: boolean
  seoTitle: string
  seoDescription: string
  /** The names of the options; empty for a product with only its default variant. */
  optionNames: string[]
  personalization: Personalization
  extraColumns: Record<string, string>
  variants: VariantRecord[]
  images: ImageRecord[]
}

/** Data of a CSV row. If the row describes both a variant and an image, the data is stored with the variant. */
type RowRecord = {
  /** The number of the row among the product's rows in the file, counted from 0. */
  csvRow: number
  extraColumns: Record<string, string>
  spellings: OriginalSpellings
}

/** Cells that the file spells differently from the shop, by column. Each has the file's spelling and the shop's own spelling. */
export type OriginalSpellings = Record<string, [asWritten: string, own: string]>

export type VariantRecord = RowRecord & {
  optionValues: string[]
  sku: string
  barcode: string
  priceCents: number
  compareAtCents: number | null
  stock: number | null
  stockPolicy: 'deny' | 'continue'
  grams: number
  weightUnit: string
  requiresShipping: boolean
  taxable: boolean
  imageSrc: string
}

export type ImageRecord = RowRecord & {
  src: string
  alt: string
  width: number | null
  height: number | null
}

/** Returns a key for a variant, made from its option values. A variant keeps its id as long as its key doesn't change. */
export function variantOptionKey(variant: { optionValues: readonly string[] }): string {
  return variant.optionValues.join('\u001f')
}
