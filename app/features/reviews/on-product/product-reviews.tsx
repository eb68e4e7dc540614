import { reviewCopy } from '../../../../content/reviews.ts'
import type { ReviewList } from '../../../../contract/reviews.ts'
import type { LoadState } from '../../../page-framework/resource.ts'
import { getButtonClass } from '../../../ui/button.tsx'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import type { ReviewListPosition } from '../review-resources.ts'
import { RatingSummary } from './rating-summary.tsx'
import { ReviewItem } from './review-item.tsx'
import { ReviewSorting } from './review-sorting.tsx'
import { useReviews } from './use-reviews.ts'

type ProductReviewsProps = { handle: string; reviews: LoadState<ReviewList>; from: ReviewListPosition }

/** The approximate height of a first page of reviews, so that the section keeps enough space before it is laid out. */
const EXPECTED_HEIGHT = '[contain-intrinsic-size:auto_1750px] lg:[contain-intrinsic-size:auto_1000px]'

export function ProductReviews({ handle, reviews, from }: ProductReviewsProps) {
  const hasReviews = reviews.state === 'ready' && reviews.value.rating !== null
  return (
    <section
      id="reviews"
      aria-labelledby="reviews-title"
      className={`page-width scroll-mt-32 pt-16 md:pt-24 ${hasReviews ? EXPECTED_HEIGHT : ''}`}
    >
      <SectionHeading id="reviews-title" title={reviewCopy.title} />
      {reviews.state === 'ready' ? (
        <Reviews
          key={`${handle} ${from.sort} ${from.after}`}
          handle={handle}
          first={reviews.value}
          from={from}
        />
      ) : (
        <p className="text-slate">{reviewCopy.loadFailed}</p>
      )}
    </section>
  )
}

function Reviews({ handle, first, from }: { handle: string; first: ReviewList; from: ReviewListPosition }) {
  const { list, sort, state, sortBy, showMore } = useReviews(handle, first, from)
  if (!list.rating) return <NoReviews />
  return (
    <div className="grid items-start gap-x-16 gap-y-8 lg:grid-cols-[18rem_1fr]">
      <div className="lg:sticky lg:top-28">
        <RatingSummary rating={list.rating} distribution={list.distribution} />
      </div>
      <div>
        <ReviewSorting handle={handle} sort={sort} onChoose={sortBy} />
        <ul aria-busy={state === 'loading'} className="grid gap-x-12 xl:grid-cols-2">
          {list.reviews.map((review) => (
            <ReviewItem key={review.id} review={review} />
          ))}
        </ul>
        <p aria-live="polite" className="sr-only">
          {list.reviews.length} of {list.rating.count} reviews shown
        </p>
        {list.next !== null && (
          <a
            href={`/product/${handle}?reviews=${sort}&reviewsAfter=${list.next}#reviews`}
            onClick={(event) => {
              event.preventDefault()
              void showMore()
            }}
            className={`mt-6 ${getButtonClass('outline')}`}
          >
            {reviewCopy.more}
          </a>
        )}
        {state === 'failed' && (
          <p role="alert" className="mt-3 text-maple">
            {reviewCopy.failed}
          </p>
        )}
      </div>
    </div>
  )
}

function NoReviews() {
  return (
    <p className="max-w-2xl text-slate">
      <span className="font-bold text-river">{reviewCopy.none.title}.</span> {reviewCopy.none.text}
    </p>
  )
}
