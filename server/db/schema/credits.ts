import { sql } from 'drizzle-orm'
import {
  bigserial,
  check,
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
import type { MoneyBackStatus } from '../../../domain/credits/money-back.ts'
import type { CreditReason } from '../../../domain/credits/reasons.ts'

/** Visitors' balances. Writers lock the row, which serialises changes to one balance. */
export const creditBalances = pgTable(
  'credit_balances',
  {
    visitorHash: text().primaryKey(),
    balance: integer().notNull().default(0),
  },
  // Ensures that even a bug in the shop can't make a balance negative.
  (table) => [check('credit_balances_never_negative', sql`${table.balance} >= 0`)],
)

/** Every credit added or spent. Append-only: a trigger from the migration refuses changes and deletions. */
export const creditEntries = pgTable(
  'credit_entries',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    visitorHash: text().notNull(),
    /** The number of credits: positive when added, negative when spent. */
    amount: integer().notNull(),
    balanceAfter: integer().notNull(),
    reason: text().$type<CreditReason>().notNull(),
    /** The cause of the entry (purchase:…, image:…). It's unique. */
    reference: text().notNull().unique(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('credit_entries_visitor').on(table.visitorHash, table.id),
    check('credit_entries_amount', sql`${table.amount} <> 0`),
    check('credit_entries_balance', sql`${table.balanceAfter} >= 0`),
  ],
)

/** Attempts to pay for a package of credits. Their states are in domain/credits/purchase-state. */
export const creditPurchases = pgTable(
  'credit_purchases',
  {
    /** The purchase's id, also at the payment provider. */
    id: uuid().primaryKey().defaultRandom(),
    visitorHash: text().notNull(),
    /** The package at the time of the purchase. */
    packageId: text().notNull(),
    credits: integer().notNull(),
    /** The amount to pay: the price plus taxes. */
    amountCents: integer().notNull(),
    currency: text().notNull(),
    /** The package's price. It's null in rows written by a version without taxes; then amountCents is the price. */
    priceCents: integer(),
    taxes: jsonb().$type<TaxLine[]>().notNull().default([]),
    /** The buyer's e-mail address; null for API clients that sent none, and after the retention period. */
    email: text(),
    /** The buyer's country. Its taxes, and the province's, apply. */
    country: text(),
    province: text(),
    /** The token of the receipt's link, 128 random bits. Whoever knows it may see the receipt. */
    receiptToken: text(),
    state: text().notNull(),
    provider: text().notNull(),
    providerReference: text(),
    /** The address of the provider's payment page, once known. */
    redirectUrl: text(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    /** The number of credits taken back after a refund or dispute. It's lower than the number bought if some were spent. */
    takenBack: integer().notNull().default(0),
    /** The number of changes of `takenBack`. Each change is a ledger entry. */
    takenBackEntries: integer().notNull().default(0),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    // Makes a second click or tab join the pending attempt instead of charging again.
    uniqueIndex('credit_purchases_live')
      .on(table.visitorHash, table.packageId, table.provider)
      .where(sql`${table.state} = 'started'`),
    index('credit_purchases_visitor').on(table.visitorHash),
    index('credit_purchases_receipt').on(table.receiptToken),
    index('credit_purchases_email').on(sql`lower(${table.email})`),
    uniqueIndex('credit_purchases_reference').on(table.provider, table.providerReference),
    index('credit_purchases_undecided')
      .on(table.updatedAt)
      .where(sql`${table.state} = 'started'`),
    check('credit_purchases_amount', sql`${table.amountCents} > 0 and ${table.credits} > 0`),
    check('credit_purchases_state', sql`${table.state} in ('started', 'paid', 'failed', 'expired')`),
  ],
)

/** Refunds and disputes of credit purchases, as the provider reports them. The shop itself doesn't refund credits. */
export const creditMoneyBack = pgTable(
  'credit_money_back',
  {
    provider: text().notNull(),
    /** The provider's id of the refund or dispute. */
    id: text().notNull(),
    purchaseId: uuid()
      .notNull()
      .references(() => creditPurchases.id),
    kind: text().$type<'refund' | 'dispute'>().notNull(),
    amountCents: integer().notNull(),
    /** The state, one of domain/credits/money-back. */
    status: text().$type<MoneyBackStatus>().notNull(),
    /** When the shop has to respond to a dispute. */
    respondBy: timestamp({ withTimezone: true }),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.id] }),
    index('credit_money_back_purchase').on(table.purchaseId),
    index('credit_money_back_updated').on(table.updatedAt),
    check('credit_money_back_amount', sql`${table.amountCents} > 0`),
    check('credit_money_back_kind', sql`${table.kind} in ('refund', 'dispute')`),
    check(
      'credit_money_back_status',
      sql`${table.status} in ('refunded', 'failed', 'needs-response', 'under-review', 'won', 'lost', 'closed')`,
    ),
  ],
)

/**
 * Pictures that visitors paid the image model to draw. A row is written together with the spent credit, so that a crash loses no credit.
 */
export const imageDrawings = pgTable(
  'image_drawings',
  {
    id: uuid().primaryKey().defaultRandom(),
    visitorHash: text().notNull(),
    credits: integer().notNull(),
    /** The state: drawing, drawn, or returned if drawing failed and the credits were returned. */
    state: text().notNull(),
    /** The idempotency key of the request that paid for the picture; null if it had none. */
    requestKey: text(),
    /** The resulting artwork, once the picture is drawn. */
    artworkId: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('image_drawings_visitor').on(table.visitorHash),
    index('image_drawings_unfinished')
      .on(table.createdAt)
      .where(sql`${table.state} = 'drawing'`),
    check('image_drawings_credits', sql`${table.credits} > 0`),
    check('image_drawings_state', sql`${table.state} in ('drawing', 'drawn', 'returned')`),
  ],
)
