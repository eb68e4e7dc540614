import { expect, test } from 'vitest'
import type { Review } from '../../../contract/reviews.ts'
import { toReviewData } from './review-data.ts'

const review: Review = {
  id: '1',
  rating: 2,
  title: '',
  text: 'Smaller than I thought.',
  author: 'Kim',
  date: '2026-11-21',
  verified: true,
  sample: false,
  photo: null,
  helpful: 0,
  answer: null,
}
const list = (...reviews: Review[]) => ({ rating: null, distribution: [], reviews, next: null })

test("structured data contains buyers' reviews, unhappy ones too", () => {
  expect(toReviewData(list(review))).toEqual({
    review: [
      {
        '@type': 'Review',
        reviewBody: 'Smaller than I thought.',
        author: { '@type': 'Person', name: 'Kim' },
        datePublished: '2026-11-21',
        reviewRating: { '@type': 'Rating', ratingValue: 2, bestRating: 5, worstRating: 1 },
      },
    ],
  })
})

test('structured data never contains sample reviews', () => {
  expect(toReviewData(list({ ...review, sample: true, verified: false }))).toEqual({})
  expect(toReviewData(list())).toEqual({})
})
