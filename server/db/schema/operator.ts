import { bigint, bigserial, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * The audit log: every change that operators make. It is append-only: a trigger refuses changes and deletions. Entries name things by their
 * number and say nothing about customers, so the log contains no personal data.
 */
export const operatorLog = pgTable(
  'operator_log',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** The author of the change: the name with which the operator signed in, "Customer" or "Shop". */
    actor: text().notNull(),
    /** The kind of thing that changed, such as order, job or product. `subjectId` names the thing, such as 42 or maple-leaf. */
    subject: text().notNull(),
    subjectId: text().notNull(),
    /** The order that the change is about, if any. It has no foreign key, because the entry must outlive the order. */
    orderId: bigint({ mode: 'number' }),
    /** The change as text, such as "Paid → In production". */
    change: text().notNull(),
  },
  (table) => [
    index('operator_log_order').on(table.orderId, table.id),
    index('operator_log_subject').on(table.subject, table.subjectId, table.id),
  ],
)
