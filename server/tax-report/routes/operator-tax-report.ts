import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { taxReportSchema } from '../../../contract/operator/tax-report.ts'
import { parsePeriod } from '../../../domain/analytics/report-period.ts'
import { toShopDate } from '../../../domain/checkout/shop-clock.ts'
import type { Deps } from '../../deps.ts'
import { requireOperatorResponses } from '../../web/operator-responses.ts'
import { requireOperator } from '../../web/operator-only.ts'
import { respondProblem, respondInvalidRequest } from '../../web/problem.ts'
import { badParameterResponse, describeJsonResponse } from '../../web/responses.ts'
import { readTaxReport } from '../read-tax-report.ts'
import { writeTaxReportCsv } from '../tax-report-csv.ts'

const PATH = '/api/operator/tax-report'

const query = z.object({
  from: z.string().max(20).optional().openapi({ description: 'The first day, such as 2026-01-01' }),
  to: z.string().max(20).optional().openapi({ description: 'The last day' }),
  sample: z.literal('1').optional().openapi({ description: 'Use the sample shop’s orders instead' }),
})

const reportRoute = createRoute({
  method: 'get',
  path: PATH,
  summary: 'Get sales, refunds and taxes of a period by place and tax, for orders and credits together',
  request: { query },
  responses: {
    200: describeJsonResponse('The report', taxReportSchema),
    ...badParameterResponse,
    ...requireOperatorResponses,
  },
})

const csvRoute = createRoute({
  method: 'get',
  path: `${PATH}.csv`,
  summary: 'The same as a table',
  request: { query },
  responses: {
    200: { description: 'A table', content: { 'text/csv': { schema: { type: 'string' } } } },
    ...badParameterResponse,
    ...requireOperatorResponses,
  },
})

/** The operator's API for the figures that the shop files with the tax authorities. */
export function createTaxReportRoutes(deps: Pick<Deps, 'db' | 'env' | 'now' | 'visitorSecret'>): OpenAPIHono {
  const api = new OpenAPIHono({ defaultHook: respondInvalidRequest })
  for (const path of [PATH, `${PATH}.csv`]) api.use(path, requireOperator(deps))
  const read = async ({ from, to, sample }: z.infer<typeof query>) => {
    const period = parsePeriod({ from, to }, toShopDate(deps.now()))
    return period.ok ? readTaxReport(deps, { period: period.period, sample: sample === '1' }) : null
  }
  const refused = (c: Context) =>
    respondProblem(c, 'invalid-parameter', 'Please choose a first day and a later last day.')
  api.openapi(reportRoute, async (c) => {
    const report = await read(c.req.valid('query'))
    return report ? c.json(report, 200) : refused(c)
  })
  api.openapi(csvRoute, async (c) => {
    const report = await read(c.req.valid('query'))
    if (!report) return refused(c)
    const name = `taxes-${report.from}-to-${report.to}.csv`
    return c.body(writeTaxReportCsv(report), 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
    })
  })
  return api
}
