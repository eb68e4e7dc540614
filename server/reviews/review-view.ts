import type { Review } from '../../contract/reviews.ts'
import { toShopDate } from '../../domain/checkout/shop-clock.ts'
import type { reviews } from '../db/schema/reviews.ts'

type ReviewRow = typeof reviews.$inferSelect

/** Converts a review to the API's format. About the author, it contains only the name that the author chose. */
export function toReviewView(row: ReviewRow): Review {
  return {
    id: String(row.id),
    rating: row.rating,
    title: row.title,
    text: row.body,
    author: row.author,
    date: toShopDate(row.createdAt),
    verified: !row.sample,
    sample: row.sample,
    photo: photoOf(row),
    helpful: row.helpfulCount,
    answer: toAnswerView(row),
  }
}

function photoOf({ photo, photoWidth, photoHeight }: ReviewRow): Review['photo'] {
  if (photo === null || photoWidth === null || photoHeight === null) return null
  const path = `/review-photos/${photo}`
  return { src: `${path}.webp`, small: `${path}-small.webp`, width: photoWidth, height: photoHeight }
}

/** Returns the shop's reply to a review or question; null if there is none. */
export function toAnswerView({ answer, answeredAt }: { answer: string; answeredAt: Date | null }) {
  return answer === '' || answeredAt === null ? null : { text: answer, date: toShopDate(answeredAt) }
}
