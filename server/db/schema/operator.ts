import { bigint, bigserial, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * Every change that was made on the operator's side, for ever: the migration has a trigger that refuses to change or delete one.
 * It names things by their numbers and says nothing of a customer, so that nobody's data stays behind in it.
 */
export const operatorLog = pgTable(
  'operator_log',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** The name given at the sign-in; "Customer" and "Shop" for what they changed by themselves. */
    actor: text().notNull(),
    /** What kind of thing was changed, and which: order 42, job 7, product maple-leaf. */
    subject: text().notNull(),
    subjectId: text().notNull(),
    /** Of what belongs to an order. No reference: the entry outlives it. */
    orderId: bigint({ mode: 'number' }),
    /** In words: "Paid → In production". */
    change: text().notNull(),
  },
  (table) => [
    index('operator_log_order').on(table.orderId, table.id),
    index('operator_log_subject').on(table.subject, table.subjectId, table.id),
  ],
)
