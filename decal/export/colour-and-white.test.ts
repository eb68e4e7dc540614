import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import {
  withTemporaryFile,
  describeIfInstalled,
  runReader,
  separatePlates,
} from '../../tests/setup/readers.ts'
import { EXAMPLE_RADIUS_MM, makePictureDecal, drawQuarterRedPng, makeRoundDecal } from './example-decals.ts'
import { exportDxf } from './export-dxf.ts'
import { exportEps } from './export-eps.ts'
import { exportPdf } from './export-pdf.ts'
import { exportSvg } from './export-svg.ts'
import { buildCmykProfile } from './cmyk-profile.ts'
import { separateColour } from './inks.ts'
import { MARK_DIAMETER_MM, MARK_BAND_MM } from './registration-marks.ts'

const CENTRE = EXAMPLE_RADIUS_MM + 2
const qdf = (pdf: Uint8Array): Promise<string> =>
  withTemporaryFile('decal.pdf', pdf, (file) =>
    runReader('qpdf', ['--qdf', '--object-streams=disable', file, '-']),
  )

describeIfInstalled('gs', 'the profile of the output intent', () => {
  it('maps inks back to the screen colours they were made from', async () => {
    const colours = [
      '#ff0000',
      '#0000ff',
      '#c8242b',
      '#0f3d3e',
      '#ffcc00',
      '#808080',
      '#2b1a1a',
      '#f7edd8',
      '#5ac878',
      '#000000',
      '#ffffff',
    ]
    const patches = colours.map((colour, i) => {
      const { c, m, y, k } = separateColour(colour)
      return `${c} ${m} ${y} ${k} setcmykcolor ${i * 10} 0 10 10 rectfill\n`
    })
    const program = `<< /PageSize [${colours.length * 10} 10] >> setpagedevice\n${patches.join('')}showpage\n`
    const pixels = await withTemporaryFile('profile.icc', buildCmykProfile(), (profile) =>
      withTemporaryFile('patches.ps', program, async (file) => {
        const how = ['-q', '-dNOPAUSE', '-dBATCH', '-dNOSAFER', '-sDEVICE=png16m', '-r72', '-dRenderIntent=1']
        runReader('gs', [...how, `-sDefaultCMYKProfile=${profile}`, `-sOutputFile=${file}.png`, file])
        return sharp(`${file}.png`).removeAlpha().raw().toBuffer()
      }),
    )
    for (const [i, colour] of colours.entries()) {
      const at = (5 * colours.length * 10 + i * 10 + 5) * 3
      const wanted = [1, 3, 5].map((k) => Number.parseInt(colour.slice(k, k + 2), 16))
      for (const [k, channel] of wanted.entries())
        expect(Math.abs((pixels[at + k] ?? NaN) - channel), colour).toBeLessThanOrEqual(2)
    }
  })
})

