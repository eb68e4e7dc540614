import fs from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'

const sampleFolder = path.join(import.meta.dirname, '../../sample-shop')

const collection = z.object({
  handle: z.string(),
  title: z.string(),
  descriptionHtml: z.string(),
  tags: z.array(z.string()),
  /** The handle of a product. The product's picture becomes the picture of the collection. */
  image: z.string(),
})

const discount = z.object({
  code: z.string(),
  title: z.string(),
  type: z.enum(['percentage', 'fixed', 'free-shipping']),
  value: z.int().default(0),
  minimumSubtotalCents: z.int().default(0),
  localOnly: z.boolean().default(false),
  productTag: z.string().nullable().default(null),
  oncePerCustomer: z.boolean().default(false),
})

const order = z.object({
  daysAgo: z.number(),
  customerType: z.enum(['b2b', 'b2c']),
  firstName: z.string(),
  lastName: z.string(),
  city: z.string(),
  province: z.string(),
  country: z.enum(['CA', 'US']),
  postalCode: z.string(),
  lines: z.array(z.object({ sku: z.string(), quantity: z.int() })),
  coupon: z.string().optional(),
})

const review = z.object({
  handle: z.string(),
  rating: z.int(),
  title: z.string(),
  text: z.string(),
  author: z.string(),
  daysAgo: z.number(),
})

const question = z.object({
  handle: z.string(),
  author: z.string(),
  text: z.string(),
  answer: z.string(),
  daysAgo: z.number(),
})

export type SampleOrder = z.infer<typeof order>

export async function readSampleCollections() {
  return z.array(collection).parse(JSON.parse(await read('collections.json')))
}

export async function readSampleDiscounts() {
  return z.array(discount).parse(JSON.parse(await read('discounts.json')))
}

export async function readSampleOrders(): Promise<SampleOrder[]> {
  return z.array(order).parse(lines(await read('orders.jsonl')))
}

export async function readSampleReviews() {
  return z.array(review).parse(lines(await read('reviews.jsonl')))
}

export async function readSampleQuestions() {
  return z.array(question).parse(lines(await read('questions.jsonl')))
}

async function read(name: string): Promise<string> {
  return fs.readFile(path.join(sampleFolder, name), 'utf8')
}

function lines(text: string): unknown[] {
  const filled = text.split('\n').filter((line) => line !== '')
  return filled.map((line): unknown => JSON.parse(line))
}
