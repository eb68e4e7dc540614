import { finishDecal } from '../../decal/contour/finish-decal.ts'
import type { Decal } from '../../decal/decal.ts'
import type { Drawing } from '../../decal/drawing.ts'
import { exportSvg } from '../../decal/export/export-svg.ts'
import { fillHoles, union } from '../../decal/geometry/shape-operations.ts'
import { preflightFindingCodes } from '../../decal/preflight/finding.ts'
import { checkDecal } from '../../decal/preflight/preflight.ts'
import type { BudgetFigure } from '../pages/print-budgets.ts'
import type { ComposedPrompt } from './compose-all.ts'

const WIDTH = 100
const notFlat = /<text|<image|<filter|Gradient|opacity=/
// The maximum number of curves in the cut line of a decal that is 100 mm wide. With more curves, the cutter's knife stutters.
const MAX_CURVES = 250

// The number of failing prompts that are printed for each kind of failure.
const MAX_SHOWN = 6

type Failure = (typeof failures)[number]
const failures = [
  'without a cut',
  'with text, pictures, filters, gradients or opacity',
  ...preflightFindingCodes.filter((code) => code !== 'picture-too-coarse'),
] as const

/** Draws the concepts at 100 mm, counts the errors and warnings that preflight finds, and checks the exported files. */
export function measureDrawing(): { see: (one: ComposedPrompt) => void; figures: () => BudgetFigure[] } {
  const found = new Map<Failure, number>()
  const curves: number[] = []
  let decals = 0
  const see = ({ prompt, style, seed, concepts }: ComposedPrompt): void => {
    for (const { drawing, design } of concepts) {
      decals += 1
      const decal = finished(drawing)
      if (decal) curves.push(decal.cut.curves.length)
      for (const failure of decal ? failuresOf(decal) : (['without a cut'] as const)) {
        const known = found.get(failure) ?? 0
        if (known < MAX_SHOWN)
          console.log(`${failure}: ${prompt}, ${style}, seed ${seed}, ${design.layout} ${design.palette}`)
        found.set(failure, known + 1)
      }
    }
  }
  const figures = (): BudgetFigure[] => [
    { name: 'decals', value: decals, unit: '', budget: null },
    ...failures.map((name): BudgetFigure => ({
      name,
      value: found.get(name) ?? 0,
      unit: '',
      budget: { atMost: 0 },
    })),
    {
      name: 'pieces of a cut, the most',
      value: Math.max(0, ...curves),
      unit: '',
      budget: { atMost: MAX_CURVES },
    },
  ]
  return { see, figures }
}

function failuresOf(decal: Decal): Set<Failure> {
  const found = new Set<Failure>()
  if (notFlat.test(exportSvg(decal))) found.add('with text, pictures, filters, gradients or opacity')
  for (const { code } of checkDecal(decal)) if (code !== 'picture-too-coarse') found.add(code)
  return found
}

function finished({ layers, border }: Drawing): Decal | null {
  const silhouette = fillHoles(union(...layers.map(({ shape }) => shape)))
  const made = finishDecal({
    artwork: { kind: 'layers', layers },
    silhouette,
    border,
    widthMm: WIDTH,
    cutKind: 'kiss',
  })
  return made.ok ? made.decal : null
}
