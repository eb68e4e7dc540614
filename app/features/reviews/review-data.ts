import type { ReviewList } from '../../../contract/reviews.ts'

/** What a product's JSON-LD says of its reviews (schema.org Review): those of buyers. Samples are told to nobody else. */
export function reviewData({ reviews }: ReviewList): Record<string, unknown> {
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
