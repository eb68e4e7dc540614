import { bigint, bigserial, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * Every change by operators, append-only: a trigger in the migration refuses changes and deletes. It identifies things by number and says
 * nothing about customers, so that no personal data stays in it.
 */
export const operatorLog = pgTable(
  'operator_log',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** The name entered at sign-in; "Customer" and "Shop" for their own changes. */
    actor: text().notNull(),
    /** The kind and number of the changed thing: order 42, job 7, product maple-leaf. */
    subject: text().notNull(),
    subjectId: text().notNull(),
    /** The order that the change is about, if any. No foreign key, because the entry outlives the order. */
    orderId: bigint({ mode: 'number' }),
    /** The change in words: "Paid → In production". */
    change: text().notNull(),
  },
  (table) => [
    index('operator_log_order').on(table.orderId, table.id),
    index('operator_log_subject').on(table.subject, table.subjectId, table.id),
  ],
)
