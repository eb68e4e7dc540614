import { describe, expect, it } from 'vitest'
import { makeStraightCurve } from '../contour/cut-path.ts'
import { finishDecal, type FinishingOptions } from '../contour/finish-decal.ts'
import type { Decal } from '../decal.ts'
import { drawDecal } from '../draw-decal.ts'
import { makeLayer, type Layer } from '../drawing.ts'
import { union } from '../geometry/shape-operations.ts'
import { makeDisc, makeRectangle } from '../geometry/figures.ts'
import { measureBox, type Point } from '../geometry/shape.ts'
import { loadEngineAssets } from '../assets/load-assets.ts'
import type { PreflightProduction } from './finding.ts'
import { checkDecal } from './preflight.ts'

function decalOf(layers: Layer[], more: Partial<FinishingOptions> = {}): Decal {
  const silhouette = union(...layers.map((l) => l.shape))
  const artwork: FinishingOptions['artwork'] = { kind: 'layers', layers }
  const input: FinishingOptions = {
    artwork,
    silhouette,
    border: '#ffffff',
    widthMm: 106,
    cutKind: 'kiss',
    ...more,
  }
  const finished = finishDecal(input)
  if (!finished.ok) throw new Error(finished.reason)
  return finished.decal
}

const findings = (decal: Decal, production?: PreflightProduction): string[] =>
  checkDecal(decal, production).map(({ severity, code }) => `${severity} ${code}`)

const ground = makeLayer('frame', '#112233', makeRectangle(0, 0, 100, 60))
/** Draws letters as blocks with a known height and stroke width. */
const letters = (fill: string, height: number, stroke = 4): Layer =>
  makeLayer(
    'text',
    fill,
    [0, 1, 2, 3].flatMap((i) => makeRectangle(20 + i * 12, 20, stroke, height)),
  )
const cutAlong = (points: Point[]): Decal['cut'] => ({
  start: points.at(-1) ?? { x: 0, y: 0 },
  curves: points.map((to, i) => makeStraightCurve(points[i - 1] ?? points.at(-1) ?? to, to)),
})
const sound = decalOf([ground, letters('#ffffff', 20)])
const square = [
  { x: 0, y: 0 },
  { x: 106, y: 0 },
  { x: 106, y: 66 },
  { x: 0, y: 66 },
]
const bowTie = [
  { x: 0, y: 0 },
  { x: 106, y: 66 },
  { x: 106, y: 0 },
  { x: 0, y: 40 },
]

describe('preflight', () => {
  it('finds nothing in a flawless decal', () => {
    expect(checkDecal(sound)).toEqual([])
  })

  it.each<[string, Decal]>([
    ['stop cut-not-one-closed-path', { ...sound, cut: { ...sound.cut, start: { x: 50, y: -20 } } }],
    ['stop cut-not-one-closed-path', { ...sound, cut: { start: { x: 0, y: 0 }, curves: [] } }],
    ['stop cut-crosses-itself', { ...sound, cut: cutAlong(bowTie) }],
    ['stop cut-too-tight', { ...sound, cut: cutAlong(square) }],
    ['stop cut-too-near-artwork', { ...sound, silhouette: makeRectangle(3, 3, 101, 60) }],
    [
      'stop artwork-outside-bleed',
      {
        ...sound,
        artwork: { kind: 'layers', layers: [makeLayer('scenery', '#88aacc', makeRectangle(-5, 10, 50, 5))] },
      },
    ],
    ['stop decal-too-small', { ...sound, box: { ...sound.box, height: 5.9 } }],
    ['stop decal-too-wide', { ...sound, bleed: makeRectangle(0, 0, 1301, 1301) }],
    [
      'warn features-too-thin',
      decalOf([ground, makeLayer('motif', '#ffffff', makeRectangle(10, 10, 60, 0.3))]),
    ],
    ['stop features-too-thin', decalOf([ground, letters('#ffffff', 20, 0.3)])],
    ['warn lettering-too-small', decalOf([ground, letters('#ffffff', 2.8, 1)])],
    ['stop lettering-too-small', decalOf([ground, letters('#ffffff', 1.8, 0.4)])],
    ['stop lettering-without-contrast', decalOf([ground, letters('#334455', 20)])],
    [
      'warn lettering-without-contrast',
      decalOf([makeLayer('frame', '#777777', makeRectangle(0, 0, 100, 60)), letters('#ffffff', 20)]),
    ],
    ['stop lettering-without-contrast', decalOf([letters('#ffee00', 20)])],
  ])('finds %s', (finding, decal) => {
    expect(findings(decal)).toContain(finding)
  })

  it('measures contrast against the outline of lettering, not against the colours it hides', () => {
    const white = letters('#ffffff', 20)
    const outline = makeLayer('textfx', '#000000', makeRectangle(15, 15, 60, 30))
    expect(
      findings(decalOf([makeLayer('frame', '#eeeeee', makeRectangle(0, 0, 100, 60)), outline, white])),
    ).toEqual([])
  })

  it('uses the cap heights that it is given', () => {
    expect(findings(sound, { process: 'print', capHeightsMm: [20, 2.4] })).toEqual([
      'warn lettering-too-small',
    ])
  })

  it('demands more of knife-cut vinyl: strokes of 2 mm, letters of 12 mm', () => {
    const knife: PreflightProduction = { process: 'knife' }
    expect(findings(sound, knife)).toEqual([])
    expect(findings(decalOf([ground, letters('#ffffff', 20, 1.8)]), knife)).toEqual([
      'stop features-too-thin',
    ])
    expect(findings(decalOf([ground, letters('#ffffff', 11)]), knife)).toEqual(['warn lettering-too-small'])
  })

  it.each<[number, boolean, string[]]>([
    [300, false, []],
    [299, false, ['warn picture-too-coarse']],
    [150, false, ['warn picture-too-coarse']],
    [149, false, ['stop picture-too-coarse']],
    [149, true, ['warn picture-too-coarse']],
  ])('judges a picture of %i dpi, accepted as it is: %s', (dpi, coarsePictureAccepted, found) => {
    const artwork: Decal['artwork'] = {
      kind: 'picture',
      png: new Uint8Array(),
      box: measureBox(makeDisc(53, 53, 50)),
      dpi,
    }
    const decal = { ...decalOf([makeLayer('motif', '#aa0000', makeDisc(0, 0, 50))]), artwork }
    expect(findings(decal, { process: 'print', coarsePictureAccepted })).toEqual(found)
  })

  it.each(['badge', 'shield', 'stack', 'arched', 'lettering', 'plate'] as const)(
    'stops no drawing of the layout %s at 100 mm',
    (layout) => {
      const drawn = drawDecal(
        { layout, motif: 'game-icons:wolf-howl', words: ['NIAGARA', 'OFFROAD'], palette: 'vintage-red' },
        loadEngineAssets(),
      )
      if (!drawn.ok) throw new Error(drawn.reason)
      const decal = decalOf(drawn.drawing.layers, { border: drawn.drawing.border, widthMm: 100 })
      expect(checkDecal(decal).filter((finding) => finding.severity === 'stop')).toEqual([])
    },
  )
})
