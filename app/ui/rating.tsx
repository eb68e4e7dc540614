import { useId } from 'react'

/** A rating from customers' reviews; `average` is from 1 to 5. Sample reviews are shown as samples. */
export type AverageRating = { average: number; count: number; sample?: boolean | undefined }

const STAR_PATH = 'm10 1.6 2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8-4.2-4.1 5.8-.8z'

const FIVE_STARS = [0, 20, 40, 60, 80].map((x) => `M${x} 0${STAR_PATH}`).join('')

type RatingProps = {
  rating: AverageRating | null
  /** Whether the word "reviews" is visible after the number. By default, only screen readers read it. */
  inWords?: boolean
}

/** Stars and the number of reviews. Renders nothing if there are no reviews. */
export function Rating({ rating, inWords = false }: RatingProps) {
  if (!rating || rating.count === 0) return null
  const word = `${rating.sample ? 'sample ' : ''}${rating.count === 1 ? 'review' : 'reviews'}`
  return (
    <p className="flex items-center gap-1.5 text-sm text-slate tabular-nums">
      <Stars average={rating.average} />
      <span className="sr-only">Rated {rating.average.toFixed(1)} out of 5, </span>
      <span>
        {rating.count} <span className={inWords ? '' : 'sr-only'}>{word}</span>
      </span>
    </p>
  )
}

/** Five stars, filled up to the average. */
export function Stars({ average }: { average: number }) {
  const id = useId()
  return (
    <svg aria-hidden="true" viewBox="0 0 100 19" width="84" height="16" className="shrink-0">
      <clipPath id={id}>
        <path d={FIVE_STARS} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <path fill="#c3cdcf" d="M0 0h100v19H0z" />
        <path fill="#b57900" d={`M0 0h${(average * 20).toFixed(1)}v19H0z`} />
      </g>
    </svg>
  )
}
