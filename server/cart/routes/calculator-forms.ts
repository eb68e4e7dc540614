import { problem } from '../../web/problem.ts'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Calculator } from '../../../domain/calculators/calculator.ts'
import { findCalculator } from '../../../domain/calculators/registry.ts'
import { clientAddress } from '../../client-address.ts'
import type { Deps } from '../../deps.ts'
import { refuseForeignRequests } from '../../web/same-origin.ts'
import { calculatorPath, type PricedAnswer, sellCalculated, writeQuote } from '../../made-to-order/index.ts'
import { createAttemptLimits } from '../../platform/rate-limits/attempt-limits.ts'
import { takeVisitor, type Visitor } from '../../visitor.ts'
import { openCart } from './cart-cookie.ts'
import { answerChange, putIntoCart } from './cart-handlers.ts'

const MAX_FORM_BYTES = 16 * 1024
type Chosen = { calculator: Calculator; asked: PricedAnswer; visitor: Visitor }

/** A calculator's buttons without scripts; invalid input returns to the page, which says why. */
export function calculatorForms(deps: Deps): Hono {
  const app = new Hono()
  const limits = createAttemptLimits(deps, 'calculator-forms')
  app.use(
    '/calculators/*',
    refuseForeignRequests(deps.env.PUBLIC_URL),
    bodyLimit({ maxSize: MAX_FORM_BYTES }),
  )
  const withChosen = (answer: (c: Context, chosen: Chosen) => Promise<Response>) => async (c: Context) => {
    const calculator = findCalculator(c.req.param('kind') ?? '')
    if (!calculator) return c.notFound()
    const values = textsOf(await c.req.parseBody(), calculator)
    const asked = calculator.ask(values)
    if (!asked.ok) return c.redirect(calculatorPath(calculator, values), 303)
    const visitor = await takeVisitor(c, deps)
    const asker = { visitorHash: visitor.hash, address: clientAddress(c, deps.env) }
    if (!(await limits.take(asker, deps.now())).ok) return problem(c, 'too-many-requests')
    return answer(c, { calculator, asked, visitor })
  }
  app.post(
    '/calculators/:kind/cart',
    withChosen(async (c, { calculator, asked, visitor }) => {
      const sold = { ...asked, priceCents: asked.price.totalCents, visitorHash: visitor.hash }
      const variantId = await sellCalculated(deps, calculator, sold)
      const lines = [{ variantId, quantity: 1, attributes: [] }]
      const change = await putIntoCart({ deps }, c, await openCart(c, deps), lines)
      return answerChange({ secure: deps.env.PUBLIC_URL.startsWith('https:') }, c, change, {
        told: { name: 'added' },
      })
    }),
  )
  app.post(
    '/calculators/:kind/quote',
    withChosen(async (c, { calculator, asked, visitor }) =>
      c.redirect(`/quotes/${await writeQuote(deps, { calculator, asked, visitorHash: visitor.hash })}`, 303),
    ),
  )
  return app
}

/** The fields of the calculator that the form has; anything else that was sent is not read. */
const textsOf = (form: Record<string, unknown>, { fields }: Calculator): Record<string, string> =>
  Object.fromEntries(
    Object.keys(fields).flatMap((name) => {
      const text = form[name]
      return typeof text === 'string' ? [[name, text]] : []
    }),
  )
