import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/**
 * Browsers that joined another account, each with the account that it opens now. A browser without a row opens its own account, whose hash
 * is the hash of the browser's cookie. If a browser must no longer open its own account, its row refers to an empty account.
 */
export const accountDevices = pgTable(
  'wallet_devices',
  {
    /** The hash of the browser's cookie. */
    deviceHash: text().primaryKey(),
    /** The account whose orders, designs and credits this browser sees. */
    visitorHash: text().notNull(),
    /** The browser's own account, to which it returns when it leaves another account. */
    ownHash: text().notNull(),
    addedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('wallet_devices_visitor').on(table.visitorHash),
    index('wallet_devices_own').on(table.ownHash),
  ],
)

/** Secret links. Each lets one more browser into an account. */
export const accountLinks = pgTable(
  'wallet_links',
  {
    id: uuid().primaryKey().defaultRandom(),
    visitorHash: text().notNull(),
    /** The hash of the link's secret. The shop doesn't store the secret. */
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
