import { DEFAULT_VARIANT_TITLE } from '../../../domain/catalogue/variant-title.ts'
import type { ImageRecord, ProductRecord, VariantRecord } from '../product-record.ts'
import { writeGramsCell, writePersonalizationCell, writePriceCell } from './cells.ts'
import { type CsvColumn, getColumnName, getColumnScope, type CsvField } from './columns.ts'

type Row = {
  index: number
  product: ProductRecord
  variant: VariantRecord | undefined
  image: ImageRecord | undefined
  imagePosition: number
}

/** Writes a product's CSV rows with a cell for each column. */
export function writeCatalogueRows(product: ProductRecord, columns: readonly CsvColumn[]): string[][] {
  return layOut(product).map((row) => columns.map((column) => cellOf(row, column)))
}

/**
 * Writes a product's CSV rows in the shop's own spelling. The imported file's spelling is ignored, and cells of unknown columns are empty.
 */
export function writeNormalizedRows(product: ProductRecord, columns: readonly CsvColumn[]): string[][] {
  return layOut(product).map((row) => columns.map(({ field }) => (field === null ? '' : ownCell(row, field))))
}

function layOut(product: ProductRecord): Row[] {
  const owners = [...product.variants, ...product.images]
  const count = owners.reduce((most, owner) => Math.max(most, owner.csvRow + 1), 0)
  const variants = new Map(product.variants.map((variant) => [variant.csvRow, variant]))
  const images = new Map(product.images.map((image, index) => [image.csvRow, { image, position: index + 1 }]))
  const rows = Array.from({ length: count }, (_, index): Row => {
    const placed = images.get(index)
    const variant = variants.get(index)
    return { index, product, variant, image: placed?.image, imagePosition: placed?.position ?? 0 }
  })
  return rows.filter((row) => row.variant !== undefined || row.image !== undefined)
}

function cellOf(row: Row, { header, field }: CsvColumn): string {
  const owner = row.variant ?? row.image
  if (field === null) {
    const ofProduct = row.index === 0 ? row.product.extraColumns[header] : undefined
    return ofProduct ?? owner?.extraColumns[header] ?? ''
  }
  const own = ownCell(row, field)
  const spelling = owner?.spellings[getColumnName(field)]
  return spelling !== undefined && spelling[1] === own ? spelling[0] : own
}

function ownCell(row: Row, field: CsvField): string {
  if (field === 'handle') return row.product.handle
  switch (getColumnScope(field)) {
    case 'product':
      return row.index === 0 ? productCell(row.product, field) : ''
    case 'variant':
      return row.variant === undefined ? '' : variantCell(row.product, row.variant, field)
    case 'image':
      return row.image === undefined ? '' : imageCell(row.image, row.imagePosition, field)
  }
}

function productCell(product: ProductRecord, field: CsvField): string {
  switch (field) {
    case 'title':
      return product.title
    case 'description':
      return product.descriptionHtml
    case 'vendor':
      return product.vendor
    case 'category':
      return product.category
    case 'productType':
      return product.productType
    case 'tags':
      return product.tags.join(', ')
    case 'published':
      return String(product.published)
    case 'optionName1':
      return product.optionNames[0] ?? 'Title'
    case 'optionName2':
      return product.optionNames[1] ?? ''
    case 'optionName3':
      return product.optionNames[2] ?? ''
    case 'personalization':
      return writePersonalizationCell(product.personalization)
    case 'giftCard':
      return String(product.giftCard)
    case 'seoTitle':
      return product.seoTitle
    case 'seoDescription':
      return product.seoDescription
    case 'status':
      return product.status
    default:
      return ''
  }
}

function variantCell(product: ProductRecord, variant: VariantRecord, field: CsvField): string {
  switch (field) {
    case 'optionValue1':
      return product.optionNames.length === 0 ? DEFAULT_VARIANT_TITLE : (variant.optionValues[0] ?? '')
    case 'optionValue2':
      return variant.optionValues[1] ?? ''
    case 'optionValue3':
      return variant.optionValues[2] ?? ''
    case 'sku':
      return variant.sku
    case 'grams':
      return writeGramsCell(variant.grams)
    case 'tracker':
      return variant.stock === null ? '' : 'shopify'
    case 'stock':
      return variant.stock === null ? '' : String(variant.stock)
    case 'stockPolicy':
      return variant.stockPolicy
    case 'price':
      return writePriceCell(variant.priceCents)
    case 'compareAt':
      return writePriceCell(variant.compareAtCents)
    case 'requiresShipping':
      return String(variant.requiresShipping)
    case 'taxable':
      return String(variant.taxable)
    case 'barcode':
      return variant.barcode
    case 'variantImage':
      return variant.imageSrc
    case 'weightUnit':
      return variant.weightUnit
    default:
      return ''
  }
}

function imageCell(image: ImageRecord, position: number, field: CsvField): string {
  switch (field) {
    case 'imageSrc':
      return image.src
    case 'imagePosition':
      return String(position)
    case 'imageAlt':
      return image.alt
    default:
      return ''
  }
}
