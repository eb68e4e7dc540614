import { and, desc, eq, lt } from 'drizzle-orm'
import type { Question, QuestionList } from '../../../contract/reviews.ts'
import { shopDate } from '../../../domain/checkout/shop-clock.ts'
import type { Database } from '../../db/database.ts'
import { productQuestions } from '../../db/schema/reviews.ts'
import { answerOf } from '../review-view.ts'

const PAGE = 10

type QuestionRow = typeof productQuestions.$inferSelect

/** Lists the answered questions about a product, newest first. */
export async function listQuestions(
  db: Database,
  { productId, after }: { productId: number; after: number | null },
): Promise<QuestionList> {
  const rows = await db
    .select()
    .from(productQuestions)
    .where(
      and(
        eq(productQuestions.productId, productId),
        eq(productQuestions.state, 'published'),
        after === null ? undefined : lt(productQuestions.id, after),
      ),
    )
    .orderBy(desc(productQuestions.id))
    .limit(PAGE + 1)
  const page = rows.slice(0, PAGE)
  return {
    questions: page.flatMap((row): Question[] => {
      const answer = answerOf(row)
      return answer ? [{ ...questionFacts(row), answer }] : []
    }),
    next: rows.length > PAGE ? String(page.at(-1)?.id) : null,
  }
}

/** Returns the public data of a question. About the author, it contains only the name that the author chose. */
export const questionFacts = (row: QuestionRow): Omit<Question, 'answer'> => ({
  id: String(row.id),
  text: row.body,
  author: row.author,
  date: shopDate(row.createdAt),
  sample: row.sample,
})
