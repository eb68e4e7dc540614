import { contactCopy } from '../../../../content/contact.ts'
import { operatorContentCopy } from '../../../../content/operator/customer-content.ts'
import type { StoredMessages } from '../../../../contract/contact.ts'
import { EmptyList } from '../frame/empty-list.tsx'
import { LoadedData } from '../frame/loaded-data.tsx'
import { formatMoment } from '../frame/moment.ts'
import type { OperatorViewProps } from '../frame/operator-page.ts'
import { useShopData } from '../frame/use-shop-data.ts'
import { ActionButton } from '../frame/action-button.tsx'
import { AnswerForm } from './answer-form.tsx'
import { FilterLinks } from './filter-links.tsx'
import { OlderLink } from './older-link.tsx'

const { messages: words, answer: answerWords } = operatorContentCopy
const PATH = '/operator/content/messages'
const options = { '': words.open, quotes: words.quotes, all: words.all }

/** Visitors' messages, including quote requests. The operator answers them by e-mail. */
export default function MessagesPage({ search }: OperatorViewProps) {
  const chosen = search.get('show') ?? ''
  const query = new URLSearchParams({ state: chosen === 'all' ? 'all' : 'open' })
  if (chosen === 'quotes') query.set('topic', 'quote')
  const before = search.get('before')
  if (before !== null) query.set('before', before)
  const { data, reload } = useShopData<StoredMessages>(`/api/operator/messages?${query}`)
  return (
    <>
      <FilterLinks path={PATH} name="show" options={options} chosen={chosen} />
      <LoadedData data={data} reload={reload}>
        {({ messages, nextBefore }) => (
          <>
            {messages.length === 0 && (
              <EmptyList
                mark="message"
                title={words.empty}
                text={words.emptyHint}
                example={words.exampleMessage}
              />
            )}
            <ul className="mt-3 grid gap-3">
              {messages.map((message) => (
                <Message key={message.id} message={message} reload={reload} />
              ))}
            </ul>
            <OlderLink path={PATH} query={{ show: chosen, before: nextBefore }} />
          </>
        )}
      </LoadedData>
    </>
  )
}

type MessageProps = { message: StoredMessages['messages'][number]; reload: () => Promise<void> }

function Message({ message, reload }: MessageProps) {
  const {
    id,
    reference,
    name,
    email,
    phone,
    orderNumber,
    topic,
    message: text,
    receivedAt,
    answeredAt,
  } = message
  const address = `/api/operator/messages/${id}`
  return (
    <li className="bg-paper p-4 text-sm">
      <h2 className="text-base">
        {reference}: {contactCopy.topics[topic]}
      </h2>
      <p className="flex flex-wrap gap-x-3 text-slate">
        <span>{formatMoment(receivedAt)}</span>
        <span className="font-semibold text-river">{name}</span>
        <span>{email}</span>
        {phone !== '' && <span>{phone}</span>}
        {orderNumber !== '' && (
          <a href={`/operator/orders?q=${encodeURIComponent(orderNumber)}`} className="text-link">
            {words.order(orderNumber)}
          </a>
        )}
      </p>
      <p className="mt-2 max-w-3xl whitespace-pre-line wrap-anywhere">{text}</p>
      {answeredAt === null ? (
        <>
          <AnswerForm
            label={answerWords.label}
            hint={words.answerHint}
            button={answerWords.send}
            required
            callFor={(typed) => ({ method: 'POST', address: `${address}/answer`, body: { text: typed } })}
            reload={reload}
          />
          <p className="mt-2">
            <ActionButton
              label={words.mark}
              call={{ method: 'PUT', address: `${address}/answered` }}
              reload={reload}
            />
          </p>
        </>
      ) : (
        <>
          <p className="mt-2 font-semibold">{words.answered(formatMoment(answeredAt))}</p>
          {message.answer !== null && (
            <p className="max-w-3xl border-l-4 border-line-strong pl-3 whitespace-pre-line">
              {message.answer}
            </p>
          )}
        </>
      )}
    </li>
  )
}
