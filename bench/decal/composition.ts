import { Resvg } from '@resvg/resvg-js'
import {
  composeDecalDesigns,
  type EngineAssets,
  type DesignConcept,
} from '../../decal/compose/compose-decal-designs.ts'
import { measureBox } from '../../decal/geometry/shape.ts'
import { isWeaponMotif, isBannedMotif } from '../../decal/motifs/screened-motifs.ts'
import { drawDecalPaths } from '../../decal/picture/picture-paths.ts'
import { computeQuantile, type BudgetFigure } from '../pages/print-budgets.ts'
import { BUDGET_CPU_MS, type ComposedPrompt } from './compose-all.ts'

const SIDE = 24
const MAX_SIMILARITY = 0.9
// The number of failing prompts that are printed for each kind of failure.
const MAX_SHOWN = 6
const UNREPEATABLE = 'prompts that come out differently when composed again'
const asksForArms = /sword|archery|bow\b/

// Every seventh composition is made twice, to check that the two results are the same.
const REPEATED = 7

/**
 * Collects checks of composed concepts: their text, their motifs, how alike they are, whether they are deterministic, and their processor
 * time.
 */
export function measureComposition(assets: EngineAssets): {
  see: (one: ComposedPrompt) => void
  figures: () => BudgetFigure[]
} {
  const times: number[] = []
  const likenesses: number[] = []
  const failing = new Map(gates.map(({ name }) => [name, 0]))
  const fail = (name: string, { prompt, style, seed }: ComposedPrompt): void => {
    const known = failing.get(name) ?? 0
    if (known < MAX_SHOWN) console.log(`${name}: ${prompt}, ${style}, seed ${seed}`)
    failing.set(name, known + 1)
  }
  const see = (one: ComposedPrompt): void => {
    if (times.length % REPEATED === 0 && !isRepeatable(one, assets)) fail(UNREPEATABLE, one)
    times.push(one.cpuMs)
    likenesses.push(...pairs(one.concepts.map(pictureOf)).map(([a, b]) => correlation(a, b)))
    for (const { name, fails } of gates) if (fails(one)) fail(name, one)
  }
  const figures = (): BudgetFigure[] => [
    ...[...gates.map(({ name }) => name), UNREPEATABLE].map((name): BudgetFigure => ({
      name,
      value: failing.get(name) ?? 0,
      unit: '',
      budget: { atMost: 0 },
    })),
    ...spread('likeness of two concepts of a prompt', likenesses, '', MAX_SIMILARITY),
    ...spread('three concepts', times, 'ms CPU', BUDGET_CPU_MS),
  ]
  return { see, figures }
}

function spread(name: string, values: readonly number[], unit: string, most: number): BudgetFigure[] {
  return [
    { name: `${name}, p50`, value: computeQuantile(values, 0.5), unit, budget: null },
    { name: `${name}, p95`, value: computeQuantile(values, 0.95), unit, budget: { atMost: most } },
  ]
}

const gates: readonly { name: string; fails: (one: ComposedPrompt) => boolean }[] = [
  { name: 'prompts without three concepts', fails: ({ concepts }) => concepts.length !== 3 },
  {
    name: 'prompts whose words are not all set, in order',
    fails: (one) => one.concepts.some((concept) => !isWorded(one, concept)),
  },
  {
    name: 'prompts whose concepts share a layout',
    fails: ({ concepts }) => new Set(concepts.map(({ design }) => design.layout)).size < concepts.length,
  },
  {
    name: 'prompts with a motif never drawn, or an unrequested weapon',
    fails: (one) => one.concepts.some((concept) => isWrong(one.prompt, concept)),
  },
]

/**
 * Whether a concept contains exactly the customer's texts, in order. If the customer gave no text, every word of the concept must at least
 * occur in the prompt.
 */
function isWorded({ prompt, texts }: ComposedPrompt, { design, drawing }: DesignConcept): boolean {
  const words = design.words.join(' ').toLowerCase()
  if (texts.length > 0 && words !== texts.join(' ').toLowerCase()) return false
  if (!words.split(' ').every((word) => prompt.toLowerCase().replaceAll("'", '’').includes(word)))
    return false
  return words === '' || drawing.layers.some(({ role }) => role === 'text')
}

function isWrong(prompt: string, { design }: DesignConcept): boolean {
  return [design.motif, design.second].some((motif) => {
    const name = motif?.split(':')[1] ?? ''
    return isBannedMotif(name) || (isWeaponMotif(name) && !asksForArms.test(prompt))
  })
}

function isRepeatable({ prompt, style, seed, concepts }: ComposedPrompt, assets: EngineAssets): boolean {
  const again = composeDecalDesigns({ prompt, style, seed }, assets)
  return again.ok && JSON.stringify(again.concepts) === JSON.stringify(concepts)
}

/** Renders the decal alone on white, as 24 × 24 RGB pixels. */
function pictureOf({ drawing }: DesignConcept): number[] {
  const box = measureBox(drawing.contour)
  const side = Math.max(box.width, box.height)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.cx - side / 2} ${box.cy - side / 2} ${side} ${side}" width="${SIDE}" height="${SIDE}">${drawDecalPaths(drawing)}</svg>`
  const { pixels } = new Resvg(svg, { background: '#ffffff' }).render()
  return [...pixels].filter((_, i) => i % 4 < 3)
}

function pairs<T>(list: readonly T[]): [T, T][] {
  return list.flatMap((a, i) => list.slice(i + 1).map((b): [T, T] => [a, b]))
}

function correlation(a: readonly number[], b: readonly number[]): number {
  const mean = (list: readonly number[]): number => list.reduce((sum, value) => sum + value, 0) / list.length
  const [meanA, meanB] = [mean(a), mean(b)]
  const product = (x: readonly number[], meanX: number, y: readonly number[], meanY: number): number =>
    x.reduce((sum, value, i) => sum + (value - meanX) * ((y[i] ?? 0) - meanY), 0)
  return product(a, meanA, b, meanB) / Math.sqrt(product(a, meanA, a, meanA) * product(b, meanB, b, meanB))
}
