import type { ParcelTracking } from '../domain/order/carriers.ts'
import type { OrderStep } from '../domain/order/steps.ts'
import type { ReviewsPage } from './reviews-page.ts'
import type { PaymentProviderId } from '../domain/checkout/payment-providers.ts'

/**
 * Server data of the checkout pages. The server renders each page with one of these types, and no route serves them as JSON, because they
 * are private. Amounts are in cents; the pages format them.
 */
export type CheckoutPage = CheckoutForm | CheckoutReview | OrderPage | DemoPayment | MessagePage | ReviewsPage

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
  /** A message that says why the line can't be bought; null if the line can be bought. */
  problem: string | null
  /** Whether the line is made only after the buyer has approved a proof. */
  proofFirst?: true
  /** Path of the page on which the buyer enters missing text or artwork. */
  contentPath?: string
  /** The production files of a made-to-order decal. Only the decal's buyer gets them. */
  files?: { label: string; path: string }[]
  /** Files that the customer and the staff attached to the line. */
  attached?: {
    /** The HTML id of the list of attached files. */
    anchor: string
    files: AttachedLineFile[]
    /** The action of the forms that attach and remove files; null after production has started. */
    attachPath: string | null
    problem: string | null
  }
  /** A sentence that says how long and how often the links to the files work. */
  filesNote?: string
  /** The action of the form that requests new links to the files. */
  renewPath?: string
  /** The page on which the buyer can review the product. */
  reviewPath?: string
  /** The page with the shop's proof of the design for this line. */
  proofPath?: string
  /** Whether the buyer has yet to approve the proof. */
  needsApproval?: boolean
}

export type AttachedLineFile = {
  name: string
  /** File type and size, as text. */
  facts: string
  /** A problem of the file that should be checked before printing. */
  finding: string | null
  /** Whether the shop attached the file, and not the customer. */
  isOurs: boolean
  path: string
  picture: string | null
  /** The form value that removes the file; null if the file can't be removed. */
  removeId: string | null
}

export type CheckoutAmounts = {
  subtotalCents: number
  discountCents: number
  discountLabel: string | null
  /** The shipping method; null while the destination is unknown, 'none' if nothing is shipped. */
  shipping: { title: string; priceCents: number; note: string | null } | 'none' | null
  taxes: { label: string; amountCents: number }[]
  /** The total; null while shipping or taxes are unknown. */
  totalCents: number | null
  currency: string
  /** A paid order's refunds, complete and pending, and the remaining total. Omitted if nothing was refunded. */
  returned?: { refunds: { label: string; amountCents: number }[]; netCents: number }
  /** Costs that others may charge in addition to the total, such as duties. */
  notes?: readonly string[]
}

export type PageNotice = { tone: 'info' | 'error'; title: string; text: string }

export type CheckoutForm = {
  kind: 'form'
  token: string
  fields: Partial<Record<string, string>>
  /** Error messages of the fields to correct. The keys are the fields' names. */
  errors: Partial<Record<string, string>>
  lines: CheckoutPageLine[]
  amounts: CheckoutAmounts
  deliveries: { value: 'ship' | 'pickup'; title: string; note: string }[]
  notice: PageNotice | null
  suggestions: readonly FieldSuggestion[]
  payment: PaymentProviderId
  /** Whether the form was filled in with the details of an earlier order from this browser. */
  isRemembered: boolean
}

/** A "Did you mean" suggestion for a field with a probable typo, and the button that applies the suggestion. */
export type FieldSuggestion = { field: 'email' | 'province'; text: string; label: string; value: string }

/** Amounts that are recalculated while the shopper fills in the form. `place` is the province and city that the postal code implies. */
export type CheckoutTotals = Pick<CheckoutForm, 'amounts' | 'errors' | 'suggestions'> & {
  place: { province: string | null; city: string | null } | null
}

export type OrderDetails = {
  lines: CheckoutPageLine[]
  amounts: CheckoutAmounts
  email: string
  phone: string
  addressTitle: string
  addressLines: string[]
  /** The expected delivery date or dates, as text. */
  delivery: string
  /** The shopper's note with the order; empty if there is none. */
  note: string
}

export type CheckoutReview = OrderDetails & {
  kind: 'review'
  token: string
  /** A token that identifies the exact terms that the shopper accepts by placing the order. The page only sends it back. */
  accepted: string
  idempotencyKey: string
  payment: PaymentProviderId
  /** Whether the contact details and the address are those of the shopper's last order. */
  isRemembered: boolean
  notice: PageNotice | null
}

export type OrderPage = OrderDetails & {
  kind: 'order'
  number: string
  status: string
  /** Whether nothing has happened since the payment. The page then confirms the order. */
  isNew: boolean
  placedOn: string
  steps: { label: string; state: OrderStep['state'] }[]
  tracking: ParcelTracking | null
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

/** A page with one message and links to other pages. */
export type MessagePage = {
  kind: 'message'
  tone: 'empty' | 'error'
  title: string
  text: string
  links: { label: string; path: string }[]
  /** The failed request, if repeating it may succeed. */
  again?: RetryRequest
}

/** A request to repeat: an address to open (`fields` is null), or a form to submit again with its values. */
export type RetryRequest = { path: string; fields: { name: string; value: string }[] | null }
