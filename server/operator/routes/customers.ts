import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import {
  customerDataSchema,
  customerErasureSchema,
  customerSearchSchema,
} from '../../../contract/operator/customer.ts'
import type { Deps } from '../../deps.ts'
import { findOperatorName } from '../../operator.ts'
import { describeCustomer } from '../customer-data.ts'
import { type EraseCustomerResult, eraseCustomer } from '../erase-customer.ts'
import { exportCustomer } from '../export-customer.ts'
import { requireOperator } from '../../web/operator-only.ts'
import { respondProblem, respondProblemWithCode, respondInvalidRequest } from '../../web/problem.ts'
import { describeJsonResponse, describeJsonBody, describeProblemResponse } from '../../web/responses.ts'
import { conflictResponse, requireOperatorResponses } from '../../web/operator-responses.ts'

const PATH = '/api/operator/customers'

const findRoute = createRoute({
  method: 'post',
  path: `${PATH}/find`,
  summary: 'Find a customer by e-mail address or order number, and count their data',
  request: { body: describeJsonBody(customerSearchSchema) },
  responses: {
    200: describeJsonResponse('In numbers', customerDataSchema),
    ...requireOperatorResponses,
    422: describeProblemResponse('No customer given'),
  },
})

const exportRoute = createRoute({
  method: 'post',
  path: `${PATH}/export`,
  summary: 'Export everything the shop knows about a customer',
  request: { body: describeJsonBody(customerSearchSchema) },
  responses: {
    200: describeJsonResponse('Their data', z.looseObject({ email: z.string() })),
    ...requireOperatorResponses,
    422: describeProblemResponse('No customer given'),
  },
})

const eraseRoute = createRoute({
  method: 'post',
  path: `${PATH}/erase`,
  summary: 'Erase a customer’s data, except what accounting requires',
  request: { body: describeJsonBody(customerErasureSchema) },
  responses: {
    204: { description: 'Deleted; files follow' },
    ...requireOperatorResponses,
    ...conflictResponse,
    422: describeProblemResponse('No customer given'),
  },
})

/** The operator's API to view, export and delete a customer's data, when the customer asks for it by mail or phone. */
export function createOperatorCustomerRoutes(
  deps: Pick<Deps, 'db' | 'env' | 'now' | 'visitorSecret'>,
): OpenAPIHono {
  const api = new OpenAPIHono({ defaultHook: respondInvalidRequest })
  api.use(`${PATH}/*`, requireOperator(deps))
  api.openapi(findRoute, async (c) => {
    const found = await describeCustomer(deps, c.req.valid('json').who)
    return found ? c.json(found, 200) : unknown(c)
  })
  api.openapi(exportRoute, async (c) => {
    const { who } = c.req.valid('json')
    const found = await exportCustomer(deps, { who, actor: await findOperatorName(c, deps) })
    return found ? c.json(found, 200) : unknown(c)
  })
  api.openapi(eraseRoute, async (c) => {
    const erasure = { ...c.req.valid('json'), actor: await findOperatorName(c, deps) }
    const erased = await eraseCustomer(deps, erasure)
    return erased.ok ? c.body(null, 204) : refuse(c, erased.reason)
  })
  return api
}

const unknown = (c: Context) => respondProblem(c, 'not-found', 'No data for this address or number.')

function refuse(c: Context, reason: Exclude<EraseCustomerResult, { ok: true }>['reason']) {
  switch (reason) {
    case 'unknown-customer':
      return unknown(c)
    case 'changed-meanwhile':
      return respondProblemWithCode(
        c,
        409,
        reason,
        "There's a new order since you looked. Nothing was deleted. Please check again first.",
      )
    case 'payment-under-way':
      return respondProblemWithCode(
        c,
        409,
        reason,
        "A payment is in progress. Nothing was deleted. Try again once it's settled.",
      )
  }
}
