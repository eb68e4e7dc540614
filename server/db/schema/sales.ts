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

// The tables that the sales analytics reads. They are derived from orders and refunds in the transaction that changes those, and can be
// rebuilt from them at any time (npm run analytics -- rebuild). They have no foreign keys to orders, because they contain nothing that
// isn't in orders.

/** One narrow row per order that counts: paid, and neither cancelled nor fully refunded. It has no names. */
export const sales = pgTable(
  'sales',
  {
    orderId: bigint({ mode: 'number' }).primaryKey(),
    /** Belongs to the sample shop; never counted together with real orders. */
    sample: boolean().notNull(),
    /** The date in shop time. */
    placedOn: date({ mode: 'string' }).notNull(),
    country: text().notNull(),
    region: text().notNull(),
    city: text().notNull(),
    customerType: text().notNull(),
    /** Equal for all orders of one buyer: the keyed hash of their e-mail address (order_identities). */
    customerKey: text().notNull(),
    items: integer().notNull(),
    couponCode: text(),
    /** The amount paid minus refunds. */
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

/** A day's sales by place and segment. */
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
    /** Orders above the limit of domain/analytics/high-value. */
    highOrders: integer().notNull(),
    /** Customers whose first order was on this day, and how many of them have ordered again since. */
    customers: integer().notNull(),
    repeatCustomers: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sample, table.day, table.customerType, table.country, table.region] }),
  ],
)

/** A day's sales by segment and basket size. It has a tenth of the rows of sales_daily, so totals and trends are read here. */
export const salesBaskets = pgTable(
  'sales_baskets',
  {
    sample: boolean().notNull(),
    day: date({ mode: 'string' }).notNull(),
    customerType: text().notNull(),
    /** Number of the basket-size band in domain/analytics/baskets, from 1. */
    band: smallint().notNull(),
    ...counted,
    items: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.sample, table.day, table.customerType, table.band] })],
)

/** Sales per month to the customers whose first order was in the same month (a cohort). */
export const salesCohorts = pgTable(
  'sales_cohorts',
  {
    sample: boolean().notNull(),
    customerType: text().notNull(),
    /** First days of months. */
    firstMonth: date({ mode: 'string' }).notNull(),
    month: date({ mode: 'string' }).notNull(),
    /** Customers of the cohort who ordered in that month. */
    customers: integer().notNull(),
    ...counted,
  },
  (table) => [primaryKey({ columns: [table.sample, table.customerType, table.firstMonth, table.month] })],
)
