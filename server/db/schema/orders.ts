import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { TaxLine } from '../../../domain/checkout/tax.ts'
import { carts } from './cart.ts'
import { products, variants } from './catalogue.ts'

type Address = {
  firstName: string
  lastName: string
  company: string
  address1: string
  address2: string
  city: string
  province: string
  country: string
  postalCode: string
}

/** Attempts to pay for a cart. Their states are in domain/checkout/payment-state. */
export const payments = pgTable(
  'payments',
  {
    id: uuid().primaryKey().defaultRandom(),
    cartId: text()
      .notNull()
      .references(() => carts.id),
    visitorHash: text().notNull(),
    state: text().notNull(),
    provider: text().notNull(),
    /** The provider's id of the payment; null until the provider has sent it. */
    providerReference: text(),
    /** The URL of the provider's payment page; null until the provider has sent it. */
    redirectUrl: text(),
    amountCents: integer().notNull(),
    currency: text().notNull().default('CAD'),
    /** The whole order with its prices, as the shopper accepted it. The order is made from this alone. */
    acceptedOrder: jsonb().$type<unknown>().notNull(),
    failureReason: text(),
    /** The time when the shop stops waiting for the payment. Events from the provider and reconciliation may still decide it later. */
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    // This index allows one pending or paid attempt per cart. A second tab continues that attempt instead of charging again.
    uniqueIndex('payments_live_cart')
      .on(table.cartId)
      .where(sql`${table.state} in ('reserved', 'paying', 'paid')`),
    uniqueIndex('payments_provider_reference').on(table.provider, table.providerReference),
    index('payments_unfinished').on(table.state, table.expiresAt),
    // This index finds all payment attempts of a cart, including the failed ones. A cart may have many attempts.
    index('payments_cart').on(table.cartId),
    index('payments_visitor').on(table.visitorHash),
    // This index finds failed attempts whose personal data has to be removed.
    index('payments_to_strip')
      .on(table.updatedAt)
      .where(
        sql`${table.state} in ('failed', 'expired', 'refunded') and ${table.acceptedOrder} -> 'contact' ->> 'email' <> ''`,
      ),
    check('payments_amount', sql`${table.amountCents} >= 0`),
    check(
      'payments_state',
      sql`${table.state} in ('open', 'reserved', 'paying', 'paid', 'failed', 'expired', 'refunding', 'refunded')`,
    ),
  ],
)

/** Stock that is reserved for a pending payment. It is already subtracted from variants.stock. */
export const stockReservations = pgTable(
  'stock_reservations',
  {
    paymentId: uuid()
      .notNull()
      .references(() => payments.id, { onDelete: 'cascade' }),
    variantId: bigint({ mode: 'number' })
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    quantity: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.paymentId, table.variantId] }),
    index('stock_reservations_variant').on(table.variantId),
    check('stock_reservations_quantity', sql`${table.quantity} > 0`),
  ],
)

type WordColumns = Record<'number' | 'email' | 'address' | 'discountCode', SQLWrapper>

/**
 * The pattern of the characters between words: white space, and ASCII and Latin-1 punctuation. The characters are listed explicitly,
 * because character classes in regular expressions depend on the locale.
 */
const BETWEEN_WORDS = sql.raw(String.raw`'[\t\n\r\x20-\x2f\x3a-\x40\x5b-\x60\x7b-\xbf]+'`)

/**
 * Returns, in lower case, the words by which an operator may search for an order, such as words that a caller says on the phone. A postal
 * code is included with and without its space.
 */
export const orderSearchText = ({ number, email, address, discountCode }: WordColumns): SQL =>
  sql`array_to_tsvector(array_remove(regexp_split_to_array(lower(${number} || ' ' || ${email} || ' '
    || coalesce(${address} ->> 'firstName', '') || ' ' || coalesce(${address} ->> 'lastName', '') || ' '
    || coalesce(${address} ->> 'company', '') || ' ' || coalesce(${address} ->> 'city', '') || ' '
    || coalesce(${address} ->> 'postalCode', '') || ' ' || replace(coalesce(${address} ->> 'postalCode', ''), ' ', '') || ' '
    || coalesce(${discountCode}, '')), ${BETWEEN_WORDS}), ''))`

