import type { Transaction } from '../db/database.ts'
import { products } from '../db/schema/catalogue.ts'
import { productQuestions, reviews } from '../db/schema/reviews.ts'
import { readSampleQuestions, readSampleReviews } from './sample-files.ts'

const DAY_MS = 86_400_000
const ROWS_PER_STATEMENT = 1_000
/** The time in ms between a sample question and its answer. */
const ANSWERED_AFTER_MS = DAY_MS / 4

/** Writes the sample reviews and questions. They are marked as samples, and their dates are counted back from `now`. */
export async function writeSampleReviews(tx: Transaction, now: Date): Promise<void> {
  const handles = await tx.select({ id: products.id, handle: products.handle }).from(products)
  const idOf = new Map(handles.map(({ id, handle }) => [handle, id]))
  const ofProduct = ({ handle, daysAgo }: { handle: string; daysAgo: number }) => {
    const productId = idOf.get(handle)
    if (productId === undefined) throw new Error(`A sample review is of the unknown product ${handle}`)
    return { productId, sample: true, createdAt: new Date(now.getTime() - daysAgo * DAY_MS) }
  }
  const reviewRows = (await readSampleReviews()).map(({ rating, title, text, author, ...about }) => ({
    ...ofProduct(about),
    rating,
    title,
    body: text,
    author,
  }))
  for (let start = 0; start < reviewRows.length; start += ROWS_PER_STATEMENT) {
    await tx.insert(reviews).values(reviewRows.slice(start, start + ROWS_PER_STATEMENT))
  }
  const questionRows = (await readSampleQuestions()).map(({ text, answer, author, ...about }) => {
    const row = ofProduct(about)
    const answeredAt = new Date(row.createdAt.getTime() + ANSWERED_AFTER_MS)
    return { ...row, body: text, author, answer, answeredAt, state: 'published' }
  })
  await tx.insert(productQuestions).values(questionRows)
}
