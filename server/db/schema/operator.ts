import { bigint, bigserial, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * The audit log: every change that operators make. Rows are only ever added: a trigger refuses changes and deletions. Entries refer to
 * orders and products by number and say nothing about customers, so the log contains no personal data.
 */
export const operatorLog = pgTable(
  'operator_log',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** The author of the change: the name with which the operator signed in, "Customer" or "Shop". */
    actor: text().notNull(),
    /** The kind of object that changed, such as order, job or product. `subjectId` identifies the object, such as 42 or maple-leaf. */
    subject: text().notNull(),
    subjectId: text().notNull(),
    /** The order to which the change belongs, if any. There is no foreign key, because the entry must remain when the order is deleted. */
    orderId: bigint({ mode: 'number' }),
    /** The change as text, such as "Paid → In production". */
    change: text().notNull(),
  },
  (table) => [
    index('operator_log_order').on(table.orderId, table.id),
    index('operator_log_subject').on(table.subject, table.subjectId, table.id),
  ],
)
