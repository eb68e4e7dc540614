import type { Context } from 'hono'
import type { Deps } from '../../deps.ts'
import { isOperator } from '../../operator.ts'

/**
 * Whose sales a caller may see: the operator those of the shop, everybody else those of the sample shop, or nobody's where
 * ANALYTICS_PUBLIC is off (null). The one place where it is decided: what is read is read by `sample` alone.
 */
export async function analyticsAudience(
  c: Context,
  deps: Pick<Deps, 'env' | 'now' | 'visitorSecret'>,
): Promise<{ sample: boolean } | null> {
  if (await isOperator(c, deps)) return { sample: false }
  return deps.env.ANALYTICS_PUBLIC === 'on' ? { sample: true } : null
}
