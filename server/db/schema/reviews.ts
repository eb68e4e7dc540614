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

/** Buyers' product reviews, and the sample shop's samples. */
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
    /** Whether it is sample data, which is labelled wherever it is displayed. */
    sample: boolean().notNull().default(false),
    /** Only published reviews are displayed and counted. */
    state: text().notNull().default('published'),
    /** Why a rule held it back for moderation, such as link, contact, shouting. */
    heldFor: text().array().notNull().default([]),
    /** The order with which the product was bought; the review outlives it. */
    orderId: bigint({ mode: 'number' }).references(() => orders.id, { onDelete: 'set null' }),
    /** Hash of the order's e-mail address: one review per buyer and product. Null for samples. */
    buyerHash: text(),
    /** The browser in which it was written; it can't vote on it. */
    visitorHash: text(),
    /** Name of the picture, which the shop re-encoded; null without one. */
    photo: text(),
    photoWidth: integer(),
    photoHeight: integer(),
    /** The seller's answer; empty if there is none. */
    answer: text().notNull().default(''),
    answeredAt: timestamp({ withTimezone: true }),
    /** Numbers of rows in review_votes and review_reports, updated in the transaction that changes those. */
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

/** Visitors who found a review helpful: one vote each. */
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

/** Reports of reviews, with their reason. */
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

/** Orders whose buyer was invited to write a review or won't be, so that nobody is invited twice. */
export const reviewInvitations = pgTable('review_invitations', {
  orderId: bigint({ mode: 'number' })
    .primaryKey()
    .references(() => orders.id, { onDelete: 'cascade' }),
  decidedAt: timestamp({ withTimezone: true }).notNull(),
})

/** Shoppers' questions about a product; shown once answered. */
export const productQuestions = pgTable(
  'product_questions',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    productId: bigint({ mode: 'number' })
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    body: text().notNull(),
    author: text().notNull(),
    /** Where the answer goes; cleared once it is written. */
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
