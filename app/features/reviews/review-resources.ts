import type { QuestionList, ReviewList } from '../../../contract/reviews.ts'
import {
  DEFAULT_REVIEW_SORT,
  parseReviewSort,
  type ReviewSort,
} from '../../../domain/reviews/review-rules.ts'
import { type Resource, resource } from '../../page-framework/resource.ts'

/**
 * The part of a product's reviews to show, from the address, for use without scripts: the sort order (`reviews`) and the cursor
 * (`reviewsAfter`).
 */
export type ReviewsFrom = { sort: ReviewSort; after: string | null }

export const REVIEW_PARAMETERS = ['reviews', 'reviewsAfter'] as const

/** Reads the parameters from an address. The server rejects invalid values. */
export const reviewsFrom = (search: URLSearchParams): ReviewsFrom => ({
  sort: parseReviewSort(search.get('reviews')),
  after: search.get('reviewsAfter'),
})

export const productReviews = (handleOrId: string, { sort, after }: ReviewsFrom): Resource<ReviewList> => {
  const query = new URLSearchParams({
    ...(sort !== DEFAULT_REVIEW_SORT && { sort }),
    ...(after !== null && { after }),
  })
  const path = `/api/products/${encodeURIComponent(handleOrId)}/reviews`
  return resource(query.size === 0 ? path : `${path}?${query}`)
}

export const productQuestions = (handleOrId: string, after: string | null = null): Resource<QuestionList> =>
  resource(
    `/api/products/${encodeURIComponent(handleOrId)}/questions${after === null ? '' : `?after=${encodeURIComponent(after)}`}`,
  )
