import {
  type PlanCheck,
  type PlanCheckDeps,
  type DesignPlan,
  findPlanChecks,
  hashDesignPlan,
  checkPlan,
} from './check-plan.ts'
import { loadSoldVariants } from './load-sold-variants.ts'
import { planJob } from './plan-job.ts'

export type LineToPreflight = { variantId: number; attributes: readonly { key: string; value: string }[] }

/**
 * Checks before a sale whether lines can be made. Catalogue decals are preflighted as the print room would make them, with the buyer's
 * text; earlier results are reused. Items that the engine doesn't draw aren't checked. Made-to-order decals were checked when they were
 * priced.
 */
export async function preflightLines(
  deps: PlanCheckDeps,
  lines: readonly LineToPreflight[],
): Promise<PlanCheck[]> {
  const plans = await planLines(deps, lines)
  const fingerprints = await Promise.all(plans.map(async ({ plan }) => (plan ? hashDesignPlan(plan) : null)))
  const known = await findPlanChecks(
    deps,
    fingerprints.filter((fingerprint) => fingerprint !== null),
  )
  const checked: PlanCheck[] = []
  for (const [index, { plan, stop }] of plans.entries()) {
    const fingerprint = fingerprints[index] ?? null
    const before = fingerprint === null ? undefined : known.get(fingerprint)
    if (stop !== null) checked.push({ ok: true, stop })
    else if (!plan || fingerprint === null) checked.push({ ok: true, stop: null })
    else checked.push(before ? { ok: true, stop: before.stop } : await checkPlan(deps, plan, fingerprint))
  }
  return checked
}

/**
 * Plans the production of each line. The plan is null if the engine doesn't draw the line. `stop` is the reason why the line's variant
 * can't be made; null if no reason is known yet.
 */
async function planLines(
  { db }: PlanCheckDeps,
  lines: readonly LineToPreflight[],
): Promise<{ plan: DesignPlan | null; stop: string | null }[]> {
  const sold = await loadSoldVariants(db, lines)
  return lines.map(({ variantId, attributes }) => {
    const found = sold.get(variantId)
    if (!found || found.item) return { plan: null, stop: null }
    const { plan } = planJob({ ...found, quantity: 1, attributes })
    const needsPress = found.variant.requiresShipping && plan.kind === 'design'
    return { plan: needsPress ? plan : null, stop: found.variant.stop }
  })
}
