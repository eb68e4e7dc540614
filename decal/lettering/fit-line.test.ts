import { describe, expect, it } from 'vitest'
import { computeShapeArea, measureBox } from '../geometry/shape.ts'
import { loadEngineAssets } from '../assets/load-assets.ts'
import { typesetLineOnArc } from './set-line-on-arc.ts'
import { breakInMiddle } from './break-in-middle.ts'
import { fitLine } from './fit-line.ts'
import { typefaces, type Typeface } from './typefaces.ts'

const { set } = loadEngineAssets()
const isTypeface = (name: string): name is Typeface => Object.hasOwn(typefaces, name)
const faces = Object.keys(typefaces).filter(isTypeface)
const characters =
  Array.from({ length: 94 }, (_, i) => String.fromCodePoint(33 + i)).join('') +
  'ÀÂÇÉÈÊËÎÏÔŒÙÛÜàâçéèêëîïôœùûü’–♥★'

describe('lettering', () => {
  it.each(faces)('%s has every character that a design may use, each with an outline', (face) => {
    for (const character of characters) {
      const area = set(face, character).reduce((sum, glyph) => sum + computeShapeArea(glyph.outline), 0)
      expect(area, character).toBeGreaterThan(0)
    }
  })

  it('sets a heart among letters, as high as they are', () => {
    const [, , heart] = set('anton', 'I ♥ U')
    const box = measureBox(heart?.outline ?? [])
    expect(box.height).toBeCloseTo(1, 1)
    expect(box.bottom).toBeCloseTo(0, 1)
    const xs = set('anton', 'I ♥ U').map(({ x }) => x)
    expect(xs).toEqual(xs.toSorted((a, b) => a - b))
  })

  it('throws for a character that the typeface lacks', () => {
    expect(() => set('anton', '水')).toThrow('lacks a character')
  })

  it('is as large as its room allows and never larger', () => {
    const long = fitLine(set, 'anton', 'NORTHUMBERLAND', { width: 60, cap: 20 })
    const short = fitLine(set, 'anton', 'UP', { width: 60, cap: 20 })
    expect(measureBox(long.shape).width).toBeCloseTo(60, 1)
    expect(long.cap).toBeLessThan(20)
    expect(short.cap).toBe(20)
  })

  it('stays within its sweep on an arc', () => {
    const room = { cx: 0, cy: 0, r: 38, cap: 9, side: 'top', sweep: 150 } as const
    expect(typesetLineOnArc(set, 'slab', 'WE BRAKE FOR EVERY FRUIT STAND', room).sweep).toBeLessThanOrEqual(
      151,
    )
    expect(measureBox(typesetLineOnArc(set, 'slab', 'NORTH', room).shape).bottom).toBeLessThan(0)
  })

  it('breaks a long line at the space nearest to its middle', () => {
    expect(breakInMiddle('LAKE EFFECT', 9)).toEqual(['LAKE', 'EFFECT'])
    expect(breakInMiddle('SEND IT', 9)).toEqual(['SEND IT'])
    expect(breakInMiddle('SASKATCHEWAN', 9)).toEqual(['SASKATCHEWAN'])
  })
})
