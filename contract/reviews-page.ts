import type { ReviewState } from '../domain/reviews/review-rules.ts'

/** The page by which a buyer reviews what an order brought; the server gives it and nobody fetches it. */
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
  /** The last day to change it, in words; null when that is over, or nothing is written yet. */
  editableUntil: string | null
  /** Whether a form is shown: nothing is written yet, or it can still be changed. */
  open: boolean
  /** The review was saved by this request. */
  justKept: boolean
  fields: { rating: string; title: string; text: string; name: string }
  hasPhoto: boolean
  errors: Partial<Record<'rating' | 'title' | 'text' | 'name' | 'photo' | 'form', string>>
}
