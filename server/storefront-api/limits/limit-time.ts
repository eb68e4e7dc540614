import { createMiddleware } from 'hono/factory'
import { respondProblem } from '../../web/problem.ts'
import { findClientAddress } from '../../runtime/client-address.ts'
import type { Environment } from '../../runtime/env.ts'
import { TimeBudget } from '../../runtime/time-budget.ts'

/**
 * The processing time in ms that the API grants to each IP address per minute. A page of a storefront takes about 10 ms. A query that
 * reaches all limits takes seconds, and many such queries would slow down the shop's own pages.
 */
const BUDGET_MS = 20_000
const MINUTE_MS = 60_000

/** Limits the API's processing time for each IP address. A call is charged for its duration, divided by the number of concurrent calls. */
export function limitApiTime(env: Pick<Environment, 'TRUSTED_PROXY'>, budgetMs: number = BUDGET_MS) {
  const budget = new TimeBudget(budgetMs, MINUTE_MS)
  let running = 0
  return createMiddleware(async (c, next) => {
    const address = findClientAddress(c, env)
    const started = performance.now()
    if (budget.isExceeded(address, started)) {
      c.header('Retry-After', '60')
      return respondProblem(c, 'too-many-requests')
    }
    running += 1
    const atStart = running
    try {
      return await next()
    } finally {
      const ended = performance.now()
      budget.note(address, (ended - started) / Math.max(atStart, running), ended)
      running -= 1
    }
  })
}
