import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { withTemporaryFile, describeIfInstalled, runReader } from '../../../../tests/setup/readers.ts'
import { drawMuralElevation } from './mural-elevation.ts'
import { drawMuralLayout } from './mural-layout.ts'
import { writeMuralInstallationChecklist, writeMuralMeasuringSheet } from './mural-papers.ts'

describeIfInstalled('qpdf', 'The papers for walls', () => {
  it.each([
    [
      'measuring sheet',
      writeMuralMeasuringSheet,
      ['Wall measuring sheet', 'W1, along the floor', 'Outlet', 'H3'],
    ],
    [
      'installation checklist',
      writeMuralInstallationChecklist,
      ['Installation checklist', 'Test strip', '10. Wipe off adhesive', 'Seen and accepted by'],
    ],
  ])('the %s is a valid PDF of one page that states its purpose', async (_, make, said) => {
    await withTemporaryFile('paper.pdf', await make(), (file) => {
      expect(runReader('qpdf', ['--check', file])).toContain('No syntax or stream encoding errors')
      expect(runReader('qpdf', ['--show-npages', file]).trim()).toBe('1')
      const words = runReader('pdftotext', ['-layout', file, '-']).replaceAll(/\s+/g, ' ')
      for (const one of said) expect(words).toContain(one)
    })
  })
})

describe('the layout', () => {
  it('is a sheet in millimetres, one tenth of a wall of 12 × 8 ft, with a layer for each feature', async () => {
    const svg = drawMuralLayout()
    const { width, height } = await sharp(Buffer.from(svg), { density: 72 }).metadata()
    // The page in points: 3,657.6 × 2,438.4 mm at 1:10, with 15 mm of paper on each side and two rows of notes below. 72 points are one
    // inch.
    expect([width, height]).toEqual([1_122, 810])
    expect(svg).toMatch(/width="395\.76mm" height="285\.84mm"/)
    const layers = [...svg.matchAll(/inkscape:label="([^"]+)"/g)].map(([, name]) => name)
    expect(layers).toEqual(['Printed', 'Picture', 'Wall', 'Overlaps', 'Faces-and-words', 'Notes'])
    expect(svg.match(/Panel \d of 6/g)).toHaveLength(6)
  })
})

const report = z.object({
  errors: z.number(),
  fixes: z.number(),
  units: z.number(),
  layers: z.array(z.string()),
  boxes: z.record(z.string(), z.array(z.array(z.number()))),
})

// Reads the DXF with ezdxf, which represents the unit millimetre by the number 4.
const script = `
import json, sys, ezdxf
doc = ezdxf.readfile(sys.argv[1])
audit = doc.audit()
boxes = {}
for e in doc.modelspace().query('LWPOLYLINE'):
    points = list(e.get_points('xy'))
    xs, ys = [p[0] for p in points], [p[1] for p in points]
    boxes.setdefault(e.dxf.layer, []).append([round(v, 1) for v in (min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))])
print(json.dumps({'errors': len(audit.errors), 'fixes': len(audit.fixes), 'units': doc.units,
  'layers': sorted({e.dxf.layer for e in doc.modelspace()}), 'boxes': boxes}))
`

describeIfInstalled('ezdxf', 'The elevation read by ezdxf', () => {
  it('is valid, in millimetres, with wall, door, window and outlets on layers of their own', async () => {
    const read = await withTemporaryFile('wall.dxf', drawMuralElevation(), (file) =>
      report.parse(JSON.parse(runReader('ezdxf', ['-c', script, file]))),
    )
    expect(read).toMatchObject({ errors: 0, fixes: 0, units: 4 })
    expect(read.layers).toEqual([
      'DIMENSIONS',
      'DOORS',
      'NOTES',
      'OUTLETS',
      'PANELS',
      'TRIM',
      'WALL',
      'WINDOWS',
    ])
    expect(read.boxes).toMatchObject({
      WALL: [[0, 0, 3_657.6, 2_438.4]],
      DOORS: [[200, 0, 914, 2_083]],
      WINDOWS: [[1_900, 914, 1_016, 1_219]],
      TRIM: [[-50.8, -50.8, 3_759.2, 2_540]],
    })
    expect(read.boxes['OUTLETS']).toHaveLength(3)
  })
})