export const orders = pgTable(
  'orders',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    /** The order number for people. It is printed on packing slips, so it must never be enough to see the order. */
    number: text().notNull().unique(),
    /** The token of the secret link to the order. */
    token: text().notNull().unique(),
    cartId: text()
      .unique()
      .references(() => carts.id),
    paymentId: uuid()
      .unique()
      .references(() => payments.id),
    visitorHash: text(),
    status: text().notNull().default('paid'),
    email: text().notNull(),
    phone: text().notNull().default(''),
    address: jsonb().$type<Address>().notNull(),
    /** The type of customer: b2b (business) or b2c (private). */
    customerType: text().notNull().default('b2c'),
    shippingMethod: text().notNull(),
    currency: text().notNull().default('CAD'),
    subtotalCents: integer().notNull(),
    discountCents: integer().notNull().default(0),
    discountCode: text(),
    shippingCents: integer().notNull(),
    taxes: jsonb().$type<TaxLine[]>().notNull().default([]),
    totalCents: integer().notNull(),
    note: text().notNull().default(''),
    /** The operators' note, which customers never see. */
    operatorNote: text().notNull().default(''),
    /** The carrier (domain/order/carriers) and the tracking number; empty until the order is shipped. */
    carrier: text().notNull().default(''),
    trackingNumber: text().notNull().default(''),
    /** Optimistic lock: each change by an operator increments this version, so that two tabs can't overwrite each other's changes. */
    version: integer().notNull().default(1),
    /** Whether the order was invented for the sample shop. Pages label such an order as a sample. */
    sample: boolean().notNull().default(false),
    /**
     * This column and the next are the weights with which the order counts in the recommendations. They decay with the order's age. Null
     * while the order isn't counted.
     */
    recommendationWn: doublePrecision(),
    recommendationW: doublePrecision(),
    placedAt: timestamp({ withTimezone: true }).notNull(),
    /**
     * The time when the buyer deleted their data; null if they haven't. If they have, only the data that bookkeeping requires is kept after
     * the order is delivered.
     */
    forgottenAt: timestamp({ withTimezone: true }),
    /** The time when the personal data was removed, at the end of the retention period. */
    clearedAt: timestamp({ withTimezone: true }),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('orders_placed').on(table.placedAt),
    index('orders_status').on(table.status, table.placedAt),
    index('orders_visitor').on(table.visitorHash),
    index('orders_email').on(sql`lower(${table.email})`),
    // If `fastupdate` were on, new rows would collect in the index's pending list, and each search would also have to read that list.
    index('orders_words').using('gin', orderSearchText(table)).with({ fastupdate: false }),
    // This index contains only the few orders that still have to be added to the recommendations, or removed from them.
    index('orders_to_count')
      .on(table.id)
      .where(sql`(${table.recommendationWn} is null) = (${table.status} not in ('cancelled', 'refunded'))`),
    // This index finds orders with personal data that has to be removed.
    index('orders_to_clear')
      .on(table.placedAt)
      .where(sql`${table.clearedAt} is null`),
    index('orders_to_strip')
      .on(table.forgottenAt)
      .where(sql`${table.forgottenAt} is not null and ${table.email} <> ''`),
    check('orders_total', sql`${table.totalCents} >= 0`),
  ],
)

/**
 * Customers' uses of discounts that each customer may use once. A row is written with the payment attempt, and deleted if the attempt
 * fails.
 */
export const discountUses = pgTable(
  'discount_uses',
  {
    paymentId: uuid()
      .primaryKey()
      .references(() => payments.id, { onDelete: 'cascade' }),
    code: text().notNull(),
    /** A keyed hash of the normalised e-mail address. The address can't be recovered from it. */
    emailKey: text().notNull(),
    visitorHash: text(),
  },
  (table) => [
    // This index allows one use per e-mail address. If two attempts run at the same time, the second waits for the first and then gets no
    // discount.
    uniqueIndex('discount_uses_email').on(table.code, table.emailKey),
    uniqueIndex('discount_uses_visitor').on(table.code, table.visitorHash),
    index('discount_uses_of_visitor').on(table.visitorHash),
  ],
)

export const orderLines = pgTable(
  'order_lines',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    orderId: bigint({ mode: 'number' })
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    // The product; null after the product was deleted. The order line stays readable.
    productId: bigint({ mode: 'number' }).references(() => products.id, { onDelete: 'set null' }),
    variantId: bigint({ mode: 'number' }).references(() => variants.id, { onDelete: 'set null' }),
    title: text().notNull(),
    variantTitle: text().notNull().default(''),
    sku: text().notNull().default(''),
    imageSrc: text().notNull().default(''),
    attributes: jsonb().$type<{ key: string; value: string }[]>().notNull().default([]),
    quantity: integer().notNull(),
    unitPriceCents: integer().notNull(),
    discountCents: integer().notNull().default(0),
  },
  (table) => [
    index('order_lines_order').on(table.orderId),
    index('order_lines_product').on(table.productId),
    index('order_lines_variant').on(table.variantId),
    check('order_lines_quantity', sql`${table.quantity} > 0`),
  ],
)
