import { getRules } from '../../domain/settings/rules.ts'
import { and, desc, eq, inArray, isNotNull, isNull, lt } from 'drizzle-orm'
import type { ContactMessage, StoredMessages } from '../../contract/contact.ts'
import { contactTopicSchema } from '../../contract/contact.ts'
import type { Database } from '../db/database.ts'
import { contactMessages } from '../db/schema/newsletter-and-contact.ts'
import type { Deps } from '../deps.ts'
import { enqueueMail } from '../platform/outbox/enqueue-mail.ts'
import { writeAuditedChange } from '../platform/audit-log.ts'
import { composeContactReplyMail } from './message-mails.ts'

const PAGE_SIZE = 20
const DAY_MS = 24 * 60 * 60 * 1_000
const BATCH_SIZE = 500

const SHOWN_COLUMNS = {
  id: contactMessages.id,
  reference: contactMessages.reference,
  name: contactMessages.name,
  email: contactMessages.email,
  phone: contactMessages.phone,
  orderNumber: contactMessages.orderNumber,
  topic: contactMessages.topic,
  message: contactMessages.message,
  receivedAt: contactMessages.receivedAt,
  answeredAt: contactMessages.answeredAt,
  answer: contactMessages.answer,
}

/** Lists messages to the shop, newest first, twenty per page. If the option `open` is set, lists only unanswered messages. */
export async function listContactMessages(
  db: Database,
  {
    open,
    topic,
    before,
  }: { open: boolean; topic?: ContactMessage['topic'] | undefined; before: number | undefined },
): Promise<StoredMessages> {
  const unanswered = isNull(contactMessages.answeredAt)
  const rows = await db
    .select(SHOWN_COLUMNS)
    .from(contactMessages)
    .where(
      and(
        open ? unanswered : undefined,
        topic && eq(contactMessages.topic, topic),
        before === undefined ? undefined : lt(contactMessages.id, before),
      ),
    )
    .orderBy(desc(contactMessages.id))
    .limit(PAGE_SIZE + 1)
  const shown = rows.slice(0, PAGE_SIZE)
  return {
    messages: shown.map(({ receivedAt, answeredAt, topic: about, ...row }) => ({
      ...row,
      topic: contactTopicSchema.catch('question').parse(about),
      receivedAt: receivedAt.toISOString(),
      answeredAt: answeredAt?.toISOString() ?? null,
    })),
    nextBefore: rows.length > PAGE_SIZE ? (shown.at(-1)?.id ?? null) : null,
    counts: {
      open: await db.$count(contactMessages, unanswered),
      quotes: await db.$count(contactMessages, and(unanswered, eq(contactMessages.topic, 'quote'))),
      all: await db.$count(contactMessages),
    },
  }
}

type MessageAnswer = {
  id: number
  /** The text of the reply to send by e-mail; null if the shop has replied in another way. */
  text: string | null
  actor: string
}

/** Records that a message was answered, and e-mails the reply. Changes nothing if the message was answered before. */
export async function answerContactMessage(
  { db, now: clock }: Pick<Deps, 'db' | 'now'>,
  { id, text, actor }: MessageAnswer,
): Promise<{ ok: true } | { ok: false; reason: 'unknown-message' | 'answered-already'; reference: string }> {
  const now = clock()
  return db.transaction(async (tx) => {
    const [message] = await tx.select().from(contactMessages).where(eq(contactMessages.id, id)).for('update')
    if (!message) return { ok: false, reason: 'unknown-message', reference: '' }
    const { reference } = message
    if (message.answeredAt) return { ok: false, reason: 'answered-already', reference }
    await tx.update(contactMessages).set({ answeredAt: now, answer: text }).where(eq(contactMessages.id, id))
    if (text !== null) await enqueueMail(tx, composeContactReplyMail(message, text), now)
    const change = text === null ? 'Marked as answered' : 'Replied by e-mail'
    await writeAuditedChange(tx, { at: now, actor, subject: 'message', subjectId: reference, change })
    return { ok: true }
  })
}

/** Deletes answered messages after the retention period in the settings. Returns the number deleted. */
export async function sweepContactMessages({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const { id, answeredAt } = contactMessages
  const due = db
    .select({ id })
    .from(contactMessages)
    .where(
      and(
        isNotNull(answeredAt),
        lt(answeredAt, new Date(now().getTime() - getRules().keeping.messageDays * DAY_MS)),
      ),
    )
    .limit(BATCH_SIZE)
  const gone = await db.delete(contactMessages).where(inArray(id, due)).returning({ id })
  return gone.length
}
