import { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { analyticsCopy } from '../../../content/analytics.ts'
import { parsePeriod } from '../../../domain/analytics/report-period.ts'
import { ANALYTICS_TABLES } from '../../../domain/analytics/views.ts'
import { toShopDate } from '../../../domain/checkout/shop-clock.ts'
import { findAnalyticsAudience } from './analytics-audience.ts'
import type { Deps } from '../../deps.ts'
import { listSales, type SalesCursor } from '../list-sales.ts'
import { readAnalyticsReport } from '../read-report.ts'
import type { SalesQuery } from '../read-sales-sums.ts'
import { formatCsv, toOrderCsvRow, toTableCsvRows } from '../report-csv.ts'
import { exportRoute, ordersRoute, reportRoute } from './analytics-routes.ts'
import { respondProblem, respondProblemWithCode, respondInvalidRequest } from '../../web/problem.ts'

type AnalyticsDeps = Pick<Deps, 'db' | 'now' | 'env' | 'visitorSecret'>

/** The number of orders in memory while a CSV file is written. */
const BATCH_SIZE = 1_000

/**
 * Serves the data of the sales dashboard. The data comes from real orders for operators, and from sample orders for all other callers. No
 * parameter can change this.
 */
export function createAnalyticsRoutes(deps: AnalyticsDeps): OpenAPIHono {
  const api = new OpenAPIHono({ defaultHook: respondInvalidRequest })
  api.use('/api/analytics/*', setPrivatePageHeaders)
  api.openapi(ordersRoute, async (c) => {
    const { from, to, limit, after } = c.req.valid('query')
    const asked = await ask(c, deps, { from, to })
    if (asked instanceof Response) return asked
    const period = from === undefined && to === undefined ? null : asked.period
    const { records, next } = await listSales(deps.db, { ...asked, period, limit, after: readCursor(after) })
    if (next) c.header('Link', `<${nextAddress(c.req.url, next)}>; rel="next"`)
    return c.json(records, 200)
  })
  api.openapi(exportRoute, async (c) => {
    const asked = await ask(c, deps, c.req.valid('query'))
    if (asked instanceof Response) return asked
    const { table } = c.req.valid('param')
    const { from, to } = asked.period
    c.header('Content-Type', 'text/csv; charset=utf-8')
    c.header('Content-Disposition', `attachment; filename="${table}-${from}-to-${to}.csv"`)
    c.header('X-Content-Type-Options', 'nosniff')
    if (table === 'orders') return c.body(streamOf(orderLines(deps, asked)), 200)
    const report = await readAnalyticsReport(deps.db, ANALYTICS_TABLES[table], asked)
    return c.body(formatCsv(toTableCsvRows(report, table) ?? []), 200)
  })
  api.openapi(reportRoute, async (c) => {
    const asked = await ask(c, deps, c.req.valid('query'))
    if (asked instanceof Response) return asked
    return c.json(await readAnalyticsReport(deps.db, c.req.valid('param').view, asked), 200)
  })
  return api
}

/**
 * Returns the requested period, and whether the caller may see real or sample sales. Returns an error response if the caller may see no
 * sales, or if the period is invalid.
 */
async function ask(
  c: Context,
  deps: AnalyticsDeps,
  { from, to }: { from?: string | undefined; to?: string | undefined },
): Promise<SalesQuery | Response> {
  const audience = await findAnalyticsAudience(c, deps)
  if (!audience) return respondProblem(c, 'operator-only', analyticsCopy.closed.text)
  const asked = parsePeriod({ from, to }, toShopDate(deps.now()))
  if (!asked.ok) return respondProblemWithCode(c, 400, asked.reason, analyticsCopy.faults[asked.reason])
  return { ...audience, period: asked.period }
}

function readCursor(after: string | undefined): SalesCursor | null {
  const [placedOn, orderId] = after?.split('~') ?? []
  return placedOn === undefined || orderId === undefined ? null : { placedOn, orderId: Number(orderId) }
}

function nextAddress(address: string, { placedOn, orderId }: SalesCursor): string {
  const { pathname, searchParams } = new URL(address)
  searchParams.set('after', `${placedOn}~${orderId}`)
  return `${pathname}?${searchParams.toString()}`
}

function streamOf(parts: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await parts.return(undefined)
    },
  })
}

/** Yields all orders of a period as lines of a CSV file, with at most one batch in memory. */
async function* orderLines({ db }: AnalyticsDeps, asked: SalesQuery): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  let after: SalesCursor | null = null
  let header = true
  do {
    const page: Awaited<ReturnType<typeof listSales>> = await listSales(db, {
      ...asked,
      limit: BATCH_SIZE,
      after,
    })
    if (page.records.length > 0) yield encoder.encode(formatCsv(page.records.map(toOrderCsvRow), { header }))
    after = page.next
    header = false
  } while (after)
}

const setPrivatePageHeaders = createMiddleware(async (c, next) => {
  await next()
  c.res.headers.set('Cache-Control', 'private, no-store')
})
