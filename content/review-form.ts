/** Errors in the form of a review. */
export const reviewFormErrors = {
  noRating: 'Please choose one to five stars.',
  textTooShort: 'Please write a sentence or two.',
  noName: 'Please enter a display name. A first name is enough.',
  tooLong: (most: number): string => `This is too long. The limit is ${most} characters.`,
}

/** Messages to buyers whose review can't be saved. */
export const reviewRefusalMessages = (largestPhotoMegabytes: number) =>
  ({
    'not-bought': 'This product isn’t part of your order.',
    'not-editable': 'You can no longer edit this review.',
    'no-room': "We can't save photos right now. Send the review without one, or try again later.",
    'not-a-photo': "We can't open this file as a photo. Please choose a PNG, JPG or WebP.",
    'photo-too-large': `This file is too large. A photo can be up to ${largestPhotoMegabytes} MB.`,
    'photo-too-many-pixels': 'This picture has too many pixels. Please choose a smaller one.',
    'photo-too-small': 'This picture is too small. Please choose a larger one.',
  }) as const

/** Labels of the links that lead back to an order with nothing to review. */
export const nothingToReviewLinks = { order: 'Your order', reorder: 'Order again' }
