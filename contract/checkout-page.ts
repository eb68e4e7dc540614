import type { Tracking } from '../domain/order/carriers.ts'
import type { OrderStep } from '../domain/order/steps.ts'
import type { ReviewsPage } from './reviews-page.ts'
import type { PaymentProviderId } from '../domain/checkout/payment-providers.ts'

/**
 * Server data of the private pages: the server renders the page with one of these, and nobody fetches it. Amounts are whole cents, as in
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
  /** Why the line can't be bought, as a message; null if it can. */
  problem: string | null
  /** Made only after its buyer has approved a proof. */
  proofFirst?: true
  /** The page on which missing text or artwork is entered. */
  contentPath?: string
  /** Production files of a decal made to order, for who bought it. */
  files?: { label: string; path: string }[]
  /** Files that customer and staff attached to the item. */
  attached?: {
    /** Id of the files on the page. */
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
  /** The proof page of a design that the shop makes for it. */
  proofPath?: string
}

export type AttachedLineFile = {
  name: string
  /** Kind and weight in words. */
  facts: string
  /** What to check before printing. */
  finding: string | null
  /** The shop's, not the customer's. */
  isOurs: boolean
  path: string
  picture: string | null
  /** The form value that removes the file; null if it can't be removed. */
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
  /** Refunds of a paid order, complete or pending, and what remains; omitted if there are none. */
  returned?: { refunds: { label: string; amountCents: number }[]; netCents: number }
  /** Costs outside of the total that may be charged elsewhere. */
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

/** The probable meaning of a field with a typo: "Did you mean", with a button. */
export type Suggestion = { field: 'email' | 'province'; text: string; label: string; value: string }

/** Totals while the fields are filled in; `place`: what the postal code implies for the fields beside it. */
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
  /** The shopper's note to the shop; empty if there is none. */
  note: string
}

export type CheckoutReview = OrderFacts & {
  kind: 'review'
  token: string
  /** What the shopper accepts by placing the order; opaque to the page. */
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

/** An address to open again, or the form to submit again with its values. */
export type AskAgain = { path: string; fields: { name: string; value: string }[] | null }
