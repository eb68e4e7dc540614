import { sql } from 'drizzle-orm'
import { bigserial, check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { RewardPointReason } from '../../../domain/reward-points/reasons.ts'

/** Visitors' balances. Writers lock the row, which serialises changes to one balance. */
export const rewardPointBalances = pgTable(
  'reward_point_balances',
  {
    visitorHash: text().primaryKey(),
    available: integer().notNull().default(0),
    earned: integer().notNull().default(0),
    owed: integer().notNull().default(0),
  },
  (table) => [
    // Ensures that even a bug in the shop can't make a balance negative.
    check(
      'reward_point_balances_never_negative',
      sql`${table.available} >= 0 and ${table.earned} >= 0 and ${table.owed} >= 0`,
    ),
  ],
)

/** Every reward point added or spent. Append-only: a trigger from the migration refuses changes and deletions. */
export const rewardPointEntries = pgTable(
  'reward_point_entries',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    visitorHash: text().notNull(),
    /** The number of points: positive when added, negative when spent. */
    amount: integer().notNull(),
    /** The spendable balance after the entry. */
    balanceAfter: integer().notNull(),
    reason: text().$type<RewardPointReason>().notNull(),
    /** The cause of the entry (referral:…, redemption:…). It's unique. */
    reference: text().notNull().unique(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('reward_point_entries_visitor').on(table.visitorHash, table.id),
    check('reward_point_entries_amount', sql`${table.amount} <> 0`),
    check('reward_point_entries_balance', sql`${table.balanceAfter} >= 0`),
  ],
)

/** Redeemed rewards, each with the discount code that it became. */
export const rewardRedemptions = pgTable(
  'reward_redemptions',
  {
    id: uuid().primaryKey().defaultRandom(),
    visitorHash: text().notNull(),
    rewardId: integer().notNull(),
    /** The reward's name when it was redeemed. */
    name: text().notNull(),
    /** The code of a row in `discounts`, which exists while the code is valid or has been used. */
    code: text().notNull().unique(),
    points: integer().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** When the points were returned, and the code voided, because a friend's order was refunded. */
    withdrawnAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('reward_redemptions_visitor').on(table.visitorHash, table.createdAt),
    check('reward_redemptions_points', sql`${table.points} > 0`),
  ],
)
