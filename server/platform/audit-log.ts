import { and, desc, eq, lt } from 'drizzle-orm'
import type { LogEntry, OperatorLog } from '../../contract/operator/log.ts'
import type { Database, Transaction } from '../db/database.ts'
import { operatorLog } from '../db/schema/operator.ts'

/** Actors that aren't operators. */
export const ACTORS = { customer: 'Customer', shop: 'Shop' } as const

export type Change = {
  at: Date
  actor: string
  /** The kind and name of what was changed, such as order ND-10001, job ND-10001-2 or product maple-leaf. */
  subject: string
  subjectId: string
  orderId?: number
  /** A description, without personal data that a customer may want deleted. */
  change: string
}

const PAGE = 100

/** Logs a change in the change's own transaction, so that neither exists without the other. */
export async function writeChange(tx: Transaction, change: Change): Promise<void> {
  await tx.insert(operatorLog).values(change)
}

type Input = { before?: number | undefined; orderId?: number | undefined; subject?: string | undefined }

/** Lists changes, newest first, 100 per page: all of them, those of one thing, or those of one kind. */
export async function listChanges(db: Database, { before, orderId, subject }: Input): Promise<OperatorLog> {
  const rows = await db
    .select()
    .from(operatorLog)
    .where(
      and(
        before === undefined ? undefined : lt(operatorLog.id, before),
        orderId === undefined ? undefined : eq(operatorLog.orderId, orderId),
        subject === undefined ? undefined : eq(operatorLog.subject, subject),
      ),
    )
    .orderBy(desc(operatorLog.id))
    .limit(PAGE + 1)
  const page = rows.slice(0, PAGE)
  return { entries: page.map(viewOf), next: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null }
}

/** Finds the newest change of a thing, to tell who made a conflicting change. */
export async function findLastChange(
  db: Database | Transaction,
  subject: string,
  subjectId: string,
): Promise<LogEntry | null> {
  const [row] = await db
    .select()
    .from(operatorLog)
    .where(and(eq(operatorLog.subject, subject), eq(operatorLog.subjectId, subjectId)))
    .orderBy(desc(operatorLog.id))
    .limit(1)
  return row ? viewOf(row) : null
}

const viewOf = (row: typeof operatorLog.$inferSelect): LogEntry => ({ ...row, at: row.at.toISOString() })
