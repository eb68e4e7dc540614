import { describe, expect, it } from 'vitest'
import { computeShapeArea } from '../geometry/shape.ts'
import { palettes } from '../palettes.ts'
import { drawMotifInStyle } from './draw-motif-in-style.ts'
import { drawMotif } from './drawn/drawn-motifs.ts'
import { applyTone } from './apply-tone.ts'

const palette = palettes['vintage-red']
const place = { cx: 50, cy: 50, width: 60, height: 60, ground: palette.paper }

/** Returns the layer on top of an inked motif. */
function topLayer(name: string) {
  const motif = drawMotif(name)
  if (!motif) throw new Error(`${name} is not drawn`)
  return drawMotifInStyle(motif, 'inked', place, palette).at(-1)
}

describe('an inked line drawing', () => {
  it.each(['black-labrador', 'rottweiler', 'welder', 'labrador-retriever'])(
    'keeps its ink on a coloured body: %s',
    (name) => {
      const top = topLayer(name)
      expect(top?.fill).toBe(palette.ink)
      expect(computeShapeArea(top?.shape ?? [])).toBeGreaterThan(200)
    },
  )

  it('is coloured entirely if it is a solid cutout', () => {
    expect(topLayer('barn')?.fill).not.toBe(palette.ink)
  })
})

describe('a painted motif', () => {
  const fillsOf = (name: string): string[] => {
    const motif = drawMotif(name)
    return motif ? drawMotifInStyle(motif, 'plain', place, palette).map(({ fill }) => fill) : []
  }

  it('has its paint in three tones: lit, plain and shaded', () => {
    const paint = [palette.main, palette.accent, palette.second, palette.pale].find((colour) =>
      fillsOf('sedan').includes(colour),
    )
    if (paint === undefined) throw new Error('no paint')
    expect(fillsOf('sedan')).toEqual(
      expect.arrayContaining([applyTone(paint, 'light'), applyTone(paint, 'shade')]),
    )
  })

  it('keeps its well-known colour', () => {
    expect(fillsOf('school-bus')).toContain('#f4b32f')
  })
})
