import { operatorLogCopy as words } from '../../../../content/operator/log.ts'
import type { LogEntry } from '../../../../contract/operator/log.ts'
import { formatDayAndTime } from '../frame/moment.ts'
import { composeLogSentence } from './log-sentence.ts'

type LogListProps = {
  entries: readonly LogEntry[]
  /** The level of the days' headings. */
  heading?: 'h2' | 'h3'
}

/** Changes as sentences, by day, newest first. A change to an order links to the order. */
export function LogList({ entries, heading: Heading = 'h3' }: LogListProps) {
  if (entries.length === 0) return <p className="py-2 text-sm text-slate">{words.emptyHint}</p>
  const days = Map.groupBy(entries, ({ at }) => formatDayAndTime(at).day)
  return [...days].map(([day, changes]) => (
    <section key={day} className="mt-4 bg-paper text-sm first:mt-0">
      <Heading className="border-b border-line py-2 font-sans text-sm font-semibold">{day}</Heading>
      <ul>
        {changes.map((entry) => (
          <li
            key={entry.id}
            className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-2 border-b border-line py-2 last:border-0"
          >
            <span className="text-slate tabular-nums">{formatDayAndTime(entry.at).time}</span>
            <Sentence entry={entry} />
          </li>
        ))}
      </ul>
    </section>
  ))
}

function Sentence({ entry }: { entry: LogEntry }) {
  const { verb, name, rest } = composeLogSentence(entry)
  return (
    <p className="max-w-4xl wrap-anywhere">
      <strong>{entry.actor}</strong> {verb}{' '}
      {entry.orderId === null ? (
        name
      ) : (
        <a href={`/operator/orders/${entry.orderId}`} className="text-link">
          {name}
        </a>
      )}
      {rest}
    </p>
  )
}
