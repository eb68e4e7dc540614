import { describe, expect, it } from 'vitest'
import { computeShapeArea } from '../geometry/shape.ts'
import { loadEngineAssets } from '../assets/load-assets.ts'
import { computeMotifBody, unionMotifParts } from './silhouette.ts'

const { findMotif } = loadEngineAssets()

/** Returns the area of a motif's body divided by the area of its drawing. */
function fullness(reference: string): number {
  const motif = findMotif(reference)
  if (!motif) throw new Error(`${reference} is not installed`)
  return computeShapeArea(computeMotifBody(motif)) / computeShapeArea(unionMotifParts(motif))
}

describe('the body of a motif', () => {
  it.each(['fluent-emoji-high-contrast:elephant', 'fluent-emoji-high-contrast:moose'])(
    'of %s is the area inside its outline',
    (reference) => {
      expect(fullness(reference)).toBeGreaterThan(1.5)
    },
  )

  it.each(['fluent-emoji-high-contrast:glasses', 'game-icons:dutch-bike', 'game-icons:diamond-ring'])(
    'leaves see-through parts open: %s',
    (reference) => {
      expect(fullness(reference)).toBeLessThan(1.3)
    },
  )

  it('is the whole disc if mountains are cut out of it', () => {
    expect(fullness('game-icons:mountains')).toBeGreaterThan(1.1)
  })
})
