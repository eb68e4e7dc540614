import { type Context, Hono } from 'hono'
import { analyticsCopy } from '../../../content/analytics.ts'
import { type AnalyticsPage, analyticsViewSchema } from '../../../contract/analytics.ts'
import { parsePeriod } from '../../../domain/analytics/report-period.ts'
import { toShopDate } from '../../../domain/checkout/shop-clock.ts'
import { findAnalyticsAudience } from './analytics-audience.ts'
import type { Deps } from '../../deps.ts'
import { readAnalyticsReport } from '../read-report.ts'
import { setPrivatePageHeaders } from '../../web/set-private-page-headers.ts'
import type { RenderPrivatePage } from '../../web/pages/render-private-page.ts'

const { title, text, link } = analyticsCopy.closed
const CLOSED_PAGE: AnalyticsPage = {
  kind: 'message',
  tone: 'empty',
  title,
  text,
  links: [{ label: link, path: '/operator' }],
}

/** Serves the sales dashboard. It isn't cached, because operators see the shop's figures and other callers don't. */
export function createAnalyticsPages(deps: Deps, send: RenderPrivatePage<'analytics'>): Hono {
  const app = new Hono()
  app.use('/analytics', setPrivatePageHeaders)
  app.get('/analytics', async (c) => {
    const audience = await findAnalyticsAudience(c, deps)
    return audience ? send(c, await readPage(c, deps, audience)) : send(c, CLOSED_PAGE, 401)
  })
  return app
}

async function readPage(c: Context, deps: Deps, { sample }: { sample: boolean }): Promise<AnalyticsPage> {
  const today = toShopDate(deps.now())
  const view = analyticsViewSchema.catch('geographic').parse(c.req.query('tab'))
  const asked = parsePeriod({ from: c.req.query('from'), to: c.req.query('to') }, today)
  const usual = asked.ok ? asked : parsePeriod({}, today)
  if (!usual.ok) throw new Error('The default period is invalid')
  const report = await readAnalyticsReport(deps.db, view, { sample, period: usual.period })
  return { kind: 'report', report, fault: asked.ok ? null : asked.reason, today }
}
