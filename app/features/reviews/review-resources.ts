import type { QuestionList, ReviewList } from '../../../contract/reviews.ts'
import {
  DEFAULT_REVIEW_SORT,
  parseReviewSort,
  type ReviewSort,
} from '../../../domain/reviews/review-rules.ts'
import { type Resource, createApiResource } from '../../page-framework/resource.ts'

/**
 * The part of a product's reviews that the URL requests, for use without scripts: the sort order (`reviews`) and the cursor
 * (`reviewsAfter`).
 */
export type ReviewListPosition = { sort: ReviewSort; after: string | null }

export const REVIEW_PARAMETERS = ['reviews', 'reviewsAfter'] as const

/** Reads the sort order and the cursor from the query. The server rejects invalid values. */
export const parseReviewListPosition = (search: URLSearchParams): ReviewListPosition => ({
  sort: parseReviewSort(search.get('reviews')),
  after: search.get('reviewsAfter'),
})

export const productReviewsResource = (
  handleOrId: string,
  { sort, after }: ReviewListPosition,
): Resource<ReviewList> => {
  const query = new URLSearchParams({
    ...(sort !== DEFAULT_REVIEW_SORT && { sort }),
    ...(after !== null && { after }),
  })
  const path = `/api/products/${encodeURIComponent(handleOrId)}/reviews`
  return createApiResource(query.size === 0 ? path : `${path}?${query}`)
}

export const productQuestionsResource = (
  handleOrId: string,
  after: string | null = null,
): Resource<QuestionList> =>
  createApiResource(
    `/api/products/${encodeURIComponent(handleOrId)}/questions${after === null ? '' : `?after=${encodeURIComponent(after)}`}`,
  )
