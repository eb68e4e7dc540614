import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'
import { variants } from './catalogue.ts'

/** Generates a secret of 244 random bits as 64 characters. It is sent by e-mail, so only the owner of the address knows it. */
const secret = sql`replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')`

/** E-mail addresses that wait for a sold-out variant. A row is deleted when the e-mail is sent. */
export const backInStockAlerts = pgTable(
  'back_in_stock_alerts',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    /** The e-mail address in lower case. */
    email: text().notNull(),
    variantId: bigint({ mode: 'number' })
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    /** The visitor who entered the address; null if the browser sent no visitor cookie. */
    visitorHash: text(),
    /** The text of consent that the page showed beside the button. */
    consentWords: text().notNull(),
    askedAt: timestamp({ withTimezone: true }).notNull(),
    confirmToken: text().notNull().unique().default(secret),
    unsubscribeToken: text().notNull().unique().default(secret),
    /**
     * The time when somebody followed the confirmation link; null until then. An address that isn't confirmed gets only confirmation
     * e-mails.
     */
    confirmedAt: timestamp({ withTimezone: true }),
    /** The number of confirmation e-mails sent. It is limited, because anyone may type the address. */
    mailsSent: integer().notNull().default(0),
    mailedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    unique('back_in_stock_alerts_once').on(table.email, table.variantId),
    index('back_in_stock_alerts_variant').on(table.variantId),
    index('back_in_stock_alerts_visitor').on(table.visitorHash),
    index('back_in_stock_alerts_email').on(sql`lower(${table.email})`),
    check('back_in_stock_alerts_mails', sql`${table.mailsSent} >= 0`),
  ],
)
