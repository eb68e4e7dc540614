import { createRoute, OpenAPIHono } from '@hono/zod-openapi'
import { sampleShopSchema } from '../../../contract/operator/sample-shop.ts'
import type { Deps } from '../../deps.ts'
import { findOperatorName } from '../../operator.ts'
import { requireOperatorResponses } from '../../web/operator-responses.ts'
import { requireOperator } from '../../web/operator-only.ts'
import { describeJsonResponse } from '../../web/responses.ts'
import {
  restoreSampleShop,
  removeSampleShop,
  readSampleShopStatus,
} from '../remove-or-restore-sample-shop.ts'

const PATH = '/api/operator/sample-shop'

const readRoute = createRoute({
  method: 'get',
  path: PATH,
  summary: 'Get how much of the shop is sample data',
  responses: { 200: describeJsonResponse('What there is', sampleShopSchema), ...requireOperatorResponses },
})

const moveOutRoute = createRoute({
  method: 'post',
  path: `${PATH}/move-out`,
  summary: 'Remove sample orders, reviews and codes, and the sample products that nobody has changed',
  responses: { 200: describeJsonResponse('What is left', sampleShopSchema), ...requireOperatorResponses },
})

const moveInRoute = createRoute({
  method: 'post',
  path: `${PATH}/move-in`,
  summary: 'Restore the sample data alongside the shop’s own',
  responses: { 200: describeJsonResponse('What there is', sampleShopSchema), ...requireOperatorResponses },
})

/** The operator's API to see, remove and restore the sample shop. */
export function createOperatorSampleShopRoutes(
  deps: Pick<Deps, 'db' | 'env' | 'now' | 'store' | 'visitorSecret'>,
): OpenAPIHono {
  const api = new OpenAPIHono()
  for (const path of [PATH, `${PATH}/*`]) api.use(path, requireOperator(deps))
  api.openapi(readRoute, async (c) => c.json(await readSampleShopStatus(deps.db), 200))
  api.openapi(moveOutRoute, async (c) => {
    await removeSampleShop(deps, { actor: await findOperatorName(c, deps) })
    return c.json(await readSampleShopStatus(deps.db), 200)
  })
  api.openapi(moveInRoute, async (c) => {
    await restoreSampleShop(deps, { actor: await findOperatorName(c, deps) })
    return c.json(await readSampleShopStatus(deps.db), 200)
  })
  return api
}
