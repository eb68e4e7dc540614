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

/** What a visitor has. The row is locked by whoever changes it, so changes of one balance happen one after the other. */
export const creditBalances = pgTable(
  'credit_balances',
  {
    visitorHash: text().primaryKey(),
    balance: integer().notNull().default(0),
  },
  // Even a mistake in the shop cannot write less than nothing.
  (table) => [check('credit_balances_never_negative', sql`${table.balance} >= 0`)],
)

/** Every credit that came or went, for ever: the migration has a trigger that refuses to change or delete one. */
export const creditEntries = pgTable(
  'credit_entries',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    visitorHash: text().notNull(),
    /** Above 0 came in, below went out. */
    amount: integer().notNull(),
    balanceAfter: integer().notNull(),
    reason: text().$type<CreditReason>().notNull(),
    /** What it is for (purchase:…, image:…): that happens once. */
    reference: text().notNull().unique(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('credit_entries_visitor').on(table.visitorHash, table.id),
    check('credit_entries_amount', sql`${table.amount} <> 0`),
    check('credit_entries_balance', sql`${table.balanceAfter} >= 0`),
  ],
)

/** One attempt to pay for a package of credits; the states of domain/credits/purchase-state. */
export const creditPurchases = pgTable(
  'credit_purchases',
  {
    /** Also what the payment provider knows it by. */
    id: uuid().primaryKey().defaultRandom(),
    visitorHash: text().notNull(),
    /** The package as it was when it was bought. */
    packageId: text().notNull(),
    credits: integer().notNull(),
    /** What the buyer pays: the price and its taxes. */
    amountCents: integer().notNull(),
    currency: text().notNull(),
    /** Of the package. Null where a version wrote the row that knew no taxes: then it is the amount. */
    priceCents: integer(),
    taxes: jsonb().$type<TaxLine[]>().notNull().default([]),
    /** Who it is billed to; null for programs that didn't say, and once the law lets the shop forget it. */
    email: text(),
    /** Where the buyer is: the place that the taxes are of. */
    country: text(),
    province: text(),
    /** 128 random bits: whoever knows it may see the receipt. */
    receiptToken: text(),
    state: text().notNull(),
    provider: text().notNull(),
    providerReference: text(),
    /** Where the buyer pays, once the provider gave it. */
    redirectUrl: text(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    /** Credits that were taken back because money went back, fewer than bought where some were spent. */
    takenBack: integer().notNull().default(0),
    /** How often that changed: each change is an entry of the ledger. */
    takenBackEntries: integer().notNull().default(0),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    // A second click or tab joins the attempt that is under way instead of charging again.
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

/** Refunds and disputes of credit purchases, as the provider tells them: nobody refunds credits in the shop itself. */
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
    /** Of a dispute: until then the shop may answer it. */
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

/** A picture that the image model was paid to draw: written with the spending, so that a crash leaves no credit lost. */
export const imageDrawings = pgTable(
  'image_drawings',
  {
    id: uuid().primaryKey().defaultRandom(),
    visitorHash: text().notNull(),
    credits: integer().notNull(),
    /** drawing, drawn, or returned: nothing came of it, and the credits went back. */
    state: text().notNull(),
    /** The idempotency key that paid for it; null where the request had none. */
    requestKey: text(),
    /** What it became, once it is drawn. */
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
