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

/** A visitor's balance. Writers lock the row, so that changes of one balance are serialised. */
export const creditBalances = pgTable(
  'credit_balances',
  {
    visitorHash: text().primaryKey(),
    balance: integer().notNull().default(0),
  },
  // Even a mistake in the shop cannot write less than nothing.
  (table) => [check('credit_balances_never_negative', sql`${table.balance} >= 0`)],
)

/** Every credit added or spent, append-only: a trigger in the migration refuses changes and deletes. */
export const creditEntries = pgTable(
  'credit_entries',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    visitorHash: text().notNull(),
    /** Positive when added, negative when spent. */
    amount: integer().notNull(),
    balanceAfter: integer().notNull(),
    reason: text().$type<CreditReason>().notNull(),
    /** What caused the entry (purchase:…, image:…); unique. */
    reference: text().notNull().unique(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('credit_entries_visitor').on(table.visitorHash, table.id),
    check('credit_entries_amount', sql`${table.amount} <> 0`),
    check('credit_entries_balance', sql`${table.balanceAfter} >= 0`),
  ],
)

/** One attempt to pay for a package of credits; states as in domain/credits/purchase-state. */
export const creditPurchases = pgTable(
  'credit_purchases',
  {
    /** Also its id at the payment provider. */
    id: uuid().primaryKey().defaultRandom(),
    visitorHash: text().notNull(),
    /** The package at the time of purchase. */
    packageId: text().notNull(),
    credits: integer().notNull(),
    /** The amount to pay: price plus taxes. */
    amountCents: integer().notNull(),
    currency: text().notNull(),
    /** The package's price. Null in rows by a version without taxes, in which case it is the amount. */
    priceCents: integer(),
    taxes: jsonb().$type<TaxLine[]>().notNull().default([]),
    /** The billing address; null for API clients that gave none, and after the retention period. */
    email: text(),
    /** The buyer's location, whose taxes apply. */
    country: text(),
    province: text(),
    /** 128 random bits: whoever knows it may see the receipt. */
    receiptToken: text(),
    state: text().notNull(),
    provider: text().notNull(),
    providerReference: text(),
    /** The provider's payment page, once known. */
    redirectUrl: text(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    /** Credits taken back after a refund or dispute; fewer than bought if some were spent. */
    takenBack: integer().notNull().default(0),
    /** How often `takenBack` changed; each change is an entry of the ledger. */
    takenBackEntries: integer().notNull().default(0),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    // A second click or tab joins the pending attempt instead of charging again.
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

/** Refunds and disputes of credit purchases, as reported by the provider: the shop itself doesn't refund credits. */
export const creditMoneyBack = pgTable(
  'credit_money_back',
  {
    provider: text().notNull(),
    /** The provider's own id. */
    id: text().notNull(),
    purchaseId: uuid()
      .notNull()
      .references(() => creditPurchases.id),
    kind: text().$type<'refund' | 'dispute'>().notNull(),
    amountCents: integer().notNull(),
    /** The states of domain/credits/money-back. */
    status: text().$type<MoneyBackStatus>().notNull(),
    /** The deadline for the shop's response to a dispute. */
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

/** Pictures that the image model was paid to draw. The row is written together with the spending, so that a crash loses no credit. */
export const imageDrawings = pgTable(
  'image_drawings',
  {
    id: uuid().primaryKey().defaultRandom(),
    visitorHash: text().notNull(),
    credits: integer().notNull(),
    /** drawing; drawn; or returned: drawing failed and the credits were returned. */
    state: text().notNull(),
    /** The idempotency key that paid for it; null if the request had none. */
    requestKey: text(),
    /** The resulting artwork, once it is drawn. */
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
