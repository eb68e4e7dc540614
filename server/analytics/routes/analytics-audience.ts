import type { Context } from 'hono'
import type { Deps } from '../../deps.ts'
import { isOperator } from '../../operator.ts'

/**
 * Decides which sales a caller may see. Operators see the shop's real sales. Other callers see the sample shop's sales. If ANALYTICS_PUBLIC
 * is off, they see no sales (null). No other code makes this decision; queries only filter by the column `sample`.
 */
export async function findAnalyticsAudience(
  c: Context,
  deps: Pick<Deps, 'env' | 'now' | 'visitorSecret'>,
): Promise<{ sample: boolean } | null> {
  if (await isOperator(c, deps)) return { sample: false }
  return deps.env.ANALYTICS_PUBLIC === 'on' ? { sample: true } : null
}
