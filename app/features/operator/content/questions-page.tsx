import { operatorContentCopy } from '../../../../content/operator/customer-content.ts'
import type { OperatorQuestion, OperatorQuestionList } from '../../../../contract/reviews.ts'
import { formatShortDate } from '../../../../domain/checkout/short-date.ts'
import { Badge } from '../../../ui/badge.tsx'
import { EmptyList } from '../frame/empty-list.tsx'
import { DataLoader } from '../frame/data-loader.tsx'
import type { OperatorViewProps } from '../frame/operator-page.ts'
import { useOperatorData } from '../frame/use-operator-data.ts'
import { ActionButton } from '../frame/action-button.tsx'
import { AnswerForm } from './answer-form.tsx'
import { FilterLinks } from '../frame/filter-links.tsx'
import { getFilterCounts } from '../frame/filter-counts.ts'
import { Inbox, InboxEntry } from './inbox-entry.tsx'
import { OlderEntriesLink } from '../frame/older-entries-link.tsx'

const { questions: words, states, answer: answerWords } = operatorContentCopy
const PATH = '/operator/content/questions'

/** Questions about products, which the operator can answer or hide. */
export default function QuestionsPage({ search }: OperatorViewProps) {
  const state = search.get('state') ?? 'pending'
  const query = new URLSearchParams({ state })
  const after = search.get('after')
  if (after !== null) query.set('after', after)
  const { data, reload } = useOperatorData<OperatorQuestionList>(`/api/operator/questions?${query}`)
  return (
    <>
      <FilterLinks path={PATH} name="state" options={states} chosen={state} counts={getFilterCounts(data)} />
      <DataLoader data={data} reload={reload}>
        {({ questions, next }) => (
          <>
            {questions.length === 0 && (
              <EmptyList
                mark="question"
                title={words.empty}
                text={words.emptyHint}
                example={words.exampleQuestion}
              />
            )}
            {questions.length > 0 && (
              <Inbox>
                {questions.map((question) => (
                  <Question
                    key={`${question.id} ${question.answer?.text ?? ''}`}
                    question={question}
                    reload={reload}
                  />
                ))}
              </Inbox>
            )}
            <OlderEntriesLink
              path={PATH}
              query={{ state, after: next }}
              newest={after === null ? undefined : `${PATH}?state=${state}`}
            />
          </>
        )}
      </DataLoader>
    </>
  )
}

function Question({ question, reload }: { question: OperatorQuestion; reload: () => Promise<void> }) {
  const { id, text, author, date, answer, state, wantsMail, product } = question
  const address = `/api/operator/questions/${id}`
  const hint = `${words.answerHint}${wantsMail ? ` ${words.wantsMail}` : ''}`
  return (
    <InboxEntry
      title={<h2 className="text-base whitespace-pre-line wrap-anywhere">{text}</h2>}
      facts={
        <>
          <a href={`/product/${product.handle}`} className="text-link">
            {product.title}
          </a>
          <span>{author}</span>
          <span>{formatShortDate(date)}</span>
          {wantsMail && <Badge look="plain">{words.byMail}</Badge>}
        </>
      }
      reply={answer ? { label: answerWords.given, text: answer.text } : undefined}
      actions={
        <>
          {state !== 'hidden' && (
            <ActionButton
              label={words.hide}
              call={{ method: 'POST', address: `${address}/hide` }}
              reload={reload}
            />
          )}
          {state === 'hidden' && answer && (
            <ActionButton
              label={words.publish}
              call={{ method: 'POST', address: `${address}/publish` }}
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
            hint={hint}
            button={answerWords.publish}
            now={answer?.text ?? ''}
            required
            callFor={(typed) => ({
              method: 'PUT',
              address: `${address}/answer`,
              body: { text: typed, seen: answer?.text ?? '' },
            })}
            reload={reload}
          />
        ),
      }}
    />
  )
}
