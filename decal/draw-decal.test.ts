import { expect, it } from 'vitest'
import { composeDecalDesigns } from './compose/compose-decal-designs.ts'
import { traceKissCut } from './contour/trace-contour.ts'
import { drawDecal } from './draw-decal.ts'
import { computeOverlap } from './geometry/shape-operations.ts'
import { measureBox } from './geometry/shape.ts'
import { loadEngineAssets } from './assets/load-assets.ts'

const assets = loadEngineAssets()

it.each([
  ['a dragon wrapped round a sword', 'vintage'],
  ['4x4 off road mud tires "Mudd Duck"', 'bold'],
  ['bass fishing "Reel Life"', 'graffiti'],
] as const)('the contour of "%s" goes around its inner layers too', (prompt, style) => {
  const composed = composeDecalDesigns({ prompt, style }, assets)
  if (!composed.ok) throw new Error(composed.reason)
  const inner = composed.concepts.flatMap(({ drawing }) => drawing.layers.filter((layer) => layer.isInside))
  expect(inner.length).toBeGreaterThan(0)
  for (const { drawing } of composed.concepts) {
    const shapes = drawing.layers.filter(({ role }) => role !== 'shade' && role !== 'texture')
    const contour = traceKissCut(shapes.map(({ shape }) => shape))
    expect(computeOverlap(contour, drawing.contour)).toBeGreaterThan(0.999)
  }
})

it('a plate with other words keeps its look if `lookWords` has the original ones', () => {
  const design = { layout: 'plate', motif: 'game-icons:gear-hammer', palette: 'navy-gold' } as const
  const frames = (words: string[], lookWords?: string[]): string => {
    const drawn = drawDecal({ ...design, words, ...(lookWords && { lookWords }) }, assets)
    if (!drawn.ok) throw new Error(drawn.reason)
    const frame = drawn.drawing.layers.filter(({ role }) => role === 'frame')
    return JSON.stringify(frame.map(({ fill, shape }) => [fill, measureBox(shape).width]))
  }
  const own = ['YOUR TRADE', '905-555-0142']
  const others = 'A B C D E F G H'
    .split(' ')
    .map((letter) => [`${letter} ROOFING`, 'EAVESTROUGHS', '905 555 0199'])
  expect(new Set(others.map((words) => frames(words))).size).toBeGreaterThan(1)
  expect(new Set(others.map((words) => frames(words, own)))).toEqual(new Set([frames(own)]))
})
