import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  DIELINE_BLEED_MM,
  type Dieline,
  writeLayerPathData,
  type Panel,
  type PanelKind,
  type SheetPoint,
} from './dieline.ts'
import { buildDieline } from './build-dieline.ts'
import {
  PACKAGE_TYPES,
  type PackageSize,
  type PackageType,
  parsePackageSize,
  SIZE_FIELDS,
  formatPackageSize,
  getDefaultPackageSize,
} from './package-types.ts'

const TYPES = ['box', 'bottle', 'bag', 'label'] as const

/** Generates valid sizes of a package type, in steps of half a millimetre. */
function sizesOf(type: PackageType): fc.Arbitrary<PackageSize> {
  const { width, height, depth } = SIZE_FIELDS[type]
  const side = ({ min, max }: { min: number; max: number }) =>
    fc.integer({ min: min * 2, max: max * 2 }).map((half) => String(half / 2))
  return fc
    .record({ width: side(width), height: side(height), depth: depth ? side(depth) : fc.constant('0') })
    .map((raw) => parsePackageSize(type, raw))
    .filter((read) => read.ok)
    .map((read) => (read.ok ? read.size : getDefaultPackageSize(type)))
}

const panelsBy = ({ panels }: Dieline, kind: PanelKind): Panel[] => panels.filter((one) => one.kind === kind)
function panel(dieline: Dieline, kind: PanelKind): Panel {
  const [found] = panelsBy(dieline, kind)
  if (!found) throw new Error(`No panel ${kind}`)
  return found
}
const linesOf = ({ paths }: Dieline, layer: string) => paths.filter((path) => path.layer === layer)
const cutOf = (dieline: Dieline): readonly SheetPoint[] => {
  const [cut, ...more] = linesOf(dieline, 'CutContour')
  expect(more).toEqual([])
  expect(cut?.closed).toBe(true)
  return cut?.points ?? []
}
const edges = (ring: readonly SheetPoint[]): [SheetPoint, SheetPoint][] =>
  ring.map((from, index) => [from, ring[(index + 1) % ring.length] ?? from])

const cross = (o: SheetPoint, a: SheetPoint, b: SheetPoint) =>
  (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x)
const crosses = ([a, b]: [SheetPoint, SheetPoint], [c, d]: [SheetPoint, SheetPoint]) =>
  cross(a, b, c) * cross(a, b, d) < -1e-6 && cross(c, d, a) * cross(c, d, b) < -1e-6

/** Returns the distance from a point to a closed polygon. */
const away = (place: SheetPoint, ring: readonly SheetPoint[]): number =>
  Math.min(
    ...edges(ring).map(([a, b]) => {
      const length = Math.hypot(b.x - a.x, b.y - a.y)
      const t =
        length === 0 ? 0 : ((place.x - a.x) * (b.x - a.x) + (place.y - a.y) * (b.y - a.y)) / length ** 2
      const [x, y] = [
        a.x + (b.x - a.x) * Math.min(1, Math.max(0, t)),
        a.y + (b.y - a.y) * Math.min(1, Math.max(0, t)),
      ]
      return Math.hypot(place.x - x, place.y - y)
    }),
  )
const isInside = ({ x, y }: SheetPoint, ring: readonly SheetPoint[]): boolean =>
  edges(ring).filter(([a, b]) => a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x)
    .length %
    2 ===
  1

