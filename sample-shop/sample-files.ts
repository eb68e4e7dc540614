import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { z } from 'zod'
import { describeDesignFault } from '../content/design-faults.ts'
import { parseDesign } from '../decal/design.ts'

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')

const lines = (name: string): unknown[] =>
  read(name)
    .split('\n')
    .filter((line) => line !== '')
    .map((line): unknown => JSON.parse(line))

function design(text: string) {
  const parsed = parseDesign(text)
  if (!parsed.ok) throw new Error(`${parsed.field} ${describeDesignFault(parsed.fault)}: ${text}`)
  return parsed.design
}

const collections = z.array(
  z.strictObject({
    handle: z.string(),
    title: z.string(),
    descriptionHtml: z.string(),
    tags: z.array(z.string()).min(1),
    image: z.string(),
    sort: z.string().optional(),
  }),
)

// The discount codes. `value` is a whole number of percent or an amount in cents, depending on the type.
const discounts = z.array(
  z.strictObject({
    code: z.string().regex(/^[A-Z0-9]+$/),
    title: z.string(),
    type: z.enum(['percentage', 'fixed', 'free-shipping']),
    value: z.number().int().positive().optional(),
    minimumSubtotalCents: z.number().int().positive().optional(),
    localOnly: z.boolean().optional(),
    productTag: z.string().optional(),
    oncePerCustomer: z.boolean().optional(),
  }),
)

const order = z.strictObject({
  daysAgo: z.number().min(0).max(366),
  customerType: z.enum(['b2b', 'b2c']),
  firstName: z.string(),
  lastName: z.string(),
  city: z.string(),
  province: z.string().length(2),
  country: z.enum(['CA', 'US']),
  postalCode: z.string(),
  lines: z
    .array(z.strictObject({ handle: z.string(), sku: z.string(), quantity: z.number().int().min(1) }))
    .min(1),
  coupon: z.string().optional(),
})

const review = z.strictObject({
  handle: z.string(),
  rating: z.number().int().min(1).max(5),
  title: z.string().min(1),
  text: z.string().min(1),
  author: z.string().regex(/^\S+ [A-Z]\.$/),
  daysAgo: z.number().min(0).max(366),
})

const question = z.strictObject({
  handle: z.string(),
  author: z.string().min(1),
  text: z.string().endsWith('?'),
  answer: z.string().min(1),
  daysAgo: z.number().min(1).max(366),
})

const row = z.record(z.string(), z.string())
const designColumn = 'Decal design (product.metafields.decal.design)'

/** Reads products.csv. Rows with the same handle are one product. */
function readProducts() {
  const rows = z.array(row).parse(parse(read('products.csv'), { columns: true }))
  const byHandle = Map.groupBy(rows, (each) => each['Handle'] ?? '')
  return [...byHandle].map(([handle, own]) => ({
    handle,
    title: own[0]?.['Title'] ?? '',
    body: own[0]?.['Body (HTML)'] ?? '',
    tags: (own[0]?.['Tags'] ?? '').split(', '),
    design: design(own[0]?.[designColumn] ?? ''),
    images: own.flatMap((each) =>
      each['Image Src'] ? [{ src: each['Image Src'], alt: each['Image Alt Text'] ?? '' }] : [],
    ),
    variants: own
      .filter((each) => each['Variant SKU'])
      .map((each) => ({
        sku: each['Variant SKU'] ?? '',
        options: [1, 2, 3].map((n) => each[`Option${n} Value`] ?? ''),
        price: each['Variant Price'] ?? '',
        compareAtPrice: each['Variant Compare At Price'] ?? '',
        tracked: each['Variant Inventory Tracker'] === 'shopify',
        quantity: each['Variant Inventory Qty'] ?? '',
        policy: each['Variant Inventory Policy'] ?? '',
        shipped: each['Variant Requires Shipping'] === 'true',
      })),
  }))
}

/** Parses all files of the sample shop. Throws on the first invalid value. */
export function readSampleShop() {
  return {
    products: readProducts(),
    collections: collections.parse(JSON.parse(read('collections.json'))),
    discounts: discounts.parse(JSON.parse(read('discounts.json'))),
    orders: lines('orders.jsonl').map((each) => order.parse(each)),
    reviews: lines('reviews.jsonl').map((each) => review.parse(each)),
    questions: lines('questions.jsonl').map((each) => question.parse(each)),
  }
}
