import { describe, expect, it } from 'vitest'
import { makeLayer } from '../drawing.ts'
import { makeDisc, makeRectangle } from '../geometry/figures.ts'
import { growRound, intersect } from '../geometry/shape-operations.ts'
import { computeShapeArea } from '../geometry/shape.ts'
import { createSeededRandom } from '../random.ts'
import { removeWearBesideLettering, drawDistress } from './distress.ts'

const paper = '#f7ecd8'
const lettering = makeRectangle(-20, -4, 40, 8)
const worn = drawDistress(createSeededRandom('wear'), makeDisc(0, 0, 45), paper, 6)

describe('worn print', () => {
  const wearNear = (fill: string): number => {
    const layers = removeWearBesideLettering([makeLayer('text', fill, lettering), ...worn])
    const wear = layers.filter(({ role }) => role === 'texture').flatMap(({ shape }) => shape)
    return computeShapeArea(intersect(wear, growRound(lettering, 1.3)))
  }

  it('has no chips beside lettering of its colour, where they would look like accents', () => {
    expect(wearNear(paper)).toBe(0)
  })

  it('goes over lettering of other colours', () => {
    expect(wearNear('#23301f')).toBeGreaterThan(1)
  })
})
