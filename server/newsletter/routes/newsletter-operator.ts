import { createRoute, OpenAPIHono } from '@hono/zod-openapi'
import { stringify } from 'csv-stringify/sync'
import type { Deps } from '../../deps.ts'
import { buildUnsubscribeUrl } from '../newsletter-mails.ts'
import { listSubscribers, type Subscriber } from '../list-subscribers.ts'
import { requireOperator } from '../../web/operator-only.ts'
import { describeProblemResponse } from '../../web/responses.ts'

const route = createRoute({
  method: 'get',
  path: '/api/operator/subscribers.csv',
  summary: 'List current newsletter subscribers, with their consent and unsubscribe link',
  responses: {
    200: { description: 'A table', content: { 'text/csv': { schema: { type: 'string' } } } },
    401: describeProblemResponse('Not the operator'),
  },
})

const HEADER = ['email', 'asked_at', 'confirmed_at', 'page', 'words', 'unsubscribe_url']

export function createNewsletterOperatorRoutes(
  deps: Pick<Deps, 'db' | 'now' | 'env' | 'visitorSecret'>,
): OpenAPIHono {
  const api = new OpenAPIHono()
  api.use('/api/operator/subscribers.csv', requireOperator(deps))
  api.openapi(route, async (c) => {
    const rows: string[][] = [HEADER]
    for await (const batch of listSubscribers(deps.db)) {
      rows.push(...batch.map((subscriber) => rowOf(subscriber, deps.env)))
    }
    // Escapes cells that a spreadsheet would run as formulas, because visitors typed the addresses.
    const csv = stringify(rows, { escape_formulas: true, record_delimiter: 'windows' })
    c.header('Content-Type', 'text/csv; charset=utf-8')
    c.header('Content-Disposition', 'attachment; filename="subscribers.csv"')
    c.header('Cache-Control', 'no-store')
    return c.body(csv, 200)
  })
  return api
}

const rowOf = (subscriber: Subscriber, env: Deps['env']): string[] => [
  subscriber.email,
  subscriber.consentedAt.toISOString(),
  subscriber.confirmedAt?.toISOString() ?? '',
  subscriber.consentPage,
  subscriber.consentWords,
  buildUnsubscribeUrl(env, subscriber),
]
