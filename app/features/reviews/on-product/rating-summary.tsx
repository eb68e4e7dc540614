import { reviewCopy } from '../../../../content/reviews.ts'
import type { Rating } from '../../../../contract/product.ts'
import { Stars } from '../../../ui/rating.tsx'

type RatingSummaryProps = { rating: Rating; distribution: readonly number[] }

/** The average rating, and the number of reviews for each number of stars. */
export function RatingSummary({ rating: { average, count, sample }, distribution }: RatingSummaryProps) {
  const word = `${sample ? 'sample ' : ''}${count === 1 ? 'review' : 'reviews'}`
  return (
    <div className="bg-paper p-5">
      <p className="flex items-center gap-3">
        <span className="text-4xl font-bold tabular-nums">{average.toFixed(1)}</span>
        <span>
          <Stars average={average} />
          <span className="sr-only">out of 5 stars, </span>
          <span className="mt-1 block text-sm text-slate">
            {count} {word}
          </span>
        </span>
      </p>
      <ol className="mt-4 grid gap-1">
        {distribution
          .map((given, index) => ({ given, stars: index + 1 }))
          .toReversed()
          .map(({ given, stars }) => (
            <li key={stars} className="flex items-center gap-3 text-sm tabular-nums">
              <span className="w-13 whitespace-nowrap">
                {stars} <span className="text-slate">{stars === 1 ? 'star' : 'stars'}</span>
              </span>
              <Bar share={given / count} />
              <span className="w-8 text-right">
                {given}
                <span className="sr-only"> {given === 1 ? 'review' : 'reviews'}</span>
              </span>
            </li>
          ))}
      </ol>
      <p className="mt-4 text-xs text-slate">{sample ? reviewCopy.samplesNote : reviewCopy.rules}</p>
    </div>
  )
}

function Bar({ share }: { share: number }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 100 8" preserveAspectRatio="none" className="h-2 w-full flex-1">
      <path fill="#e2e8e9" d="M0 0h100v8H0z" />
      <path fill="#b57900" d={`M0 0h${(share * 100).toFixed(1)}v8H0z`} />
    </svg>
  )
}
