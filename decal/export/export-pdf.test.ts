import { describe, expect, it } from 'vitest'
import {
  withTemporaryFile,
  describeIfInstalled,
  runReader,
  separatePlates,
} from '../../tests/setup/readers.ts'
import { EXAMPLE_RADIUS_MM, drawQuarterRedPng, makePictureDecal, makeRoundDecal } from './example-decals.ts'
import { exportPdf } from './export-pdf.ts'

const PAGE_CENTRE = EXAMPLE_RADIUS_MM + 2
/** Returns points on a circle about the centre of the page, measured from its top left corner. */
const around = (radius: number): { x: number; y: number }[] =>
  Array.from({ length: 72 }, (_, i) => ({
    x: PAGE_CENTRE + radius * Math.cos((i * Math.PI) / 36),
    y: PAGE_CENTRE + radius * Math.sin((i * Math.PI) / 36),
  }))
const processInks = ['Cyan', 'Magenta', 'Yellow', 'Black']

describe('the PDF', () => {
  it('is the same bytes for the same decal', async () => {
    const [first, second] = [
      await exportPdf(makeRoundDecal(), { title: 'Wolf' }),
      await exportPdf(makeRoundDecal(), { title: 'Wolf' }),
    ]
    expect(Buffer.compare(first, second)).toBe(0)
  })

  it.each(['', 'All', 'black'])('refuses to call the cut line "%s"', async (spotName) => {
    await expect(exportPdf(makeRoundDecal(), { spotName })).rejects.toThrow('cannot be called')
  })
})

describeIfInstalled('gs', 'the PDF on plates', () => {
  it('has the cut line on a separate plate, along the whole cut and nowhere else', async () => {
    const plates = await separatePlates('decal.pdf', await exportPdf(makeRoundDecal()))
    const knife = plates.get('CutContour')
    expect([...plates.keys()].toSorted()).toEqual([...processInks, 'CutContour'].toSorted())
    for (const off of [-0.3, 0.3]) {
      for (const { x, y } of around(EXAMPLE_RADIUS_MM + off)) expect(knife?.inkAt(x, y)).toBe(0)
    }
    const hit = around(EXAMPLE_RADIUS_MM).filter(({ x, y }) =>
      [-0.09, 0, 0.09].some((dx) => [-0.09, 0, 0.09].some((dy) => knife?.inkAt(x + dx, y + dy) === 1)),
    )
    expect(hit).toHaveLength(72)
    // A cut line of 0.25 pt around a 46 mm circle covers half a percent of its bounding square.
    expect(knife?.inked).toBeLessThan(0.012)
  })

  it('prints no ink for a white border, and none for the cut line', async () => {
    const plates = await separatePlates('decal.pdf', await exportPdf(makeRoundDecal()))
    for (const ink of processInks) {
      for (const radius of [21, EXAMPLE_RADIUS_MM, 24]) {
        for (const { x, y } of around(radius)) expect(plates.get(ink)?.inkAt(x, y)).toBe(0)
      }
    }
  })

  it('fills the bleed with a border of any other colour, and the cut line overprints it', async () => {
    const plates = await separatePlates('decal.pdf', await exportPdf(makeRoundDecal('#ff0000')))
    for (const { x, y } of [...around(21), ...around(EXAMPLE_RADIUS_MM), ...around(24.8)]) {
      expect(processInks.map((ink) => plates.get(ink)?.inkAt(x, y))).toEqual([0, 1, 1, 0])
    }
    expect(plates.get('Magenta')?.inkAt(1, 1)).toBe(0)
  })

  it('knocks white artwork out of the layers below', async () => {
    const plates = await separatePlates('decal.pdf', await exportPdf(makeRoundDecal()))
    for (const { x, y } of around(17.5)) {
      expect(processInks.map((ink) => plates.get(ink)?.inkAt(x, y))).toEqual([0, 0, 0, 0])
    }
    for (const { x, y } of around(19)) expect(plates.get('Black')?.inkAt(x, y)).toBeCloseTo(1 - 0x3e / 255, 1)
  })

  it('names the cut line as the cutter expects', async () => {
    const through = await separatePlates('decal.pdf', await exportPdf(makeRoundDecal('#ffffff', 'through')))
    expect(through.get('PerfCutContour')?.inked).toBeGreaterThan(0)
    const named = await separatePlates(
      'decal.pdf',
      await exportPdf(makeRoundDecal(), { spotName: 'Thru cut 2' }),
    )
    expect(named.get('Thru cut 2')?.inked).toBeGreaterThan(0)
  })

  it('prints a picture in its box, and the border where the picture is transparent', async () => {
    const plates = await separatePlates(
      'decal.pdf',
      await exportPdf(makePictureDecal(await drawQuarterRedPng(), '#0000ff')),
    )
    const yellow = (x: number, y: number) => plates.get('Yellow')?.inkAt(x, y) ?? 0
    expect(yellow(PAGE_CENTRE - 15, PAGE_CENTRE - 10)).toBeGreaterThan(0.9)
    // Nothing is printed at the picture's corner, because it lies outside the bleed.
    expect(yellow(PAGE_CENTRE - 19, PAGE_CENTRE - 19)).toBe(0)
    expect(yellow(PAGE_CENTRE - 15, PAGE_CENTRE + 10)).toBe(0)
    const [inside, outside] = [PAGE_CENTRE + 15, PAGE_CENTRE + 22].map((x) =>
      [...plates.values()].map((plate) => plate.inkAt(x, PAGE_CENTRE)),
    )
    expect(inside).toEqual(outside)
    expect(plates.get('Cyan')?.inkAt(PAGE_CENTRE + 15, PAGE_CENTRE)).toBeGreaterThan(0.5)
  })
})

