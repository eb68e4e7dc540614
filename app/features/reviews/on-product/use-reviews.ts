import { useState } from 'react'
import type { ReviewList } from '../../../../contract/reviews.ts'
import type { ReviewSort } from '../../../../domain/reviews/review-rules.ts'
import { loadResourceNow } from '../../../page-framework/load-resource-now.ts'
import { productReviewsResource, type ReviewListPosition } from '../review-resources.ts'

type ShownReviews = { list: ReviewList; sort: ReviewSort; state: 'idle' | 'loading' | 'failed' }

/** Holds the visible reviews. The first reviews come with the page; further ones load on demand. */
export function useReviews(handle: string, first: ReviewList, { sort: firstSort }: ReviewListPosition) {
  const [shown, setShown] = useState<ShownReviews>({ list: first, sort: firstSort, state: 'idle' })
  const ask = async (sort: ReviewSort, after: string | null) => {
    setShown((before) => ({ ...before, sort, state: 'loading' }))
    const loaded = await loadResourceNow(productReviewsResource(handle, { sort, after }))
    setShown((before) => {
      // The response is ignored if another sort order was chosen in the meantime.
      if (before.sort !== sort) return before
      if (loaded.state !== 'ready') return { ...before, state: 'failed' }
      const earlier = after === null ? [] : before.list.reviews
      return {
        sort,
        state: 'idle',
        list: { ...loaded.value, reviews: [...earlier, ...loaded.value.reviews] },
      }
    })
  }
  return {
    ...shown,
    sortBy: (sort: ReviewSort) => ask(sort, null),
    showMore: () => ask(shown.sort, shown.list.next),
  }
}
