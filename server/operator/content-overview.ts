import { and, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import type { ContentOverview } from '../../contract/operator/customer-content.ts'
import { getRules } from '../../domain/settings/rules.ts'
import { discounts } from '../db/schema/cart.ts'
import { products, variants } from '../db/schema/catalogue.ts'
import { designRequests } from '../db/schema/design-requests.ts'
import { contactMessages, newsletterSubscribers } from '../db/schema/newsletter-and-contact.ts'
import { refusedTexts } from '../db/schema/screening.ts'
import { productQuestions, reviews } from '../db/schema/reviews.ts'
import type { Deps } from '../deps.ts'
import { catalogueProductCondition } from '../catalogue/index.ts'
import { shopDiscountCondition } from './discount-codes.ts'

/** Counts the reviews, questions and other content that waits for an operator's decision. */
export async function countContent({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<ContentOverview> {
  const unanswered = isNull(contactMessages.answeredAt)
  const { confirmedAt, unsubscribedAt } = newsletterSubscribers
  const isLow = sql`exists (select from ${variants} where ${variants.productId} = ${products.id} and ${variants.stock} <= ${getRules().stock.reorder})`
  const started = or(isNull(discounts.startsAt), lte(discounts.startsAt, now()))
  const notEnded = or(isNull(discounts.endsAt), gt(discounts.endsAt, now()))
  const notUsedUp = or(isNull(discounts.usageLimit), gt(discounts.usageLimit, discounts.usedCount))
  return {
    reviews: {
      pending: await db.$count(reviews, eq(reviews.state, 'pending')),
      reported: await db.$count(reviews, gt(reviews.reportCount, 0)),
    },
    questions: await db.$count(productQuestions, eq(productQuestions.state, 'pending')),
    messages: {
      open: await db.$count(contactMessages, unanswered),
      quotes: await db.$count(contactMessages, and(unanswered, eq(contactMessages.topic, 'quote'))),
    },
    designs: await db.$count(designRequests, inArray(designRequests.state, ['open', 'changes'])),
    stock: {
      low: await db.$count(products, and(catalogueProductCondition, isLow)),
      out: await db.$count(products, and(catalogueProductCondition, eq(products.availableForSale, false))),
    },
    codes: await db.$count(discounts, and(shopDiscountCondition, started, notEnded, notUsedUp)),
    refused: await db.$count(refusedTexts),
    subscribers: {
      confirmed: await db.$count(newsletterSubscribers, and(isNotNull(confirmedAt), isNull(unsubscribedAt))),
      waiting: await db.$count(newsletterSubscribers, and(isNull(confirmedAt), isNull(unsubscribedAt))),
      gone: await db.$count(newsletterSubscribers, isNotNull(unsubscribedAt)),
    },
  }
}
