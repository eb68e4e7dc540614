// @chunk every-page
import { WEEKDAYS, type Weekday } from './default-settings.ts'

/** Formats weekdays in order, with three or more in a row as a range: "Mon-Fri", "Mon, Wed". */
export function formatOpeningDays(open: readonly Weekday[]): string {
  const runs: Weekday[][] = []
  for (const day of WEEKDAYS.filter((each) => open.includes(each))) {
    const run = runs.at(-1)
    const last = run?.at(-1)
    if (run && last && WEEKDAYS.indexOf(day) === WEEKDAYS.indexOf(last) + 1) run.push(day)
    else runs.push([day])
  }
  return runs
    .flatMap((run) => (run.length > 2 ? [`${short(run[0])}-${short(run.at(-1))}`] : run.map(short)))
    .join(', ')
}

/** Formats two 24-hour times as a 12-hour range: 09:00 and 17:30 give "9AM-5:30PM". */
export const formatOpeningTimes = (opens: string, closes: string): string =>
  `${twelveHours(opens)}-${twelveHours(closes)}`

/** Formats a 24-hour time for use in a sentence: 17:30 gives "5:30 p.m.". */
export const formatSpokenTime = (time: string): string =>
  twelveHours(time).replace('AM', ' a.m.').replace('PM', ' p.m.')

const short = (day: string | undefined): string => day?.slice(0, 3) ?? ''

function twelveHours(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const ofClock = hours % 12 === 0 ? 12 : hours % 12
  return `${ofClock}${minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`}${hours < 12 ? 'AM' : 'PM'}`
}
