import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Decal } from '../decal.ts'
import type { Design } from '../design.ts'
import { drawDecal } from '../draw-decal.ts'
import { makeLayer } from '../drawing.ts'
import { growRound, computeOverlap, subtract, union } from '../geometry/shape-operations.ts'
import { makeDisc, makeEllipse, makeRectangle, makeRoundedRectangle, makeStar } from '../geometry/figures.ts'
import { computeShapeArea, measureBox, type Shape } from '../geometry/shape.ts'
import { loadEngineAssets } from '../assets/load-assets.ts'
import { countCrossings } from './count-crossings.ts'
import { traceContour } from './trace-contour.ts'
import { flattenPath } from './cut-path.ts'
import { finishDecal, type FinishingOptions } from './finish-decal.ts'
import { fitContour } from './fit-contour.ts'
import { findTightestRadius } from './tightest-radius.ts'

const finishing = (shape: Shape, more: Partial<FinishingOptions> = {}): FinishingOptions => ({
  artwork: { kind: 'layers', layers: [makeLayer('motif', '#aa0000', shape)] },
  silhouette: shape,
  border: '#ffffff',
  widthMm: 75,
  cutKind: 'kiss',
  ...more,
})

function finish(input: FinishingOptions): Decal {
  const finished = finishDecal(input)
  if (!finished.ok) throw new Error(finished.reason)
  return finished.decal
}

/** Checks that apply to every decal. */
function expectSound(decal: Decal, widthMm: number): void {
  const line = flattenPath(decal.cut, 0.004)
  const art = decal.artwork.kind === 'layers' ? decal.artwork.layers.map((l) => l.shape) : [decal.silhouette]
  expect(decal.cut.curves.at(-1)?.to).toEqual(decal.cut.start)
  expect(countCrossings(line)).toBe(0)
  expect(Math.abs(measureBox([line]).width - widthMm)).toBeLessThan(0.01)
  expect(Math.abs(decal.box.width - widthMm)).toBeLessThan(0.001)
  expect(findTightestRadius(decal.cut).radius).toBeGreaterThanOrEqual(1)
  expect(decal.cut.curves.length).toBeLessThanOrEqual(250 * Math.max(1, decal.box.width / 100))
  expect(
    computeShapeArea(subtract(growRound(union(...art), decal.offsetMm * (2.9 / 3)), [line])),
  ).toBeLessThan(0.005)
  expect(computeShapeArea(subtract(growRound([line], 1.95), decal.bleed))).toBe(0)
  expect(computeShapeArea(subtract(decal.safe, [line]))).toBe(0)
}

