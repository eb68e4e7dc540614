import { tooManyRequests } from '../../../content/too-many-requests.ts'
import type { PageNotice } from '../../../contract/checkout-page.ts'

/** What a page can be told to say after a redirect, by a word in its address. */
const NOTICES = {
  changed: {
    tone: 'info',
    title: 'Something has changed since you looked',
    text: 'Prices, your cart or your details are not what they were. Please check the order again before you place it.',
  },
  'sold-out': {
    tone: 'error',
    title: 'Sold out',
    text: 'Somebody else was faster: not everything in your cart is left. You have not been charged.',
  },
  incomplete: {
    tone: 'error',
    title: 'Please check your details',
    text: 'Some fields below need another look.',
  },
  'too-many-codes': {
    tone: 'error',
    title: tooManyRequests.title,
    text: 'Please wait a few minutes before you try another discount code. The order can be placed without one.',
  },
  'payment-cancelled': {
    tone: 'info',
    title: 'You have not paid yet',
    text: 'You came back without paying. We’re holding your items for a while. If you paid in another tab, your order will appear by itself.',
  },
  'payment-failed': {
    tone: 'error',
    title: 'The payment was declined',
    text: 'You have not been charged. You can try again, with another card if you like.',
  },
  'payment-expired': {
    tone: 'error',
    title: 'The time to pay has run out',
    text: 'You have not been charged. Please place the order again.',
  },
  'payment-unavailable': {
    tone: 'error',
    title: 'The payment page cannot be reached',
    text: 'You have not been charged, and your items are kept for you. Please try again in a minute.',
  },
  'payment-over': {
    tone: 'error',
    title: 'An earlier payment is still being decided',
    text: 'Please wait a minute and place the order again. You will not be charged twice.',
  },
  'cannot-be-made': {
    tone: 'error',
    title: 'Something in your cart cannot be made',
    text: 'At its size, the lines of a decal with these words are too fine to hold. Nothing was charged. Please choose a larger size or fewer words, or take it out of your cart.',
  },
  'making-unknown': {
    tone: 'error',
    title: 'We could not check your decals just now',
    text: 'Nothing was charged, and your items are kept for you. Please try again in a minute.',
  },
  'cookies-needed': {
    tone: 'error',
    title: 'Please allow cookies',
    text: 'Your browser did not keep our cookie. Without it we cannot tell your order from others’.',
  },
  adjusted: {
    tone: 'info',
    title: 'Your cart was adjusted',
    text: 'What is sold out has been taken out of it.',
  },
} as const satisfies Record<string, PageNotice>

/** The notice of a name from an address; null for any other text. */
export function findNotice(name: string | undefined): PageNotice | null {
  const known = Object.entries(NOTICES).find(([key]) => key === name)
  return known ? known[1] : null
}
