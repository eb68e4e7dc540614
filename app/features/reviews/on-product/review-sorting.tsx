import { useId } from 'react'
import { reviewWords } from '../../../../content/reviews.ts'
import { parseReviewSort, REVIEW_SORTS, type ReviewSort } from '../../../../domain/reviews/review-rules.ts'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/select.tsx'

type ReviewSortingProps = { handle: string; sort: ReviewSort; onChoose: (sort: ReviewSort) => unknown }

/** Chooses the order of the reviews; without scripts by the page's address. */
export function ReviewSorting({ handle, sort, onChoose }: ReviewSortingProps) {
  const id = useId()
  return (
    <form action={`/product/${handle}#reviews`} className="flex flex-wrap items-center gap-2">
      <label htmlFor={id} className="text-sm font-semibold whitespace-nowrap">
        Sort reviews by
      </label>
      <Select
        id={id}
        name="reviews"
        defaultValue={sort}
        onChange={(event) => onChoose(parseReviewSort(event.currentTarget.value))}
      >
        {REVIEW_SORTS.map((name) => (
          <option key={name} value={name}>
            {reviewWords.sorts[name]}
          </option>
        ))}
      </Select>
      <Button type="submit" kind="outline" className="without-scripts">
        Sort
      </Button>
    </form>
  )
}
