import { describe, expect, it } from 'vitest'
import type { Design } from '../design.ts'
import { drawDecal } from '../draw-decal.ts'
import type { Drawing } from '../drawing.ts'
import { computeShapeArea, measureBox } from '../geometry/shape.ts'
import { subtract, union } from '../geometry/shape-operations.ts'
import { loadEngineAssets } from '../assets/load-assets.ts'

const assets = loadEngineAssets()
const pair = { motif: 'game-icons:bear-head', second: 'game-icons:hockey' } as const

function draw(more: Partial<Design>): Drawing {
  const drawn = drawDecal(
    { layout: 'column', words: ['HOCKEY', 'BEAR'], palette: 'mono', style: 'minimalist', seed: 1, ...more },
    assets,
  )
  if (!drawn.ok) throw new Error(drawn.reason)
  return drawn.drawing
}

const motifsOf = ({ layers }: Drawing): Drawing['layers'] => layers.filter(({ role }) => role === 'motif')

describe('two subjects', () => {
  it('stand beside each other, the motif on the left', () => {
    const [second, motif] = motifsOf(draw({ ...pair, arrangement: 'beside' }))
    expect(measureBox(motif?.shape ?? []).right).toBeLessThan(measureBox(second?.shape ?? []).left)
  })

  it('stand above each other, the motif on top', () => {
    const [second, motif] = motifsOf(draw({ ...pair, arrangement: 'above' }))
    expect(measureBox(motif?.shape ?? []).bottom).toBeLessThan(measureBox(second?.shape ?? []).top)
  })

  it('stand one behind the other if one is a symbol, whichever was named first', () => {
    const beaver = 'game-icons:beaver'
    const leaf = 'mdi:leaf-maple'
    const one = motifsOf(draw({ motif: beaver, second: leaf }))
    const other = motifsOf(draw({ motif: leaf, second: beaver }))
    expect(other.map(({ shape }) => measureBox(shape))).toEqual(one.map(({ shape }) => measureBox(shape)))
    const [behind, ...front] = one
    const covered = subtract(behind?.shape ?? [], union(...front.map(({ shape }) => shape)))
    expect(computeShapeArea(covered)).toBeGreaterThan(computeShapeArea(behind?.shape ?? []) * 0.3)
  })

  it.each([
    'slant',
    'tag',
    'halftone',
    'arrow',
    'throwup',
    'comic',
    'offset',
    'archway',
    'shield',
    'badge',
    'marquee',
  ] as const)('are both to be seen in %s: no more than a third of either is covered', (layout) => {
    for (const arrangement of ['beside', 'above'] as const) {
      const drawing = draw({ ...pair, layout, style: 'bold', palette: 'blaze', arrangement })
      const motifs = motifsOf(drawing)
      // The first half of the motif layers belongs to the first subject, the second half to the second. The last layer in each half is the
      // subject's drawing.
      for (const drawn of [motifs[motifs.length / 2 - 1], motifs.at(-1)]) {
        const shape = drawn?.shape ?? []
        const over = drawing.layers
          .slice(drawn ? drawing.layers.indexOf(drawn) + 1 : 0)
          .filter(({ role }) => role !== 'texture')
        const seen = subtract(shape, union(...over.map((l) => l.shape)))
        expect(computeShapeArea(seen), arrangement).toBeGreaterThan(computeShapeArea(shape) * 0.7)
      }
    }
  })

  it('are refused if the second is unknown', () => {
    const design: Design = {
      layout: 'column',
      words: ['A'],
      palette: 'mono',
      motif: pair.motif,
      second: 'game-icons:no-such-thing',
    }
    expect(drawDecal(design, assets)).toMatchObject({ ok: false, field: 'second' })
  })
})
