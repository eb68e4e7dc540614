import { tooManyRequests } from '../../../content/too-many-requests.ts'
import type { PageNotice } from '../../../contract/checkout-page.ts'

/** What a page of the wallet can be told to say after a redirect, by a word in its address. */
const NOTICES = {
  opened: {
    tone: 'info',
    title: 'The account is open on this device',
    text: 'What you order and draw here goes into it.',
  },
  'already-open': {
    tone: 'info',
    title: 'This browser has this account already',
    text: 'The link was not used up: open it on the other device.',
  },
  left: {
    tone: 'info',
    title: 'This browser has left the account',
    text: 'It shows its own again.',
  },
  'link-revoked': { tone: 'info', title: 'The link is taken back', text: 'It opens nothing any more.' },
  'too-many-links': {
    tone: 'error',
    title: 'Five links are waiting already',
    text: 'Please use one of them, or take one back first.',
  },
  'too-many-attempts': {
    tone: 'error',
    ...tooManyRequests,
  },
  'devices-forgotten': {
    tone: 'info',
    title: 'The other devices are forgotten',
    text: 'Only this browser has the account now, and all links are void.',
  },
  'payment-under-way': {
    tone: 'error',
    title: 'A payment is under way',
    text: 'Please finish it, or wait until it has run out: 40 minutes at most. Nothing was changed.',
  },
  'wrong-word': {
    tone: 'error',
    title: 'Nothing was deleted',
    text: 'Please type the word as it stands beside the field.',
  },
  'not-its-own': {
    tone: 'error',
    title: 'This could not be brought along',
    text: 'This browser shows an account that is not its own. Nothing was changed.',
  },
  'not-yours': {
    tone: 'error',
    title: 'This browser does not have that account any more',
    text: 'Another device put it out a moment ago. Nothing was changed.',
  },
} as const satisfies Record<string, PageNotice>

/** The notice of a name from an address; null for any other text. */
export function findAccountNotice(name: string | undefined): PageNotice | null {
  const known = Object.entries(NOTICES).find(([key]) => key === name)
  return known ? known[1] : null
}
