import { describeTooManyRequests } from '../../../content/too-many-requests.ts'
import type { Context } from 'hono'
import { shopFacts } from '../../../content/shop.ts'
import type { MessagePage } from '../../../contract/checkout-page.ts'
import { createRetryRequest } from '../create-retry-request.ts'
import type { RenderPrivatePage } from './render-private-page.ts'

/** The message for every link that leads to no order. */
export const orderNotFoundMessage = {
  title: "We can't find this order",
  text: 'Please use the full link from your confirmation e-mail.',
}

const SHOP_LINK = { label: 'Continue Shopping', path: '/shop' }

type Message = Omit<MessagePage, 'kind'> & { status: number }

/** The pages with a single message. The key is the name of the message. */
const MESSAGES = {
  'unknown-cart': {
    status: 404,
    tone: 'empty',
    title: "We can't find this checkout",
    text: 'The link is incomplete, or the cart has expired.',
    links: [SHOP_LINK],
  },
  'cart-empty': {
    status: 200,
    tone: 'empty',
    title: 'Your cart is empty.',
    text: "There's nothing to check out.",
    links: [SHOP_LINK],
  },
  'cart-completed': {
    status: 410,
    tone: 'empty',
    title: "You've already ordered this cart",
    text: "You'll find the order page in your confirmation e-mail.",
    links: [SHOP_LINK],
  },
  'being-paid-elsewhere': {
    status: 409,
    tone: 'error',
    title: 'This cart is being paid for',
    text: 'Someone with the same link is paying for it in another browser. If that was you, please finish there, or try again in 40 minutes.',
    links: [SHOP_LINK],
  },
  'too-many-attempts': {
    status: 429,
    tone: 'error',
    title: describeTooManyRequests.title,
    text: `You haven’t been charged. ${describeTooManyRequests.text}`,
    links: [SHOP_LINK],
  },
  'order-too-large': {
    status: 422,
    tone: 'error',
    title: 'This order is too large for our checkout',
    get text() {
      return `Please call us at ${shopFacts.phone}, and we’ll give you a quote.`
    },
    links: [SHOP_LINK],
  },
  'idempotency-key-in-use': {
    status: 409,
    tone: 'empty',
    title: 'Your order is being placed',
    text: 'This takes a moment. Reload the page to check. Your order is only placed once.',
    links: [],
  },
  'idempotency-key-reused': {
    status: 422,
    tone: 'error',
    title: 'Your order has changed since you sent it',
    text: 'Please go back to the checkout and review your order again.',
    links: [],
  },
  'unknown-order': {
    status: 404,
    tone: 'empty',
    ...orderNotFoundMessage,
    links: [SHOP_LINK],
  },
  'nothing-to-review': {
    status: 404,
    tone: 'empty',
    title: "There's nothing to review here",
    text: "You can review products from our shop once they've arrived. Items made from your own design, products we've stopped selling and refunded orders can't be reviewed.",
    links: [SHOP_LINK],
  },
  'too-many-reviews': {
    status: 429,
    tone: 'error',
    ...describeTooManyRequests,
    links: [],
  },
  waiting: {
    status: 200,
    tone: 'empty',
    title: "We're waiting for your payment",
    text: 'This page checks every few seconds. Your order appears once the payment goes through.',
    links: [],
  },
  'paid-unseen': {
    status: 200,
    tone: 'empty',
    title: 'Thank you for your order',
    text: "We've received your payment. The link to your order page is in your confirmation e-mail.",
    links: [SHOP_LINK],
  },
  refunded: {
    status: 200,
    tone: 'error',
    title: 'Your payment came too late',
    text: "It had expired, so we couldn't place your order. We're refunding you in full.",
    links: [SHOP_LINK],
  },
  'unknown-payment': {
    status: 404,
    tone: 'empty',
    title: "We can't find this payment",
    text: 'Please go back to your cart and start again.',
    links: [SHOP_LINK],
  },
  'demo-decided': {
    status: 410,
    tone: 'empty',
    title: 'This demo payment is finished',
    text: 'It was paid, declined or expired.',
    links: [SHOP_LINK],
  },
} as const satisfies Record<string, Message>

export type MessagePageName = keyof typeof MESSAGES

const HEADERS: Partial<Record<MessagePageName, Record<string, string>>> = {
  'too-many-attempts': { 'Retry-After': '600' },
  'too-many-reviews': { 'Retry-After': '600' },
  // With this header, the browser reloads the page after three seconds, even without scripts.
  waiting: { Refresh: '3' },
}

/** Messages that are shown with a button to try the request again. */
const MAY_BE_ASKED_AGAIN = new Set<MessagePageName>(['too-many-attempts', 'too-many-reviews'])

/** Sends a page with a single message. `links` come before the message's own links. */
export async function sendMessagePage(
  c: Context,
  sendPage: RenderPrivatePage<'checkout'>,
  name: MessagePageName,
  links: MessagePage['links'] = [],
): Promise<Response> {
  const { status, tone, title, text, links: own } = MESSAGES[name]
  const again = MAY_BE_ASKED_AGAIN.has(name) ? await createRetryRequest(c) : null
  const message = { kind: 'message' as const, tone, title, text, links: [...links, ...own] }
  const answer = await sendPage(c, { ...message, ...(again && { again }) }, status)
  // Sets the headers on the response, because headers set on the context get lost when a page is rendered.
  for (const [header, value] of Object.entries(HEADERS[name] ?? {})) answer.headers.set(header, value)
  return answer
}
