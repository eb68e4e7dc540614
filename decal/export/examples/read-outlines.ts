import { PDFDocument, PDFRawStream } from '@cantoo/pdf-lib'
import { inflateSync } from 'node:zlib'
import { computePointOnCurve } from '../../contour/cut-path.ts'
import { drawWithFinerCurves } from '../../geometry/curve-fineness.ts'
import { readPathData } from '../../geometry/path-data.ts'
import type { Point, Ring, Shape } from '../../geometry/shape.ts'
import { POINTS_PER_MM } from '../press-page.ts'

// The number of points at which each curve of a file is sampled.
const STEPS = 64
// SVGs are read with curves that are finer than usual by the factor FINENESS. FLATNESS is the maximum distance in mm between a curve and
// its chords before this factor is applied.
const FLATNESS = 0.02
const FINENESS = 40

/** Reads every outline of an SVG in document order, in mm. */
export function readSvgOutlines(svg: string): Shape {
  return drawWithFinerCurves(FINENESS, () =>
    [...svg.matchAll(/ d="([^"]+)"/g)].flatMap(([, data]) => readPathData(data ?? '', FLATNESS)),
  )
}

/** Reads the outlines of a PDF page that are drawn after its clip path. */
export async function readPdfOutlines(pdf: Uint8Array): Promise<Shape> {
  const document = await PDFDocument.load(pdf)
  const [page] = document.getPages()
  const contents = page?.node.Contents()
  if (!(contents instanceof PDFRawStream)) throw new Error('the page has no content')
  return outlinesIn(inflateSync(contents.contents).toString('latin1'))
}

/** Reads the outlines of a PostScript page that are drawn after its clip path. The page has to use PDF's operators. */
export function readEpsOutlines(eps: string): Shape {
  return outlinesIn(eps.slice(eps.indexOf('%%EndProlog')))
}

function outlinesIn(content: string): Shape {
  const rings: Shape = []
  let ring: Ring = []
  for (const line of content.slice(content.indexOf('W n')).split('\n')) {
    const [name = '', ...numbers] = line.split(' ').toReversed()
    const at = (i: number): Point => {
      const [x, y] = numbers
        .toReversed()
        .slice(i, i + 2)
        .map(Number)
      return { x: (x ?? NaN) / POINTS_PER_MM, y: -(y ?? NaN) / POINTS_PER_MM }
    }
    if (name === 'm') ring = [at(0)]
    if (name === 'l') ring.push(at(0))
    if (name === 'c') {
      const from = ring.at(-1) ?? at(0)
      const curve = { c1: at(0), c2: at(2), to: at(4) }
      for (let i = 1; i <= STEPS; i += 1) ring.push(computePointOnCurve(from, curve, i / STEPS))
    }
    if (name === 'h') rings.push(ring)
  }
  return rings
}

/** Reads every polyline of a DXF in file order, y downwards. */
export function readDxfOutlines(dxf: string): Shape {
  const entities = dxf.slice(dxf.indexOf('ENTITIES')).split('LWPOLYLINE\n').slice(1)
  return entities.map((entity) =>
    [...entity.matchAll(/^ *10\n(.+)\n *20\n(.+)$/gm)].map(([, x, y]) => ({ x: Number(x), y: -Number(y) })),
  )
}
