import {
  composeDecalDesigns,
  type EngineAssets,
  type DesignConcept,
} from '../../decal/compose/compose-decal-designs.ts'
import prompts from '../../decal/compose/prompts.json' with { type: 'json' }
import { styleNames, type DecalStyle } from '../../decal/style-names.ts'

/** A prompt and the concepts composed for it. `texts` lists the texts that each concept has to contain. */
export type ComposedPrompt = {
  prompt: string
  texts: readonly string[]
  style: DecalStyle
  seed: number
  concepts: readonly DesignConcept[]
  cpuMs: number
}

/** The budget of processor time for composing three concepts, in ms. */
export const BUDGET_CPU_MS = 300
/** The maximum number of seeds for one prompt. */
export const COMPOSITION_SEEDS = 3
// Number of prompts composed before timing starts, because the first calls load and compile modules, typefaces and icon sets.
const WARM_UP = 12

/**
 * Composes three concepts for every prompt in every style. Yields one composition at a time, because all drawings together would take
 * gigabytes of memory. `seeds` is the number of seeds for each prompt and style, from 1 to `COMPOSITION_SEEDS`. The first seed changes from
 * prompt to prompt, so that all seeds are used equally often. Throws if the engine refuses a prompt.
 */
export function* composeAllPrompts(
  assets: EngineAssets,
  { every, seeds }: { every: number; seeds: number },
): Generator<ComposedPrompt> {
  for (const { prompt } of prompts.slice(0, WARM_UP))
    for (const style of styleNames) composeDecalDesigns({ prompt, style }, assets)
  const chosen = prompts.filter((_, i) => i % every === 0)
  for (const [p, { prompt, texts }] of chosen.entries())
    for (const [s, style] of styleNames.entries())
      for (let nth = 0; nth < seeds; nth += 1) {
        const seed = (p + s + nth) % COMPOSITION_SEEDS
        const first = timed({ prompt, style, seed }, assets)
        // A composition that takes longer than the budget is timed again, and the shorter time counts, because other programs on the
        // machine can only increase the time.
        const again = first.cpuMs > BUDGET_CPU_MS ? timed({ prompt, style, seed }, assets).cpuMs : Infinity
        yield {
          prompt,
          texts,
          style,
          seed,
          concepts: first.concepts,
          cpuMs: Math.min(first.cpuMs, again),
        }
      }
}

function timed(
  order: { prompt: string; style: DecalStyle; seed: number },
  assets: EngineAssets,
): Pick<ComposedPrompt, 'concepts' | 'cpuMs'> {
  const before = process.cpuUsage()
  const composed = composeDecalDesigns(order, assets)
  const { user, system } = process.cpuUsage(before)
  if (!composed.ok) throw new Error(`${order.prompt}: ${composed.reason}`)
  return { concepts: composed.concepts, cpuMs: (user + system) / 1000 }
}
