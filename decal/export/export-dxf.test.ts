import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { withTemporaryFile, describeIfInstalled, runReader } from '../../tests/setup/readers.ts'
import { EXAMPLE_RADIUS_MM, makePictureDecal, makeRoundDecal } from './example-decals.ts'
import { exportDxf } from './export-dxf.ts'

// The maximum error in mm of a circle made of four cubic curves.
const BULGE = 0.00028 * EXAMPLE_RADIUS_MM

const report = z.object({
  errors: z.number(),
  fixes: z.number(),
  units: z.number(),
  metric: z.number(),
  extents: z.array(z.number()),
  paths: z.array(
    z.object({
      kind: z.string(),
      layer: z.string(),
      closed: z.boolean(),
      points: z.array(z.array(z.number())),
    }),
  ),
})

// ezdxf uses unit 4 for millimetres. It gives each vertex as x, y and the bulge of the arc that starts there.
const script = `
import json, sys, ezdxf
doc = ezdxf.readfile(sys.argv[1])
audit = doc.audit()
print(json.dumps({
  'errors': len(audit.errors), 'fixes': len(audit.fixes), 'units': doc.units,
  'metric': doc.header['$MEASUREMENT'], 'extents': [*doc.header['$EXTMIN'], *doc.header['$EXTMAX']],
  'paths': [{'kind': e.dxftype(), 'layer': e.dxf.layer, 'closed': e.closed,
             'points': [list(p) for p in e.get_points('xyb')]} for e in doc.modelspace()]}))
`
const readDxf = (dxf: string) =>
  withTemporaryFile('decal.dxf', dxf, (file) =>
    report.parse(JSON.parse(runReader('ezdxf', ['-c', script, file]))),
  )

describe('the DXF', () => {
  it('is the same text for the same decal', () => {
    expect(exportDxf(makeRoundDecal())).toBe(exportDxf(makeRoundDecal()))
  })
})

describeIfInstalled('ezdxf', 'the DXF read by ezdxf', () => {
  it('is valid, in millimetres, with the cut as one closed polyline on layer CutContour', async () => {
    const { paths, extents, ...told } = await readDxf(exportDxf(makeRoundDecal()))
    expect(told).toEqual({ errors: 0, fixes: 0, units: 4, metric: 1 })
    expect(extents).toEqual([0, 0, 0, 2 * EXAMPLE_RADIUS_MM, 2 * EXAMPLE_RADIUS_MM, 0])
    expect(paths.map(({ kind, layer, closed }) => ({ kind, layer, closed }))).toEqual([
      { kind: 'LWPOLYLINE', layer: 'CutContour', closed: true },
    ])
  })

  it('stays within 0.01 mm of the cut, as large as the cut box, without duplicate points', async () => {
    const { paths } = await readDxf(exportDxf(makeRoundDecal()))
    const points = paths[0]?.points ?? []
    const middle = (a: number[], b: number[], k: 0 | 1): number => ((a[k] ?? NaN) + (b[k] ?? NaN)) / 2
    points.forEach((point, i) => {
      const before = points.at(i - 1) ?? []
      const [x, y] = [
        middle(point, before, 0) - EXAMPLE_RADIUS_MM,
        middle(point, before, 1) - EXAMPLE_RADIUS_MM,
      ]
      expect(Math.abs(Math.hypot(x, y) - EXAMPLE_RADIUS_MM)).toBeLessThan(0.01 + BULGE)
      expect(
        Math.hypot((point[0] ?? 0) - (before[0] ?? 0), (point[1] ?? 0) - (before[1] ?? 0)),
      ).toBeGreaterThan(0.01)
      expect(point[2]).toBe(0)
    })
    for (const k of [0, 1]) {
      const along = points.map((point) => point[k] ?? NaN)
      expect(Math.abs(Math.min(...along))).toBeLessThan(0.01)
      expect(Math.abs(Math.max(...along) - 2 * EXAMPLE_RADIUS_MM)).toBeLessThan(0.01)
    }
  })

  it('is upright: the top of the decal has the greatest y', async () => {
    const { paths } = await readDxf(exportDxf(makeRoundDecal(), { artwork: true }))
    const star = paths.filter(({ layer }) => layer === 'Artwork').at(-1)?.points ?? []
    const [tip] = star.toSorted((a, b) => (b[1] ?? 0) - (a[1] ?? 0))
    // The top tip of the star is 14 mm above its centre.
    expect(tip?.[0]).toBeCloseTo(EXAMPLE_RADIUS_MM, 2)
    expect(tip?.[1]).toBeCloseTo(EXAMPLE_RADIUS_MM + 14, 2)
  })

  it('adds the outlines of the artwork on a separate layer on request', async () => {
    const { paths, errors } = await readDxf(exportDxf(makeRoundDecal(), { artwork: true }))
    expect(errors).toBe(0)
    expect(paths.map(({ layer }) => layer)).toEqual([
      'Artwork',
      'Artwork',
      'Artwork',
      'Artwork',
      'CutContour',
    ])
    expect(paths.every(({ closed }) => closed)).toBe(true)
  })

  it('has only the cut if the artwork is a picture', async () => {
    const { paths } = await readDxf(exportDxf(makePictureDecal(new Uint8Array()), { artwork: true }))
    expect(paths.map(({ layer }) => layer)).toEqual(['CutContour'])
  })
})
