import { and, desc, eq, lt, ne } from 'drizzle-orm'
import type { OperatorQuestionList } from '../../../contract/reviews.ts'
import { REVIEW_STATES, type ReviewState } from '../../../domain/reviews/review-rules.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { products } from '../../db/schema/catalogue.ts'
import { productQuestions } from '../../db/schema/reviews.ts'
import type { Deps } from '../../deps.ts'
import { enqueueMail } from '../../platform/outbox/enqueue-mail.ts'
import { raiseCatalogueRevision } from '../../catalogue/index.ts'
import { writeAuditedChange } from '../../platform/audit-log.ts'
import { composeMail } from '../../platform/compose-mail.ts'
import { toAnswerView } from '../review-view.ts'
import { toQuestionFacts } from './list-questions.ts'

const PAGE_SIZE = 20

type QuestionRow = typeof productQuestions.$inferSelect

/** Lists the questions in one state, newest first. */
export async function listQuestionsForModeration(
  db: Database,
  { state, after }: { state: ReviewState; after: number | null },
): Promise<OperatorQuestionList> {
  const rows = await db
    .select({ question: productQuestions, product: { handle: products.handle, title: products.title } })
    .from(productQuestions)
    .innerJoin(products, eq(products.id, productQuestions.productId))
    .where(
      and(eq(productQuestions.state, state), after === null ? undefined : lt(productQuestions.id, after)),
    )
    .orderBy(desc(productQuestions.id))
    .limit(PAGE_SIZE + 1)
  const page = rows.slice(0, PAGE_SIZE)
  const inState = (name: ReviewState) => db.$count(productQuestions, eq(productQuestions.state, name))
  return {
    questions: page.map(({ question, product }) => ({
      ...toQuestionFacts(question),
      answer: toAnswerView(question),
      state: REVIEW_STATES.find((name) => name === question.state) ?? 'hidden',
      wantsMail: question.email !== null,
      product,
    })),
    next: rows.length > PAGE_SIZE ? String(page.at(-1)?.question.id) : null,
    counts: {
      pending: await inState('pending'),
      published: await inState('published'),
      hidden: await inState('hidden'),
    },
  }
}

/**
 * Answers a question and publishes it, or changes the answer. The first answer is e-mailed to the asker. Then the asker's e-mail address is
 * deleted, because nothing else needs it. Optimistic lock: changes nothing if the current answer isn't the one that the operator saw.
 */
export async function answerQuestion(
  { db, env, now }: Pick<Deps, 'db' | 'env' | 'now'>,
  { id, text, seen, actor }: { id: number; text: string; seen: string | undefined; actor: string },
): Promise<'done' | 'unknown' | 'changed-meanwhile'> {
  return db.transaction(async (tx) => {
    const [question] = await tx
      .select()
      .from(productQuestions)
      .where(eq(productQuestions.id, id))
      .for('update')
    if (!question) return 'unknown'
    if (seen !== undefined && question.answer !== seen) return 'changed-meanwhile'
    const values = { answer: text, answeredAt: now(), state: 'published', email: null }
    await tx.update(productQuestions).set(values).where(eq(productQuestions.id, id))
    await mailAnswer(tx, { publicUrl: env.PUBLIC_URL, question, text, now: now() })
    await changed(tx, { id, actor, change: 'Answered', at: now() })
    return 'done'
  })
}

/** Hides a question and deletes the asker's e-mail address. Returns false if there is no such question. */
export async function hideQuestion(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { id, actor }: ModerationTarget,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const hidden = await tx
      .update(productQuestions)
      .set({ state: 'hidden', email: null })
      .where(eq(productQuestions.id, id))
      .returning()
    if (hidden.length > 0) await changed(tx, { id, actor, change: 'Hidden', at: now() })
    return hidden.length > 0
  })
}

/** Publishes a hidden question again, if it has an answer. */
export async function publishQuestion(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { id, actor }: ModerationTarget,
): Promise<{ ok: true } | { ok: false; reason: 'unknown-question' | 'not-answered' }> {
  return db.transaction(async (tx) => {
    const answered = and(eq(productQuestions.id, id), ne(productQuestions.answer, ''))
    const shown = await tx.update(productQuestions).set({ state: 'published' }).where(answered).returning()
    if (shown.length > 0) {
      await changed(tx, { id, actor, change: 'Published', at: now() })
      return { ok: true }
    }
    const [known] = await tx.select().from(productQuestions).where(eq(productQuestions.id, id))
    return { ok: false, reason: known ? 'not-answered' : 'unknown-question' }
  })
}

/** The question to change, and the operator who changes it. */
type ModerationTarget = { id: number; actor: string }

/** Completes a change of a question: drops cached pages, and adds an entry to the audit log. */
async function changed(
  tx: Transaction,
  { id, ...entry }: ModerationTarget & { change: string; at: Date },
): Promise<void> {
  await raiseCatalogueRevision(tx)
  await writeAuditedChange(tx, { ...entry, subject: 'question', subjectId: String(id) })
}

type AnsweredQuestion = { publicUrl: string; question: QuestionRow; text: string; now: Date }

async function mailAnswer(
  tx: Transaction,
  { publicUrl, question, text, now }: AnsweredQuestion,
): Promise<void> {
  if (question.email === null) return
  const [product] = await tx.select().from(products).where(eq(products.id, question.productId))
  if (!product) return
  const composed = composeMail('questionAnswer', {
    name: question.author,
    item: product.title,
    question: question.body,
    answer: text,
    'product page': `${publicUrl}/product/${product.handle}`,
  })
  await enqueueMail(tx, { id: `question-${question.id}-answer`, to: question.email, ...composed }, now)
}
