import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import {
  withTemporaryFile,
  describeIfInstalled,
  isReaderInstalled,
  runReader,
  separatePlates,
} from '../../tests/setup/readers.ts'
import type { Decal } from '../decal.ts'
import { finishDecal } from '../contour/finish-decal.ts'
import { makeLayer } from '../drawing.ts'
import { makePictureDecal, drawQuarterRedPng, makeRoundDecal } from '../export/example-decals.ts'
import { growRound, intersect } from '../geometry/shape-operations.ts'
import { computeShapeArea, measureBox, type Point, type Ring } from '../geometry/shape.ts'
import { makeStar } from '../geometry/figures.ts'
import { readStoredDecal, storeDecal } from '../stored-decal.ts'
import { nestDecals } from './nest-decals.ts'
import { MARK_DIAMETER_MM } from '../export/registration-marks.ts'
import type { FilmRoll } from './film-roll.ts'

const ROLL: FilmRoll = { widthMm: 300, mostLengthMm: 2_000, marginMm: 5, gapMm: 1, turning: 'quarters' }
const TEXTS = {
  title: 'Roll 1',
  contents: '',
  film: '',
  facts: { film: '', width: '', length: '', contains: '' },
  columns: ['', '', '', ''],
  millimetres: String,
  size: String,
  pieces: String,
  jobs: String,
  part: String,
} as const
const POINT_MM = 25.4 / 72

function starDecal(): Decal {
  const shape = makeStar(0, 0, 40, 5)
  const artwork = { kind: 'layers', layers: [makeLayer('motif', '#c8242b', shape)] } as const
  const finished = finishDecal({
    artwork: { kind: 'layers', layers: [...artwork.layers] },
    silhouette: shape,
    border: '#ffffff',
    widthMm: 80,
    cutKind: 'kiss',
  })
  if (!finished.ok) throw new Error(finished.reason)
  return finished.decal
}

/** Nests a mix of decals: vectors, a picture, and a cut through the liner. */
async function exampleNest() {
  const decals = [
    { decal: starDecal(), copies: 7, name: 'ND-10001-1' },
    { decal: makeRoundDecal('#ff0000'), copies: 6, name: 'ND-10001-2' },
    { decal: makeRoundDecal('#ffffff', 'through'), copies: 3, name: 'ND-10002-1' },
    { decal: makePictureDecal(new Uint8Array(await drawQuarterRedPng())), copies: 2, name: 'ND-10003-1' },
  ]
  const { nest, files } = await nestDecals(decals, ROLL, TEXTS)
  if (!files) throw new Error('nothing was nested')
  return { decals, nest, ...files }
}

const report = z.object({
  errors: z.number(),
  units: z.number(),
  extents: z.array(z.number()),
  paths: z.array(
    z.object({ layer: z.string(), closed: z.boolean(), points: z.array(z.tuple([z.number(), z.number()])) }),
  ),
})
const script = `
import json, sys, ezdxf
doc = ezdxf.readfile(sys.argv[1])
print(json.dumps({'errors': len(doc.audit().errors), 'units': doc.units, 'extents': [*doc.header['$EXTMAX']],
  'paths': [{'layer': e.dxf.layer, 'closed': e.closed, 'points': [list(p) for p in e.get_points('xy')]} for e in doc.modelspace()]}))
`
async function readDxf(dxf: string, lengthMm: number) {
  const read = await withTemporaryFile('nest.dxf', dxf, (file) =>
    report.parse(JSON.parse(runReader('ezdxf', ['-c', script, file]))),
  )
  const ringsOn = (name: string): Ring[] =>
    read.paths
      .filter((path) => path.layer === name)
      .map(({ points }) => points.map(([x, y]) => ({ x, y: lengthMm - y })))
  return { ...read, ringsOn }
}

/** Reads the cut paths from the page's content, grouped by spot colour. The ends of their curves are in mm from the upper left corner. */
async function readCuts(pdf: Uint8Array, lengthMm: number) {
  const plain = await withTemporaryFile('nest.pdf', pdf, (file) => {
    runReader('qpdf', ['--check', file])
    return runReader('qpdf', ['--qdf', '--object-streams=disable', file, '-'])
  })
  const layers = [
    ['kiss', 'CutContour', 'Knife'],
    ['through', 'PerfCutContour', 'Through'],
  ] as const
  const cuts = layers.flatMap(([spot, layerName, knife]) => {
    const content = new RegExp(`/OC /${layerName} BDC([^]*?)EMC`).exec(plain)?.[1] ?? ''
    const [, drawn = ''] = content.split(`/${knife} CS\n1 SCN\n`)
    return Array.from(drawn.matchAll(/(?:w\s+1 j|S)\s+([^]*?)h\s+(?=S\b)/g), ([, path = '']) => ({
      spot,
      path,
    }))
  })
  return cuts.map(({ spot, path }) => {
    const lines = path.trim().split('\n')
    const ends = lines.map((line): Point => {
      const [x = 0, y = 0] = line.split(' ').slice(0, -1).map(Number).slice(-2)
      return { x: x * POINT_MM, y: lengthMm - y * POINT_MM }
    })
    return { spot, ends }
  })
}

const isNear = (p: Point, ring: Ring): boolean => ring.some((q) => Math.hypot(p.x - q.x, p.y - q.y) < 0.05)

