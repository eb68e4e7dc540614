import type { Tracking } from '../domain/order/carriers.ts'
import type { OrderStep } from '../domain/order/steps.ts'
import type { ReviewsPage } from './reviews-page.ts'
import type { PaymentProviderId } from '../domain/checkout/payment-providers.ts'

/**
 * Server data of the private checkout pages: the server renders each page with one of these, and no route serves them as JSON. Amounts are
 * whole cents, as in domain/; the pages format them.
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
  /** Path of the product page; null if the product no longer exists. */
  path: string | null
  imageSrc: string
  attributes: { key: string; value: string }[]
  quantity: number
  totalCents: number
  discountCents: number
  /** A message that says why the line can't be bought; null if it can. */
  problem: string | null
  /** Made only after the buyer has approved a proof. */
  proofFirst?: true
  /** The page on which missing text or artwork is entered. */
  contentPath?: string
  /** Production files of a made-to-order decal, for its buyer. */
  files?: { label: string; path: string }[]
  /** Files that customer and staff attached to the item. */
  attached?: {
    /** Id of the file list's element on the page. */
    anchor: string
    files: AttachedLineFile[]
    /** The action of the forms that attach and remove files; null once production has started. */
    attachPath: string | null
    problem: string | null
  }
  /** Tells how long, and how many times, the file links work. */
  filesNote?: string
  /** The action of the form that requests new links. */
  renewPath?: string
  /** The page where the buyer can review it. */
  reviewPath?: string
  /** The page with the shop's proof of the design for this line. */
  proofPath?: string
}

export type AttachedLineFile = {
  name: string
  /** File type and size, as text. */
  facts: string
  /** A problem to check before printing. */
  finding: string | null
  /** Attached by the shop, not by the customer. */
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
  /** Null while the destination is unknown; 'none' if nothing is shipped. */
  shipping: { title: string; priceCents: number; note: string | null } | 'none' | null
  taxes: { label: string; amountCents: number }[]
  /** Null while shipping or taxes are unknown. */
  totalCents: number | null
  currency: string
  /** Refunds of a paid order, whether complete or pending, and the remaining total; omitted if there are none. */
  returned?: { refunds: { label: string; amountCents: number }[]; netCents: number }
  /** Costs that aren't part of the total and may be charged by others, such as duties. */
  notes?: readonly string[]
}

export type PageNotice = { tone: 'info' | 'error'; title: string; text: string }

export type CheckoutForm = {
  kind: 'form'
  token: string
  fields: Partial<Record<string, string>>
  /** Error messages of the fields to correct, by field name. */
  errors: Partial<Record<string, string>>
  lines: CheckoutPageLine[]
  amounts: CheckoutAmounts
  deliveries: { value: 'ship' | 'pickup'; title: string; note: string }[]
  notice: PageNotice | null
  suggestions: readonly Suggestion[]
  payment: PaymentProviderId
  /** The details were filled in from an earlier order in this browser. */
  isRemembered: boolean
}

/** A "Did you mean" suggestion for a field that probably has a typo, with a button that applies it. */
export type Suggestion = { field: 'email' | 'province'; text: string; label: string; value: string }

/** Totals that are recalculated while the shopper fills in the form. `place` is what the postal code implies for province and city. */
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
  /** The expected delivery, as text. */
  delivery: string
  /** The shopper's note to the shop; empty if there is none. */
  note: string
}

export type CheckoutReview = OrderFacts & {
  kind: 'review'
  token: string
  /** Identifies exactly what the shopper accepts by placing the order; opaque to the page. */
  accepted: string
  idempotencyKey: string
  payment: PaymentProviderId
  /** Whether the contact details and the address are those of the shopper's last order. */
  isRemembered: boolean
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

/** A page with a single message and links to go on from there. */
export type PrivateMessage = {
  kind: 'message'
  tone: 'empty' | 'error'
  title: string
  text: string
  links: { label: string; path: string }[]
  /** The request to repeat, if that may help. */
  again?: AskAgain
}

/** Either an address to open again, or a form to submit again with its values. */
export type AskAgain = { path: string; fields: { name: string; value: string }[] | null }
