import { finishDecal } from '../../decal/contour/finish-decal.ts'
import type { Decal } from '../../decal/decal.ts'
import type { Drawing } from '../../decal/drawing.ts'
import { exportSvg } from '../../decal/export/export-svg.ts'
import { fillHoles, union } from '../../decal/geometry/booleans.ts'
import { preflight } from '../../decal/preflight/preflight.ts'
import { quantile, type Figure } from '../pages/print-budgets.ts'
import type { Composed } from './compose-all.ts'

const WIDTH = 100
const notFlat = /<text|<image|<filter|Gradient|opacity=/
// The most pieces a cut of 100 mm may have: more make the knife stutter.
const MOST_CURVES = 250

/** What preflight finds in the concepts at 100 mm, their files, and how large they are. */
export function measureDrawing(composed: readonly Composed[]): Figure[] {
  const findings = new Map<string, number>()
  const curves: number[] = []
  let [unfinished, effects, decals] = [0, 0, 0]
  for (const { prompt, style, seed, concepts } of composed) {
    for (const { drawing, design } of concepts) {
      decals += 1
      const decal = finished(drawing)
      if (!decal) {
        unfinished += 1
        continue
      }
      curves.push(decal.cut.curves.length)
      if (notFlat.test(exportSvg(decal))) effects += 1
      for (const code of new Set(preflight(decal).map((finding) => `${finding.severity}: ${finding.code}`))) {
        const known = findings.get(code) ?? 0
        if (known < 4)
          console.log(`${code}: ${prompt}, ${style}, seed ${seed}, ${design.layout} ${design.palette}`)
        findings.set(code, known + 1)
      }
    }
  }
  return [
    { name: 'decals', value: decals, unit: '', budget: null },
    { name: 'without a cut', value: unfinished, unit: '', budget: { atMost: 0 } },
    {
      name: 'with text, pictures, filters, gradients or opacity',
      value: effects,
      unit: '',
      budget: { atMost: 0 },
    },
    {
      name: 'pieces of the cut, p95',
      value: quantile(curves, 0.95),
      unit: '',
      budget: { atMost: MOST_CURVES },
    },
    ...[...findings]
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([name, value]): Figure => ({ name, value, unit: '', budget: { atMost: 0 } })),
  ]
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
