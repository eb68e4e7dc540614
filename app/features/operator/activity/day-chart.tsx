import { operatorActivityCopy as words } from '../../../../content/operator/activity.ts'
import type { OperatorActivity } from '../../../../contract/operator/activity.ts'
import { formatNumber } from '../../../../domain/written-number.ts'
import { DayBars } from '../frame/day-bars.tsx'
import { Panel } from '../frame/panel.tsx'
import { selectChartDays } from './select-chart-days.ts'

/** Page views per day. Renders nothing until two days have visits. */
export function DayChart({ days }: Pick<OperatorActivity, 'days'>) {
  const shown = selectChartDays(days)
  if (shown.length === 0) return null
  return (
    <div className="mb-3">
      <Panel title={words.chart}>
        <DayBars
          size="large"
          days={shown.map(({ day, page_view }) => ({
            day,
            value: page_view,
            text: formatNumber(page_view),
          }))}
        />
      </Panel>
    </div>
  )
}
