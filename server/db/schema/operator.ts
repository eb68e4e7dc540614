import { bigint, bigserial, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * Every change that operators make. Append-only: a trigger from the migration refuses changes and deletions. Entries identify things by
 * number and say nothing about customers, so the log contains no personal data.
 */
export const operatorLog = pgTable(
  'operator_log',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** The author of the change: the name entered at sign-in, or "Customer" or "Shop". */
    actor: text().notNull(),
    /** The kind of the changed thing, such as order, job or product; subjectId names it, such as 42 or maple-leaf. */
    subject: text().notNull(),
    subjectId: text().notNull(),
    /** The order that the change is about, if any. It has no foreign key, because the entry outlives the order. */
    orderId: bigint({ mode: 'number' }),
    /** The change in readable form, such as "Paid → In production". */
    change: text().notNull(),
  },
  (table) => [
    index('operator_log_order').on(table.orderId, table.id),
    index('operator_log_subject').on(table.subject, table.subjectId, table.id),
  ],
)
