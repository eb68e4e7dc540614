import type { Personalization } from '../../domain/personalization/personalization.ts'

/** A product as a product CSV describes it: the result of an import and the source of an export. */
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

/** A CSV row. If it describes a variant, it belongs to that variant, otherwise to the image. */
type RowRecord = {
  /** The row's number among the product's rows in the file, from 0. */
  csvRow: number
  extraColumns: Record<string, string>
  spellings: Spellings
}

/** Known cells that the file spells differently: the spelling in the file, and the shop's own. */
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

/** Returns the key of a variant, made from its option values. As long as they stay the same, the variant keeps its id. */
export function variantKey(variant: { optionValues: readonly string[] }): string {
  return variant.optionValues.join('\u001f')
}
