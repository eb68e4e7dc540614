import type { MessagePage } from './checkout-page.ts'

/** Data of the error page that people see when a request fails. */
export type FailurePage = MessagePage & {
  /** The reference number of the error. It is in the log too, so that the shop can find the error that a customer reports. */
  reference: string
}
