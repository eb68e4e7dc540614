import type { ParcelTracking } from '../domain/order/carriers.ts'
import type { OrderStep } from '../domain/order/steps.ts'
import type { CheckoutAmounts, CheckoutPageLine, PageNotice, MessagePage } from './checkout-page.ts'
import type { PaymentProviderId } from '../domain/checkout/payment-providers.ts'

/** Server data of the pages about orders, except the order page. Only the server renders these pages; no route serves the data as JSON. */
export type OrderPages = TrackPage | Receipt | Reorder | CreditReview | MessagePage

/** The tracking page: the form that finds an order without its link, and the order that was found. */
export type TrackPage = {
  kind: 'track'
  /** The values that the customer typed, to be corrected. */
  fields: { number: string; proof: string }
  problem: string | null
  found: TrackedOrder | null
}

/**
 * The part of an order that its tracking page shows to people who know the order number and the e-mail address or postal code. It contains
 * no name, address or price.
 */
export type TrackedOrder = {
  number: string
  placedOn: string
  status: string
  steps: { label: string; state: OrderStep['state'] }[]
  tracking: ParcelTracking | null
  delivery: string
  goods: string[]
}

/** Data of an order's receipt, a page to print. */
export type Receipt = {
  kind: 'receipt'
  back: { label: string; path: string }
  number: string
  placedOn: string
  status: string
  lines: CheckoutPageLine[]
  amounts: CheckoutAmounts
  /** The method of payment, as text; null if unknown. */
  paidBy: string | null
  /** The shop's registration numbers for the taxes on the receipt; empty if the shop has none. */
  taxRegistrations: string[]
  addressTitle: string
  addressLines: string[]
  email: string
}

/** The items of an earlier order with today's prices, to order again. */
export type Reorder = {
  kind: 'reorder'
  number: string
  orderPath: string
  /** The form's action. */
  path: string
  /** The reason why nothing was added to the cart. All fields keep the submitted values. */
  message: string | null
  lines: ReorderLine[]
}

export type ReorderLine = {
  /** The name of the form field with the quantity. */
  field: string
  title: string
  details: string
  imageSrc: string
  /** The quantity that was ordered or typed; 0 if the item is unavailable. */
  quantity: string
  /** Today's price of one piece; null if the item is unavailable. */
  price: string | null
  /** Differences between the item now and in the original order, as text. */
  changes: string[]
  /** The product's text fields, filled with the buyer's earlier text. */
  words: {
    name: string
    label: string
    value: string
    maxLines: number
    required: boolean
    hint: string
  }[]
  /**
   * The page on which the item has to be edited before it can be ordered again: the designer or the product page. Null if it needs no
   * editing.
   */
  edit: { path: string; label: string } | null
}

/** The price of a credit purchase with its billing place, to check before paying. */
export type CreditReview = {
  kind: 'credit-review'
  packageId: string
  credits: number
  amounts: CheckoutAmounts
  /** The values that the customer typed. `place` combines country and province, such as 'CA-ON'. */
  fields: { email: string; place: string }
  errors: Partial<Record<'email' | 'place', string>>
  /** The total that the buyer accepts by paying; null until e-mail and place are known. */
  accepted: string | null
  payment: PaymentProviderId
  /** The page on which the customer chose the package. */
  backPath: string
  notice: PageNotice | null
}
