import type { PrivateMessage } from './checkout-page.ts'

/** The page that people get when a request fails. */
export type FailurePage = PrivateMessage & {
  /** Also in the log with the reason, so that the shop can look up a customer's report. */
  reference: string
}
