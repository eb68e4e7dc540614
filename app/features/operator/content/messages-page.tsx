import { contactCopy } from '../../../../content/contact.ts'
import { operatorContentCopy } from '../../../../content/operator/customer-content.ts'
import type { StoredMessages } from '../../../../contract/contact.ts'
import { Badge } from '../../../ui/badge.tsx'
import { EmptyList } from '../frame/empty-list.tsx'
import { DataLoader } from '../frame/data-loader.tsx'
import { formatMoment } from '../frame/moment.ts'
import type { OperatorViewProps } from '../frame/operator-page.ts'
import { useOperatorData } from '../frame/use-operator-data.ts'
import { ActionButton } from '../frame/action-button.tsx'
import { AnswerForm } from './answer-form.tsx'
import { FilterLinks } from '../frame/filter-links.tsx'
import { getFilterCounts } from '../frame/filter-counts.ts'
import { Inbox, InboxEntry } from './inbox-entry.tsx'
import { OlderEntriesLink } from '../frame/older-entries-link.tsx'

const { messages: words, answer: answerWords } = operatorContentCopy
const PATH = '/operator/content/messages'
const options = { open: words.open, quotes: words.quotes, all: words.all }

/** Visitors' messages, including quote requests. The operator answers them by e-mail. */
export default function MessagesPage({ search }: OperatorViewProps) {
  const chosen = search.get('show') ?? 'open'
  const query = new URLSearchParams({ state: chosen === 'all' ? 'all' : 'open' })
  if (chosen === 'quotes') query.set('topic', 'quote')
  const before = search.get('before')
  if (before !== null) query.set('before', before)
  const { data, reload } = useOperatorData<StoredMessages>(`/api/operator/messages?${query}`)
  return (
    <>
      <FilterLinks path={PATH} name="show" options={options} chosen={chosen} counts={getFilterCounts(data)} />
      <DataLoader data={data} reload={reload}>
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
            {messages.length > 0 && (
              <Inbox>
                {messages.map((message) => (
                  <Message key={message.id} message={message} reload={reload} />
                ))}
              </Inbox>
            )}
            <OlderEntriesLink
              path={PATH}
              query={{ show: chosen, before: nextBefore }}
              newest={before === null ? undefined : `${PATH}?show=${chosen}`}
            />
          </>
        )}
      </DataLoader>
    </>
  )
}

type MessageProps = { message: StoredMessages['messages'][number]; reload: () => Promise<void> }

function Message({ message, reload }: MessageProps) {
  const { id, topic, message: text, answeredAt, answer } = message
  const address = `/api/operator/messages/${id}`
  const isOpen = answeredAt === null
  return (
    <InboxEntry
      title={<h2 className="text-base">{contactCopy.topics[topic]}</h2>}
      facts={<Facts message={message} />}
      text={text}
      reply={answer === null ? undefined : { label: answerWords.given, text: answer }}
      actions={
        isOpen ? (
          <ActionButton
            label={words.mark}
            call={{ method: 'PUT', address: `${address}/answered` }}
            reload={reload}
          />
        ) : (
          <Badge look="plain">{words.answered(formatMoment(answeredAt))}</Badge>
        )
      }
      {...(isOpen && {
        form: {
          open: answerWords.open,
          close: answerWords.close,
          content: (
            <AnswerForm
              label={answerWords.label}
              hint={words.answerHint}
              button={answerWords.send}
              required
              callFor={(typed) => ({ method: 'POST', address: `${address}/answer`, body: { text: typed } })}
              reload={reload}
            />
          ),
        },
      })}
    />
  )
}

function Facts({ message }: Pick<MessageProps, 'message'>) {
  const { name, email, phone, orderNumber, receivedAt, reference } = message
  return (
    <>
      <span className="font-semibold text-river">{name}</span>
      <span className="wrap-anywhere">{email}</span>
      {phone !== '' && <span>{phone}</span>}
      {orderNumber !== '' && (
        <a href={`/operator?q=${encodeURIComponent(orderNumber)}`} className="text-link">
          {words.order(orderNumber)}
        </a>
      )}
      <span>{formatMoment(receivedAt)}</span>
      <span>{words.reference(reference)}</span>
    </>
  )
}
