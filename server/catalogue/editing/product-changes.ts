import { isDeepStrictEqual } from 'node:util'
import { operatorCatalogueCopy } from '../../../content/operator/catalogue.ts'
import type { FieldChange } from '../../../contract/operator/product.ts'
import { formatMoney } from '../../../domain/money.ts'
import {
  findArtworkRequest,
  offersDesigner,
  listTextFields,
} from '../../../domain/personalization/requirement.ts'
import { formatOptionsTitle } from '../../../domain/catalogue/variant-title.ts'
import {
  type ImageRecord,
  type ProductRecord,
  type VariantRecord,
  variantOptionKey,
} from '../product-record.ts'

const { fields, product } = operatorCatalogueCopy

/** The maximum number of a value's characters to show. If the value is longer, only the part around the difference is shown. */
const MAX_SHOWN_CHARACTERS = 120
/** The number of characters to show before the first difference. */
const BEFORE_DIFFERENCE = 30

const PRODUCT_FIELDS = [
  ...([
    'title',
    'descriptionHtml',
    'vendor',
    'category',
    'productType',
    'tags',
    'status',
    'published',
  ] as const),
  ...(['giftCard', 'seoTitle', 'seoDescription', 'optionNames'] as const),
] as const
const VARIANT_FIELDS = [
  ...([
    'priceCents',
    'compareAtCents',
    'stock',
    'stockPolicy',
    'sku',
    'barcode',
    'grams',
    'weightUnit',
  ] as const),
  ...(['requiresShipping', 'taxable', 'imageSrc'] as const),
] as const

/**
 * Lists the differences between two versions of a product, field by field, as text for people. The list is empty only if the versions are
 * equal.
 */
export function listProductChanges(before: ProductRecord, after: ProductRecord): FieldChange[] {
  const changes = [
    ...PRODUCT_FIELDS.flatMap((field) =>
      change('', fields[field], words(before[field]), words(after[field])),
    ),
    ...variantChanges(before.variants, after.variants),
    ...change('', fields.personalization, personalizationWords(before), personalizationWords(after)),
    ...change('', fields.images, imageWords(before.images), imageWords(after.images)),
    ...extraChanges('', before.extraColumns, after.extraColumns),
  ]
  const isSame = changes.length > 0 || isDeepStrictEqual(before, after)
  // If nothing else differs, only the layout of the product's CSV rows has changed. Shoppers don't see the layout, but exports reproduce
  // it.
  return isSame ? changes : [{ of: '', field: fields.rows, before: '', after: '' }]
}

function variantChanges(before: readonly VariantRecord[], after: readonly VariantRecord[]): FieldChange[] {
  const former = new Map(before.map((variant) => [variantOptionKey(variant), variant]))
  const later = new Set(after.map(variantOptionKey))
  const gone = before.filter((variant) => !later.has(variantOptionKey(variant)))
  return [
    ...after.flatMap((variant) => {
      const known = former.get(variantOptionKey(variant))
      return known
        ? changesOfVariant(known, variant)
        : change(nameOf(variant), fields.variant, '', told(variant))
    }),
    ...gone.flatMap((variant) => change(nameOf(variant), fields.variant, told(variant), '')),
  ]
}

function changesOfVariant(before: VariantRecord, after: VariantRecord): FieldChange[] {
  const of = before.optionValues.length === 0 ? '' : nameOf(after)
  return [
    ...VARIANT_FIELDS.flatMap((field) =>
      change(of, fields[field], variantWords(before, field), variantWords(after, field)),
    ),
    ...extraChanges(of, before.extraColumns, after.extraColumns),
  ]
}

function extraChanges(
  of: string,
  before: Record<string, string>,
  after: Record<string, string>,
): FieldChange[] {
  const headers = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...headers].flatMap((header) => change(of, header, before[header] ?? '', after[header] ?? ''))
}

const nameOf = ({ optionValues }: VariantRecord): string =>
  formatOptionsTitle(optionValues.map((value) => ({ value })))
const told = ({ priceCents }: VariantRecord): string => formatMoney(priceCents)

function variantWords(variant: VariantRecord, field: (typeof VARIANT_FIELDS)[number]): string {
  if (field === 'priceCents') return formatMoney(variant.priceCents)
  if (field === 'compareAtCents')
    return variant.compareAtCents === null ? '' : formatMoney(variant.compareAtCents)
  if (field === 'stockPolicy') return product.variant.policies[variant.stockPolicy]
  return words(variant[field])
}

const imageWords = (images: readonly ImageRecord[]): string =>
  images.map(({ src, alt }) => (alt === '' ? src : `${src} (${alt})`)).join('\n')

/** Describes the personalization in the terms of the operator's form: its kind, then each field. */
const personalizationWords = ({ personalization: needs }: ProductRecord): string =>
  [
    product.personalization.kinds[needs.kind],
    ...listTextFields(needs).map(({ label, maxLength, required }) =>
      product.personalization.summary(label, maxLength, required),
    ),
    findArtworkRequest(needs)?.label ?? '',
    offersDesigner(needs) ? product.personalization.designer : '',
  ]
    .filter((part) => part !== '')
    .join(', ')

const words = (value: string | number | boolean | readonly string[] | null): string =>
  Array.isArray(value) ? value.join(', ') : String(value ?? '')

function change(of: string, field: string, before: string, after: string): FieldChange[] {
  if (before === after) return []
  const start = Math.max(firstDifference(before, after) - BEFORE_DIFFERENCE, 0)
  return [{ of, field, before: shownFrom(before, start), after: shownFrom(after, start) }]
}

function shownFrom(text: string, start: number): string {
  if (text.length <= MAX_SHOWN_CHARACTERS) return text
  const end = start + MAX_SHOWN_CHARACTERS
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`.toWellFormed()
}

function firstDifference(before: string, after: string): number {
  let index = 0
  while (index < before.length && before[index] === after[index]) index += 1
  return index
}

/** The maximum length of a log entry in characters. */
const MAX_ENTRY_LENGTH = 600

/** Formats the changes as one line for the log, such as "Price $4.99 → $5.99; Stock (Large) 3 → 10". */
export function describeChange(changes: readonly FieldChange[]): string {
  const line = changes
    .map(
      ({ of, field, before, after }) =>
        `${of === '' ? field : `${field} (${of})`} ${before || '–'} → ${after || '–'}`,
    )
    .join('; ')
    .replace(/\s+/g, ' ')
  return line.length <= MAX_ENTRY_LENGTH ? line : `${line.slice(0, MAX_ENTRY_LENGTH)}…`.toWellFormed()
}
