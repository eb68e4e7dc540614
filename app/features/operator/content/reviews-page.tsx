import { operatorContentCopy } from '../../../../content/operator/customer-content.ts'
import type { OperatorReview, OperatorReviewList } from '../../../../contract/reviews.ts'
import { formatShortDate } from '../../../../domain/checkout/short-date.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Stars } from '../../../ui/rating.tsx'
import { DataLoader } from '../frame/data-loader.tsx'
import type { OperatorViewProps } from '../frame/operator-page.ts'
import { useOperatorData } from '../frame/use-operator-data.ts'
import { ActionButton } from '../frame/action-button.tsx'
import { EmptyList } from '../frame/empty-list.tsx'
import { AnswerForm } from './answer-form.tsx'
import { FilterLinks } from '../frame/filter-links.tsx'
import { getFilterCounts } from '../frame/filter-counts.ts'
import { Inbox, InboxEntry } from './inbox-entry.tsx'
import { OlderEntriesLink } from '../frame/older-entries-link.tsx'

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
  const { data, reload } = useOperatorData<OperatorReviewList>(`/api/operator/reviews?${query}`)
  return (
    <>
      <FilterLinks
        path={PATH}
        name="state"
        options={options}
        chosen={chosen}
        counts={getFilterCounts(data)}
      />
      <DataLoader data={data} reload={reload}>
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
            {reviews.length > 0 && (
              <Inbox>
                {reviews.map((review) => (
                  <Review key={`${review.id} ${review.answer?.text ?? ''}`} review={review} reload={reload} />
                ))}
              </Inbox>
            )}
            <OlderEntriesLink
              path={PATH}
              query={{ state: chosen, after: next }}
              newest={after === null ? undefined : `${PATH}?state=${chosen}`}
            />
          </>
        )}
      </DataLoader>
    </>
  )
}

type ReviewProps = { review: OperatorReview; reload: () => Promise<void> }

function Review({ review, reload }: ReviewProps) {
  const { id, rating, title, text, photo, product, state, answer, reports } = review
  const call = (action: string) =>
    ({ method: 'POST', address: `/api/operator/reviews/${id}/${action}` }) as const
  return (
    <InboxEntry
      title={
        <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-base">
          <Stars average={rating} />
          <span className="sr-only">{words.stars(rating)}: </span>
          {title}
        </h2>
      }
      facts={<Facts review={review} />}
      text={text}
      picture={photo && <img src={photo.small} alt={words.photo} className="mt-2 max-h-32" />}
      reply={answer ? { label: answerWords.given, text: answer.text } : undefined}
      actions={
        <>
          {(state !== 'published' || reports.length > 0) && (
            <ActionButton
              label={words.publish}
              name={words.publishOf(product.title)}
              call={call('publish')}
              reload={reload}
            />
          )}
          {state !== 'hidden' && (
            <ActionButton
              label={words.hide}
              name={words.hideOf(product.title)}
              call={call('hide')}
              reload={reload}
            />
          )}
        </>
      }
      form={{
        open: answer ? answerWords.change : answerWords.open,
        close: answerWords.close,
        content: (
          <AnswerForm
            label={answerWords.label}
            hint={words.answerHint}
            button={answerWords.save}
            now={answer?.text ?? ''}
            callFor={(typed) => ({
              method: 'PUT',
              address: `/api/operator/reviews/${id}/answer`,
              body: { text: typed, seen: answer?.text ?? '' },
            })}
            reload={reload}
          />
        ),
      }}
    />
  )
}

function Facts({ review }: { review: OperatorReview }) {
  const { product, author, date, verified, orderNumber, sample, heldFor, reports } = review
  return (
    <>
      <a href={`/product/${product.handle}`} className="text-link py-0.5">
        {product.title}
      </a>
      <span>{author}</span>
      <span>{formatShortDate(date)}</span>
      {orderNumber === null ? (
        verified && <span>{words.verified}</span>
      ) : (
        <a href={`/operator?q=${orderNumber}`} className="text-link py-0.5">
          {words.order(orderNumber)}
        </a>
      )}
      {sample && <Badge look="plain">{words.sample}</Badge>}
      {heldFor.length > 0 && <Badge look="accent">{words.heldFor(heldFor.join(', '))}</Badge>}
      {reports.length > 0 && (
        <Badge look="accent">
          {words.reports(reports.map(({ reason, count }) => `${reason} (${count})`).join(', '))}
        </Badge>
      )}
    </>
  )
}
