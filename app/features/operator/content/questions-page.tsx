import { operatorContentCopy } from '../../../../content/operator/customer-content.ts'
import type { OperatorQuestion, OperatorQuestionList } from '../../../../contract/reviews.ts'
import { EmptyList } from '../frame/empty-list.tsx'
import { LoadedData } from '../frame/loaded-data.tsx'
import type { OperatorViewProps } from '../frame/operator-page.ts'
import { useShopData } from '../frame/use-shop-data.ts'
import { ActionButton } from '../frame/action-button.tsx'
import { AnswerForm } from './answer-form.tsx'
import { FilterLinks } from './filter-links.tsx'
import { OlderLink } from './older-link.tsx'

const { questions: words, states, answer: answerWords } = operatorContentCopy
const PATH = '/operator/content/questions'

/** Questions about products, which the operator can answer or hide. */
export default function QuestionsPage({ search }: OperatorViewProps) {
  const state = search.get('state') ?? 'pending'
  const query = new URLSearchParams({ state })
  const after = search.get('after')
  if (after !== null) query.set('after', after)
  const { data, reload } = useShopData<OperatorQuestionList>(`/api/operator/questions?${query}`)
  return (
    <>
      <FilterLinks path={PATH} name="state" options={states} chosen={state} />
      <LoadedData data={data} reload={reload}>
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
            <ul className="mt-3 grid gap-3">
              {questions.map((question) => (
                <Question
                  key={`${question.id} ${question.answer?.text ?? ''}`}
                  question={question}
                  reload={reload}
                />
              ))}
            </ul>
            <OlderLink path={PATH} query={{ state, after: next }} />
          </>
        )}
      </LoadedData>
    </>
  )
}

function Question({ question, reload }: { question: OperatorQuestion; reload: () => Promise<void> }) {
  const { id, text, author, date, answer, state, wantsMail, product } = question
  const address = `/api/operator/questions/${id}`
  const hint = `${words.answerHint}${wantsMail ? ` ${words.wantsMail}` : ''}`
  return (
    <li className="bg-paper p-4 text-sm">
      <p className="flex flex-wrap gap-x-3 text-slate">
        <a href={`/product/${product.handle}`} className="font-semibold text-link">
          {product.title}
        </a>
        <span>{author}</span>
        <span>{date}</span>
      </p>
      <p className="mt-2 max-w-3xl whitespace-pre-line wrap-anywhere">{text}</p>
      <p className="mt-3 flex flex-wrap gap-3">
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
      </p>
      <AnswerForm
        label={answerWords.label}
        hint={hint}
        button={answer ? answerWords.change : answerWords.send}
        now={answer?.text ?? ''}
        required
        callFor={(typed) => ({
          method: 'PUT',
          address: `${address}/answer`,
          body: { text: typed, seen: answer?.text ?? '' },
        })}
        reload={reload}
      />
    </li>
  )
}
