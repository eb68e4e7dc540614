import { describeTooManyRequests } from '../../../content/too-many-requests.ts'
import type { MessagePage } from '../../../contract/checkout-page.ts'
import type { ProblemStatus } from '../problem-reasons.ts'

/**
 * The text of an error page, and what the shopper can do next. If `again` is true, the page offers to repeat the request. If `detail` is
 * true, the page also shows the message from the problem details.
 */
type FailureMessage = {
  title: string
  text: string
  tone?: MessagePage['tone']
  again?: true
  detail?: true
  /** The number of seconds after which the page reloads itself. */
  refresh?: number
}

const MESSAGES: Readonly<Record<ProblemStatus, FailureMessage>> = {
  400: {
    title: 'That didn’t work',
    text: 'Part of the link or the form was missing or mistyped. Please go back and check it.',
  },
  401: { title: 'Please sign in', text: 'This part of the shop is for our staff.' },
  402: { title: 'You’re short of credits', text: 'You can buy more on the credits page.', detail: true },
  403: {
    title: 'We couldn’t accept that',
    text: 'It was sent from another website, or it isn’t yours to change. Please open the page in our shop and send it from there.',
  },
  404: {
    title: 'We can’t find that',
    text: 'The link may be incomplete, or what it led to is gone. If you typed or copied it, please check it.',
  },
  405: {
    title: 'That doesn’t work here',
    text: 'This link only works from a button or a form in our shop. Please go back and use that.',
  },
  409: {
    title: 'Something changed in the meantime',
    text: 'Please reload the page you came from and try again.',
    detail: true,
  },
  410: { title: 'That’s no longer available', text: 'The link has expired or was used up.', detail: true },
  413: {
    title: 'That’s too large',
    text: 'Go back in your browser to find what you entered, and send less text or a smaller file.',
    detail: true,
  },
  415: {
    title: 'We can’t read that kind of file',
    text: 'Go back in your browser and choose another file.',
    detail: true,
  },
  422: {
    title: 'Please check your entries',
    text: 'Go back in your browser to find what you entered, and check it.',
    detail: true,
  },
  429: {
    ...describeTooManyRequests,
    again: true,
  },
  500: {
    title: 'Something went wrong on our end',
    text: 'It’s not you. Please try again in a few seconds.',
    again: true,
  },
  502: {
    title: 'We couldn’t reach another service',
    text: 'A service we depend on isn’t answering. Please try again in a few minutes.',
    again: true,
  },
  503: {
    title: 'This page is unavailable for a moment',
    text: 'Nothing is lost. Please try again in a few seconds.',
    again: true,
  },
}

/**
 * Messages for pages about payments. A shopper who comes back from the payment page may have paid, so no message says that nothing was
 * charged.
 */
const ABOUT_MONEY: ReadonlyArray<{ path: RegExp; messages: Partial<Record<ProblemStatus, FailureMessage>> }> =
  [
    {
      path: /^\/checkout\/[^/]+\/paid\//,
      messages: {
        503: {
          tone: 'empty',
          title: 'We’re checking your payment',
          text: 'We can’t see it right now, so this page checks again every few seconds. Nothing is lost, and you won’t be charged twice.',
          again: true,
          refresh: 5,
        },
      },
    },
    {
      path: /^\/orders\//,
      messages: {
        503: {
          title: 'We can’t open your order right now',
          text: 'Your order is safe. Please try again in a few seconds.',
          again: true,
        },
      },
    },
    {
      path: /^\/(checkout|pay)\//,
      messages: {
        500: {
          title: 'Something went wrong on our end',
          text: 'If you were paying: your order isn’t lost, and you won’t be charged twice. Please try again.',
          again: true,
        },
        503: {
          title: 'The checkout is unavailable for a moment',
          text: 'Nothing is lost, and you won’t be charged twice. Please try again in a few seconds.',
          again: true,
        },
      },
    },
  ]

export function getFailureMessage(status: ProblemStatus, path: string): FailureMessage {
  for (const { path: pattern, messages } of ABOUT_MONEY) {
    const message = pattern.test(path) ? messages[status] : undefined
    if (message) return message
  }
  return MESSAGES[status]
}
