import { operatorCatalogueCopy } from '../../../../content/operator/catalogue.ts'
import type { OperatorProduct, ProductEdit } from '../../../../contract/operator/product.ts'
import { parseDecimal, toDecimal } from '../../../../domain/money.ts'
import {
  readPersonalizationForm,
  parsePersonalizationFormValues,
  toPersonalizationFormValues,
} from './personalization-form-values.ts'

const { unreadable } = operatorCatalogueCopy.product

const TEXT_FIELDS = [
  'title',
  'descriptionHtml',
  'vendor',
  'productType',
  'seoTitle',
  'seoDescription',
] as const
const VARIANT_FIELDS = ['price', 'compareAt', 'stock', 'stockPolicy', 'sku'] as const

type TextField = (typeof TEXT_FIELDS)[number]
type VariantField = (typeof VARIANT_FIELDS)[number]
/** The key of a form field, either of the product itself or of a variant. */
export type FieldKey =
  | TextField
  | 'personalization'
  | 'tags'
  | 'status'
  | 'published'
  | `${number}.${VariantField}`

export type PictureFormValues = OperatorProduct['images'][number]
/** The form's values, as typed. */
export type ProductFormValues = {
  fields: Readonly<Record<FieldKey, string>>
  images: readonly PictureFormValues[]
}

export function toProductFormValues(product: OperatorProduct): ProductFormValues {
  const { title, descriptionHtml, vendor, productType, seoTitle, seoDescription, status } = product
  const fields: Record<FieldKey, string> = {
    title,
    descriptionHtml,
    vendor,
    productType,
    seoTitle,
    seoDescription,
    status,
    tags: product.tags.join(', '),
    published: String(product.published),
    personalization: JSON.stringify(toPersonalizationFormValues(product.personalization)),
  }
  for (const { id, priceCents, compareAtCents, stock, stockPolicy, sku } of product.variants) {
    fields[`${id}.price`] = toDecimal(priceCents)
    fields[`${id}.compareAt`] = compareAtCents === null ? '' : toDecimal(compareAtCents)
    fields[`${id}.stock`] = stock === null ? '' : String(stock)
    fields[`${id}.stockPolicy`] = stockPolicy
    fields[`${id}.sku`] = sku
  }
  return { fields, images: product.images }
}

/** Splits a field's text into tags. */
export const splitTags = (text: string): string[] =>
  text
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '')

export const hasUnsavedChanges = (typed: ProductFormValues, product: OperatorProduct): boolean =>
  JSON.stringify(typed) !== JSON.stringify(toProductFormValues(product))

/**
 * Updates the form after somebody else has changed the product. `seen` is the version that the form was filled in from, and `newest` the
 * changed version. Fields that the operator hasn't edited show the newest values. A field that was changed on both sides keeps the typed
 * value, and `meanwhile` contains its newest value.
 */
export function rebaseProductFormValues(
  typed: ProductFormValues,
  seen: OperatorProduct,
  newest: OperatorProduct,
): { typed: ProductFormValues; meanwhile: Partial<Record<FieldKey, string>> } {
  const before = toProductFormValues(seen)
  const now = toProductFormValues(newest)
  const fields: Record<string, string> = { ...now.fields }
  const meanwhile: Record<string, string> = {}
  for (const [key, value] of Object.entries<string>(now.fields)) {
    const [mine, was] = [valueAt(typed, key), valueAt(before, key)]
    if (mine === undefined || mine === was || mine === value) continue
    fields[key] = mine
    if (value !== was) meanwhile[key] = value
  }
  const isMine = JSON.stringify(typed.images) !== JSON.stringify(before.images)
  return {
    typed: { ...now, fields: { ...now.fields, ...fields }, images: isMine ? typed.images : now.images },
    meanwhile,
  }
}

function valueAt({ fields }: ProductFormValues, key: string): string | undefined {
  return new Map(Object.entries<string>(fields)).get(key)
}

export type ProductEditResult =
  | { ok: true; edit: ProductEdit }
  | { ok: false; errors: Partial<Record<FieldKey, string>> }

/** Returns the edit to send, or the invalid fields. Only edited variants are included. */
export function readProductEdit(
  { fields, images }: ProductFormValues,
  seen: OperatorProduct,
): ProductEditResult {
  const errors: Partial<Record<FieldKey, string>> = {}
  if (fields.title.trim() === '') errors.title = unreadable.title
  const before = toProductFormValues(seen).fields
  const variants = seen.variants
    .filter(({ id }) => VARIANT_FIELDS.some((cell) => fields[`${id}.${cell}`] !== before[`${id}.${cell}`]))
    .map(({ id, stock: seenStock }) => readVariant(fields, { id, seenStock }, errors))
  const personalization = readPersonalizationForm(parsePersonalizationFormValues(fields.personalization))
  if (!personalization) errors.personalization = unreadable.personalization
  if (!personalization || Object.keys(errors).length > 0) return { ok: false, errors }
  const { title, descriptionHtml, vendor, productType, seoTitle, seoDescription } = fields
  const words = { title, descriptionHtml, vendor, productType, seoTitle, seoDescription }
  const status =
    (['active', 'draft', 'archived'] as const).find((one) => one === fields.status) ?? seen.status
  return {
    ok: true,
    edit: {
      version: seen.version,
      ...words,
      personalization,
      tags: splitTags(fields.tags),
      status,
      published: fields.published === 'true',
      variants,
      images: images.map(({ src, alt }) => ({ src, alt })),
    },
  }
}

function readVariant(
  fields: ProductFormValues['fields'],
  { id, seenStock }: { id: number; seenStock: number | null },
  errors: Partial<Record<FieldKey, string>>,
): ProductEdit['variants'][number] {
  const text = (cell: VariantField) => (fields[`${id}.${cell}`] ?? '').trim()
  const price = (cell: 'price' | 'compareAt') => {
    const cents = parseDecimal(text(cell))
    if (cents === null || cents < 0) errors[`${id}.${cell}`] = unreadable.price
    return cents ?? 0
  }
  if (!/^(-?\d{1,9})?$/.test(text('stock'))) errors[`${id}.stock`] = unreadable.stock
  return {
    id,
    sku: text('sku'),
    priceCents: price('price'),
    compareAtCents: text('compareAt') === '' ? null : price('compareAt'),
    stock: text('stock') === '' ? null : Number(text('stock')),
    seenStock,
    stockPolicy: text('stockPolicy') === 'continue' ? 'continue' : 'deny',
  }
}
