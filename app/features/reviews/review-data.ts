import type { ReviewList } from '../../../contract/reviews.ts'

/** Returns a product's reviews as JSON-LD (schema.org Review). They are buyers' reviews only, never samples. */
export function toReviewData({ reviews }: ReviewList): Record<string, unknown> {
  const real = reviews.filter(({ sample }) => !sample)
  if (real.length === 0) return {}
  return {
    review: real.map(({ rating, title, text, author, date }) => ({
      '@type': 'Review',
      ...(title !== '' && { name: title }),
      reviewBody: text,
      author: { '@type': 'Person', name: author },
      datePublished: date,
      reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
    })),
  }
}
