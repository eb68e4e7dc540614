import { composeDecalDesigns, type EngineAssets } from '../../decal/compose/compose-decal-designs.ts'
import { loadEngineAssets } from '../../decal/assets/load-assets.ts'
import { styleNames } from '../../decal/style-names.ts'
import { printBudgets, computeQuantile, type BudgetFigure } from '../pages/print-budgets.ts'
import { createContactSheet } from './contact-sheet.ts'
import { readPrompts, type ExpectedPrompt } from './expected-prompt.ts'
import { scorePrompt, type PromptScore } from './score-prompt.ts'

// The number of prompts that are composed before the scoring starts. The first compositions also load and compile the typefaces and icon
// sets, so their times are too long.
const WARM_UP = 2

/** Scores the prompts: `npm run bench -- decal prompts [--kept] [--sheet=FILE.png] [--quiet]`. */
export async function runPromptBench(args: readonly string[]): Promise<void> {
  const assets = loadEngineAssets()
  const sheetFile = args.find((word) => word.startsWith('--sheet='))?.split('=')[1]
  const sheet = sheetFile === undefined ? null : createContactSheet()
  const sets = args.includes('--kept') ? ['kept'] : ['given', 'tuned']
  warm(assets)
  for (const name of sets) {
    const prompts = readPrompts(name)
    const scores = prompts.map((expected) => {
      const { score, composed } = timed(expected, assets)
      if (sheet && composed.ok)
        sheet.add({
          ...expected,
          texts: expected.words,
          seed: 0,
          concepts: composed.concepts,
          cpuMs: score.cpuMs,
        })
      if (!args.includes('--quiet')) tell(expected, score)
      return score
    })
    printBudgets(`${prompts.length} prompts, ${name}`, figuresOf(scores))
  }
  if (sheetFile !== undefined) await sheet?.write(sheetFile)
}

function warm(assets: EngineAssets): void {
  for (const { prompt } of readPrompts('tuned').slice(0, WARM_UP))
    for (const style of styleNames) composeDecalDesigns({ prompt, style }, assets)
}

function timed(
  expected: ExpectedPrompt,
  assets: EngineAssets,
): { score: PromptScore & { cpuMs: number }; composed: ReturnType<typeof composeDecalDesigns> } {
  const before = process.cpuUsage()
  const composed = composeDecalDesigns({ prompt: expected.prompt, style: expected.style }, assets)
  const { user, system } = process.cpuUsage(before)
  return {
    composed,
    score: { ...scorePrompt(expected, composed, assets.lexicon), cpuMs: (user + system) / 1000 },
  }
}

function tell({ prompt }: ExpectedPrompt, { faults, silent }: PromptScore): void {
  if (faults.length > 0) console.log(`${silent ? '!' : '-'} ${prompt}: ${faults.join('; ')}`)
}

function figuresOf(scores: readonly (PromptScore & { cpuMs: number })[]): BudgetFigure[] {
  const share = (good: (score: PromptScore) => boolean): number =>
    (scores.filter(good).length / scores.length) * 100
  const times = scores.map(({ cpuMs }) => cpuMs)
  return [
    { name: 'words right', value: share(({ words }) => words), unit: '%', budget: { atLeast: 97 } },
    { name: 'picture right', value: share(({ picture }) => picture), unit: '%', budget: { atLeast: 85 } },
    { name: 'all pictures really drawn', value: share(({ drawn }) => drawn), unit: '%', budget: null },
    {
      name: 'missed in silence',
      value: scores.filter(({ silent }) => silent).length,
      unit: '',
      budget: { atMost: 0 },
    },
    {
      name: 'three concepts, p50',
      value: computeQuantile(times, 0.5),
      unit: 'ms CPU',
      budget: { atMost: 120 },
    },
    {
      name: 'three concepts, p95',
      value: computeQuantile(times, 0.95),
      unit: 'ms CPU',
      budget: { atMost: 300 },
    },
  ]
}
