import { sql } from 'drizzle-orm'
import { bigserial, check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { RewardPointReason } from '../../../domain/reward-points/reasons.ts'

/** A visitor's balance. Writers lock the row, so that changes of one balance are serialised. */
export const rewardPointBalances = pgTable(
  'reward_point_balances',
  {
    visitorHash: text().primaryKey(),
    available: integer().notNull().default(0),
    earned: integer().notNull().default(0),
    owed: integer().notNull().default(0),
  },
  (table) => [
    // Even a mistake in the shop cannot write less than nothing.
    check(
      'reward_point_balances_never_negative',
      sql`${table.available} >= 0 and ${table.earned} >= 0 and ${table.owed} >= 0`,
    ),
  ],
)

/** Every reward point added or spent, append-only: a trigger in the migration refuses changes and deletes. */
export const rewardPointEntries = pgTable(
  'reward_point_entries',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    visitorHash: text().notNull(),
    /** Positive when added, negative when spent. */
    amount: integer().notNull(),
    /** The spendable balance afterwards. */
    balanceAfter: integer().notNull(),
    reason: text().$type<RewardPointReason>().notNull(),
    /** What caused the entry (referral:…, redemption:…); unique. */
    reference: text().notNull().unique(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('reward_point_entries_visitor').on(table.visitorHash, table.id),
    check('reward_point_entries_amount', sql`${table.amount} <> 0`),
    check('reward_point_entries_balance', sql`${table.balanceAfter} >= 0`),
  ],
)

/** Redeemed rewards, with the discount code that each became. */
export const rewardRedemptions = pgTable(
  'reward_redemptions',
  {
    id: uuid().primaryKey().defaultRandom(),
    visitorHash: text().notNull(),
    rewardId: integer().notNull(),
    /** The reward's name at that time. */
    name: text().notNull(),
    /** Code of a row in `discounts`, which exists while the code is valid or was used. */
    code: text().notNull().unique(),
    points: integer().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** When the points were refunded because a friend's order was refunded, which voided the code. */
    withdrawnAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('reward_redemptions_visitor').on(table.visitorHash, table.createdAt),
    check('reward_redemptions_points', sql`${table.points} > 0`),
  ],
)
