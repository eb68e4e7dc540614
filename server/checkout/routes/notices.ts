import { describeTooManyRequests } from '../../../content/too-many-requests.ts'
import type { PageNotice } from '../../../contract/checkout-page.ts'

/** Notices to show after a redirect, by their name in the page's URL. */
const NOTICES = {
  changed: {
    tone: 'info',
    title: 'Something has changed since you looked',
    text: 'Your price, cart or details have changed. Please check your order again before you place it.',
  },
  'sold-out': {
    tone: 'error',
    title: 'Sold out',
    text: "Someone else got there first, so some of the items in your cart are gone. You haven't been charged.",
  },
  incomplete: {
    tone: 'error',
    title: 'Please check your details',
    text: 'These fields are empty or need a correction:',
  },
  'content-missing': {
    tone: 'error',
    title: 'Something in your order needs your text or artwork',
    text: 'The item is marked below. Add it, and you’ll come right back here.',
  },
  'too-many-codes': {
    tone: 'error',
    title: describeTooManyRequests.title,
    text: 'Please wait a few minutes before you try another discount code. You can place the order without one.',
  },
  'payment-cancelled': {
    tone: 'info',
    title: 'You haven’t paid yet',
    text: 'You came back without paying. We’re holding your items for a while. If you paid in another tab, your order will appear by itself.',
  },
  'payment-failed': {
    tone: 'error',
    title: 'The payment was declined',
    text: "You haven't been charged. You can try again, with another card if you like.",
  },
  'payment-expired': {
    tone: 'error',
    title: 'The time to pay has run out',
    text: "You haven't been charged. Please place your order again.",
  },
  'payment-unavailable': {
    tone: 'error',
    title: 'We can’t reach the payment page',
    text: "You haven't been charged, and we're holding your items. Please try again in a minute.",
  },
  'payment-over': {
    tone: 'error',
    title: 'An earlier payment is still being processed',
    text: "Please wait a minute and place your order again. You won't be charged twice.",
  },
  'cannot-be-made': {
    tone: 'error',
    title: 'We can’t make something in your cart',
    text: "At this size, the lines of a decal with this text are too fine to hold up. You haven't been charged. Please choose a bigger size or a shorter text, or remove it from your cart.",
  },
  'making-unknown': {
    tone: 'error',
    title: 'We couldn’t check your decals just now',
    text: "You haven't been charged, and we're holding your items. Please try again in a minute.",
  },
  'cookies-needed': {
    tone: 'error',
    title: 'Please allow cookies',
    text: 'Your browser blocked our cookie. Without it, we can’t tell which order is yours.',
  },
  forgotten: {
    tone: 'info',
    title: 'Your details are no longer filled in',
    text: 'This browser won’t fill in the details of your earlier orders again. They stay with those orders.',
  },
  adjusted: {
    tone: 'info',
    title: 'Your cart was adjusted',
    text: 'We removed the sold-out items.',
  },
} as const satisfies Record<string, PageNotice>

/** Finds a notice by its name in the URL; null for an unknown name. */
export function findCheckoutNotice(name: string | undefined): PageNotice | null {
  const known = Object.entries(NOTICES).find(([key]) => key === name)
  return known ? known[1] : null
}
