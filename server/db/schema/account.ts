import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/**
 * Browsers whose cookie opens another account than its own. A browser without a row opens its own: the hash of its cookie is the hash of
 * its account. An account nobody shall open by its first cookie any more has a row that leads to an empty one.
 */
export const accountDevices = pgTable(
  'wallet_devices',
  {
    /** Hash of the cookie. */
    deviceHash: text().primaryKey(),
    /** Whose orders, designs and credits it sees. */
    visitorHash: text().notNull(),
    /** The account it comes back to when it leaves this one. */
    ownHash: text().notNull(),
    addedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('wallet_devices_visitor').on(table.visitorHash),
    index('wallet_devices_own').on(table.ownHash),
  ],
)

/** Secret links that let one other browser into an account, once. */
export const accountLinks = pgTable(
  'wallet_links',
  {
    id: uuid().primaryKey().defaultRandom(),
    visitorHash: text().notNull(),
    /** Of the secret in the link, which is kept nowhere. */
    secretHash: text().notNull().unique(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    usedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('wallet_links_visitor').on(table.visitorHash, table.createdAt),
    index('wallet_links_expires').on(table.expiresAt),
  ],
)
