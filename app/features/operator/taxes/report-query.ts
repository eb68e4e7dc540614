import type { Period } from '../../../../domain/analytics/period.ts'

/** Builds a report's query string, for the page and for its API call. */
export const reportQuery = (period: Period, isSample: boolean): string =>
  new URLSearchParams({ ...period, ...(isSample && { sample: '1' }) }).toString()
