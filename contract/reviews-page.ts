import type { ReviewState } from '../domain/reviews/review-rules.ts'

/** Server data of the page on which a buyer reviews the products of one order. */
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
  /** State of the buyer's review; null if the buyer hasn't written one. */
  state: ReviewState | null
  /** The last day on which the buyer can change the review, as text; null if the day has passed or there is no review yet. */
  editableUntil: string | null
  /** Whether the page shows the review form. It does if there is no review yet, or if the review can still be changed. */
  open: boolean
  /** Whether this request has just saved the review. */
  justKept: boolean
  fields: { rating: string; title: string; text: string; name: string }
  hasPhoto: boolean
  errors: Partial<Record<'rating' | 'title' | 'text' | 'name' | 'photo' | 'form', string>>
}