// The timeout allows for a busy machine, which can take many times as long.
describe('finishing a decal', () => {
  it.each<[string, Partial<FinishingOptions>]>([
    ['no-area', { silhouette: [] }],
    ['too-small', { widthMm: 5.9 }],
    ['too-small', { widthMm: 7.9 }],
    ['too-small', { widthMm: Number.NaN }],
    ['too-large', { widthMm: 5081 }],
    ['bad-offset', { offsetMm: 0.9 }],
    ['bad-offset', { offsetMm: 10.1 }],
  ])('is refused: %s', (reason, more) => {
    expect(finishDecal(finishing(makeStar(10, 20, 40), more))).toEqual({ ok: false, reason })
  })

  it.each<[string, Shape, number]>([
    ['a disc', makeDisc(5, 5, 40), 8],
    ['an ellipse', makeEllipse(0, 0, 60, 40), 8],
    ['a scalloped disc that is all but round', makeEllipse(0, 0, 50, 49.6), 8],
    ['a rounded rectangle', makeRoundedRectangle(0, 0, 90, 50, 8), 8],
    ['a rectangle', makeRectangle(0, 0, 90, 50), 8],
  ])('cuts %s along exact arcs', (_name, shape, curves) => {
    const decal = finish(finishing(shape))
    expect(decal.cut.curves).toHaveLength(curves)
    expectSound(decal, 75)
  })

  it('keeps the border in real millimetres at every width', () => {
    for (const widthMm of [20, 75, 400]) {
      const decal = finish(finishing(makeRectangle(0, 0, 90, 50), { widthMm }))
      expect(measureBox(decal.silhouette).width).toBeCloseTo(widthMm - 6, 1)
      expect(decal.box).toMatchObject({ left: 0, top: 0 })
    }
  })

  it('gives large decals 3 mm of bleed', () => {
    const bleedAt = (widthMm: number): number =>
      -measureBox(finish(finishing(makeDisc(0, 0, 40), { widthMm })).bleed).left
    expect(bleedAt(600)).toBeCloseTo(2, 1)
    expect(bleedAt(601)).toBeCloseTo(3, 1)
  })

  it('prints nothing beyond the bleed', () => {
    const layers = [
      makeLayer('scenery', '#336699', makeDisc(0, 0, 90)),
      makeLayer('motif', '#aa0000', makeDisc(0, 0, 40)),
    ]
    const decal = finish(finishing(makeDisc(0, 0, 40), { artwork: { kind: 'layers', layers } }))
    const inked = decal.artwork.kind === 'layers' ? decal.artwork.layers.flatMap((l) => l.shape) : []
    expect(computeShapeArea(subtract(inked, decal.bleed))).toBe(0)
    expect(measureBox(inked).width).toBeCloseTo(79, 0)
  })

  it('scales the resolution of a picture with its size', () => {
    const box = measureBox(makeRectangle(0, 0, 100, 100))
    const artwork: FinishingOptions['artwork'] = { kind: 'picture', png: new Uint8Array(), box, dpi: 600 }
    const decal = finish(finishing(makeDisc(50, 50, 50), { artwork, widthMm: 206 }))
    expect(decal.artwork).toMatchObject({
      kind: 'picture',
      dpi: expect.closeTo(300, 0),
      box: { cx: expect.closeTo(103, 2), width: expect.closeTo(200, 1) },
    })
  })

  it('widens the border of a needle, because no knife can follow its tip at 1 mm', () => {
    const needle: Shape = [
      [
        { x: 0, y: 0 },
        { x: 90, y: 0.8 },
        { x: 0, y: 1.6 },
      ],
    ]
    expectSound(finish(finishing(union(needle, makeDisc(0, 0, 12)), { offsetMm: 1 })), 75)
  })

  it('joins two discs by a bridge as wide as half a disc', () => {
    const decal = finish(finishing(union(makeDisc(0, 0, 10), makeDisc(60, 0, 10)), { widthMm: 86 }))
    const middle = subtract(
      [flattenPath(decal.cut, 0.01)],
      union(makeRectangle(-50, -50, 92.5, 200), makeRectangle(43.5, -50, 100, 200)),
    )
    expect(computeShapeArea(middle)).toBeGreaterThan(6)
  })

  it('is valid around any scatter of stars, at any size and offset', () => {
    const place = fc.record({
      x: fc.integer({ min: -50, max: 50 }),
      y: fc.integer({ min: -50, max: 50 }),
      r: fc.integer({ min: 3, max: 30 }),
    })
    const sizes = fc.record({
      widthMm: fc.integer({ min: 40, max: 700 }),
      offsetMm: fc.integer({ min: 2, max: 10 }),
    })
    fc.assert(
      fc.property(fc.array(place, { minLength: 1, maxLength: 6 }), sizes, (places, { widthMm, offsetMm }) => {
        const art = union(...places.map(({ x, y, r }) => makeStar(x, y, r)))
        expectSound(finish(finishing(art, { widthMm, offsetMm })), widthMm)
      }),
      { numRuns: 15, seed: 20261121 },
    )
  })
})

describe('finished drawings', () => {
  const assets = loadEngineAssets()
  const layouts: Design['layout'][] = [
    'badge',
    'ribbon',
    'stack',
    'arched',
    'glyph',
    'lettering',
    'sunset',
    'script',
  ]

  it.each(layouts)('%s: a valid cut at 50, 100 and 250 mm, like the outline it was fitted to', (layout) => {
    const design: Design = {
      layout,
      motif: 'game-icons:wolf-howl',
      words: ['NIAGARA', 'OFFROAD'],
      palette: 'vintage-red',
    }
    const drawn = drawDecal(design, assets)
    if (!drawn.ok) throw new Error(drawn.reason)
    const { layers, border } = drawn.drawing
    const silhouette = union(...layers.map((l) => l.shape))
    for (const widthMm of [50, 100, 250]) {
      expectSound(
        finish({ artwork: { kind: 'layers', layers }, silhouette, border, widthMm, cutKind: 'kiss' }),
        widthMm,
      )
    }
    const { outline } = traceContour(silhouette, 3)
    expect(computeOverlap([flattenPath(fitContour(outline), 0.005)], [outline])).toBeGreaterThanOrEqual(0.999)
  })
})
