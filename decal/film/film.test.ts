import { describe, expect, it } from 'vitest'
import { describeIfInstalled, separatePlates } from '../../tests/setup/readers.ts'
import { flattenPath } from '../contour/cut-path.ts'
import type { Decal } from '../decal.ts'
import { exportDxf } from '../export/export-dxf.ts'
import { exportEps } from '../export/export-eps.ts'
import { exportPdf } from '../export/export-pdf.ts'
import { exportSvg } from '../export/export-svg.ts'
import { computeShapeArea, measureBox, signedRingArea } from '../geometry/shape.ts'
import { checkDecal } from '../preflight/preflight.ts'
import { readStoredDecal, storeDecal } from '../stored-decal.ts'
import { loadEngineAssets } from '../assets/load-assets.ts'
import { type FilmDesign, parseStoredDescription } from './film-design.ts'
import { makeFilmDecal } from './make-film.ts'

const assets = loadEngineAssets()
const STAG = {
  layout: 'arched',
  motif: 'game-icons:stag-head',
  words: ['TIMBERLINE', 'COUNTRY'],
  palette: 'camo',
}

function cut(drawing: FilmDesign['drawing'], widthMm = 150): Decal {
  const shown = parseStoredDescription({ film: '#15305a', drawing })
  if (shown.kind !== 'film') throw new Error(shown.kind)
  const made = makeFilmDecal(shown.film, shown.design, { widthMm, cutKind: 'kiss' }, assets)
  if (!made.ok) throw new Error(made.reason)
  return made.decal
}
const lettering = (lines: string[], more: object = {}) =>
  cut({ kind: 'lettering', lines, hand: 'block', ...more })

const rings = (decal: Decal) => decal.film?.contours.map((path) => flattenPath(path, 0.01)) ?? []

describe('a decal of one colour of film', () => {
  it('has the width that was sold, in a weeding box 5 mm larger, with every contour closed', () => {
    const decal = cut({ kind: 'design', design: STAG })
    expect(decal.box.width).toBeCloseTo(150, 1)
    const box = measureBox([flattenPath(decal.cut, 0.01)])
    expect(box.width - decal.box.width).toBeCloseTo(10, 3)
    for (const { start, curves } of decal.film?.contours ?? []) expect(curves.at(-1)?.to).toEqual(start)
  })

  it('keeps the counters of letters as holes, and is not mirrored', () => {
    const decal = lettering(['BOL'])
    const turns = rings(decal).map((ring) => Math.sign(signedRingArea(ring)))
    // B has two counters, O has one, L has none.
    expect(turns.filter((turn) => turn !== Math.sign(turns[0] ?? 0)).length === 3 || turns.length === 6).toBe(
      true,
    )
    expect(rings(decal)).toHaveLength(6)
    // L is the last letter, and its stem is on its left.
    const l = rings(decal).toSorted((a, b) => measureBox([b]).left - measureBox([a]).left)[0] ?? []
    const { cx, top } = measureBox([l])
    expect(l.filter(({ y }) => y < top + 1).every(({ x }) => x < cx)).toBe(true)
  })

  it('has capitals of exactly the height that was sold, however long the words are', () => {
    for (const words of ['HI', 'H12345678']) {
      const decal = lettering([words], { capMm: 75 })
      const tall = rings(decal).map((ring) => measureBox([ring]).height)
      expect(Math.min(...tall.slice(0, 1))).toBeGreaterThan(70)
      expect(measureBox(rings(decal)).height).toBeGreaterThanOrEqual(74.9)
      expect(measureBox(rings(decal)).height).toBeLessThan(79)
    }
  })

  it('is a disc with the number cut out of it on request', () => {
    const decal = lettering(['17'], { disc: true })
    expect(decal.box.height).toBeCloseTo(decal.box.width, 1)
    expect(computeShapeArea(rings(decal))).toBeLessThan(Math.PI * 75 ** 2)
  })

  it('has hairlines that hold, as far as letters stay legible; finer lettering is reported', () => {
    const stops = (capMm: number) =>
      checkDecal(lettering(['Second Wind'], { hand: 'script', capMm })).filter(
        ({ severity }) => severity === 'stop',
      )
    expect(stops(50)).toEqual([])
    expect(stops(12).map(({ code }) => code)).toContain('features-too-thin')
    expect(checkDecal(lettering(['CAMP'], { capMm: 100 }))).toEqual([])
  })

  it('keeps its exact width although its edges were thickened', () => {
    const fine = cut({ kind: 'design', design: { ...STAG, layout: 'badge' } }, 90)
    expect(measureBox(rings(fine)).width).toBeCloseTo(90, 2)
  })

  it('sets the text under a line of script as small capitals on request', () => {
    const whole = lettering(['Second Wind', 'Port'], { hand: 'script', capMm: 100 })
    const small = lettering(['Second Wind', 'Port'], { hand: 'script', below: 'block', capMm: 100 })
    expect(small.box.height).toBeLessThan(whole.box.height)
  })

  it('survives storing and reading, to the last contour', () => {
    const decal = cut({ kind: 'design', design: STAG })
    const again = readStoredDecal(storeDecal(decal))
    expect(again.film?.contours).toHaveLength(rings(decal).length)
    expect(storeDecal(again)).toEqual(storeDecal(decal))
  })

  it('is one DXF polyline per contour and one for the box; the SVG has a separate preview layer', () => {
    const decal = lettering(['BOL'])
    expect(exportDxf(decal).match(/\nLWPOLYLINE\n/g)).toHaveLength(7)
    const svg = exportSvg(decal)
    expect(svg).toContain('inkscape:label="Preview"')
    expect(svg.split('id="CutContour"')[1]?.match(/M/g)).toHaveLength(7)
  })

  it('is refused for characters that can’t be set and for anything that isn’t a design', () => {
    const bad = { film: '#15305a', drawing: { kind: 'lettering', lines: ['\u4f60'], hand: 'block' } }
    expect(parseStoredDescription(bad).kind).toBe('damaged')
    const unknown = { film: '#15305a', drawing: { kind: 'design', design: { layout: 'none' } } }
    expect(parseStoredDescription(unknown).kind).toBe('damaged')
  })
})

describeIfInstalled('gs', 'the press files of cut film', () => {
  it.each(['decal.pdf', 'decal.eps'] as const)(
    'have nothing on any plate but CutContour: %s',
    async (name) => {
      const decal = cut({ kind: 'design', design: STAG })
      const file = name.endsWith('pdf')
        ? await exportPdf(decal)
        : new TextEncoder().encode(await exportEps(decal))
      const plates = await separatePlates(name, file)
      for (const [plate, { inked }] of plates) {
        if (plate === 'CutContour') expect(inked).toBeGreaterThan(0.001)
        else expect(inked, plate).toBe(0)
      }
    },
  )
})
