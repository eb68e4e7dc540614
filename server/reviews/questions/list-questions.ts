import { and, desc, eq, lt, type SQL, sql } from 'drizzle-orm'
import type { Question, QuestionList } from '../../../contract/reviews.ts'
import { toShopDate } from '../../../domain/checkout/shop-clock.ts'
import { buildStatementOnce, UNNAMED_STATEMENT } from '../../db/build-statement-once.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { productQuestions } from '../../db/schema/reviews.ts'
import { toAnswerView } from '../review-view.ts'

const PAGE_SIZE = 10

type QuestionRow = typeof productQuestions.$inferSelect

/** Lists the answered questions about a product, newest first. */
export async function listQuestions(
  db: Database,
  { product, after }: { product: { id: number; hasQuestions: boolean }; after: number | null },
): Promise<QuestionList> {
  // Most products have no questions. For these products, no query is needed.
  if (!product.hasQuestions) return { questions: [], next: null }
  const wanted = after === null ? firstPage(db) : selectPage(db, lt(productQuestions.id, after))
  const rows = await wanted.execute({ productId: product.id })
  const page = rows.slice(0, PAGE_SIZE)
  return {
    questions: page.flatMap((row): Question[] => {
      const answer = toAnswerView(row)
      return answer ? [{ ...toQuestionFacts(row), answer }] : []
    }),
    next: rows.length > PAGE_SIZE ? String(page.at(-1)?.id) : null,
  }
}

const selectPage = (db: Database | Transaction, behind: SQL | undefined) =>
  db
    .select()
    .from(productQuestions)
    .where(
      and(
        eq(productQuestions.productId, sql.placeholder('productId')),
        eq(productQuestions.state, 'published'),
        behind,
      ),
    )
    .orderBy(desc(productQuestions.id))
    .limit(PAGE_SIZE + 1)
    .prepare(UNNAMED_STATEMENT)

const firstPage = buildStatementOnce((db) => selectPage(db, undefined))

/** Returns the public data of a question. About the author, it contains only the name that the author chose. */
export const toQuestionFacts = (row: QuestionRow): Omit<Question, 'answer'> => ({
  id: String(row.id),
  text: row.body,
  author: row.author,
  date: toShopDate(row.createdAt),
  sample: row.sample,
})
