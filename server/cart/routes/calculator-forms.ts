import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Calculator } from '../../../content/calculators/describe-calculator.ts'
import { findCalculator } from '../../../content/landing/calculators.ts'
import type { Deps } from '../../deps.ts'
import { refuseCrossSiteRequests } from '../../web/same-origin.ts'
import {
  createCalculatorActions,
  buildCalculatorPath,
  type ChosenCalculation,
  createWrittenQuote,
} from '../../made-to-order/index.ts'
import { respondTooManyCalls } from '../../web/call-limit.ts'
import { findBrowserCart } from './cart-cookie.ts'
import { respondToChange, putIntoCart } from './cart-handlers.ts'

const MAX_FORM_BYTES = 16 * 1024

/** Handles a calculator's buttons, which work without scripts. Invalid input shows the page again with the reason. */
export function createCalculatorFormRoutes(deps: Deps): Hono {
  const app = new Hono()
  const { choose, sell } = createCalculatorActions(deps)
  app.use(
    '/calculators/*',
    refuseCrossSiteRequests(deps.env.PUBLIC_URL),
    bodyLimit({ maxSize: MAX_FORM_BYTES }),
  )
  const withChosen =
    (answer: (c: Context, chosen: ChosenCalculation) => Promise<Response>) => async (c: Context) => {
      const calculator = findCalculator(c.req.param('kind') ?? '')
      if (!calculator) return c.notFound()
      const values = textsOf(await c.req.parseBody(), calculator)
      const chosen = await choose(c, calculator, values)
      if (chosen.ok) return answer(c, chosen)
      return chosen.reason === 'faults'
        ? c.redirect(buildCalculatorPath(calculator, values), 303)
        : respondTooManyCalls(c, chosen)
    }
  app.post(
    '/calculators/:kind/cart',
    withChosen(async (c, chosen) => {
      const sold = await sell(chosen)
      if (!sold) return c.notFound()
      const lines = [{ variantId: sold.variantId, quantity: 1, attributes: [] }]
      const change = await putIntoCart({ deps }, c, await findBrowserCart(c, deps), lines)
      return respondToChange({ secure: deps.env.PUBLIC_URL.startsWith('https:') }, c, change, {
        told: { name: 'added' },
      })
    }),
  )
  app.post(
    '/calculators/:kind/quote',
    withChosen(async (c, chosen) => c.redirect(`/quotes/${await createWrittenQuote(deps, chosen)}`, 303)),
  )
  return app
}

/** Reads the calculator's fields from the submitted form. Ignores all others. */
const textsOf = (form: Record<string, unknown>, { fields }: Calculator): Record<string, string> =>
  Object.fromEntries(
    Object.keys(fields).flatMap((name) => {
      const text = form[name]
      return typeof text === 'string' ? [[name, text]] : []
    }),
  )
