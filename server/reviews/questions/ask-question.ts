import { mailLines } from '../../../content/mail-lines.ts'
import { getStaffAddresses } from '../../platform/staff-addresses.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { NewQuestion } from '../../../contract/reviews.ts'
import type { Transaction } from '../../db/database.ts'
import { products } from '../../db/schema/catalogue.ts'
import { productQuestions } from '../../db/schema/reviews.ts'
import type { Deps } from '../../deps.ts'
import type { Mail } from '../../gateways/mail.ts'
import { enqueueMail } from '../../platform/outbox/enqueue-mail.ts'
import { composeMail } from '../../platform/compose-mail.ts'

/** The maximum number of unanswered questions per product. Real shoppers don't ask as many. */
const MAX_PENDING = 200

type AskInput = { productId: number; visitorHash: string; question: NewQuestion }
type AskResult = { ok: true } | { ok: false; reason: 'too-many-open' }

/** Stores a question and e-mails it to the shop, in one transaction. */
export async function askQuestion(
  { db, env, now }: Pick<Deps, 'db' | 'env' | 'now'>,
  { productId, visitorHash, question }: AskInput,
): Promise<AskResult> {
  const { text, name, email } = question
  return db.transaction(async (tx) => {
    if ((await countPending(tx, productId)) >= MAX_PENDING) return { ok: false, reason: 'too-many-open' }
    const values = {
      productId,
      visitorHash,
      body: text,
      author: name,
      email: email ?? null,
      createdAt: now(),
    }
    const [row] = await tx.insert(productQuestions).values(values).returning({ id: productQuestions.id })
    const [product] = await tx
      .select({ title: products.title, handle: products.handle })
      .from(products)
      .where(eq(products.id, productId))
    if (!row || !product) throw new Error(`No product ${productId} to ask about`)
    await enqueueMail(tx, shopMail(env.PUBLIC_URL, { id: row.id, product, question }), now())
    return { ok: true }
  })
}

async function countPending(tx: Transaction, productId: number): Promise<number> {
  const pending = and(eq(productQuestions.productId, productId), eq(productQuestions.state, 'pending'))
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(productQuestions)
    .where(pending)
  return row?.count ?? 0
}

type QuestionNotice = { id: number; product: { title: string; handle: string }; question: NewQuestion }

function shopMail(publicUrl: string, { id, product, question }: QuestionNotice): Mail {
  const composed = composeMail('productQuestion', {
    number: String(id),
    item: product.title,
    name: question.name,
    question: question.text.split('\n'),
    reply:
      question.email === undefined ? mailLines.answerToCustomer.onPage : mailLines.answerToCustomer.byMail,
    'product page': `${publicUrl}/product/${product.handle}`,
  })
  return { id: `question-${id}`, ...getStaffAddresses('messages'), ...composed }
}
