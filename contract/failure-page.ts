import type { PrivateMessage } from './checkout-page.ts'

/** The page that people see when a request fails. */
export type FailurePage = PrivateMessage & {
  /** The error's reference, also in the log, so that the shop can look up a customer's report. */
  reference: string
}
