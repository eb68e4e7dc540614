import { describeTooManyRequests } from '../../../content/too-many-requests.ts'
import type { PageNotice } from '../../../contract/checkout-page.ts'

/** Notices to show after a redirect, by their name in the page's URL. */
const NOTICES = {
  opened: {
    tone: 'info',
    title: 'The account is open on this device',
    text: 'Everything you order or design here is added to it.',
  },
  'already-open': {
    tone: 'info',
    title: 'This account is already open here',
    text: 'The link still works. Open it on the other device.',
  },
  left: {
    tone: 'info',
    title: 'This device is signed out',
    text: 'It shows its own account again.',
  },
  'link-revoked': { tone: 'info', title: 'Link cancelled', text: 'It no longer works.' },
  'too-many-links': {
    tone: 'error',
    title: 'You already have five unused links',
    text: 'Please use one of them, or cancel one first.',
  },
  'too-many-attempts': {
    tone: 'error',
    ...describeTooManyRequests,
  },
  'devices-forgotten': {
    tone: 'info',
    title: 'The other devices are signed out',
    text: 'Only this browser has the account now, and all links have stopped working.',
  },
  'payment-under-way': {
    tone: 'error',
    title: 'A payment is in progress',
    text: 'Please finish it, or wait up to 40 minutes until it expires. Nothing was changed.',
  },
  'wrong-word': {
    tone: 'error',
    title: 'Nothing was deleted',
    text: 'Please type the word exactly as shown.',
  },
  'not-its-own': {
    tone: 'error',
    title: "We couldn't add what's in this browser",
    text: 'This browser is signed in to another account. Nothing was changed.',
  },
  'not-yours': {
    tone: 'error',
    title: 'This browser is no longer in that account',
    text: 'Another device just signed it out. Nothing was changed.',
  },
} as const satisfies Record<string, PageNotice>

/** Finds a notice by its name in the URL; null for an unknown name. */
export function findAccountNotice(name: string | undefined): PageNotice | null {
  const known = Object.entries(NOTICES).find(([key]) => key === name)
  return known ? known[1] : null
}
