import type { Tracking } from '../domain/order/carriers.ts'
import type { OrderStep } from '../domain/order/steps.ts'
import type { ReviewsPage } from './reviews-page.ts'
import type { PaymentProviderId } from '../domain/checkout/payment-providers.ts'

/**
 * What the private pages are made of: the server gives one of these to the page and nobody fetches it. Amounts are whole cents, as in
 * domain/; the pages format them.
 */
export type CheckoutPage =
  | CheckoutForm
  | CheckoutReview
  | OrderPage
  | DemoPayment
  | PrivateMessage
  | ReviewsPage

export type CheckoutPageLine = {
  title: string
  variantTitle: string
  /** Path of the product page; null where the product is gone. */
  path: string | null
  imageSrc: string
  attributes: { key: string; value: string }[]
  quantity: number
  totalCents: number
  discountCents: number
  /** What stands in the way of buying it, in words; null when nothing does. */
  problem: string | null
  /** It is made once its buyer approves a proof. */
  proofFirst?: true
  /** Where the words or artwork that it lacks are given. */
  contentPath?: string
  /** Production files of a decal made to order, for who bought it. */
  files?: { label: string; path: string }[]
  /** Files that customer and staff attached to what is made. */
  attached?: {
    /** Its id on the page. */
    anchor: string
    files: AttachedLineFile[]
    /** Where the customer's forms go; null once it is being made. */
    attachPath: string | null
    problem: string | null
  }
  /** How long the links of its files work, and how often. */
  filesNote?: string
  /** Where a form goes that asks for new links. */
  renewPath?: string
  /** Where who bought it reviews it. */
  reviewPath?: string
  /** Of what the shop designs for it. */
  proofPath?: string
}

export type AttachedLineFile = {
  name: string
  /** Kind and weight in words. */
  facts: string
  /** What to look at before it's printed. */
  finding: string | null
  /** The shop's, not the customer's. */
  isOurs: boolean
  path: string
  picture: string | null
  /** What the form says that removes it; null where it stays. */
  removeId: string | null
}

export type CheckoutAmounts = {
  subtotalCents: number
  discountCents: number
  discountLabel: string | null
  /** Null while the destination is not known; 'none' where nothing is sent. */
  shipping: { title: string; priceCents: number; note: string | null } | 'none' | null
  taxes: { label: string; amountCents: number }[]
  /** Null while shipping or taxes are not known. */
  totalCents: number | null
  currency: string
  /** What of a paid order has gone back or is on its way, and what is left; left out where nothing is. */
  returned?: { refunds: { label: string; amountCents: number }[]; netCents: number }
  /** What is not in the total and may be asked for elsewhere. */
  notes?: readonly string[]
}

export type PageNotice = { tone: 'info' | 'error'; title: string; text: string }

export type CheckoutForm = {
  kind: 'form'
  token: string
  fields: Partial<Record<string, string>>
  /** Words beside the fields that need another look. */
  errors: Partial<Record<string, string>>
  lines: CheckoutPageLine[]
  amounts: CheckoutAmounts
  deliveries: { value: 'ship' | 'pickup'; title: string; note: string }[]
  notice: PageNotice | null
  suggestions: readonly Suggestion[]
  payment: PaymentProviderId
  /** The details are those of an earlier order in this browser. */
  isRemembered: boolean
}

/** What was probably meant in a field: "Did you mean" and a button. */
export type Suggestion = { field: 'email' | 'province'; text: string; label: string; value: string }

/** What the fields come to while they are filled in; `place`: what the postal code says of the fields beside it. */
export type CheckoutTotals = Pick<CheckoutForm, 'amounts' | 'errors' | 'suggestions'> & {
  place: { province: string | null; city: string | null } | null
}

export type OrderFacts = {
  lines: CheckoutPageLine[]
  amounts: CheckoutAmounts
  email: string
  phone: string
  addressTitle: string
  addressLines: string[]
  /** When it comes, in words. */
  delivery: string
  /** What the shopper wrote to the makers; empty where nothing. */
  note: string
}

export type CheckoutReview = OrderFacts & {
  kind: 'review'
  token: string
  /** What the shopper accepts by placing the order; it says nothing by itself. */
  accepted: string
  idempotencyKey: string
  payment: PaymentProviderId
  notice: PageNotice | null
}

export type OrderPage = OrderFacts & {
  kind: 'order'
  number: string
  status: string
  placedOn: string
  steps: OrderStep[]
  tracking: Tracking | null
  receiptPath: string
  reorderPath: string
}

export type DemoPayment = {
  kind: 'demo-payment'
  reference: string
  description: string
  amountCents: number
  currency: string
  cancelPath: string
}

/** A page that says one thing and where to go from there. */
export type PrivateMessage = {
  kind: 'message'
  tone: 'empty' | 'error'
  title: string
  text: string
  links: { label: string; path: string }[]
  /** How to ask for the same once more, where that may help. */
  again?: AskAgain
}

/** An address to open again, or the form to send again with what was typed. */
export type AskAgain = { path: string; fields: { name: string; value: string }[] | null }
