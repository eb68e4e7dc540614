import type { Tracking } from '../domain/order/carriers.ts'
import type { OrderStep } from '../domain/order/steps.ts'
import type { CheckoutAmounts, CheckoutPageLine, PageNotice, PrivateMessage } from './checkout-page.ts'
import type { PaymentProviderId } from '../domain/checkout/payment-providers.ts'

/** Pages about orders beside the order page itself: given by the server, fetched by nobody. */
export type OrderPages = TrackPage | Receipt | Reorder | CreditReview | PrivateMessage

/** The form to find an order without its link, and what it tells. */
export type TrackPage = {
  kind: 'track'
  /** As typed, to be corrected. */
  fields: { number: string; proof: string }
  problem: string | null
  found: TrackedOrder | null
}

/** What a number and an e-mail address or postal code may show: nobody's name or address, no price. */
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

/** The goods of an order once more, at today's prices. */
export type Reorder = {
  kind: 'reorder'
  number: string
  orderPath: string
  /** Where the form goes. */
  path: string
  /** Why what was sent went into no cart; all of it stands in the fields as it was sent. */
  message: string | null
  lines: ReorderLine[]
}

export type ReorderLine = {
  /** Name of its quantity field. */
  field: string
  title: string
  details: string
  imageSrc: string
  /** As ordered, or as it was typed; 0 where it cannot be had. */
  quantity: string
  /** Today's, of one; null where it cannot be had. */
  price: string | null
  /** What is not as it was, in words. */
  changes: string[]
  /** The words that its product asks for, as its buyer wrote them, to be written otherwise. */
  words: {
    /** Of its field. */
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

/** Who credits are billed to, and what they cost there: to check before paying. */
export type CreditReview = {
  kind: 'credit-review'
  packageId: string
  credits: number
  amounts: CheckoutAmounts
  /** As typed; `place` is country and province in one, 'CA-ON'. */
  fields: { email: string; place: string }
  errors: Partial<Record<'email' | 'place', string>>
  /** The total that paying agrees to; null while e-mail and place are not known. */
  accepted: string | null
  payment: PaymentProviderId
  /** Where the package was chosen. */
  backPath: string
  notice: PageNotice | null
}
