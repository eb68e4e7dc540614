import type { Tracking } from '../domain/order/carriers.ts'
import type { OrderStep } from '../domain/order/steps.ts'
import type { CheckoutAmounts, CheckoutPageLine, PageNotice, PrivateMessage } from './checkout-page.ts'
import type { PaymentProviderId } from '../domain/checkout/payment-providers.ts'

/** Server data of the pages about orders, other than the order page itself. The pages are rendered with it; no route serves it as JSON. */
export type OrderPages = TrackPage | Receipt | Reorder | CreditReview | PrivateMessage

/** The form that finds an order without its link, and the form's result. */
export type TrackPage = {
  kind: 'track'
  /** The typed values, to be corrected. */
  fields: { number: string; proof: string }
  problem: string | null
  found: TrackedOrder | null
}

/** What an order number with an e-mail address or postal code reveals about the order: no name, address or price. */
export type TrackedOrder = {
  number: string
  placedOn: string
  status: string
  steps: OrderStep[]
  tracking: Tracking | null
  delivery: string
  goods: string[]
}

/** A receipt to print and file. */
export type Receipt = {
  kind: 'receipt'
  back: { label: string; path: string }
  number: string
  placedOn: string
  status: string
  lines: CheckoutPageLine[]
  amounts: CheckoutAmounts
  /** The way it was paid, as text; null if unknown. */
  paidBy: string | null
  /** The shop's registration numbers for the taxes charged; empty if it has no numbers. */
  taxRegistrations: string[]
  addressTitle: string
  addressLines: string[]
  email: string
}

/** The items of an order to order again, at today's prices. */
export type Reorder = {
  kind: 'reorder'
  number: string
  orderPath: string
  /** The form's action. */
  path: string
  /** Why nothing was added to the cart; all fields keep the submitted values. */
  message: string | null
  lines: ReorderLine[]
}

export type ReorderLine = {
  /** Name of the line's quantity field. */
  field: string
  title: string
  details: string
  imageSrc: string
  /** As ordered or typed; 0 if the item is unavailable. */
  quantity: string
  /** Today's price of one; null if the item is unavailable. */
  price: string | null
  /** The item's differences from the original order, as text. */
  changes: string[]
  /** The product's text fields with the buyer's text, for editing. */
  words: {
    /** Name of the form field. */
    name: string
    label: string
    value: string
    maxLines: number
    required: boolean
    hint: string
  }[]
  /** The page on which the item has to be edited before it can be ordered again: the designer, or the product page. */
  edit: { path: string; label: string } | null
}

/** The billing place and the price of credits, to check before paying. */
export type CreditReview = {
  kind: 'credit-review'
  packageId: string
  credits: number
  amounts: CheckoutAmounts
  /** The typed values. `place` combines country and province: 'CA-ON'. */
  fields: { email: string; place: string }
  errors: Partial<Record<'email' | 'place', string>>
  /** The total that the buyer accepts by paying; null while e-mail and place are unknown. */
  accepted: string | null
  payment: PaymentProviderId
  /** The page where the package was chosen. */
  backPath: string
  notice: PageNotice | null
}
