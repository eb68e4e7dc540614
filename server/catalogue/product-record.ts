import type { Personalization } from '../../domain/personalization/personalization.ts'

/** A product in the terms of a product CSV: the result of an import and the source of an export. */
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
  /** Empty for a product with one default variant. */
  optionNames: string[]
  personalization: Personalization
  extraColumns: Record<string, string>
  variants: VariantRecord[]
  images: ImageRecord[]
}

/** A row of the file belongs to its variant if it has one, else to the image. */
type RowRecord = {
  /** Row of the product's block in the file, from 0. */
  csvRow: number
  extraColumns: Record<string, string>
  spellings: Spellings
}

/** Known cells that the file spells differently than we do: as written, and our own spelling. */
export type Spellings = Record<string, [asWritten: string, own: string]>

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

/** Identifies a variant: its id is kept as long as its option values stay the same. */
export function variantKey(variant: { optionValues: readonly string[] }): string {
  return variant.optionValues.join('\u001f')
}
