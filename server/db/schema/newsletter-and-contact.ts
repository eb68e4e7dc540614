import { sql } from 'drizzle-orm'
import { bigserial, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** A secret of 244 random bits as 64 characters. It is sent by e-mail, so only the owner of the address knows it. */
const secret = sql`replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')`

/** Newsletter subscriptions. Issues are sent to addresses that were confirmed and haven't unsubscribed. */
export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  {
    /** The e-mail address in lower case, so that nobody subscribes twice. */
    email: text().primaryKey(),
    /** The text of consent beside the box that the visitor ticked, and the page that contained the box. */
    consentWords: text().notNull(),
    consentPage: text().notNull(),
    consentedAt: timestamp({ withTimezone: true }).notNull(),
    confirmToken: text().notNull().unique().default(secret),
    unsubscribeToken: text().notNull().unique().default(secret),
    confirmedAt: timestamp({ withTimezone: true }),
    unsubscribedAt: timestamp({ withTimezone: true }),
    /** The number of confirmation e-mails sent. It is limited, because anyone may type the address. */
    mailsSent: integer().notNull().default(0),
    mailedAt: timestamp({ withTimezone: true }),
  },
  (table) => [check('newsletter_subscribers_mails', sql`${table.mailsSent} >= 0`)],
)

/**
 * A record of each consent and each withdrawal. Rows are only ever added, because Canada's Anti-Spam Legislation requires the shop to keep
 * proof.
 */
export const newsletterConsents = pgTable(
  'newsletter_consents',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    email: text().notNull(),
    event: text().notNull(),
    words: text().notNull(),
    page: text().notNull(),
    /** A keyed hash of the IP address. Hashes can be compared, but the address can't be recovered. */
    addressHash: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('newsletter_consents_email').on(table.email),
    check('newsletter_consents_event', sql`${table.event} in ('asked', 'confirmed', 'unsubscribed')`),
  ],
)

export const contactMessages = pgTable(
  'contact_messages',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    /** The reference number that a visitor can quote on the phone. */
    reference: text().notNull().unique(),
    /** The idempotency key of the form. It makes sure that a message that is sent twice is stored once. */
    formKey: text().notNull().unique(),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    orderNumber: text().notNull(),
    topic: text().notNull(),
    message: text().notNull(),
    /** The visitor who wrote the message; null if the browser had no cookie of the shop. */
    visitorHash: text(),
    receivedAt: timestamp({ withTimezone: true }).notNull(),
    answeredAt: timestamp({ withTimezone: true }),
    /** The reply that was e-mailed; null if there is none, or if the shop replied in another way. */
    answer: text(),
  },
  (table) => [
    index('contact_messages_open')
      .on(table.id)
      .where(sql`${table.answeredAt} is null`),
    index('contact_messages_email').on(table.email, table.receivedAt),
    index('contact_messages_visitor').on(table.visitorHash),
    index('contact_messages_sender').on(sql`lower(${table.email})`),
  ],
)
