import { formatDayRange } from '../../../../domain/checkout/short-date.ts'
import type { CalendarDate } from '../../../../domain/checkout/calendar-date.ts'

type DayBarsProps = {
  /** The days of the chart, oldest first. `text` is the formatted value. */
  days: readonly { day: CalendarDate; value: number; text: string }[]
  size: 'small' | 'large'
}

const WEEK = 7
/** The maximum number of bars for which the values are written above the bars. With more bars, the values wouldn't fit. */
const MAX_LABELLED = 14

/** One bar per day. The labels below are weekdays for up to a week, and a few dates for a longer period. */
export function DayBars({ days, size }: DayBarsProps) {
  const most = Math.max(...days.map(({ value }) => value), 1)
  const isLabelled = size === 'large' && days.length <= MAX_LABELLED
  const every = Math.ceil(days.length / WEEK)
  return (
    <ol className={`grid auto-cols-fr grid-flow-col ${days.length > 31 ? 'gap-px' : 'gap-1 md:gap-1.5'}`}>
      {days.map(({ day, value, text }, at) => (
        <li key={day} className="min-w-0">
          <span className="sr-only">
            {formatDayRange(day, day)}: {text}
          </span>
          <span aria-hidden="true" className="block tabular-nums">
            <span
              className={`flex flex-col items-center justify-end border-b border-line-strong ${size === 'large' ? 'h-36' : 'h-16'}`}
            >
              {isLabelled && value > 0 && <span className="mb-1 text-xs font-semibold">{text}</span>}
              <span
                className={`w-full max-w-16 bg-gorge ${value > 0 ? 'min-h-0.5' : ''}`}
                style={{ height: `${(Math.max(value, 0) / most) * (isLabelled ? 85 : 100)}%` }}
              />
            </span>
            <span className="flex h-5 items-end justify-center text-xs whitespace-nowrap text-slate">
              {(days.length - 1 - at) % every === 0 && labelOf(day, days.length)}
            </span>
          </span>
        </li>
      ))}
    </ol>
  )
}

/** Returns a day's label: "Fri" within a week, "Nov 27" in a longer period. */
function labelOf(day: CalendarDate, days: number): string {
  const [weekday = '', date = ''] = formatDayRange(day, day).split(', ')
  return days <= WEEK ? weekday : date
}
