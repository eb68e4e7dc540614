import type { NewProduct } from '../../../../contract/operator/new-product.ts'
import { parseDecimal } from '../../../../domain/money.ts'
import { splitTags } from './product-form-values.ts'

/** A variant's row in the form, as typed. */
export type VariantFormValues = { key: number; values: string; price: string; stock: string; sku: string }
export type NewProductFormValues = {
  title: string
  productType: string
  tags: string
  status: string
  options: string
  variants: readonly VariantFormValues[]
}

type ReadResult = { ok: true; product: NewProduct } | { ok: false; reason: 'untold' | 'unreadable' }

/** Parses the form for a new product; reports missing or invalid values. */
export function readNewProduct({
  variants,
  options,
  tags,
  status,
  ...words
}: NewProductFormValues): ReadResult {
  const untold = words.title.trim() === '' || variants.some(({ price }) => price.trim() === '')
  if (untold) return { ok: false, reason: 'untold' }
  const read = variants.map(({ values, price, stock, sku }) => ({
    optionValues: splitTags(values),
    priceCents: parseDecimal(price.trim()),
    stock: readStock(stock),
    sku: sku.trim(),
  }))
  const goods = read.flatMap(({ priceCents, stock, ...variant }) =>
    priceCents === null || stock === 'unreadable' ? [] : [{ ...variant, priceCents, stock }],
  )
  if (goods.length < read.length) return { ok: false, reason: 'unreadable' }
  return {
    ok: true,
    product: {
      ...words,
      tags: splitTags(tags),
      status: status === 'active' ? 'active' : 'draft',
      optionNames: splitTags(options),
      variants: goods,
    },
  }
}

/** Parses a number of pieces; null if the field is empty. */
export function readStock(text: string): number | null | 'unreadable' {
  if (text.trim() === '') return null
  return /^\d{1,9}$/.test(text.trim()) ? Number(text) : 'unreadable'
}
