import { useState } from 'react'
import { questionCopy, reviewCopy } from '../../../../content/reviews.ts'
import { shopFacts } from '../../../../content/shop.ts'
import type { Question, QuestionList } from '../../../../contract/reviews.ts'
import { formatShortDate } from '../../../../domain/checkout/short-date.ts'
import { loadResourceNow } from '../../../page-framework/load-resource-now.ts'
import { PageLink } from '../../../page-framework/page-link.tsx'
import type { LoadState } from '../../../page-framework/resource.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import { productQuestionsResource } from '../review-resources.ts'
import { AskForm } from './ask-form.tsx'

type ProductQuestionsProps = { handle: string; isDecal: boolean; questions: LoadState<QuestionList> }

/** Questions and answers about a product, and a form for a new question. */
export function ProductQuestions({ handle, isDecal, questions }: ProductQuestionsProps) {
  return (
    <section aria-labelledby="questions" className="page-width scroll-mt-32 pt-16 md:pt-24">
      <SectionHeading id="questions" title={questionCopy.title} />
      <div className="grid items-start gap-x-16 gap-y-8 lg:grid-cols-2">
        {questions.state === 'ready' ? (
          <Questions key={handle} handle={handle} isDecal={isDecal} first={questions.value} />
        ) : (
          <p className="text-slate">{reviewCopy.loadFailed}</p>
        )}
        <AskForm key={`ask ${handle}`} handle={handle} />
        <p className="without-scripts">
          {questionCopy.withoutScripts}{' '}
          <a href={`mailto:${shopFacts.email}`} className="text-link">
            {shopFacts.email}
          </a>
          .
        </p>
      </div>
    </section>
  )
}

type QuestionsProps = { handle: string; isDecal: boolean; first: QuestionList }

function Questions({ handle, isDecal, first }: QuestionsProps) {
  const [list, setList] = useState(first)
  const [failed, setFailed] = useState(false)
  const showMore = async () => {
    const loaded = await loadResourceNow(productQuestionsResource(handle, list.next))
    setFailed(loaded.state !== 'ready')
    if (loaded.state !== 'ready') return
    setList({ ...loaded.value, questions: [...list.questions, ...loaded.value.questions] })
  }
  if (list.questions.length === 0) return <NoQuestions isDecal={isDecal} />
  return (
    <div>
      <ul className="grid gap-6">
        {list.questions.map((question) => (
          <Answered key={question.id} question={question} />
        ))}
      </ul>
      {list.next !== null && (
        <Button kind="outline" onClick={showMore} className="with-scripts mt-6">
          {questionCopy.more}
        </Button>
      )}
      {failed && (
        <p role="alert" className="mt-3 text-maple">
          {reviewCopy.failed}
        </p>
      )}
    </div>
  )
}

function NoQuestions({ isDecal }: { isDecal: boolean }) {
  const { title, links, aboutFilms } = questionCopy.elsewhere
  return (
    <div className="max-w-md">
      <p className="text-slate">{questionCopy.none}</p>
      <p className="mt-4 font-bold">{title}</p>
      <ul className="mt-2 grid gap-2">
        {(isDecal ? [aboutFilms, ...links] : links).map(({ label, href }) => (
          <li key={href}>
            <PageLink to={href} className="text-link">
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Answered({ question: { text, author, date, sample, answer } }: { question: Question }) {
  return (
    <li>
      <h3 className="text-lg break-words">{text}</h3>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-slate">
        <span className="break-words">{author}</span>
        <time dateTime={date}>{formatShortDate(date)}</time>
        {sample && <Badge look="plain">{questionCopy.sample}</Badge>}
      </p>
      <div className="mt-2 ml-4 rounded-sm bg-mist-2 p-4">
        <p className="text-sm font-bold">{reviewCopy.answeredBy()}</p>
        <p className="mt-1 break-words whitespace-pre-line">{answer.text}</p>
      </div>
    </li>
  )
}
