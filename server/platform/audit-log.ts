import { and, desc, eq, lt } from 'drizzle-orm'
import type { LogEntry, OperatorLog } from '../../contract/operator/log.ts'
import type { Database, Transaction } from '../db/database.ts'
import { operatorLog } from '../db/schema/operator.ts'

/** The author in the audit log if a change was made by a customer or by the shop itself, and not by an operator. */
export const AUDIT_ACTORS = { customer: 'Customer', shop: 'Shop' } as const

export type AuditedChange = {
  at: Date
  actor: string
  /** The kind and the name of what was changed, such as order ND-10001, job ND-10001-2 or product maple-leaf. */
  subject: string
  subjectId: string
  orderId?: number
  /** A description of the change. It contains no personal data, because the log is permanent and customers may have their data deleted. */
  change: string
}

const PAGE_SIZE = 100

/** Adds an entry to the audit log, in the transaction of the change, so that the change and its entry are committed together. */
export async function writeAuditedChange(tx: Transaction, change: AuditedChange): Promise<void> {
  await tx.insert(operatorLog).values(change)
}

type Input = { before?: number | undefined; orderId?: number | undefined; subject?: string | undefined }

/** Lists changes, newest first, 100 per page. The list can be limited to one order, or to one subject of changes, such as a product. */
export async function listAuditedChanges(
  db: Database,
  { before, orderId, subject }: Input,
): Promise<OperatorLog> {
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
    .limit(PAGE_SIZE + 1)
  const page = rows.slice(0, PAGE_SIZE)
  return { entries: page.map(viewOf), next: rows.length > PAGE_SIZE ? (page.at(-1)?.id ?? null) : null }
}

/** Finds the latest change of an order, job or product, to tell an operator who made a conflicting change. */
export async function findLastAuditedChange(
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
