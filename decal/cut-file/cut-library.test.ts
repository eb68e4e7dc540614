import { XMLParser } from 'fast-xml-parser'
import { describe, expect, it, vi } from 'vitest'
import library from '../../content/cut-files/library.json' with { type: 'json' }
import { withTemporaryFile, describeIfInstalled, runReader } from '../../tests/setup/readers.ts'
import { parseDesign } from '../design.ts'
import { closeGaps, removeSpikes, subtract } from '../geometry/shape-operations.ts'
import { computeShapeArea, measureBox, type Shape } from '../geometry/shape.ts'
import { loadEngineAssets } from '../assets/load-assets.ts'
import { MIN_PIECE_MM2, MIN_THICKNESS_MM } from './cut-figure.ts'
import { writeCutFileDxf } from './cut-file-dxf.ts'
import { writeCutFileEps } from './cut-file-eps.ts'
import { writeCutFilePdf } from './cut-file-pdf.ts'
import { drawCutFilePng } from './cut-file-png.ts'
import { writeCutFileSvg } from './cut-file-svg.ts'
import { type CutFile, CUT_FILE_LONGEST_SIDE_MM, makeCutFile } from './cut-file.ts'

vi.setConfig({ testTimeout: 30_000 })

const assets = loadEngineAssets()
const entries = [
  ...library.singles.map((file) => ({ ...file, name: file.handle })),
  ...library.sets.flatMap(({ handle, files }) =>
    files.map((file) => ({ ...file, name: `${handle}: ${file.title}` })),
  ),
]

function make(design: unknown): CutFile {
  const parsed = parseDesign(JSON.stringify(design))
  if (!parsed.ok) throw new Error(`${parsed.field}: ${parsed.fault.code}`)
  const made = makeCutFile(parsed.design, assets)
  if (!made.ok) throw new Error(made.reason)
  return made.cutFile
}

const designOf = ({ layers }: CutFile): Shape => layers.find(({ name }) => name === 'Design')?.shape ?? []
const first = make(library.singles[0]?.design)

// A tolerance in mm that is subtracted from half the minimum thickness. Corners are slightly thinner, because curves are cut as chords and
// offsets are rounded.
const CORNERS = 0.12

describe('the library of cut files', () => {
  it('has 64 designs, 16 per theme, and sets, all with unique names', () => {
    const shelves = Map.groupBy(library.singles, ({ theme }) => theme)
    expect([...shelves].map(([theme, files]) => [theme, files.length])).toEqual([
      ['seasonal', 16],
      ['typography', 16],
      ['home-decor', 16],
      ['business', 16],
    ])
    expect(new Set(entries.map(({ name }) => name)).size).toBe(entries.length)
  })

  it.each(entries)('$name can be cut and weeded at its stated size', ({ design, widthMm, heightMm }) => {
    const cutFile = make(design)
    const figure = designOf(cutFile)
    const { width, height } = measureBox(figure)
    expect([Math.round(width), Math.round(height)]).toEqual([widthMm, heightMm])
    expect(Math.max(width, height)).toBeCloseTo(CUT_FILE_LONGEST_SIDE_MM, 3)
    // On a 12 inch mat, 11.5 by 11.5 inches can be used.
    expect(Math.max(cutFile.sheet.width, cutFile.sheet.height)).toBeLessThan(11.5 * 25.4)
    const r = MIN_THICKNESS_MM / 2 - CORNERS
    const thinLines = subtract(figure, removeSpikes(figure, r))
    const thinGaps = subtract(closeGaps(figure, r), figure)
    for (const thin of [thinLines, thinGaps])
      for (const ring of thin) expect(computeShapeArea([ring])).toBeLessThan(1)
    for (const ring of figure) {
      expect(computeShapeArea([ring])).toBeGreaterThan(MIN_PIECE_MM2 * 0.9)
      expect(ring.length).toBeGreaterThan(2)
    }
    for (const { shape } of cutFile.layers) expect(computeShapeArea(shape)).toBeGreaterThan(1_000)
  })

  it('is the same every time', async () => {
    expect(
      Buffer.from(await writeCutFilePdf(first, 'A')).equals(
        await writeCutFilePdf(make(library.singles[0]?.design), 'A'),
      ),
    ).toBe(true)
  })
})

