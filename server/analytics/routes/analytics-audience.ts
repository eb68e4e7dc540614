import type { Context } from 'hono'
import type { Deps } from '../../deps.ts'
import { isOperator } from '../../operator.ts'

/**
 * Decides whose sales a caller may see: operators see the shop's; everyone else sees the sample shop's, or none (null) if ANALYTICS_PUBLIC
 * is off. This is the only place that decides; queries just filter by `sample`.
 */
export async function analyticsAudience(
  c: Context,
  deps: Pick<Deps, 'env' | 'now' | 'visitorSecret'>,
): Promise<{ sample: boolean } | null> {
  if (await isOperator(c, deps)) return { sample: false }
  return deps.env.ANALYTICS_PUBLIC === 'on' ? { sample: true } : null
}
