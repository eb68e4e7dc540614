import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { finishDecal } from '../contour/finish-decal.ts'
import type { Decal } from '../decal.ts'
import type { Design } from '../design.ts'
import { paintLayers } from '../draw-decal.ts'
import { makeLayer, type Layer } from '../drawing.ts'
import { fillHoles, union } from '../geometry/shape-operations.ts'
import { makeDisc } from '../geometry/figures.ts'
import { chooseFineness, drawWithFinerCurves } from '../geometry/curve-fineness.ts'
import { measureBox, scaleShape, translateShape, type Ring, type Shape } from '../geometry/shape.ts'
import { loadEngineAssets } from '../assets/load-assets.ts'
import { measureGreatestDistance } from './examples/measure-greatest-distance.ts'
import {
  readDxfOutlines,
  readEpsOutlines,
  readPdfOutlines,
  readSvgOutlines,
} from './examples/read-outlines.ts'
import { exportDxf } from './export-dxf.ts'
import { exportEps } from './export-eps.ts'
import { exportPdf } from './export-pdf.ts'
import { exportSvg } from './export-svg.ts'

/** The maximum distance of an exported outline from its true curve, in mm at the final size. */
const EXACT = 0.02
// Decals are sold in sizes from 1 inch to 1.2 m.
const size = fc.integer({ min: 25, max: 1_200 })
const assets = loadEngineAssets()

describe('outlines in files', () => {
  it('lie within 0.02 mm of a true circle in every format, from 25 mm to 1.2 m', async () => {
    const property = fc.asyncProperty(size, async (widthMm) => {
      const decal = circleDecal(widthMm)
      const radius = widthMm / 2 - 3
      for (const [format, rings] of Object.entries(await outlinesIn(decal))) {
        const art = rings.at(0) ?? []
        expect(offCircle(art, radius), `${format} at ${widthMm} mm`).toBeLessThan(EXACT)
        const knife = rings.at(-1) ?? []
        expect(offCircle(knife, widthMm / 2), `cut in ${format}`).toBeLessThan(EXACT)
      }
    })
    await fc.assert(property, { numRuns: 12, examples: [[25], [1_200]] })
  })

  const designs: Design[] = [
    { layout: 'hex', motif: 'game-icons:wolf-head', words: ['GREY WOLF'], palette: 'navy-gold' },
    { layout: 'ribbon', words: ['NIAGARA', 'ON THE LAKE'], palette: 'maple', style: 'vintage' },
    ...[
      'sedan',
      'cardinal',
      'running-horse',
      'flag-canada',
      'electrician-with-lightning-bolt',
      'plumber',
      'food-truck',
    ].map((name) => ({
      layout: 'glyph' as const,
      motif: `drawn:${name}`,
      words: [],
      palette: 'lake' as const,
    })),
  ]
  it.each(designs)('lie within 0.02 mm of a drawing four times as fine: $layout $motif', (design) => {
    for (const widthMm of [25, 1_200]) {
      const rings = readSvgOutlines(
        exportSvg(finished(drawn(design, chooseFineness(widthMm)), widthMm)),
      ).slice(0, -1)
      const fine = shapesOf(drawn(design, 4 * chooseFineness(widthMm)))
      expect(measureGreatestDistance(fitted(fine, measureBox(rings)), rings), `${widthMm} mm`).toBeLessThan(
        EXACT,
      )
    }
  })
})

/** Makes a round decal: a disc of ink, drawn as layouts draw discs, with the cut 3 mm outside its edge. */
function circleDecal(widthMm: number): Decal {
  const shape = drawWithFinerCurves(chooseFineness(widthMm), () => makeDisc(0, 0, 50))
  return finished([makeLayer('backing', '#0f3d3e', shape)], widthMm)
}

function drawn(design: Design, fineness: number): Layer[] {
  const painted = drawWithFinerCurves(fineness, () => paintLayers(design, assets))
  if (!painted.ok) throw new Error(painted.reason)
  return painted.painted.layers
}

function finished(layers: Layer[], widthMm: number): Decal {
  const silhouette = fillHoles(union(...layers.map(({ shape }) => shape)))
  const made = finishDecal({
    artwork: { kind: 'layers', layers },
    silhouette,
    border: '#ffffff',
    widthMm,
    cutKind: 'kiss',
  })
  if (!made.ok) throw new Error(made.reason)
  return made.decal
}

const shapesOf = (layers: readonly Layer[]): Shape => layers.flatMap(({ shape }) => shape)

/** Scales and moves a shape to fill a box. */
function fitted(shape: Shape, box: ReturnType<typeof measureBox>): Shape {
  const own = measureBox(shape)
  return translateShape(
    scaleShape(translateShape(shape, -own.left, -own.top), box.width / own.width),
    box.left,
    box.top,
  )
}

async function outlinesIn(decal: Decal): Promise<Record<string, Shape>> {
  return {
    svg: readSvgOutlines(exportSvg(decal)),
    pdf: await readPdfOutlines(await exportPdf(decal)),
    eps: readEpsOutlines(await exportEps(decal)),
    dxf: readDxfOutlines(exportDxf(decal, { artwork: true })),
  }
}

/** Returns the maximum distance of a ring's corners and edges from the circle about its centre. */
function offCircle(ring: Ring, radius: number): number {
  const { cx: x, cy: y } = measureBox([ring])
  const middles = ring.map((p, i) => {
    const q = ring[(i + 1) % ring.length] ?? p
    return { x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 }
  })
  return Math.max(...[...ring, ...middles].map((p) => Math.abs(Math.hypot(p.x - x, p.y - y) - radius)), 0)
}
