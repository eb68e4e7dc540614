import type { Tracking } from '../domain/order/carriers.ts'
import type { OrderStep } from '../domain/order/steps.ts'
import type { CheckoutAmounts, CheckoutPageLine, PageNotice, PrivateMessage } from './checkout-page.ts'
import type { PaymentProviderId } from '../domain/checkout/payment-providers.ts'

/** Server data of pages about orders, beside the order page itself; nobody fetches it. */
export type OrderPages = TrackPage | Receipt | Reorder | CreditReview | PrivateMessage

/** The form that finds an order without its link, and its result. */
export type TrackPage = {
  kind: 'track'
  /** Values as typed, to be corrected. */
  fields: { number: string; proof: string }
  problem: string | null
  found: TrackedOrder | null
}

/** The part of an order that a number and an e-mail address or postal code may reveal: no name, address or price. */
export type TrackedOrder = {
  number: string
  placedOn: string
  status: string
  steps: OrderStep[]
  tracking: Tracking | null
  delivery: string
  goods: string[]
}

/** To be printed and filed. */
export type Receipt = {
  kind: 'receipt'
  back: { label: string; path: string }
  number: string
  placedOn: string
  status: string
  lines: CheckoutPageLine[]
  amounts: CheckoutAmounts
  /** How it was paid, in words; null where that is not known. */
  paidBy: string | null
  /** The shop's registrations for the taxes charged, with their numbers; none where it has no numbers. */
  taxRegistrations: string[]
  addressTitle: string
  addressLines: string[]
  email: string
}

/** The items of an order again, at today's prices. */
export type Reorder = {
  kind: 'reorder'
  number: string
  orderPath: string
  /** Where the form goes. */
  path: string
  /** Why nothing was added to a cart; all fields keep what was submitted. */
  message: string | null
  lines: ReorderLine[]
}

export type ReorderLine = {
  /** Name of its quantity field. */
  field: string
  title: string
  details: string
  imageSrc: string
  /** As ordered or typed; 0 if it is unavailable. */
  quantity: string
  /** Today's, of one; null where it cannot be had. */
  price: string | null
  /** Differences from the original order, as text. */
  changes: string[]
  /** The words that its product asks for, as its buyer wrote them, to be written otherwise. */
  words: {
    /** Name of its field. */
    name: string
    label: string
    value: string
    maxLines: number
    required: boolean
    hint: string
  }[]
  /** Where it is changed first: the designer, or the page of the product. */
  edit: { path: string; label: string } | null
}

/** The billing place of credits and their price there, to check before paying. */
export type CreditReview = {
  kind: 'credit-review'
  packageId: string
  credits: number
  amounts: CheckoutAmounts
  /** Values as typed; `place` is country and province in one, 'CA-ON'. */
  fields: { email: string; place: string }
  errors: Partial<Record<'email' | 'place', string>>
  /** The total that paying agrees to; null while e-mail and place are not known. */
  accepted: string | null
  payment: PaymentProviderId
  /** Where the package was chosen. */
  backPath: string
  notice: PageNotice | null
}
