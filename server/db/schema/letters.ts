import { sql } from 'drizzle-orm'
import { bigserial, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** 244 random bits as 64 signs: who knows it got it by mail. */
const secret = sql`replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')`

/** Who asked for the newsletter. Issues go to those who confirmed and have not unsubscribed since. */
export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  {
    /** As typed, in lower case: nobody has two subscriptions. */
    email: text().primaryKey(),
    /** The words beside the box that was ticked, and the page they stood on. */
    consentWords: text().notNull(),
    consentPage: text().notNull(),
    consentedAt: timestamp({ withTimezone: true }).notNull(),
    confirmToken: text().notNull().unique().default(secret),
    unsubscribeToken: text().notNull().unique().default(secret),
    confirmedAt: timestamp({ withTimezone: true }),
    unsubscribedAt: timestamp({ withTimezone: true }),
    /** Mails that ask for the confirmation: few, whoever types the address. */
    mailsSent: integer().notNull().default(0),
    mailedAt: timestamp({ withTimezone: true }),
  },
  (table) => [check('newsletter_subscribers_mails', sql`${table.mailsSent} >= 0`)],
)

/** The proof of consent and of its end, in order; never changed (Canada's Anti-Spam Legislation wants it kept). */
export const newsletterConsents = pgTable(
  'newsletter_consents',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    email: text().notNull(),
    event: text().notNull(),
    words: text().notNull(),
    page: text().notNull(),
    /** Keyed hash of the network address: it can be compared, not read. */
    addressHash: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('newsletter_consents_email').on(table.email),
    check('newsletter_consents_event', sql`${table.event} in ('asked', 'confirmed', 'unsubscribed')`),
  ],
)

/** What visitors wrote to the shop. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    /** What the visitor quotes on the phone. */
    reference: text().notNull().unique(),
    /** Of the form it came with: sent twice, it is one message. */
    formKey: text().notNull().unique(),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    orderNumber: text().notNull(),
    topic: text().notNull(),
    message: text().notNull(),
    /** Null where the browser had no cookie of the shop's. */
    visitorHash: text(),
    receivedAt: timestamp({ withTimezone: true }).notNull(),
    answeredAt: timestamp({ withTimezone: true }),
    /** What was mailed to the sender from here; null where the answer went another way. */
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
