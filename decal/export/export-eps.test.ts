import { describe, expect, it } from 'vitest'
import { describeIfInstalled, separatePlates } from '../../tests/setup/readers.ts'
import { EXAMPLE_RADIUS_MM, drawQuarterRedPng, makePictureDecal, makeRoundDecal } from './example-decals.ts'
import { exportEps } from './export-eps.ts'
import { exportPdf } from './export-pdf.ts'

const MIDDLE = EXAMPLE_RADIUS_MM + 2
const processInks = ['Cyan', 'Magenta', 'Yellow', 'Black']

describe('the EPS', () => {
  it('is the same text for the same decal, in 7 bits and short lines', async () => {
    const eps = await exportEps(makePictureDecal(await drawQuarterRedPng()), { title: 'Élan (7)\\' })
    expect(eps).toBe(await exportEps(makePictureDecal(await drawQuarterRedPng()), { title: 'Élan (7)\\' }))
    expect(eps).toMatch(/^[\n -~]*$/u)
    expect(eps.split('\n').every((line) => line.length <= 255)).toBe(true)
    expect(eps).toContain(String.raw`%%Title: (?lan \(7\)\\)`)
  })

  it('states its size', async () => {
    const side = (2 * MIDDLE * 72) / 25.4
    const [, ...found] =
      /%%HiResBoundingBox: 0 0 (\S+) (\S+)\n/u.exec(await exportEps(makeRoundDecal())) ?? []
    expect(found.map(Number)).toEqual([expect.closeTo(side, 3), expect.closeTo(side, 3)])
  })

  it('refuses an ink’s name for the cut line', async () => {
    await expect(exportEps(makeRoundDecal(), { spotName: 'Magenta' })).rejects.toThrow('cannot be called')
  })
})

describeIfInstalled('gs', 'the EPS on plates', () => {
  it('has only the cut line on a separate plate', async () => {
    const plates = await separatePlates('decal.eps', await exportEps(makeRoundDecal()))
    expect([...plates.keys()].toSorted()).toEqual([...processInks, 'CutContour'].toSorted())
    const knife = plates.get('CutContour')
    const near = [-0.1, 0, 0.1].map((off) => knife?.inkAt(MIDDLE - EXAMPLE_RADIUS_MM + off, MIDDLE))
    expect(Math.max(...near.map((ink) => ink ?? 0))).toBe(1)
    expect(knife?.inked).toBeLessThan(0.012)
    for (const ink of processInks) expect(plates.get(ink)?.inkAt(MIDDLE - EXAMPLE_RADIUS_MM, MIDDLE)).toBe(0)
  })

  it('overprints the border, which fills the bleed', async () => {
    const plates = await separatePlates('decal.eps', await exportEps(makeRoundDecal('#ff0000', 'through')))
    expect(plates.get('PerfCutContour')?.inked).toBeGreaterThan(0)
    for (let off = -0.2; off < 0.2; off += 0.05) {
      const inks = processInks.map((ink) => plates.get(ink)?.inkAt(MIDDLE - EXAMPLE_RADIUS_MM + off, MIDDLE))
      expect(inks).toEqual([0, 1, 1, 0])
    }
  })

  it('prints the same inks as the PDF', async () => {
    const eps = await separatePlates('decal.eps', await exportEps(makeRoundDecal('#ff0000')))
    const pdf = await separatePlates('decal.pdf', await exportPdf(makeRoundDecal('#ff0000')))
    for (const ink of processInks) {
      expect(eps.get(ink)?.inked).toBeCloseTo(pdf.get(ink)?.inked ?? NaN, 2)
    }
  })

  it('shows a picture the right way up', async () => {
    const plates = await separatePlates(
      'decal.eps',
      await exportEps(makePictureDecal(await drawQuarterRedPng(), '#0000ff')),
    )
    const yellow = (dx: number, dy: number) => plates.get('Yellow')?.inkAt(MIDDLE + dx, MIDDLE + dy)
    expect(
      [yellow(-15, -10), yellow(-15, 10), yellow(15, -10), yellow(15, 10)].map((ink) => (ink ?? 0) > 0.5),
    ).toEqual([true, false, false, false])
    expect(plates.get('CutContour')?.inked).toBeGreaterThan(0)
  })
})
