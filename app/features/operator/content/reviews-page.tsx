import { operatorContentCopy } from '../../../../content/operator/customer-content.ts'
import type { OperatorReview, OperatorReviewList } from '../../../../contract/reviews.ts'
import { LoadedData } from '../frame/loaded-data.tsx'
import type { OperatorViewProps } from '../frame/operator-page.ts'
import { useShopData } from '../frame/use-shop-data.ts'
import { ActionButton } from '../frame/action-button.tsx'
import { EmptyList } from '../frame/empty-list.tsx'
import { AnswerForm } from './answer-form.tsx'
import { FilterLinks } from './filter-links.tsx'
import { OlderLink } from './older-link.tsx'

const { reviews: words, states, answer: answerWords } = operatorContentCopy
const PATH = '/operator/content/reviews'
const REPORTED = 'reported'
const options = {
  pending: states.pending,
  [REPORTED]: words.reported,
  published: states.published,
  hidden: states.hidden,
}

/** Reviews, which the operator can show, hide and answer. */
export default function ReviewsPage({ search }: OperatorViewProps) {
  const chosen = search.get('state') ?? 'pending'
  const query = new URLSearchParams(
    chosen === REPORTED ? { state: 'published', reported: 'true' } : { state: chosen },
  )
  const after = search.get('after')
  if (after !== null) query.set('after', after)
  const { data, reload } = useShopData<OperatorReviewList>(`/api/operator/reviews?${query}`)
  return (
    <>
      <FilterLinks path={PATH} name="state" options={options} chosen={chosen} />
      <LoadedData data={data} reload={reload}>
        {({ reviews, next }) => (
          <>
            {reviews.length === 0 &&
              (chosen === 'pending' ? (
                <EmptyList
                  mark="review"
                  title={words.emptyPending}
                  text={words.emptyHint}
                  example={words.exampleReview}
                >
                  <a href={`${PATH}?state=published`} className="inline-flex min-h-10 items-center text-link">
                    {words.toPublished}
                  </a>
                  <a
                    href="/operator/settings/reviews"
                    className="inline-flex min-h-10 items-center text-link"
                  >
                    {words.toSettings}
                  </a>
                </EmptyList>
              ) : (
                <EmptyList mark="review" title={words.empty} text={words.emptyElsewhere} />
              ))}
            <ul className="mt-3 grid gap-3">
              {reviews.map((review) => (
                <Review key={`${review.id} ${review.answer?.text ?? ''}`} review={review} reload={reload} />
              ))}
            </ul>
            <OlderLink path={PATH} query={{ state: chosen, after: next }} />
          </>
        )}
      </LoadedData>
    </>
  )
}

type ReviewProps = { review: OperatorReview; reload: () => Promise<void> }

function Review({ review, reload }: ReviewProps) {
  const { id, title, text, photo, product, state } = review
  const call = (action: string) =>
    ({ method: 'POST', address: `/api/operator/reviews/${id}/${action}` }) as const
  return (
    <li className="bg-paper p-4 text-sm">
      <p className="flex flex-wrap gap-x-3 text-slate">
        <a href={`/product/${product.handle}`} className="font-semibold text-link">
          {product.title}
        </a>
        {factsOf(review).map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
      <h2 className="mt-2 text-base">{title}</h2>
      <p className="max-w-3xl whitespace-pre-line wrap-anywhere">{text}</p>
      {photo && <img src={photo.small} alt={words.photo} className="mt-2 max-h-40" />}
      <p className="mt-3 flex flex-wrap gap-3">
        {state !== 'published' && (
          <ActionButton label={words.publish} call={call('publish')} reload={reload} />
        )}
        {state !== 'hidden' && <ActionButton label={words.hide} call={call('hide')} reload={reload} />}
        {state === 'published' && review.reports.length > 0 && (
          <ActionButton label={words.publish} call={call('publish')} reload={reload} />
        )}
      </p>
      <AnswerForm
        label={answerWords.label}
        hint={words.answerHint}
        button={review.answer ? answerWords.change : answerWords.send}
        now={review.answer?.text ?? ''}
        callFor={(typed) => ({
          method: 'PUT',
          address: `/api/operator/reviews/${id}/answer`,
          body: { text: typed, seen: review.answer?.text ?? '' },
        })}
        reload={reload}
      />
    </li>
  )
}

function factsOf({
  rating,
  author,
  date,
  verified,
  orderNumber,
  sample,
  heldFor,
  reports,
}: OperatorReview): string[] {
  return [
    words.stars(rating),
    author,
    date,
    ...(verified ? [words.verified] : []),
    ...(orderNumber === null ? [] : [words.order(orderNumber)]),
    ...(sample ? [words.sample] : []),
    ...(heldFor.length > 0 ? [words.heldFor(heldFor.join(', '))] : []),
    ...(reports.length > 0
      ? [words.reports(reports.map(({ reason, count }) => `${reason} (${count})`).join(', '))]
      : []),
  ]
}
