import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { z } from 'zod'
import { finishDecal } from '../../decal/contour/finish-decal.ts'
import type { Decal } from '../../decal/decal.ts'
import { parseDesign } from '../../decal/design.ts'
import { drawDecal, type DrawingAssets } from '../../decal/draw-decal.ts'
import { fillHoles, union } from '../../decal/geometry/shape-operations.ts'
import { measureBox } from '../../decal/geometry/shape.ts'
import { parsePieceSize, type PieceSize, computeDecalWidth } from '../../domain/production/piece-size.ts'

const DESIGN = 'Decal design (product.metafields.decal.design)'
const rowSchema = z.object({
  Handle: z.string(),
  [DESIGN]: z.string(),
  'Option1 Name': z.string(),
  'Option1 Value': z.string(),
})

export type SampleJob = { name: string; decal: Decal; copies: number }

const MAX_WIDTH_MM = 500
/**
 * How many copies each job has. The jobs use these numbers in turn, so most jobs are a single decal and some are a small series. 60 jobs
 * make 132 pieces.
 */
const COPIES = [1, 1, 2, 1, 3, 1, 1, 4, 1, 7] as const

/** Makes print jobs from the sample shop's products, each in one of the product's sizes. The same arguments give the same jobs. */
export function sampleJobs(assets: DrawingAssets, count: number): SampleJob[] {
  const jobs: SampleJob[] = []
  for (const { handle, design, sizes } of listDesigned()) {
    const size = sizes[jobs.length % sizes.length]
    const decal = size && drawAt(design, size, assets)
    if (decal) jobs.push({ name: handle, decal, copies: COPIES[jobs.length % COPIES.length] ?? 1 })
    if (jobs.length === count) break
  }
  return jobs
}

type Designed = { handle: string; design: string; sizes: PieceSize[] }

function listDesigned(): Designed[] {
  const file = readFileSync(new URL('../../sample-shop/products.csv', import.meta.url))
  const rows = z.array(rowSchema).parse(parse(file, { columns: true, bom: true }))
  const products = new Map<string, Designed>()
  const sized = new Set<string>()
  for (const row of rows) {
    const { Handle: handle } = row
    if (row['Option1 Name'] === 'Size') sized.add(handle)
    const size = sized.has(handle) ? parsePieceSize(row['Option1 Value'])?.size : undefined
    if (!size) continue
    const product = products.get(handle) ?? { handle, design: row[DESIGN], sizes: [] }
    product.sizes.push(size)
    products.set(handle, product)
  }
  return [...products.values()].filter(({ design }) => design !== '')
}

function drawAt(design: string, size: PieceSize, assets: DrawingAssets): Decal | null {
  const parsed = parseDesign(design)
  const drawn = parsed.ok ? drawDecal(parsed.design, assets) : parsed
  if (!drawn.ok) return null
  const { layers, border, contour } = drawn.drawing
  const { width: widthMm, height: heightMm } = measureBox(contour)
  const artwork = { kind: 'layers', layers } as const
  const silhouette = fillHoles(union(...layers.map(({ shape }) => shape)))
  const width = computeDecalWidth(size, { widthMm, heightMm })
  // Wider decals are left out: they are murals and wraps, which are printed separately.
  if (width > MAX_WIDTH_MM) return null
  const finished = finishDecal({ artwork, silhouette, border, widthMm: width, cutKind: 'kiss' })
  return finished.ok ? finished.decal : null
}
