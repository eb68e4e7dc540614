import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { ReferralRefusal, ReferralStatus } from '../../../domain/referrals/referral-rules.ts'
import { orders } from './orders.ts'

/** The codes in the referral links that visitors share. */
export const referralCodes = pgTable(
  'referral_codes',
  {
    code: text().primaryKey(),
    visitorHash: text().notNull(),
    /**
     * Whether the account page shows this code. When two accounts are merged, all codes still work, but the page shows only the codes of
     * one account.
     */
    isCurrent: boolean().notNull().default(true),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    // This index allows one current code per visitor. If two requests create a code at the same time, the second request gets the code of
    // the first.
    uniqueIndex('referral_codes_current')
      .on(table.visitorHash)
      .where(sql`${table.isCurrent}`),
    index('referral_codes_visitor').on(table.visitorHash),
  ],
)

/** Friends who followed a referral link. A row is written at the friend's first visit, and completed by the friend's first order. */
export const referrals = pgTable(
  'referrals',
  {
    id: uuid().primaryKey().defaultRandom(),
    code: text().notNull(),
    referrerVisitorHash: text().notNull(),
    /**
     * The visitor hash of the friend; null after the friend has deleted their data. A visitor has at most one referral: the one from the
     * first link that they followed.
     */
    friendVisitorHash: text().unique(),
    status: text().$type<ReferralStatus>().notNull().default('pending'),
    refusal: text().$type<ReferralRefusal>(),
    /** The order with which the friend completed the referral, or which made the referral invalid. */
    orderId: bigint({ mode: 'number' })
      .unique()
      .references(() => orders.id, { onDelete: 'cascade' }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    decidedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('referrals_referrer').on(table.referrerVisitorHash, table.createdAt),
    index('referrals_waiting')
      .on(table.createdAt)
      .where(sql`${table.status} = 'pending'`),
    check('referrals_status', sql`${table.status} in ('pending', 'completed', 'refused', 'reversed')`),
    check('referrals_decided', sql`(${table.status} = 'pending') = (${table.decidedAt} is null)`),
  ],
)

/**
 * Keyed hashes of the data that identifies an order's buyer. Without the shop's key, nobody can recover or guess the data. A hash is null
 * if the order has no such data: a pickup has no address, and the demo provider has no cards.
 */
export const orderIdentities = pgTable(
  'order_identities',
  {
    orderId: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    emailKey: text().notNull(),
    addressKey: text(),
    cardKey: text(),
  },
  (table) => [
    index('order_identities_email').on(table.emailKey),
    index('order_identities_address').on(table.addressKey),
    index('order_identities_card').on(table.cardKey),
  ],
)
