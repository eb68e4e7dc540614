import { reviewCopy } from '../../../../content/reviews.ts'
import type { Review } from '../../../../contract/reviews.ts'
import { formatShortDate } from '../../../../domain/checkout/short-date.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Stars } from '../../../ui/rating.tsx'
import { HelpfulButton } from './helpful-button.tsx'
import { ReportForm } from './report-form.tsx'

/** A review: stars, text, photo, author, date, and the shop's reply. */
export function ReviewItem({ review }: { review: Review }) {
  const { rating, title, text, author, date, verified, sample, photo, answer } = review
  return (
    <li className="grid content-start gap-2 border-b border-line py-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Stars average={rating} />
        <span className="sr-only">{rating} out of 5 stars</span>
        {title !== '' && <h3 className="text-lg break-words">{title}</h3>}
      </div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-slate">
        <span className="font-semibold break-words text-river">{author}</span>
        <time dateTime={date}>{formatShortDate(date)}</time>
        {verified && <Badge look="primary">{reviewCopy.verified}</Badge>}
        {sample && <Badge look="plain">{reviewCopy.sample}</Badge>}
      </p>
      <p className="max-w-2xl break-words whitespace-pre-line">{text}</p>
      {photo && <Photo photo={photo} author={author} />}
      {answer && (
        <div className="mt-2 ml-4 max-w-2xl rounded-sm bg-mist-2 p-4">
          <p className="text-sm font-bold">{reviewCopy.answeredBy()}</p>
          <p className="mt-1 break-words whitespace-pre-line">{answer.text}</p>
        </div>
      )}
      {/* Sample reviews have no "helpful" button. */}
      {!sample && (
        <div className="with-scripts flex flex-wrap items-start gap-3">
          <HelpfulButton review={review} />
          <ReportForm reviewId={review.id} />
        </div>
      )}
    </li>
  )
}

function Photo({ photo, author }: { photo: NonNullable<Review['photo']>; author: string }) {
  return (
    <a href={photo.src} className="justify-self-start">
      <img
        src={photo.small}
        alt={`Taken by ${author}, enlarged`}
        width={photo.width}
        height={photo.height}
        loading="lazy"
        className="h-40 w-auto rounded-sm bg-mist-2"
      />
    </a>
  )
}
