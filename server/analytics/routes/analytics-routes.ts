import { createRoute, z } from '@hono/zod-openapi'
import {
  analyticsOrderSchema,
  analyticsReportSchema,
  analyticsViewSchema,
} from '../../../contract/analytics.ts'
import { ANALYTICS_TABLES, type AnalyticsTable } from '../../../domain/analytics/views.ts'
import { badParameterResponse, describeJsonResponse, describeProblemResponse } from '../../web/responses.ts'

const isTable = (name: string): name is AnalyticsTable => name in ANALYTICS_TABLES
const TABLES = ['orders', ...Object.keys(ANALYTICS_TABLES).filter(isTable)] as const
const MAX_ORDERS = 1_000
const day = z.string().max(20).optional()

const periodQuery = z.object({
  from: day.openapi({ description: 'The first day, such as 2026-01-31' }),
  to: day.openapi({ description: 'The last day. Without first and last day: the 52 weeks up to today' }),
})

const refused = {
  ...badParameterResponse,
  401: describeProblemResponse('Not for the public in this shop (ANALYTICS_PUBLIC)'),
}
const SAMPLE_NOTE = 'The operator gets the shop’s orders; everyone else gets those of the sample shop.'

export const ordersRoute = createRoute({
  method: 'get',
  path: '/api/analytics/orders',
  summary: `Order records, newest first, for all time unless a period is given. ${SAMPLE_NOTE}`,
  request: {
    query: periodQuery.extend({
      limit: z
        .string()
        .regex(/^\d{1,4}$/, 'is a whole number')
        .default('100')
        .transform(Number)
        .pipe(z.int().min(1).max(MAX_ORDERS))
        .openapi({ type: 'integer', minimum: 1, maximum: MAX_ORDERS, default: 100 }),
      after: z
        .string()
        .regex(/^\d{4}-\d{2}-\d{2}~\d{1,15}$/)
        .optional()
        .openapi({ description: 'The cursor from the Link header of the previous page' }),
    }),
  },
  responses: {
    200: {
      ...describeJsonResponse(
        'The records, with a Link header (rel="next") if there are more',
        z.array(analyticsOrderSchema),
      ),
      headers: z.object({ Link: z.string().optional() }),
    },
    ...refused,
  },
})

export const reportRoute = createRoute({
  method: 'get',
  path: '/api/analytics/{view}',
  summary: `A tab of the sales dashboard, with the period before to compare with. ${SAMPLE_NOTE}`,
  request: { params: z.object({ view: analyticsViewSchema }), query: periodQuery },
  responses: { 200: describeJsonResponse('The report', analyticsReportSchema), ...refused },
})

export const exportRoute = createRoute({
  method: 'get',
  path: '/api/analytics/exports/{table}',
  summary: `A table of the sales dashboard as CSV. ${SAMPLE_NOTE}`,
  request: { params: z.object({ table: z.enum(TABLES) }), query: periodQuery },
  responses: {
    200: { description: 'A table', content: { 'text/csv': { schema: { type: 'string' } } } },
    ...refused,
  },
})
