import {
  bigint,
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core'

// The sales statistics are read from these tables. They are updated in the transaction that changes an order or refund. They can be rebuilt
// from orders at any time (npm run analytics -- rebuild), so they need no foreign keys.

/** A small row for each order that counts as a sale: it is paid, and neither cancelled nor fully refunded. The table contains no names. */
export const sales = pgTable(
  'sales',
  {
    orderId: bigint({ mode: 'number' }).primaryKey(),
    /** Whether the order is one of the sample shop. Sample orders are never counted together with real orders. */
    sample: boolean().notNull(),
    /** The day of the order in the shop's time zone. */
    placedOn: date({ mode: 'string' }).notNull(),
    country: text().notNull(),
    region: text().notNull(),
    city: text().notNull(),
    customerType: text().notNull(),
    /** A keyed hash of the buyer's e-mail address (order_identities), the same for all orders of a buyer. */
    customerKey: text().notNull(),
    items: integer().notNull(),
    couponCode: text(),
    /** The amount paid minus refunds, in cents. */
    cents: integer().notNull(),
  },
  (table) => [
    index('sales_newest').on(table.sample, table.placedOn, table.orderId),
    index('sales_highest').on(table.sample, table.placedOn, table.cents),
    index('sales_customer').on(table.sample, table.customerKey),
  ],
)

const counted = {
  orders: integer().notNull(),
  cents: bigint({ mode: 'number' }).notNull(),
}

/** The sales of each day by place and customer segment. */
export const salesDaily = pgTable(
  'sales_daily',
  {
    sample: boolean().notNull(),
    day: date({ mode: 'string' }).notNull(),
    customerType: text().notNull(),
    country: text().notNull(),
    region: text().notNull(),
    ...counted,
    items: integer().notNull(),
    couponOrders: integer().notNull(),
    /** The number of orders above the limit in domain/analytics/high-value. */
    highOrders: integer().notNull(),
    /**
     * The number of customers whose first order was on this day. The next column is the number of these customers who have ordered again.
     */
    customers: integer().notNull(),
    repeatCustomers: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sample, table.day, table.customerType, table.country, table.region] }),
  ],
)

/**
 * The sales of each day by customer segment and by number of items per order. Totals and trends are read from this table, because it has
 * ten times fewer rows than sales_daily.
 */
export const salesBaskets = pgTable(
  'sales_baskets',
  {
    sample: boolean().notNull(),
    day: date({ mode: 'string' }).notNull(),
    customerType: text().notNull(),
    /** The number of the range of order sizes to which the orders belong, counted from 1 (domain/analytics/baskets). */
    band: smallint().notNull(),
    ...counted,
    items: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.sample, table.day, table.customerType, table.band] })],
)

/** The sales of each month to each cohort. A cohort consists of the customers whose first order was in the same month. */
export const salesCohorts = pgTable(
  'sales_cohorts',
  {
    sample: boolean().notNull(),
    customerType: text().notNull(),
    /**
     * The month of the cohort's first orders. The next column is the month of the sales in this row. Both are stored as the first day of
     * the month.
     */
    firstMonth: date({ mode: 'string' }).notNull(),
    month: date({ mode: 'string' }).notNull(),
    /** The number of customers of the cohort who ordered in the month of this row. */
    customers: integer().notNull(),
    ...counted,
  },
  (table) => [primaryKey({ columns: [table.sample, table.customerType, table.firstMonth, table.month] })],
)
