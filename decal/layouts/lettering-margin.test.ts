import { expect, it } from 'vitest'
import type { Design } from '../design.ts'
import { drawDecal } from '../draw-decal.ts'
import type { Drawing, Layer } from '../drawing.ts'
import { growRound, intersect, subtract, union } from '../geometry/shape-operations.ts'
import { computeShapeArea, type Shape } from '../geometry/shape.ts'
import { styleNames } from '../style-names.ts'
import { loadEngineAssets } from '../assets/load-assets.ts'
import { layoutNames } from './layout-names.ts'

const assets = loadEngineAssets()

/** Minimum distance in mm of lettering from the edge of its background, for a decal 100 mm wide. */
const MARGIN = 0.8
/** The minimum share of a text's area that a colour has to cover to count as the text's background. */
const GROUND = 0.2
/** The tolerance for rounding errors of curves, in mm². */
const SPARE = 0.05

// Texts that are short or long, with few or many lines, with descenders, with a drawn symbol, or with wide letters.
const texts = [
  ['I ♥ LAKE ERIE'],
  ['I ♥', 'LAKE', 'ERIE'],
  ['NIAGARA', 'OFFROAD'],
  ['JO'],
  ['QJ', 'JAQ'],
  ['I'],
  ['THE KOWALCZYK FAMILY', 'EST 2014'],
  ['IN LOVING MEMORY', 'OF TYLER', 'FOREVER 27'],
  ['WWWWWWWW', 'MMMMMM'],
]

/**
 * Returns the area near a text, within the margin, whose colour differs from the colour of the text's background. The text's own outline
 * and motifs don't count.
 */
function areaTooNear({ layers, contour, border }: Drawing, text: Layer): number {
  const byFill = new Map<string, Shape>()
  let covered: Shape = []
  const put = (fill: string, shape: Shape): void =>
    void byFill.set(fill, union(byFill.get(fill) ?? [], shape))
  const frames = layers.filter(({ role }) => role === 'frame' || role === 'backing')
  for (const { fill, shape } of frames.toReversed()) {
    put(fill, subtract(shape, covered))
    covered = union(covered, shape)
  }
  put(border, subtract(contour, covered))
  const area = computeShapeArea(text.shape)
  const grounds = [...byFill].filter(
    ([, shape]) => computeShapeArea(intersect(text.shape, shape)) > GROUND * area,
  )
  const fills = new Set(grounds.map(([fill]) => fill))
  const between = layers
    .slice(0, layers.indexOf(text))
    .filter(({ role, fill }) => !['frame', 'backing', 'text'].includes(role) && !fills.has(fill))
  const allowed = union(...grounds.map(([, shape]) => shape), ...between.map(({ shape }) => shape))
  return computeShapeArea(subtract(growRound(text.shape, MARGIN), allowed))
}

// The timeout is long, because each test draws and measures a dozen decals.
it.each(layoutNames)('lettering keeps its distance from the frame in %s', (layout) => {
  const designs = texts.flatMap((words, at): Design[] => [
    {
      layout,
      motif: 'game-icons:wolf-howl',
      words,
      palette: 'vintage-red',
      style: styleNames[at % 6] ?? 'modern',
      seed: 1,
    },
    {
      layout,
      motif: 'game-icons:wolf-howl',
      words,
      palette: 'lake',
      style: styleNames[(at + 3) % 6] ?? 'modern',
      seed: 2,
    },
  ])
  const near = designs.flatMap((design) => {
    const drawn = drawDecal(design, assets)
    if (!drawn.ok) return []
    const { drawing } = drawn
    const area = drawing.layers
      .filter(({ role }) => role === 'text')
      .reduce((sum, text) => sum + areaTooNear(drawing, text), 0)
    return area > SPARE ? [`${design.style}, ${design.words.join(' / ')}: ${area.toFixed(2)} mm²`] : []
  })
  expect(near).toEqual([])
})
