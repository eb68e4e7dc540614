import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { products } from './catalogue.ts'
import { orders } from './orders.ts'

/** Buyers' product reviews, and the sample shop's invented ones. */
export const reviews = pgTable(
  'reviews',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    productId: bigint({ mode: 'number' })
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    rating: integer().notNull(),
    title: text().notNull().default(''),
    body: text().notNull().default(''),
    /** The name to show, as the buyer chose it. */
    author: text().notNull(),
    /** Whether the review is sample data, which is labelled wherever it's shown. */
    sample: boolean().notNull().default(false),
    /** The review's state. Only published reviews are shown and counted. */
    state: text().notNull().default('published'),
    /** Why the review was held back for moderation, such as link, contact or shouting. */
    heldFor: text().array().notNull().default([]),
    /** The order in which the product was bought. The review outlives it. */
    orderId: bigint({ mode: 'number' }).references(() => orders.id, { onDelete: 'set null' }),
    /** The hash of the order's e-mail address, which allows one review per buyer and product. Null for samples. */
    buyerHash: text(),
    /** The browser in which the review was written. It can't vote on the review. */
    visitorHash: text(),
    /** The name of the review's photo, which the shop re-encoded; null without one. */
    photo: text(),
    photoWidth: integer(),
    photoHeight: integer(),
    /** The shop's reply; empty if there is none. */
    answer: text().notNull().default(''),
    answeredAt: timestamp({ withTimezone: true }),
    /** The number of rows in review_votes, updated in the same transaction as those. reportCount does the same for review_reports. */
    helpfulCount: integer().notNull().default(0),
    reportCount: integer().notNull().default(0),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('reviews_product').on(table.productId, table.createdAt),
    index('reviews_state').on(table.state, table.id),
    index('reviews_order').on(table.orderId),
    index('reviews_visitor').on(table.visitorHash),
    uniqueIndex('reviews_buyer').on(table.productId, table.buyerHash),
    uniqueIndex('reviews_photo').on(table.photo),
    check('reviews_rating', sql`${table.rating} between 1 and 5`),
    check('reviews_state_known', sql`${table.state} in ('published', 'pending', 'hidden')`),
    check('reviews_helpful', sql`${table.helpfulCount} >= 0`),
    check('reviews_bought', sql`${table.sample} or ${table.buyerHash} is not null`),
  ],
)

/** Visitors who found a review helpful, with one vote each. */
export const reviewVotes = pgTable(
  'review_votes',
  {
    reviewId: bigint({ mode: 'number' })
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    visitorHash: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.reviewId, table.visitorHash] }),
    index('review_votes_visitor').on(table.visitorHash),
  ],
)

/** Reports of reviews, with their reasons. */
export const reviewReports = pgTable(
  'review_reports',
  {
    reviewId: bigint({ mode: 'number' })
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    visitorHash: text().notNull(),
    reason: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.reviewId, table.visitorHash] }),
    index('review_reports_visitor').on(table.visitorHash),
  ],
)

/** Orders whose buyers were invited to write a review, or never will be. Nobody is invited twice. */
export const reviewInvitations = pgTable('review_invitations', {
  orderId: bigint({ mode: 'number' })
    .primaryKey()
    .references(() => orders.id, { onDelete: 'cascade' }),
  decidedAt: timestamp({ withTimezone: true }).notNull(),
})

/** Shoppers' questions about a product. They're shown once they're answered. */
export const productQuestions = pgTable(
  'product_questions',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    productId: bigint({ mode: 'number' })
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    body: text().notNull(),
    author: text().notNull(),
    /** The address to which the answer is sent. It's deleted once the answer is written. */
    email: text(),
    visitorHash: text(),
    sample: boolean().notNull().default(false),
    state: text().notNull().default('pending'),
    answer: text().notNull().default(''),
    answeredAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('product_questions_product').on(table.productId, table.state, table.answeredAt),
    index('product_questions_state').on(table.state, table.id),
    index('product_questions_visitor').on(table.visitorHash),
    index('product_questions_email').on(sql`lower(${table.email})`),
    check('product_questions_state_known', sql`${table.state} in ('published', 'pending', 'hidden')`),
    check('product_questions_answered', sql`${table.state} <> 'published' or ${table.answer} <> ''`),
  ],
)