describe('a cut file as SVG', () => {
  it('is two layers of one filled, closed path each, in millimetres, and nothing else', () => {
    const svg = writeCutFileSvg(first, 'Salt & <Pepper>')
    const read = new XMLParser({ ignoreAttributes: false }).parse(svg)
    expect(read.svg['@_width']).toMatch(/^\d+(\.\d+)?mm$/)
    expect(read.svg.title).toBe('Salt & <Pepper>')
    expect(
      read.svg.g.map((group: Record<string, unknown>) => [group['@_id'], Object.keys(group).at(-1) !== '']),
    ).toEqual([
      ['Backing', true],
      ['Design', true],
    ])
    expect(svg).not.toMatch(/<text|<image|stroke|style|transform|href|NaN/)
    const paths = [...svg.matchAll(/ d="([^"]+)"/g)].map(([, d = '']) => d)
    expect(paths).toHaveLength(2)
    for (const d of paths) expect(d.match(/M/g)?.length).toBe(d.match(/z/g)?.length)
  })
})

const sample = library.singles.filter((_, i) => i % 16 === 0)

describeIfInstalled('ezdxf', 'a cut file as DXF', () => {
  it.each(sample)('$handle is closed polylines in mm, as ezdxf reads it', async ({ design, widthMm }) => {
    const script = `
import sys, ezdxf
from ezdxf import bbox
doc = ezdxf.readfile(sys.argv[1])
space = doc.modelspace()
lines = [e for e in space if e.dxf.layer == 'Design']
box = bbox.extents(lines)
print(len(doc.audit().errors), all(e.dxftype() == 'LWPOLYLINE' and e.closed for e in space), sorted({e.dxf.layer for e in space}), doc.units, round(box.size.x))`
    await withTemporaryFile('cut.dxf', writeCutFileDxf(make(design)), (file) => {
      expect(runReader('ezdxf', ['-c', script, file]).trim()).toBe(
        `0 True ['Backing', 'Design'] 4 ${widthMm}`,
      )
    })
  })
})

describeIfInstalled('gs', 'a cut file as EPS and PDF', () => {
  it.each(sample)('$handle is a page of its size without fonts or pictures', async ({ design }) => {
    const cutFile = make(design)
    await withTemporaryFile('cut.pdf', await writeCutFilePdf(cutFile, 'A cut file'), (file) => {
      expect(runReader('qpdf', ['--check', file])).toContain('No syntax or stream encoding errors')
      expect(runReader('pdffonts', [file]).trim().split('\n')).toHaveLength(2)
      const [, width = ''] = /Page size:\s+([\d.]+) x/.exec(runReader('pdfinfo', [file])) ?? []
      expect(Number(width)).toBeCloseTo((cutFile.sheet.width * 72) / 25.4, 0)
      const json = runReader('qpdf', ['--json', file])
      expect(json.match(/"\/OCG"/g)?.length).toBe(2)
      expect(json).not.toContain('/Image')
    })
    await withTemporaryFile('cut.eps', writeCutFileEps(cutFile), (file) => {
      const box = runReader('gs', [
        '-q',
        '-dSAFER',
        '-dBATCH',
        '-dNOPAUSE',
        '-sDEVICE=bbox',
        file,
        '-c',
        'quit',
      ])
      expect(box).not.toContain('Error')
    })
  })
})

it('the PNG has 300 dots per inch', () => {
  const png = Buffer.from(drawCutFilePng(first))
  expect(png.readUInt32BE(16)).toBe(Math.round((first.sheet.width / 25.4) * 300))
})