describe.each(TYPES)('the dieline of a %s', (type) => {
  it('is one closed cut that doesn’t cross itself, with creases inside it from edge to edge', () => {
    fc.assert(
      fc.property(sizesOf(type), (size) => {
        const dieline = buildDieline(size)
        const cut = cutOf(dieline)
        const all = edges(cut)
        for (const [index, edge] of all.entries())
          for (const other of all.slice(index + 1)) expect(crosses(edge, other)).toBe(false)
        for (const { points } of linesOf(dieline, 'Crease')) {
          const [from, to] = points
          if (!from || !to) throw new Error('A crease has two ends')
          expect(away(from, cut)).toBeLessThan(0.001)
          expect(away(to, cut)).toBeLessThan(0.001)
          expect(isInside({ x: (from.x + to.x) / 2 + 1e-3, y: (from.y + to.y) / 2 + 1e-3 }, cut)).toBe(true)
        }
      }),
      { numRuns: 60 },
    )
  })

  it('has safe areas and glue inside the cut, the cut inside the sheet, and ink across every printed edge', () => {
    fc.assert(
      fc.property(sizesOf(type), (size) => {
        const dieline = buildDieline(size)
        const cut = cutOf(dieline)
        for (const { points } of linesOf(dieline, 'Safe'))
          for (const place of points) {
            expect(isInside(place, cut)).toBe(true)
            expect(away(place, cut)).toBeGreaterThan(0.8)
          }
        for (const { points } of linesOf(dieline, 'Glue'))
          for (const place of points) expect(isInside(place, cut) || away(place, cut) < 0.001).toBe(true)
        const { trim, width, height } = dieline
        expect(trim.left).toBeGreaterThanOrEqual(0)
        expect(trim.top).toBeCloseTo(DIELINE_BLEED_MM, 3)
        expect(trim.left + trim.width).toBeCloseTo(width - DIELINE_BLEED_MM, 3)
        expect(trim.top + trim.height).toBeCloseTo(height - DIELINE_BLEED_MM, 3)
        const bleed = linesOf(dieline, 'Bleed')[0]?.points ?? []
        const glue = panelsBy(dieline, 'glue-tab')[0]
        for (const place of cut) {
          if (glue && place.x < glue.left + glue.width - DIELINE_BLEED_MM) continue
          expect(isInside(place, bleed)).toBe(true)
        }
      }),
      { numRuns: 60 },
    )
  })
})

describe('the folded box', () => {
  it('closes to the requested size: four faces around, lids that reach the front and tuck in, flaps that don’t overlap', () => {
    fc.assert(
      fc.property(sizesOf('box'), (size) => {
        const dieline = buildDieline(size)
        const round = (['front', 'right-side', 'back', 'left-side'] as const).map((kind) =>
          panel(dieline, kind),
        )
        // Folds the row of panels by a quarter turn at each crease. The end of the row must meet its start.
        let [x, y, turn] = [0, 0, 0]
        for (const [index, { left, width, height }] of round.entries()) {
          const before = round[index - 1]
          if (before) expect(left).toBeCloseTo(before.left + before.width, 3)
          expect(height).toBe(size.height)
          x += width * Math.cos((turn * Math.PI) / 2)
          y += width * Math.sin((turn * Math.PI) / 2)
          turn += 1
        }
        expect(Math.hypot(x, y)).toBeLessThan(0.001)
        expect([round[0]?.width, round[1]?.width]).toEqual([size.width, size.depth])
        for (const kind of ['top', 'bottom'] as const) {
          const lid = panel(dieline, kind)
          expect(lid.height).toBe(size.depth)
          expect(size.width - lid.width).toBeGreaterThan(0)
          expect(size.width - lid.width).toBeLessThanOrEqual(1)
        }
        for (const flap of panelsBy(dieline, 'dust-flap')) expect(flap.height * 2).toBeLessThan(size.width)
        for (const tuck of panelsBy(dieline, 'tuck')) expect(tuck.height * 2).toBeLessThan(size.height)
        const tab = panel(dieline, 'glue-tab')
        expect(tab.left + tab.width).toBeCloseTo(round[0]?.left ?? 0, 3)
        expect(tab.width).toBeLessThan(size.depth)
      }),
    )
  })

  it('has a crease at every edge where another panel is attached', () => {
    const dieline = buildDieline({ type: 'box', width: 90, height: 140, depth: 50 })
    expect(linesOf(dieline, 'Crease')).toHaveLength(12)
    expect(linesOf(dieline, 'Safe')).toHaveLength(6)
    expect(linesOf(dieline, 'Glue')).toHaveLength(1)
    // The width is 295: the glue tab (15), two panels of 90 and two of 50. The height is 276: the panels (140), and a lid (50) and a tuck
    // (18) at the top and at the bottom. There is no bleed at the glue tab.
    expect(dieline.trim).toMatchObject({ width: 295, height: 276 })
    expect(dieline).toMatchObject({ width: 298, height: 282 })
  })
})

