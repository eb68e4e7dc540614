import { sql } from 'drizzle-orm'
import { bigserial, check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { RewardPointReason } from '../../../domain/reward-points/reasons.ts'

/** The visitors' balances of points. A change locks the row first, so that changes of one balance run one after another. */
export const rewardPointBalances = pgTable(
  'reward_point_balances',
  {
    visitorHash: text().primaryKey(),
    available: integer().notNull().default(0),
    earned: integer().notNull().default(0),
    owed: integer().notNull().default(0),
  },
  (table) => [
    // This constraint refuses a negative balance, in case the shop's code has a bug.
    check(
      'reward_point_balances_never_negative',
      sql`${table.available} >= 0 and ${table.earned} >= 0 and ${table.owed} >= 0`,
    ),
  ],
)

/** The ledger: every point that was added or spent. It is append-only: a trigger refuses changes and deletions. */
export const rewardPointEntries = pgTable(
  'reward_point_entries',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    visitorHash: text().notNull(),
    /** The number of points: positive if they were added, negative if they were spent. */
    amount: integer().notNull(),
    balanceAfter: integer().notNull(),
    reason: text().$type<RewardPointReason>().notNull(),
    /** Identifies the cause of the entry (referral:…, redemption:…). Each reference has at most one entry. */
    reference: text().notNull().unique(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('reward_point_entries_visitor').on(table.visitorHash, table.id),
    check('reward_point_entries_amount', sql`${table.amount} <> 0`),
    check('reward_point_entries_balance', sql`${table.balanceAfter} >= 0`),
  ],
)

/** Rewards that visitors redeemed, each with the discount code that they got for it. */
export const rewardRedemptions = pgTable(
  'reward_redemptions',
  {
    id: uuid().primaryKey().defaultRandom(),
    visitorHash: text().notNull(),
    rewardId: integer().notNull(),
    /** The name that the reward had when it was redeemed. */
    name: text().notNull(),
    /** The discount code. While the code can be used, and after it was used, the table `discounts` contains it. */
    code: text().notNull().unique(),
    points: integer().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /**
     * The time when the reward was withdrawn: the points were returned and the code was voided, because a friend's order had been refunded.
     */
    withdrawnAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('reward_redemptions_visitor').on(table.visitorHash, table.createdAt),
    check('reward_redemptions_points', sql`${table.points} > 0`),
  ],
)
