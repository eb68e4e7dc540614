import { type ReactNode, useId } from 'react'
import { analyticsCopy } from '../../../content/analytics.ts'
import type { ReportPeriod } from '../../../domain/analytics/report-period.ts'
import type { AnalyticsTable } from '../../../domain/analytics/views.ts'

type PanelProps = {
  title: string
  text?: string
  /** The table that can be downloaded, and the period it covers. */
  file?: { table: AnalyticsTable | 'orders'; period: ReportPeriod }
  children: ReactNode
}

export function Panel({ title, text, file, children }: PanelProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-4 bg-paper p-4 md:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={id} className="text-lg md:text-xl">
          {title}
        </h2>
        {file && <DownloadLink {...file} />}
      </div>
      {text && <p className="mt-1 max-w-2xl text-sm text-slate">{text}</p>}
      <div className="mt-5">{children}</div>
    </section>
  )
}

/** A link that downloads a table as CSV. */
export function DownloadLink({ table, period }: { table: AnalyticsTable | 'orders'; period: ReportPeriod }) {
  const { from, to } = period
  return (
    <a
      href={`/api/analytics/exports/${table}?from=${from}&to=${to}`}
      download
      className="text-link py-0.5 text-sm"
    >
      {analyticsCopy.files[table]}
    </a>
  )
}

/** A chart with its figures beside it, or below it on a phone. */
export function ChartAndFigures({ chart, table }: { chart: ReactNode; table: ReactNode }) {
  return (
    <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-2">
      <div className="min-w-0">{chart}</div>
      <div className="min-w-0">{table}</div>
    </div>
  )
}
