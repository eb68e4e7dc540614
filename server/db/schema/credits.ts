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
import type { CreditRefundStatus } from '../../../domain/credits/refunds-and-disputes.ts'
import type { CreditReason } from '../../../domain/credits/reasons.ts'

/** The visitors' balances of credits. A change locks the row first, so that changes of one balance run one after another. */
export const creditBalances = pgTable(
  'credit_balances',
  {
    visitorHash: text().primaryKey(),
    balance: integer().notNull().default(0),
  },
  // This constraint refuses a negative balance, in case the shop's code has a bug.
  (table) => [check('credit_balances_never_negative', sql`${table.balance} >= 0`)],
)

/** The ledger: every credit that was added or spent. It is append-only: a trigger refuses changes and deletions. */
export const creditEntries = pgTable(
  'credit_entries',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    visitorHash: text().notNull(),
    /** The number of credits: positive if they were added, negative if they were spent. */
    amount: integer().notNull(),
    balanceAfter: integer().notNull(),
    reason: text().$type<CreditReason>().notNull(),
    /** Identifies the cause of the entry (purchase:…, image:…). Each reference has at most one entry. */
    reference: text().notNull().unique(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('credit_entries_visitor').on(table.visitorHash, table.id),
    check('credit_entries_amount', sql`${table.amount} <> 0`),
    check('credit_entries_balance', sql`${table.balanceAfter} >= 0`),
  ],
)

/** Attempts to buy a package of credits. Their states are in domain/credits/purchase-state. */
export const creditPurchases = pgTable(
  'credit_purchases',
  {
    /** The id of the purchase. The payment provider knows it too. */
    id: uuid().primaryKey().defaultRandom(),
    visitorHash: text().notNull(),
    /** The id of the package and its number of credits at the time of the purchase. */
    packageId: text().notNull(),
    credits: integer().notNull(),
    /** The amount to pay, including taxes. */
    amountCents: integer().notNull(),
    currency: text().notNull(),
    /** The price before taxes. Null in older purchases: they had no taxes, so their price is in amountCents. */
    priceCents: integer(),
    taxes: jsonb().$type<TaxLine[]>().notNull().default([]),
    /** The buyer's e-mail address. Null if an API client sent none, or if the retention period is over. */
    email: text(),
    /** The buyer's country and province, which decide the taxes. */
    country: text(),
    province: text(),
    /** The token of the receipt's link: 128 random bits. Anyone who knows it can see the receipt. */
    receiptToken: text(),
    state: text().notNull(),
    provider: text().notNull(),
    providerReference: text(),
    /** The URL of the provider's payment page; null until the provider has sent it. */
    redirectUrl: text(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    /** The number of credits taken back after refunds and disputes. Credits that the buyer has already spent can't be taken back. */
    takenBack: integer().notNull().default(0),
    /** How often `takenBack` has changed. Each change has its own ledger entry, and this number makes the entry's reference unique. */
    takenBackEntries: integer().notNull().default(0),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    // This index allows one pending purchase per visitor and package. A second click or tab continues that purchase instead of charging
    // again.
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

/** Refunds and disputes of credit purchases, as the payment provider reports them. The shop itself never refunds credits. */
export const creditRefundsAndDisputes = pgTable(
  'credit_money_back',
  {
    provider: text().notNull(),
    /** The provider's id for the refund or dispute. */
    id: text().notNull(),
    purchaseId: uuid()
      .notNull()
      .references(() => creditPurchases.id),
    kind: text().$type<'refund' | 'dispute'>().notNull(),
    amountCents: integer().notNull(),
    /** The state of the refund or dispute. The states are defined in domain/credits/money-back. */
    status: text().$type<CreditRefundStatus>().notNull(),
    /** The time by which the shop has to respond to a dispute. */
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
 * Pictures that the image model draws and that visitors pay for with credits. The row is committed in the same transaction that spends the
 * credits, so that a crash loses no credits.
 */
export const imageDrawings = pgTable(
  'image_drawings',
  {
    id: uuid().primaryKey().defaultRandom(),
    visitorHash: text().notNull(),
    credits: integer().notNull(),
    /** The state: `drawing`, `drawn`, or `returned` (drawing failed, and the credits were returned). */
    state: text().notNull(),
    /** The idempotency key of the request that paid for the picture; null if the request had no key. */
    requestKey: text(),
    /** The artwork with the picture; null until the picture is drawn. */
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
