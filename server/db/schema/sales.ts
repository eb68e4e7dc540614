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

// The tables from which sales analytics is read. They are derived from orders and refunds in the transaction that changes those, and can be
// rebuilt at any time (npm run analytics -- rebuild). They have no foreign keys to orders, because they contain nothing that isn't in
// orders.

/** A narrow row for each order that counts: paid, and neither cancelled nor fully refunded. It contains no names. */
export const sales = pgTable(
  'sales',
  {
    orderId: bigint({ mode: 'number' }).primaryKey(),
    /** Whether the order belongs to the sample shop. Sample orders are never counted together with real ones. */
    sample: boolean().notNull(),
    /** The date in the shop's time zone. */
    placedOn: date({ mode: 'string' }).notNull(),
    country: text().notNull(),
    region: text().notNull(),
    city: text().notNull(),
    customerType: text().notNull(),
    /** The keyed hash of the buyer's e-mail address (order_identities), which is the same for all of a buyer's orders. */
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

/** A day's sales by place and customer segment. */
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
    /** The number of customers whose first order was on this day, and how many of them have ordered again since. */
    customers: integer().notNull(),
    repeatCustomers: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sample, table.day, table.customerType, table.country, table.region] }),
  ],
)

/**
 * A day's sales by customer segment and basket size. Totals and trends are read from here, because it has only a tenth of the rows of
 * sales_daily.
 */
export const salesBaskets = pgTable(
  'sales_baskets',
  {
    sample: boolean().notNull(),
    day: date({ mode: 'string' }).notNull(),
    customerType: text().notNull(),
    /** The number of the basket-size band in domain/analytics/baskets, from 1. */
    band: smallint().notNull(),
    ...counted,
    items: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.sample, table.day, table.customerType, table.band] })],
)

/** Sales per month to customers whose first orders were in the same month (a cohort). */
export const salesCohorts = pgTable(
  'sales_cohorts',
  {
    sample: boolean().notNull(),
    customerType: text().notNull(),
    /** The first day of the month of the first order; `month` is the first day of the month of these sales. */
    firstMonth: date({ mode: 'string' }).notNull(),
    month: date({ mode: 'string' }).notNull(),
    /** The number of the cohort's customers who ordered in that month. */
    customers: integer().notNull(),
    ...counted,
  },
  (table) => [primaryKey({ columns: [table.sample, table.customerType, table.firstMonth, table.month] })],
)
