import { and, asc, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import { z } from 'zod'
import type { BackgroundTasks } from '../../contract/operator/tasks.ts'
import { creditRefundsAndDisputes, creditPurchases } from '../db/schema/credits.ts'
import { outbox } from '../db/schema/operations.ts'
import type { Deps } from '../deps.ts'
import { writeAuditedChange } from '../platform/audit-log.ts'
import { findDifferingSettings } from '../platform/shared-settings.ts'

const MAX_TASKS = 100

const kindSchema = z.enum(['mail', 'production', 'removal'])
const mailSchema = z.object({ to: z.string() })

type Row = typeof outbox.$inferSelect

/** Summarizes the outbox: how many rows are waiting, which rows failed and will be retried, and which rows were given up. */
export async function listBackgroundTasks({ db }: Pick<Deps, 'db'>): Promise<BackgroundTasks> {
  const isWaiting = and(isNull(outbox.doneAt), isNull(outbox.failedAt))
  const retrying = await db
    .select()
    .from(outbox)
    .where(and(isWaiting, isNotNull(outbox.lastError)))
    .orderBy(asc(outbox.nextAttemptAt))
    .limit(MAX_TASKS)
  const failed = await db
    .select()
    .from(outbox)
    .where(isNotNull(outbox.failedAt))
    .orderBy(desc(outbox.failedAt))
    .limit(MAX_TASKS)
  return {
    waiting: await db.$count(outbox, isWaiting),
    retrying: retrying.map((row) => ({ ...viewOf(row), nextAttemptAt: row.nextAttemptAt.toISOString() })),
    failed: failed.flatMap((row) =>
      row.failedAt ? [{ ...viewOf(row), failedAt: row.failedAt.toISOString() }] : [],
    ),
    creditMoneyBack: await listCreditMoneyBack(db),
    differentSettings: await findDifferingSettings(db),
  }
}

async function listCreditMoneyBack(db: Deps['db']): Promise<BackgroundTasks['creditMoneyBack']> {
  const rows = await db
    .select()
    .from(creditRefundsAndDisputes)
    .innerJoin(creditPurchases, eq(creditPurchases.id, creditRefundsAndDisputes.purchaseId))
    .orderBy(desc(creditRefundsAndDisputes.updatedAt))
    .limit(MAX_TASKS)
  return rows.map(({ credit_money_back: back, credit_purchases: purchase }) => ({
    id: back.id,
    purchaseId: purchase.id,
    kind: back.kind,
    status: back.status,
    amountCents: back.amountCents,
    currency: purchase.currency,
    credits: purchase.credits,
    takenBack: purchase.takenBack,
    respondBy: back.respondBy?.toISOString() ?? null,
    updatedAt: back.updatedAt.toISOString(),
  }))
}

function viewOf({ id, kind, dedupeKey, payload, attempts, lastError, createdAt }: Row) {
  return {
    id,
    kind: kindSchema.parse(kind),
    about: dedupeKey.slice(dedupeKey.indexOf(':') + 1),
    to: mailSchema.safeParse(payload).data?.to ?? null,
    attempts,
    error: lastError,
    createdAt: createdAt.toISOString(),
  }
}

/**
 * Makes a failed task due immediately and resets its attempts. If no id is given, does this for all failed tasks. Returns the number of
 * tasks.
 */
export async function retryFailedTasks(
  { db, now: clock }: Pick<Deps, 'db' | 'now'>,
  { id, actor }: { id?: number; actor: string },
): Promise<number> {
  const now = clock()
  return db.transaction(async (tx) => {
    const retried = await tx
      .update(outbox)
      .set({ failedAt: null, attempts: 0, nextAttemptAt: now })
      .where(and(isNotNull(outbox.failedAt), id === undefined ? undefined : eq(outbox.id, id)))
      .returning({ id: outbox.id })
    if (retried.length === 0) return 0
    const subjectId = id === undefined ? `${retried.length} failed` : String(id)
    await writeAuditedChange(tx, {
      at: now,
      actor,
      subject: 'background task',
      subjectId,
      change: 'Tried again',
    })
    return retried.length
  })
}
