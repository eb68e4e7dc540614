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

/** Product reviews: real reviews by buyers, and the invented reviews of the sample shop. */
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
    /** The author's name as the buyer wants it shown. */
    author: text().notNull(),
    /** Whether the review was invented for the sample shop. Pages label such a review as a sample. */
    sample: boolean().notNull().default(false),
    /** The state of the review. Only published reviews are shown and counted. */
    state: text().notNull().default('published'),
    /** The reasons why the review was held for moderation, such as link, contact or shouting. */
    heldFor: text().array().notNull().default([]),
    /** The purchase with which the author bought the product; null after the order was deleted. */
    orderId: bigint({ mode: 'number' }).references(() => orders.id, { onDelete: 'set null' }),
    /** A hash of the order's e-mail address. It limits each buyer to one review per product. Null for sample reviews. */
    buyerHash: text(),
    /** The visitor who wrote the review. This visitor isn't allowed to vote on it. */
    visitorHash: text(),
    /** The file name of the review's photo, as re-encoded by the shop; null without a photo. */
    photo: text(),
    photoWidth: integer(),
    photoHeight: integer(),
    /** The shop's reply; empty if there is none. */
    answer: text().notNull().default(''),
    answeredAt: timestamp({ withTimezone: true }),
    /**
     * The number of votes that the review is helpful. The next column is the number of reports. Both are updated in the transaction that
     * adds or removes a vote or report.
     */
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

/** Votes that a review is helpful, one per visitor and review. */
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

/** Orders that need no further invitation to write a review: the invitation was sent, or the shop decided not to send one. */
export const reviewInvitations = pgTable('review_invitations', {
  orderId: bigint({ mode: 'number' })
    .primaryKey()
    .references(() => orders.id, { onDelete: 'cascade' }),
  decidedAt: timestamp({ withTimezone: true }).notNull(),
})

/** Shoppers' questions about products. A question is shown after the shop has answered it. */
export const productQuestions = pgTable(
  'product_questions',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    productId: bigint({ mode: 'number' })
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    body: text().notNull(),
    author: text().notNull(),
    /** The e-mail address for the answer; deleted when the answer has been written. */
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
