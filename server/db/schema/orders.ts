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
    /** The provider's id of the payment, once known. */
    providerReference: text(),
    /** The address of the provider's payment page, once known. */
    redirectUrl: text(),
    amountCents: integer().notNull(),
    currency: text().notNull().default('CAD'),
    /** The whole priced order as accepted. The order is made from this alone. */
    acceptedOrder: jsonb().$type<unknown>().notNull(),
    failureReason: text(),
    /** When the attempt is abandoned. The provider's events, or reconciliation, may still decide it later. */
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    // Allows one live attempt per cart: a second tab joins it instead of charging again.
    uniqueIndex('payments_live_cart')
      .on(table.cartId)
      .where(sql`${table.state} in ('reserved', 'paying', 'paid')`),
    uniqueIndex('payments_provider_reference').on(table.provider, table.providerReference),
    index('payments_unfinished').on(table.state, table.expiresAt),
    // Needed beside the index of live attempts, because a cart may have many failed ones.
    index('payments_cart').on(table.cartId),
    index('payments_visitor').on(table.visitorHash),
    // Finds failed attempts that still contain personal data.
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

/** Stock that was subtracted from variants.stock for a pending payment. */
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
 * Matches what separates words: white space, and ASCII and Latin-1 punctuation. They're listed because a regular expression's character
 * classes depend on the locale.
 */
const BETWEEN_WORDS = sql.raw(String.raw`'[\t\n\r\x20-\x2f\x3a-\x40\x5b-\x60\x7b-\xbf]+'`)

/**
 * Returns, in lower case, the words of an order that a caller might say on the phone. A postal code is included with and without its space.
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
    /** The order number for people, as on the confirmation and the packing slip. Knowing it never grants access. */
    number: text().notNull().unique(),
    /** The token of the order's secret link. */
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
    /** The type of customer: b2b or b2c. */
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
    /** The operators' internal note. */
    operatorNote: text().notNull().default(''),
    /** The carrier (domain/order/carriers) and the tracking number; empty until the order is shipped. */
    carrier: text().notNull().default(''),
    trackingNumber: text().notNull().default(''),
    /** Optimistic lock: incremented by each change that an operator makes, so that two tabs can't overwrite each other's changes. */
    version: integer().notNull().default(1),
    /** Whether the order belongs to the sample shop. Then it's only shown with that label. */
    sample: boolean().notNull().default(false),
    /** The forward-decay weights with which the order was counted in the recommendations; null until then. */
    recommendationWn: doublePrecision(),
    recommendationW: doublePrecision(),
    placedAt: timestamp({ withTimezone: true }).notNull(),
    /** When the buyer deleted their data. After delivery, only what bookkeeping requires is kept. */
    forgottenAt: timestamp({ withTimezone: true }),
    /** When the retention period ended and the personal data was removed. */
    clearedAt: timestamp({ withTimezone: true }),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('orders_placed').on(table.placedAt),
    index('orders_status').on(table.status, table.placedAt),
    index('orders_visitor').on(table.visitorHash),
    index('orders_email').on(sql`lower(${table.email})`),
    // Without this option, each search would also read the index's pending list of new rows.
    index('orders_words').using('gin', orderSearchText(table)).with({ fastupdate: false }),
    // Covers few rows: orders whose current state isn't counted in the recommendations yet.
    index('orders_to_count')
      .on(table.id)
      .where(sql`(${table.recommendationWn} is null) = (${table.status} not in ('cancelled', 'refunded'))`),
    // Finds orders that still contain personal data.
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
 * Customers who have used a discount that is limited to one use per customer. A row is written with the payment, and deleted if that fails.
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
    // Serialises two simultaneous attempts, of which only one gets the discount.
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
    // Orders outlive products: if the product is deleted, the line stays readable.
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
