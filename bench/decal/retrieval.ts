import type { EngineAssets } from '../../decal/compose/compose-decal-designs.ts'
import prompts from '../../decal/compose/prompts.json' with { type: 'json' }
import { interpretPrompt } from '../../decal/compose/interpret-prompt.ts'
import type { BudgetFigure } from '../pages/print-budgets.ts'

/** Counts the prompts for which the engine chooses the expected motifs and texts. */
export function measureRetrieval(assets: EngineAssets): BudgetFigure[] {
  const reads = prompts.map(({ prompt, texts, draws }) => {
    const read = interpretPrompt(prompt, assets)
    const names = read.ok ? read.prompt.subjects.map(({ name }) => name) : []
    return {
      prompt,
      set: read.ok && read.prompt.texts.join('|') === texts.join('|'),
      drawn: draws.every((thing) => names.some((name) => name.includes(thing))),
    }
  })
  for (const { prompt } of reads.filter(({ set, drawn }) => !set || !drawn)) console.log(`misread: ${prompt}`)
  const share = (good: number): number => (good / reads.length) * 100
  return [
    { name: 'prompts', value: reads.length, unit: '', budget: { atLeast: 60 } },
    {
      name: 'lettering is what the customer means',
      value: share(reads.filter(({ set }) => set).length),
      unit: '%',
      budget: { atLeast: 95 },
    },
    {
      name: 'subjects are found',
      value: share(reads.filter(({ drawn }) => drawn).length),
      unit: '%',
      budget: { atLeast: 90 },
    },
  ]
}
