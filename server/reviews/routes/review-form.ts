import { z } from 'zod'
import { reviewFormErrors, reviewRefusalMessages } from '../../../content/review-form.ts'
import type { ReviewedProduct } from '../../../contract/reviews-page.ts'
import { MIN_REVIEW_LENGTH, REVIEW_LIMITS } from '../../../domain/reviews/review-rules.ts'
import { LARGEST_PHOTO_BYTES } from '../encode-photo.ts'
import type { ReviewRefusal, ReviewText } from '../write-review.ts'

type Fields = ReviewedProduct['fields']
export type ReviewFormErrors = ReviewedProduct['errors']

/** The values of the review form. Texts are kept as typed, so that the form can show them again after an error. */
export type ReviewForm = {
  product: string
  fields: Fields
  /** The photo; null if no file was chosen. */
  photo: File | null
  removePhoto: boolean
}

const typed = z.string().catch('')
const file = z.instanceof(File).nullable().catch(null)

export function readReviewForm(body: Record<string, unknown>): ReviewForm {
  const chosen = file.parse(body['photo'] ?? null)
  const text = (name: string) => typed.parse(body[name])
  return {
    product: text('product'),
    fields: {
      rating: text('rating'),
      title: oneLine(text('title')),
      text: text('text').replaceAll('\r\n', '\n').trim(),
      name: oneLine(text('name')),
    },
    // If no file was chosen, browsers send an empty file.
    photo: chosen && chosen.size > 0 ? chosen : null,
    removePhoto: text('removePhoto') === 'yes',
  }
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

/** Validates the review form. Returns the review, or the errors by field. */
export function checkReviewForm({
  rating,
  title,
  text,
  name,
}: Fields): { ok: true; text: ReviewText } | { ok: false; errors: ReviewFormErrors } {
  const errors: ReviewFormErrors = {}
  if (!/^[1-5]$/.test(rating)) errors.rating = reviewFormErrors.noRating
  if (title.length > REVIEW_LIMITS.title) errors.title = reviewFormErrors.tooLong(REVIEW_LIMITS.title)
  if (text.length > REVIEW_LIMITS.body) errors.text = reviewFormErrors.tooLong(REVIEW_LIMITS.body)
  if (text.length < MIN_REVIEW_LENGTH) errors.text = reviewFormErrors.textTooShort
  if (name === '') errors.name = reviewFormErrors.noName
  if (name.length > REVIEW_LIMITS.author) errors.name = reviewFormErrors.tooLong(REVIEW_LIMITS.author)
  if (Object.keys(errors).length > 0) return { ok: false, errors }
  return { ok: true, text: { rating: Number(rating), title, body: text, author: name } }
}

const MESSAGES: Readonly<Record<ReviewRefusal, string>> = reviewRefusalMessages(
  LARGEST_PHOTO_BYTES / 1024 / 1024,
)

/** Returns the message for a refused review, by the field beside which it is shown. */
export function describeReviewRefusal(reason: ReviewRefusal): ReviewFormErrors {
  const isOfForm = reason === 'not-bought' || reason === 'not-editable'
  return { [isOfForm ? 'form' : 'photo']: MESSAGES[reason] }
}