describe('the folded bag', () => {
  it('has a front and a back of equal size, and a bottom that folds up in half between them', () => {
    fc.assert(
      fc.property(sizesOf('bag'), (size) => {
        const dieline = buildDieline(size)
        const [front, back] = (['front', 'back'] as const).map((kind) => panel(dieline, kind))
        const bottoms = panelsBy(dieline, 'bottom').map(({ height }) => height)
        expect(bottoms).toEqual([size.depth / 2, size.depth / 2])
        expect([front?.width, front?.height]).toEqual([size.width, size.height])
        expect([back?.width, back?.height]).toEqual([size.width, size.height])
        const creases = linesOf(dieline, 'Crease').map(({ points }) => points[0]?.y ?? NaN)
        const [first = NaN, middle = NaN, last = NaN] = creases.map((y) => y - (front?.top ?? NaN))
        expect(first).toBeCloseTo(size.height, 3)
        expect(last).toBeCloseTo(size.height + size.depth, 3)
        // The bottom is folded in its middle. Both halves must have the same height, so that the top edges of front and back meet.
        expect(middle - first).toBeCloseTo(last - middle, 3)
        expect(middle - first).toBeLessThanOrEqual(size.height - 40)
      }),
    )
  })
})

describe('the label around a bottle', () => {
  it('is as long as the bottle’s circumference, plus 10 mm of overlap', () => {
    fc.assert(
      fc.property(sizesOf('bottle'), (size) => {
        const { trim } = buildDieline(size)
        expect(trim.width).toBeCloseTo(Math.PI * size.width + 10, 3)
        expect(trim.height).toBeCloseTo(size.height, 3)
      }),
    )
  })
})

it('a label is cut at its size', () => {
  fc.assert(
    fc.property(sizesOf('label'), (size) => {
      const { trim } = buildDieline(size)
      expect([trim.width, trim.height]).toEqual([size.width, size.height])
    }),
  )
})

it('is identical for the same size, including its SVG path data', () => {
  const dieline = buildDieline(getDefaultPackageSize('box'))
  expect(writeLayerPathData(dieline, 'CutContour')).toBe(
    writeLayerPathData(buildDieline(getDefaultPackageSize('box')), 'CutContour'),
  )
  expect(writeLayerPathData(dieline, 'CutContour')).toMatch(/^M[\d.]+ [\d.]+L[\d. L]+Z$/)
})

describe('refused sizes', () => {
  it.each([
    ['box', { width: '29' }, 'width', { code: 'out-of-range', min: 30, max: 300, unit: 'mm' }],
    ['box', { depth: 'deep' }, 'depth', { code: 'out-of-range', min: 15, max: 200, unit: 'mm' }],
    ['bottle', { height: '1e2' }, 'height', { code: 'out-of-range', min: 20, max: 250, unit: 'mm' }],
    ['bag', { height: '90', depth: '101' }, 'depth', { code: 'bottom-too-deep', height: 90, deepest: 100 }],
    ['label', { width: '80.3' }, 'width', { code: 'off-step', step: 0.5, unit: 'mm' }],
  ] as const)('a %s of %o', (type, raw, side, fault) => {
    expect(parsePackageSize(type, raw)).toEqual({
      ok: false,
      faults: { [side]: fault },
    })
  })

  it('each type has a default size', () => {
    expect(TYPES.map((type) => formatPackageSize(getDefaultPackageSize(type)))).toEqual([
      '90 × 140 × 50 mm',
      'Ø 70 × 90 mm',
      '140 × 210 × 70 mm',
      '80 × 60 mm',
    ])
    expect(Object.keys(PACKAGE_TYPES)).toEqual([...TYPES])
  })
})
