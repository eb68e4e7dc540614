import type { Context } from 'hono'
import type { Deps } from '../../deps.ts'
import { isOperator } from '../../operator.ts'

/**
 * Whose sales a caller may see: operators the shop's, everybody else the sample shop's, or nobody's (null) if ANALYTICS_PUBLIC is off. This
 * is the only place that decides it; queries only use `sample`.
 */
export async function analyticsAudience(
  c: Context,
  deps: Pick<Deps, 'env' | 'now' | 'visitorSecret'>,
): Promise<{ sample: boolean } | null> {
  if (await isOperator(c, deps)) return { sample: false }
  return deps.env.ANALYTICS_PUBLIC === 'on' ? { sample: true } : null
}