describeIfInstalled('qpdf', 'the colour spaces of a file', () => {
  it.each(['drawing', 'picture'])(
    'of a %s are CMYK and spot colours alone, with an output intent',
    async (what) => {
      const decal =
        what === 'picture'
          ? makePictureDecal(await drawQuarterRedPng(), '#0000ff')
          : makeRoundDecal('#ff0000')
      const pdf = await exportPdf(decal, { white: { chokeMm: 0.2 }, marks: true })
      await withTemporaryFile('decal.pdf', pdf, (file) =>
        expect(runReader('qpdf', ['--check', file])).toContain('No syntax or stream encoding errors'),
      )
      const plain = await qdf(pdf)
      const objects = plain.replaceAll(/stream\n[^]*?endstream/g, '')
      expect(/\/Device(RGB|Gray)/.test(objects)).toBe(false)
      const [drawn = ''] = plain.slice(plain.indexOf('BDC')).split('endstream')
      expect(/ (g|G|rg|RG)$/m.test(drawn)).toBe(false)
      expect(drawn).toContain(' k\n')
      expect(objects).toMatch(/\/OutputIntents \[/)
      expect(objects).toMatch(/\/DestOutputProfile \d+ 0 R/)
      expect(plain.includes('prtrCMYKLab ')).toBe(true)
    },
  )
})

describeIfInstalled('gs', 'one colour', () => {
  it('has the same inks in a picture and beside it', async () => {
    const plates = await separatePlates(
      'decal.pdf',
      await exportPdf(makePictureDecal(await drawQuarterRedPng(), '#ff0000')),
    )
    // The two points lie left of the middle: one within the picture, one outside it on the bleed.
    for (const ink of ['Cyan', 'Magenta', 'Yellow', 'Black'])
      expect(plates.get(ink)?.inkAt(CENTRE - 10, CENTRE - 10)).toBe(
        plates.get(ink)?.inkAt(CENTRE - 22, CENTRE),
      )
  })
})

describeIfInstalled('gs', 'white ink', () => {
  it.each(['pdf', 'eps'] as const)(
    'lies below the print on a plate of its own in %s, choked',
    async (format) => {
      const options = { white: { chokeMm: 0.5 } }
      const decal = makeRoundDecal()
      const file = format === 'pdf' ? await exportPdf(decal, options) : await exportEps(decal, options)
      const [plates, without] = [
        await separatePlates(`decal.${format}`, file),
        await separatePlates('decal.pdf', await exportPdf(decal)),
      ]
      const white = plates.get('White')
      // White ink lies below coloured ink and white artwork, up to half a millimetre from the edge of the print, but not on bare film.
      for (const [radius, ink] of [
        [0, 1],
        [17.5, 1],
        [19.3, 1],
        [19.8, 0],
        [21, 0],
      ] as const)
        expect(white?.inkAt(CENTRE + radius, CENTRE), `${radius} mm`).toBe(ink)
      for (const ink of ['Cyan', 'Magenta', 'Yellow', 'Black'])
        for (const radius of [5, 17.5, 19])
          expect(plates.get(ink)?.inkAt(CENTRE + radius, CENTRE)).toBeCloseTo(
            without.get(ink)?.inkAt(CENTRE + radius, CENTRE) ?? NaN,
            2,
          )
      expect(without.has('White')).toBe(false)
    },
  )

  it('follows the visible part of a picture', async () => {
    const pdf = await exportPdf(makePictureDecal(await drawQuarterRedPng()), { white: { chokeMm: 0.5 } })
    const white = (await separatePlates('decal.pdf', pdf)).get('White')
    // The picture's upper left quarter is red and 20 mm wide; the other three quarters are transparent.
    expect([white?.inkAt(CENTRE - 10, CENTRE - 10), white?.inkAt(CENTRE - 1, CENTRE - 1)]).toEqual([1, 1])
    expect([white?.inkAt(CENTRE - 0.2, CENTRE - 10), white?.inkAt(CENTRE + 5, CENTRE - 5)]).toEqual([0, 0])
  })

  it('lies below any border except bare film', async () => {
    const white = (
      await separatePlates(
        'decal.pdf',
        await exportPdf(makeRoundDecal('#ff0000'), { white: { chokeMm: 0.2 } }),
      )
    ).get('White')
    expect(white?.inkAt(CENTRE + 24.5, CENTRE)).toBe(1)
  })
})

describe('registration marks by choice', () => {
  const [middle, corner] = [MARK_BAND_MM / 2, 2 * CENTRE + MARK_BAND_MM + MARK_BAND_MM / 2]

  describeIfInstalled('gs', 'on the black plate', () => {
    it.each(['pdf', 'eps'] as const)('stand in a band around the bleed in %s', async (format) => {
      const file =
        format === 'pdf'
          ? await exportPdf(makeRoundDecal(), { marks: true })
          : await exportEps(makeRoundDecal(), { marks: true })
      const black = (await separatePlates(`decal.${format}`, file)).get('Black')
      for (const x of [middle, corner]) for (const y of [middle, corner]) expect(black?.inkAt(x, y)).toBe(1)
      expect(black?.inkAt(middle + MARK_DIAMETER_MM / 2 + 0.4, middle)).toBe(0)
    })
  })

  it('are at the same positions in SVG and DXF, on a layer named Registration', () => {
    expect(exportSvg(makeRoundDecal(), { marks: true })).toMatch(
      /width="72mm" height="72mm"[\s\S]*<g id="Registration"/,
    )
    const dxf = exportDxf(makeRoundDecal(), { marks: true })
    expect(dxf.match(/Registration\n *100\nAcDbPolyline/g)).toHaveLength(5)
    expect(exportSvg(makeRoundDecal())).not.toContain('Registration')
    expect(exportDxf(makeRoundDecal())).not.toContain('Registration')
  })
})
