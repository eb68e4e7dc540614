import { z } from 'zod'
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
  if (!/^[1-5]$/.test(rating)) errors.rating = 'Please choose one to five stars.'
  if (title.length > REVIEW_LIMITS.title) errors.title = tooLong(REVIEW_LIMITS.title)
  if (text.length > REVIEW_LIMITS.body) errors.text = tooLong(REVIEW_LIMITS.body)
  if (text.length < MIN_REVIEW_LENGTH) errors.text = 'Please write a sentence or two.'
  if (name === '') errors.name = 'Please enter a display name. A first name is enough.'
  if (name.length > REVIEW_LIMITS.author) errors.name = tooLong(REVIEW_LIMITS.author)
  if (Object.keys(errors).length > 0) return { ok: false, errors }
  return { ok: true, text: { rating: Number(rating), title, body: text, author: name } }
}

const tooLong = (most: number): string => `This is too long. The limit is ${most} characters.`

/** The messages for refused reviews, by the reason for refusing. Each comes with the field beside which it is shown. */
export const REVIEW_REFUSAL_MESSAGES: Readonly<Record<ReviewRefusal, ReviewFormErrors>> = {
  'not-bought': { form: 'This product isn’t part of your order.' },
  'not-editable': { form: 'You can no longer edit this review.' },
  'no-room': { photo: "We can't save photos right now. Send the review without one, or try again later." },
  'not-a-photo': { photo: "We can't open this file as a photo. Please choose a PNG, JPG or WebP." },
  'photo-too-large': {
    photo: `This file is too large. A photo can be up to ${LARGEST_PHOTO_BYTES / 1024 / 1024} MB.`,
  },
  'photo-too-many-pixels': { photo: 'This picture has too many pixels. Please choose a smaller one.' },
  'photo-too-small': { photo: 'This picture is too small. Please choose a larger one.' },
}
