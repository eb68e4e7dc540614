import type { PrivateMessage } from './checkout-page.ts'

/** The page that people get when a request fails. */
export type FailurePage = PrivateMessage & {
  /** Stands in the log beside the reason, so that the shop can look up what a customer reports. */
  reference: string
}
