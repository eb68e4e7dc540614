import { expect, it } from 'vitest'
import { compose } from './compose/compose.ts'
import { cutContour } from './contour/cut-contour.ts'
import { likeness } from './geometry/booleans.ts'
import { installedSupplies } from './supplies/installed.ts'

const supplies = installedSupplies()

it.each([
  ['a dragon wrapped round a sword', 'vintage'],
  ['4x4 off road mud tires "Mudd Duck"', 'bold'],
  ['bass fishing "Reel Life"', 'graffiti'],
] as const)('the contour of "%s" goes around its inner layers too', (prompt, style) => {
  const composed = compose({ prompt, style }, supplies)
  if (!composed.ok) throw new Error(composed.message)
  const inner = composed.concepts.flatMap(({ drawing }) => drawing.layers.filter((layer) => layer.isInside))
  expect(inner.length).toBeGreaterThan(0)
  for (const { drawing } of composed.concepts) {
    const shapes = drawing.layers.filter(({ role }) => role !== 'shade' && role !== 'texture')
    const contour = cutContour(shapes.map(({ shape }) => shape))
    expect(likeness(contour, drawing.contour)).toBeGreaterThan(0.999)
  }
})
