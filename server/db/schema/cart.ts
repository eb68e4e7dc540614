import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { variants } from './catalogue.ts'

type Attribute = { key: string; value: string }

export const carts = pgTable(
  'carts',
  {
    /** The id of the cart: 128 random bits in base62. Anyone who knows it may change the cart. */
    id: text().primaryKey(),
    /**
     * The token in the URL of the checkout: 128 random bits. The URL doesn't contain the cart's id, because URLs stay in a browser's
     * history.
     */
    checkoutToken: text().notNull().unique(),
    /** The status: open or completed. A completed cart never changes. */
    status: text().notNull().default('open'),
    note: text().notNull().default(''),
    attributes: jsonb().$type<Attribute[]>().notNull().default([]),
    discountCodes: text().array().notNull().default([]),
    countryCode: text(),
    buyerEmail: text(),
    buyerPhone: text(),
    /** The hash of the visitor who entered the contact details. Only this visitor can read them. */
    buyerVisitorHash: text(),
    /** Free-shipping offers from the landing pages that the shopper visited (domain/checkout/shipping). */
    offers: text('promises').array().notNull().default([]),
    /**
     * The cart in which the shopper continued after this cart was ordered. There is no foreign key, because the other cart may be deleted.
     */
    nextCartId: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('carts_buyer').on(table.buyerVisitorHash),
    // This index finds abandoned carts, so that a background task can delete them.
    index('carts_open')
      .on(table.updatedAt)
      .where(sql`${table.status} = 'open'`),
    check('carts_status', sql`${table.status} in ('open', 'completed')`),
  ],
)

export const cartLines = pgTable(
  'cart_lines',
  {
    id: uuid().primaryKey().defaultRandom(),
    cartId: text()
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    variantId: bigint({ mode: 'number' })
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    quantity: integer().notNull(),
    attributes: jsonb().$type<Attribute[]>().notNull().default([]),
    /** A hash of the line's attributes; empty if the line has none. Lines of the same variant stay separate if their attributes differ. */
    attributesKey: text().notNull().default(''),
    /** The lines of a cart are sorted by this number, so they are in the order in which they were added. */
    position: bigserial({ mode: 'number' }).notNull(),
  },
  (table) => [
    unique('cart_lines_merchandise').on(table.cartId, table.variantId, table.attributesKey),
    index('cart_lines_cart').on(table.cartId, table.position),
    index('cart_lines_variant').on(table.variantId),
    check('cart_lines_quantity', sql`${table.quantity} between 1 and 9999`),
  ],
)

/** The values that a visitor has typed into the checkout form. Each visitor has one draft per cart, which nobody else sees. */
export const checkoutDrafts = pgTable(
  'checkout_drafts',
  {
    cartId: text()
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    visitorHash: text().notNull(),
    /** The typed values by field name. They are stored as typed, and validated each time they are used. */
    fields: jsonb().$type<Record<string, string>>().notNull().default({}),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.cartId, table.visitorHash] }),
    index('checkout_drafts_visitor').on(table.visitorHash),
    index('checkout_drafts_age').on(table.updatedAt),
  ],
)

export const discounts = pgTable(
  'discounts',
  {
    /** The discount code in upper case. */
    code: text().primaryKey(),
    /** The type of discount: percentage (`value` in whole percent), fixed (`value` in cents) or free-shipping (no `value`). */
    type: text().notNull(),
    value: integer().notNull().default(0),
    minimumSubtotalCents: integer().notNull().default(0),
    /** Whether the code is valid only for Niagara postal codes. */
    localOnly: boolean().notNull().default(false),
    /** If set, the code applies only to products with this tag. */
    productTag: text(),
    usageLimit: integer(),
    usedCount: integer().notNull().default(0),
    /** Whether each customer may use the code only once (table discount_uses). */
    oncePerCustomer: boolean().notNull().default(false),
    startsAt: timestamp({ withTimezone: true }),
    endsAt: timestamp({ withTimezone: true }),
    title: text().notNull().default(''),
  },
  (table) => [
    check('discounts_type', sql`${table.type} in ('percentage', 'fixed', 'free-shipping')`),
    check('discounts_used', sql`${table.usageLimit} is null or ${table.usedCount} <= ${table.usageLimit}`),
  ],
)