describeIfInstalled('qpdf', 'the PDF inside', () => {
  it('is valid', async () => {
    for (const decal of [makeRoundDecal(), makePictureDecal(await drawQuarterRedPng())]) {
      await withTemporaryFile('decal.pdf', await exportPdf(decal, { title: 'Élan “7”' }), (file) => {
        expect(runReader('qpdf', ['--check', file])).toContain('No syntax or stream encoding errors')
      })
    }
  })

  it('strokes exactly one path in the spot colour, on top, and fills none with it', async () => {
    const plain = await withTemporaryFile('decal.pdf', await exportPdf(makeRoundDecal()), (file) =>
      runReader('qpdf', ['--qdf', '--object-streams=disable', file, '-']),
    )
    const [artwork = '', cut = ''] = plain.split('/OC /CutContour BDC')
    expect(artwork).toContain('/OC /Artwork BDC')
    expect(artwork).not.toMatch(/\bS$/mu)
    // Three layers are painted. The white border is bare film, so it isn't painted.
    expect(artwork.match(/^f$/gmu)).toHaveLength(3)
    const operators = cut.slice(0, cut.indexOf('EMC')).match(/(?<=^|\s)\/?[a-zA-Z]+(?=\s)/gu)
    expect(operators).toEqual([
      'q',
      '/Overprint',
      'gs',
      '/Knife',
      'CS',
      'SCN',
      'w',
      'j',
      'm',
      'c',
      'c',
      'c',
      'c',
      'h',
      'S',
      'Q',
    ])
    expect(cut).toMatch(/\n0\.25 w\n/u)
    expect(plain.match(/\/Knife/gu)).toHaveLength(2)
    expect(plain).toMatch(/\/OP true\s+\/OPM 1\s+\/op true/u)
    expect(plain).toMatch(/\/Separation\s+\/CutContour\s+\/DeviceCMYK/u)
  })

  it('has the layers Artwork and CutContour', async () => {
    const json = await withTemporaryFile('decal.pdf', await exportPdf(makeRoundDecal()), (file) =>
      runReader('qpdf', ['--json=2', file]),
    )
    expect(json.match(/(?<="\/Name": ")[^"]+/gu)).toEqual(['u:Artwork', 'u:CutContour'])
    expect(json).toContain('/OCProperties')
  })
})

describeIfInstalled('pdfinfo', 'the boxes of the PDF', () => {
  it('are the bleed for the page and the cut for the trim', async () => {
    const told = await withTemporaryFile(
      'decal.pdf',
      await exportPdf(makeRoundDecal(), { title: 'Wolf' }),
      (file) => runReader('pdfinfo', ['-box', file]),
    )
    const box = (name: string): number[] =>
      (new RegExp(`${name}:(.*)`, 'u').exec(told)?.[1] ?? '').trim().split(/\s+/u).map(Number)
    const expectMm = (name: string, mm: number[]): void => {
      box(name).forEach((points, i) => expect((points * 25.4) / 72).toBeCloseTo(mm[i] ?? NaN, 2))
    }
    const bleed = 2 * PAGE_CENTRE
    expectMm('MediaBox', [0, 0, bleed, bleed])
    expectMm('BleedBox', [0, 0, bleed, bleed])
    expectMm('TrimBox', [2, 2, 2 + 2 * EXAMPLE_RADIUS_MM, 2 + 2 * EXAMPLE_RADIUS_MM])
    expect(told).toMatch(/Title:\s+Wolf/u)
    expect(told).not.toContain('Date')
  })
})

describeIfInstalled('pdffonts', 'the fonts of the PDF', () => {
  it('don’t exist', async () => {
    const table = await withTemporaryFile('decal.pdf', await exportPdf(makeRoundDecal()), (file) =>
      runReader('pdffonts', [file]),
    )
    expect(table.trim().split('\n').slice(2)).toEqual([])
  })
})
