import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { calculatorLineRequestSchema, calculatorLineSchema } from '../../../contract/calculator.ts'
import { describeCalculatorFault } from '../../../content/landing/calculator-faults.ts'
import { findCalculator } from '../../../content/landing/calculators.ts'
import { formatGid } from '../../../domain/ids.ts'
import { SHOP_CURRENCY, toDecimal } from '../../../domain/money.ts'
import type { Deps } from '../../deps.ts'
import { respondTooManyCalls } from '../../web/call-limit.ts'
import { respondProblem, respondInvalidRequest } from '../../web/problem.ts'
import {
  describeJsonResponse,
  describeJsonBody,
  describeProblemResponse,
  describeRateLimit,
} from '../../web/responses.ts'
import { createCalculatorActions, type CalculationRefusal } from './line-actions.ts'

const lineRoute = createRoute({
  method: 'post',
  path: '/api/calculators/{kind}/line',
  summary: 'Create the merchandise for a calculator’s choices, to add to the cart',
  description:
    'The price covers all pieces together and is fixed for the merchandiseId. The same choices by the same visitor return the same merchandiseId.',
  request: {
    params: z.object({ kind: z.string().max(60) }),
    body: describeJsonBody(calculatorLineRequestSchema),
  },
  responses: {
    200: describeJsonResponse('The line', calculatorLineSchema),
    404: describeProblemResponse('There is no such calculator, or no such image of the visitor’s'),
    422: describeProblemResponse('A value isn’t one of the offered ones'),
    ...describeRateLimit('calculator-lines'),
  },
})

/** The API that sells items configured in a calculator. */
export function createCalculatorRoutes(
  deps: Pick<Deps, 'db' | 'now' | 'env' | 'visitorSecret'>,
): OpenAPIHono {
  const api = new OpenAPIHono({ defaultHook: respondInvalidRequest })
  const { choose, sell } = createCalculatorActions(deps)
  api.openapi(lineRoute, async (c) => {
    const calculator = findCalculator(c.req.valid('param').kind)
    if (!calculator) return respondProblem(c, 'not-found', 'There is no such calculator.')
    const { values, imageId } = c.req.valid('json')
    const chosen = await choose(c, calculator, values)
    if (!chosen.ok) return refuse(c, chosen)
    const sold = await sell(chosen, imageId)
    if (!sold) return respondProblem(c, 'unknown-image')
    return c.json(
      {
        merchandiseId: formatGid('ProductVariant', sold.variantId),
        price: toDecimal(chosen.asked.price.totalCents),
        currencyCode: SHOP_CURRENCY,
        title: calculator.title,
        name: sold.name,
      },
      200,
    )
  })
  return api
}

function refuse(c: Context, refused: CalculationRefusal) {
  if (refused.reason === 'too-many-requests') return respondTooManyCalls(c, refused)
  const faults = Object.entries(refused.faults).map(([field, fault]) => ({
    field: `values.${field}`,
    message: describeCalculatorFault(fault),
  }))
  return respondProblem(c, 'not-offered', 'Please check your choices.', faults)
}
