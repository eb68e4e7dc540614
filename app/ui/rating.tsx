import { useId } from 'react'

/** What customers gave, from their reviews; `average` from 1 to 5. */
export type TrueRating = { average: number; count: number }

const STAR = 'm10 1.6 2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8-4.2-4.1 5.8-.8z'

/** Stars and the number of reviews; nothing where nobody has rated yet. */
export function Rating({ rating }: { rating: TrueRating | null }) {
  if (!rating || rating.count === 0) return null
  const average = rating.average.toFixed(1)
  return (
    <p className="flex items-center gap-1.5 text-sm text-slate tabular-nums">
      <Stars average={rating.average} />
      <span className="sr-only">Rated {average} out of 5, </span>
      <span>
        {rating.count} <span className="sr-only">{rating.count === 1 ? 'review' : 'reviews'}</span>
      </span>
    </p>
  )
}

/** Five stars, the last one cut where the average ends. */
export function Stars({ average }: { average: number }) {
  const id = useId()
  return (
    <svg aria-hidden="true" viewBox="0 0 100 19" width="84" height="16" className="shrink-0">
      <clipPath id={id}>
        <path d={[0, 20, 40, 60, 80].map((x) => `M${x} 0${STAR.replace('m10 1.6', `m10 1.6`)}`).join('')} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <path fill="#c3cdcf" d="M0 0h100v19H0z" />
        <path fill="#b57900" d={`M0 0h${(average * 20).toFixed(1)}v19H0z`} />
      </g>
    </svg>
  )
}
