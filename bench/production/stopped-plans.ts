import { loadEngineAssets } from '../../decal/assets/load-assets.ts'
import { inspectDecal } from '../../server/engine/inspect-decal.ts'
import { makeArtworkDecal } from '../../server/engine/make-artwork-decal.ts'
import { makeDesignDecal } from '../../server/engine/make-design-decal.ts'
import { describeStoredReason } from '../../server/engine/stored-reason.ts'
import { buildCutKey, type DesignPlan, preflightPlan } from '../../server/production/check-plan.ts'
import type { DecalInspector } from '../../server/production/sold-size.ts'
import type { SamplePlan } from './sample-plans.ts'

/** A plan for an item whose files the engine draws. */
export type DrawnPlan = SamplePlan & { plan: DesignPlan }

export const drawPlans = (plans: readonly SamplePlan[]): DrawnPlan[] =>
  plans.flatMap(({ plan, ...rest }) => (plan.kind === 'design' ? [{ ...rest, plan }] : []))

/**
 * Returns the variants that can't be sold because they fail preflight, each with the reason. If several drawings have the same cut line,
 * only one of them is checked.
 */
export async function findStoppedPlans(
  plans: readonly DrawnPlan[],
): Promise<{ looks: number; stopped: { name: string; stop: string }[] }> {
  const by = engineHere()
  const alike = [...Map.groupBy(plans, ({ plan }) => buildCutKey(plan)).values()]
  const stopped: { name: string; stop: string }[] = []
  for (const same of alike) {
    const [first] = same
    const checked = first && (await preflightPlan(by, first.plan))
    if (!checked?.ok || checked.stop === null) continue
    const stop = describeStoredReason(checked.stop)
    for (const { handle, options } of same) stopped.push({ name: [handle, ...options].join(' / '), stop })
  }
  return { looks: alike.length, stopped }
}

/** Runs the decal engine in this process instead of a thread. */
function engineHere(): DecalInspector {
  const assets = loadEngineAssets()
  return {
    engine: {
      async inspect(subject, making, { coarseAccepted = false }) {
        const made =
          subject.kind === 'design'
            ? makeDesignDecal(subject, making, assets)
            : await makeArtworkDecal(subject, making)
        return made.ok ? inspectDecal(made, coarseAccepted) : made
      },
    },
  }
}
