import type { ReportPeriod } from '../../../../domain/analytics/report-period.ts'

/** Builds a report's query string, for the page and for its API call. */
export const buildReportQuery = (period: ReportPeriod, isSample: boolean): string =>
  new URLSearchParams({ ...period, ...(isSample && { sample: '1' }) }).toString()
