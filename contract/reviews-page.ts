import type { ReviewState } from '../domain/reviews/review-rules.ts'

/** Server data of the page on which a buyer reviews the products of an order. */
export type ReviewsPage = {
  kind: 'reviews'
  token: string
  orderNumber: string
  products: ReviewedProduct[]
}

export type ReviewedProduct = {
  handle: string
  title: string
  imageSrc: string | null
  /** State of the buyer's review; null if there is none. */
  state: ReviewState | null
  /** The last day on which the review can be changed, as text; null if that day has passed or there is no review yet. */
  editableUntil: string | null
  /** Whether a form is shown: there is no review yet, or it can still be changed. */
  open: boolean
  /** This request saved the review. */
  justKept: boolean
  fields: { rating: string; title: string; text: string; name: string }
  hasPhoto: boolean
  errors: Partial<Record<'rating' | 'title' | 'text' | 'name' | 'photo' | 'form', string>>
}
