import type { Period } from '../../../../domain/analytics/period.ts'

/** The query of a report, for the page and for the call behind it. */
export const reportQuery = (period: Period, isSample: boolean): string =>
  new URLSearchParams({ ...period, ...(isSample && { sample: '1' }) }).toString()
