import type { MiddlewareHandler } from 'hono'
import { getRules } from '../../domain/settings/rules.ts'
import { settings } from '../../domain/settings/settings.ts'
import type { Environment } from '../runtime/env.ts'
import { listSettingsRequiredToOpen } from '../runtime/live-settings.ts'
import { renderMessagePage } from './failures/bare-page.ts'
import { respondProblem } from './problem.ts'

/** Matches the paths that work before the shop opens: the operator's pages and health checks. */
const ALWAYS_OPEN = /^\/((api\/)?operator(\/|$)|healthz$|readyz$|favicon\.svg$|icons\/)/
const CALL_PATH = /^\/(api|webhooks)\//

/**
 * Keeps a live shop closed until its owner has set it up, because until then, it would show sample names and addresses and charge sample
 * taxes.
 */
export const showComingSoonPage =
  (env: Environment): MiddlewareHandler =>
  async (c, next) => {
    if (
      listSettingsRequiredToOpen(env, { ...settings, ...getRules() }).length === 0 ||
      ALWAYS_OPEN.test(c.req.path)
    )
      return next()
    if (CALL_PATH.test(c.req.path)) return respondProblem(c, 'opens-soon')
    return renderMessagePage({
      title: 'This shop opens soon',
      text: 'We’re setting things up. Please come back in a little while.',
      status: 503,
      retryAfterSeconds: 3_600,
    })
  }
