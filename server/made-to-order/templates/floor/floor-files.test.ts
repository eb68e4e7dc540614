import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { computeFloorPrice } from '../../../../domain/calculators/floor-graphics.ts'
import { FLOOR_LAYERS, FOOT_MM } from '../../../../domain/floor-layouts/floor-layout.ts'
import { computeFloorQuantities } from '../../../../domain/floor-layouts/floor-quantities.ts'
import { sampleFloors } from '../../../../domain/floor-layouts/sample-floors.ts'
import { formatMoney } from '../../../../domain/money.ts'
import { withTemporaryFile, describeIfInstalled, runReader } from '../../../../tests/setup/readers.ts'
import { sampleFloorDxf, sampleFloorPdf } from './floor-files.ts'
import { drawFloorSvg } from './floor-svg.ts'

const floors = sampleFloors.map((floor) => [floor.id, floor] as const)

const report = z.object({
  errors: z.number(),
  fixes: z.number(),
  units: z.number(),
  extents: z.array(z.number()),
  layers: z.array(z.string()),
  used: z.record(z.string(), z.object({ count: z.number(), open: z.number(), area: z.number() })),
  box: z.array(z.number()),
  texts: z.array(z.object({ words: z.string(), layer: z.string(), height: z.number() })),
})

// Reads the DXF with ezdxf, which represents the unit millimetre by the number 4. Computes areas in square metres by the shoelace formula.
const script = `
import json, sys, ezdxf
from ezdxf import bbox
doc = ezdxf.readfile(sys.argv[1])
audit = doc.audit()
used, texts = {}, []
for e in doc.modelspace():
    if e.dxftype() == 'TEXT':
        texts.append({'words': e.dxf.text, 'layer': e.dxf.layer, 'height': e.dxf.height})
        continue
    p = [(q[0], q[1]) for q in e.get_points('xy')]
    area = abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(p, p[1:] + p[:1]))) / 2e6
    u = used.setdefault(e.dxf.layer, {'count': 0, 'open': 0, 'area': 0})
    u['count'] += 1
    u['open'] += 0 if e.closed else 1
    u['area'] += area
box = bbox.extents(e for e in doc.modelspace() if e.dxftype() != 'TEXT')
print(json.dumps({'errors': len(audit.errors), 'fixes': len(audit.fixes), 'units': doc.units,
  'extents': [*doc.header['$EXTMIN'], *doc.header['$EXTMAX']], 'layers': [l.dxf.name for l in doc.layers],
  'used': used, 'texts': texts, 'box': [*box.extmin, *box.extmax]}))
`
const readDxf = (dxf: Uint8Array) =>
  withTemporaryFile('floor.dxf', dxf, (file) =>
    report.parse(JSON.parse(runReader('ezdxf', ['-c', script, file]))),
  )

describeIfInstalled('ezdxf', 'The plans read by ezdxf', () => {
  it.each(floors)('%s sq ft: valid, in mm at 1:1, as large as its area', async (id, floor) => {
    const read = await readDxf(sampleFloorDxf(id))
    expect(read).toMatchObject({ errors: 0, fixes: 0, units: 4 })
    const [left, bottom, , right = 0, top = 0] = read.box
    expect([left, bottom]).toEqual([0, 0])
    expect((right / FOOT_MM) * (top / FOOT_MM)).toBeCloseTo(Number(id), 3)
    expect(floor.areaSqFt).toBe(Number(id))
    expect(read.extents).toEqual([0, 0, 0, right, top, 0])
  })

  it.each(floors)('%s sq ft: every outline is closed and lies on a named layer', async (id, floor) => {
    const { layers, used } = await readDxf(sampleFloorDxf(id))
    expect(layers).toEqual(expect.arrayContaining(Object.keys(FLOOR_LAYERS)))
    for (const name of ['WALLS', 'DOCK-DOORS', 'RACKS', 'STORAGE-AISLES', 'WALKWAYS', 'FORKLIFT-LANES'])
      expect(used[name]?.count, name).toBeGreaterThan(0)
    for (const name of ['CROSSINGS', 'FIRE-EXITS', 'KEEP-CLEAR', 'STAGING'])
      expect(used[name]?.count, name).toBeGreaterThan(0)
    expect(Object.values(used).every(({ open }) => open === 0)).toBe(true)
    expect(used['PICTOGRAMS']?.count).toBe(computeFloorQuantities(floor).pictograms)
  })

  it.each(floors)('%s sq ft: the film on the plan is the film that is billed', async (id, floor) => {
    const { used, texts } = await readDxf(sampleFloorDxf(id))
    const { wide, narrow, words } = computeFloorQuantities(floor)
    const film = ['STORAGE-AISLES', 'WALKWAYS', 'FORKLIFT-LANES', 'CROSSINGS', 'FIRE-EXITS', 'KEEP-CLEAR']
    const area = film.reduce((sum, layer) => sum + (used[layer]?.area ?? 0), 0)
    // The drawn area and the billed length may differ slightly, because the edge of the plan cuts off parts of the stripes, and lengths are
    // billed in whole metres.
    expect(Math.abs(area / 0.1 - wide)).toBeLessThan(1.5)
    expect(Math.abs((used['STAGING']?.area ?? 0) / 0.05 - narrow)).toBeLessThan(1.1)
    const laid = texts.filter(({ layer }) => layer === 'WORDS')
    expect(laid).toHaveLength(words)
    expect(laid.every(({ height }) => height === 200)).toBe(true)
    expect(laid.map((text) => text.words)).toEqual(expect.arrayContaining(['DOCK 1', 'STOP', 'FIRE EXIT']))
  })
})

describeIfInstalled('pdftotext', 'The sheets read by poppler', () => {
  it.each(floors)(
    '%s sq ft: one sheet of 11 × 17 in with scale, quantities and prices',
    async (id, floor) => {
      const [about, words] = await withTemporaryFile('floor.pdf', await sampleFloorPdf(id), (file) => [
        runReader('pdfinfo', [file]),
        runReader('pdftotext', ['-layout', file, '-']).replaceAll(/ +/g, ' '),
      ])
      expect(about).toMatch(/Pages:\s+1\n/)
      expect(about).toMatch(/Page size:\s+1224 x 792 pts/)
      const { wide, narrow, pictograms, words: texts } = computeFloorQuantities(floor)
      for (const said of [
        `${floor.areaSqFt.toLocaleString('en-CA')} sq ft`,
        `${wide.toLocaleString('en-CA')} m line 100 mm`,
        `${narrow} m line 50 mm`,
        `${pictograms} pictograms`,
        `${texts} words`,
        `Total in smooth R9 (× 1) ${formatMoney(computeFloorPrice(computeFloorQuantities(floor), 'smooth'))}`,
        `Total in grit R13 (× 1.8) ${formatMoney(computeFloorPrice(computeFloorQuantities(floor), 'grit'))}`,
      ])
        expect(words).toContain(said)
      expect(words).toMatch(/Scale 1:(125|250|300) on 11 × 17 in/)
    },
  )
})

describe('the pictures of the plans', () => {
  it.each(floors)('%s sq ft: equal the output of `node scripts/draw-floors.ts`', (id, floor) => {
    const drawn = readFileSync(
      new URL(`../../../../app/public/landing/floor-${id}.svg`, import.meta.url),
      'utf8',
    )
    expect(drawn).toBe(drawFloorSvg(floor))
  })
})
