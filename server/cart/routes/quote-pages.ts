import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { writtenQuoteCopy } from '../../../content/written-quote.ts'
import { emailAddressSchema } from '../../../contract/newsletter.ts'
import type { WrittenQuotePage } from '../../../contract/written-quote.ts'
import { formatDay } from '../../../domain/checkout/shop-clock.ts'
import { formatMoney } from '../../../domain/money.ts'
import { sendAttachment } from '../../web/attachment.ts'
import type { Deps } from '../../deps.ts'
import { refuseCrossSiteRequests } from '../../web/same-origin.ts'
import {
  findWrittenQuote,
  sendQuoteByMail,
  writeQuotePdf,
  sellCalculatedItem,
  createWrittenQuote,
  type WrittenQuote,
} from '../../made-to-order/index.ts'
import { createCallLimit } from '../../web/call-limit.ts'
import { getOrCreateVisitor } from '../../visitor.ts'
import { findBrowserCart } from './cart-cookie.ts'
import { respondToChange, putIntoCart } from './cart-handlers.ts'
import { setPrivatePageHeaders } from '../../web/set-private-page-headers.ts'
import type { RenderPrivatePage } from '../../web/pages/render-private-page.ts'

const MAX_FORM_BYTES = 16 * 1024
type QuoteNotice = Extract<WrittenQuotePage, { kind: 'quote' }>['told']
const { sent, wrong, late } = writtenQuoteCopy.mail
const QUOTE_NOTICES: ReadonlyMap<string, QuoteNotice> = new Map([
  ['sent', { tone: 'good', ...sent }],
  ['wrong', { tone: 'error', ...wrong }],
  ['late', { tone: 'error', ...late }],
])

/**
 * Serves the page of a written quote to anyone who has its secret link. From there, the quote can be saved as a PDF, e-mailed, ordered and
 * renewed.
 */
export function createQuotePages(deps: Deps, send: RenderPrivatePage<'quote'>): Hono {
  const app = new Hono()
  const limitMails = createCallLimit(deps, 'quote-mails')
  app.use(
    '/quotes/*',
    setPrivatePageHeaders,
    refuseCrossSiteRequests(deps.env.PUBLIC_URL),
    bodyLimit({ maxSize: MAX_FORM_BYTES }),
  )
  const withQuote =
    (answer: (c: Context, quote: WrittenQuote) => Promise<Response>) => async (c: Context) => {
      const quote = await findWrittenQuote(deps, c.req.param('token') ?? '')
      return quote ? answer(c, quote) : sendUnknown(c, send)
    }
  app.get(
    '/quotes/:token',
    withQuote(async (c, quote) => send(c, pageOf(quote, QUOTE_NOTICES.get(c.req.query('told') ?? '')))),
  )
  app.get(
    '/quotes/:token/quote.pdf',
    withQuote(async (c, quote) => {
      const bytes = await writeQuotePdf(quote, deps.env.PUBLIC_URL)
      return sendAttachment(c, bytes, { type: 'application/pdf', name: `${quote.number}.pdf` })
    }),
  )
  app.post(
    '/quotes/:token/order',
    withQuote((c, quote) => order(c, deps, quote)),
  )
  app.post(
    '/quotes/:token/renew',
    withQuote((c, quote) => renew(c, deps, quote)),
  )
  app.post(
    '/quotes/:token/mail',
    withQuote(async (c, quote) => {
      const back = (told: string) => c.redirect(`/quotes/${quote.token}?told=${told}#mail`, 303)
      const email = emailAddressSchema.safeParse((await c.req.parseBody())['email'])
      if (!email.success) return back('wrong')
      if (!(await limitMails(c, `quote ${quote.id}`)).ok) return back('late')
      return back((await sendQuoteByMail(deps, quote, email.data)) ? 'sent' : 'late')
    }),
  )
  return app
}

/** Orders the item at the quote's price while the quote is valid. Once it has expired, shows the quote's page with today's price. */
async function order(c: Context, deps: Deps, quote: WrittenQuote): Promise<Response> {
  const { calculator, isValid, values, words, name, priceCents } = quote
  if (!calculator || !isValid) return c.redirect(`/quotes/${quote.token}`, 303)
  const visitor = await getOrCreateVisitor(c, deps)
  const sold = { values, words, name, priceCents, visitorHash: visitor.hash }
  const variantId = await sellCalculatedItem(deps, calculator, sold)
  const lines = [{ variantId, quantity: 1, attributes: [{ key: 'Quote', value: quote.number }] }]
  const change = await putIntoCart({ deps }, c, await findBrowserCart(c, deps), lines)
  return respondToChange({ secure: deps.env.PUBLIC_URL.startsWith('https:') }, c, change, {
    told: { name: 'added' },
  })
}

/** Creates a new quote for the calling visitor, with the same specification at today's price. */
async function renew(c: Context, deps: Deps, { calculator, today, path }: WrittenQuote): Promise<Response> {
  if (!calculator || !today) return c.redirect(path, 303)
  const visitor = await getOrCreateVisitor(c, deps)
  const token = await createWrittenQuote(deps, { calculator, asked: today, visitorHash: visitor.hash })
  return c.redirect(`/quotes/${token}`, 303)
}

function sendUnknown(c: Context, send: RenderPrivatePage<'quote'>) {
  const links = [{ label: 'Your quotes', path: '/account#quotes' }]
  return send(c, { kind: 'message', tone: 'empty', ...writtenQuoteCopy.unknown, links }, 404)
}

const pageOf = (quote: WrittenQuote, told: QuoteNotice | undefined): WrittenQuotePage => ({
  kind: 'quote',
  path: `/quotes/${quote.token}`,
  number: quote.number,
  writtenOn: formatDay(quote.createdAt),
  until: formatDay(quote.expiresAt),
  isValid: quote.isValid,
  title: quote.title,
  name: quote.name,
  words: quote.words,
  reasons: quote.reasons,
  each: quote.each,
  piece: quote.piece,
  price: formatMoney(quote.priceCents),
  picture: quote.calculator?.image ?? null,
  today: quote.today ? formatMoney(quote.today.price.totalCents) : null,
  changePath: quote.path,
  told: told ?? null,
})
