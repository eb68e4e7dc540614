import { compose, type ComposeSupplies, type Concept } from '../../decal/compose/compose.ts'
import prompts from '../../decal/compose/prompts.json' with { type: 'json' }
import { styleNames, type Style } from '../../decal/style-names.ts'

/** One wish and what came of it; `texts` are the words it has to be set with. */
export type Composed = {
  prompt: string
  texts: readonly string[]
  style: Style
  seed: number
  concepts: readonly Concept[]
  cpuMs: number
}

// The first calls pay for modules, typefaces and icon sets.
const WARM_UP = 12

/** Composes three concepts for every prompt in every style and seed. Throws when a prompt is refused. */
export function composeAll(
  supplies: ComposeSupplies,
  { every, seeds }: { every: number; seeds: number },
): Composed[] {
  const chosen = prompts.filter((_, i) => i % every === 0)
  for (const { prompt } of prompts.slice(0, WARM_UP))
    for (const style of styleNames) compose({ prompt, style }, supplies)
  return chosen.flatMap(({ prompt, texts }) =>
    styleNames.flatMap((style) =>
      Array.from({ length: seeds }, (_, seed) => {
        const before = process.cpuUsage()
        const composed = compose({ prompt, style, seed }, supplies)
        const { user, system } = process.cpuUsage(before)
        if (!composed.ok) throw new Error(`${prompt}: ${composed.message}`)
        return { prompt, texts, style, seed, concepts: composed.concepts, cpuMs: (user + system) / 1000 }
      }),
    ),
  )
}