describe('the files of a nest', () => {
  it('are the same bytes for the same decals', async () => {
    const [one, two] = [await exampleNest(), await exampleNest()]
    expect(Buffer.compare(one.pdf, two.pdf)).toBe(0)
    expect(one.dxf).toBe(two.dxf)
    expect(Buffer.compare(one.sorting, two.sorting)).toBe(0)
  })

  it('are null if nothing fits', async () => {
    const { nest, files } = await nestDecals(
      [{ decal: makeRoundDecal(), copies: 1, name: 'ND-1-1' }],
      { ...ROLL, widthMm: 60 },
      TEXTS,
    )
    expect(files).toBeNull()
    expect(nest.tooWide).toEqual([0])
  })
})

describe('a stored decal', () => {
  it.each([
    ['of vectors', async () => starDecal()],
    ['of a picture', async () => makePictureDecal(new Uint8Array(await drawQuarterRedPng()))],
  ])('%s nests as it did when it was sold', async (_, decalOf) => {
    const decal = await decalOf()
    const read = readStoredDecal(storeDecal(decal))
    expect(Buffer.compare(storeDecal(read), storeDecal(decal))).toBe(0)
    const nests = [decal, read].map(
      async (one) => (await nestDecals([{ decal: one, copies: 3, name: 'ND-1-1' }], ROLL, TEXTS)).nest,
    )
    const [before, after] = await Promise.all(nests)
    expect(after?.placements.map(({ turn }) => turn)).toEqual(before?.placements.map(({ turn }) => turn))
    expect(after?.waste).toBeCloseTo(before?.waste ?? Number.NaN, 3)
  })
})

describeIfInstalled('ezdxf', 'the cut file and the print file of a nest', () => {
  it.runIf(isReaderInstalled('qpdf'))(
    'cut each piece once, at the same place, none over another',
    async () => {
      const { nest, pdf, dxf } = await exampleNest()
      const told = await readDxf(dxf, nest.lengthMm)
      expect(told).toMatchObject({ errors: 0, units: 4, extents: [ROLL.widthMm, nest.lengthMm, 0] })
      const [kiss, through] = [told.ringsOn('CutContour'), told.ringsOn('PerfCutContour')]
      const cuts = await readCuts(pdf, nest.lengthMm)
      expect(nest.placements).toHaveLength(18)
      expect([kiss.length, through.length]).toEqual([15, 3])
      expect(cuts.filter(({ spot }) => spot === 'kiss')).toHaveLength(15)
      expect(cuts.filter(({ spot }) => spot === 'through')).toHaveLength(3)
      for (const { spot, ends } of cuts) {
        const same = (spot === 'kiss' ? kiss : through).filter((ring) =>
          ends.every((end) => isNear(end, ring)),
        )
        expect(same).toHaveLength(1)
      }
      const all = [...kiss, ...through]
      expect(
        all.every((ring, i) =>
          all
            .slice(i + 1)
            .every(
              (other) => computeShapeArea(intersect(growRound([ring], 0.5), growRound([other], 0.5))) === 0,
            ),
        ),
      ).toBe(true)
      const { left, top, right, bottom } = measureBox(all)
      expect(Math.min(left, top)).toBeGreaterThan(ROLL.marginMm)
      expect(right).toBeLessThan(ROLL.widthMm - ROLL.marginMm)
      expect(bottom).toBeLessThan(nest.lengthMm - ROLL.marginMm)
    },
  )
})

describeIfInstalled('gs', 'the print file of a nest on plates', () => {
  it('has both cut plates, black marks where the cut file has them, and artwork inside the cuts', async () => {
    const { nest, pdf, dxf } = await exampleNest()
    const plates = await separatePlates('decal.pdf', pdf)
    expect([...plates.keys()]).toEqual(expect.arrayContaining(['CutContour', 'PerfCutContour', 'Black']))
    expect(plates.get('Black')?.widthMm).toBeCloseTo(ROLL.widthMm, 0)
    expect(plates.get('Black')?.heightMm).toBeCloseTo(nest.lengthMm, 0)
    const told = await readDxf(dxf, nest.lengthMm)
    const marks = told.ringsOn('Registration').map((ring) => measureBox([ring]))
    expect(marks.length).toBeGreaterThanOrEqual(5)
    for (const { cx, cy, width } of marks) {
      expect(width).toBeCloseTo(MARK_DIAMETER_MM, 1)
      expect(plates.get('Black')?.inkAt(cx, cy)).toBe(1)
      expect(plates.get('Black')?.inkAt(cx, cy + MARK_DIAMETER_MM / 2 + 0.4)).toBe(0)
      expect(plates.get('CutContour')?.inkAt(cx, cy)).toBe(0)
    }
    for (const [spot, rings] of [
      ['CutContour', told.ringsOn('CutContour')],
      ['PerfCutContour', told.ringsOn('PerfCutContour')],
    ] as const) {
      for (const ring of rings) {
        const hits = ring.filter(({ x, y }) =>
          [-0.09, 0, 0.09].some((dx) =>
            [-0.09, 0, 0.09].some((dy) => plates.get(spot)?.inkAt(x + dx, y + dy) === 1),
          ),
        )
        expect(hits.length).toBeGreaterThan(ring.length * 0.98)
      }
    }
    // The centre of each star is red at any rotation.
    const stars = nest.placements.filter(({ piece }) => piece === 0)
    expect(stars).toHaveLength(7)
    const middles = told
      .ringsOn('CutContour')
      .map((ring) => measureBox([ring]))
      .filter(({ width, height }) => Math.max(width, height) > 70)
    expect(middles).toHaveLength(7)
    for (const { cx, cy } of middles) expect(plates.get('Magenta')?.inkAt(cx, cy)).toBeGreaterThan(0.7)
  })
})
