import { reviewCopy } from '../../../../content/reviews.ts'
import { parseReviewSort, REVIEW_SORTS, type ReviewSort } from '../../../../domain/reviews/review-rules.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/select-field.tsx'

type ReviewSortingProps = { handle: string; sort: ReviewSort; onChoose: (sort: ReviewSort) => unknown }

/** Chooses the order of the reviews. Without scripts, it is a link to a URL with that order. */
export function ReviewSorting({ handle, sort, onChoose }: ReviewSortingProps) {
  return (
    <form action={`/product/${handle}#reviews`} className="flex flex-wrap items-center gap-2">
      <SelectField
        isInline
        label="Sort reviews by"
        name="reviews"
        defaultValue={sort}
        options={REVIEW_SORTS.map((value) => ({ value, title: reviewCopy.sorts[value] }))}
        onChoose={(chosen) => onChoose(parseReviewSort(chosen))}
      />
      <Button type="submit" kind="outline" className="without-scripts">
        Sort
      </Button>
    </form>
  )
}
