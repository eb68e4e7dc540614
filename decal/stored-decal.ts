import { gunzipSync, gzipSync } from 'node:zlib'
import { z } from 'zod'
import type { Artwork, CutPath, Decal } from './decal.ts'
import { layerRoles } from './drawing.ts'
import { type Box, measureBox, type Point, type Ring } from './geometry/shape.ts'

// Units per millimetre: coordinates are stored in ten-thousandths of a millimetre, as in the exports.
const UNITS_PER_MM = 1e4

const pointSchema = z.tuple([z.int(), z.int()])
const shapeSchema = z.array(z.array(z.int()))
const boxSchema = z.object({ left: z.number(), top: z.number(), right: z.number(), bottom: z.number() })
const artworkSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('layers'),
    layers: z.array(z.object({ role: z.enum(layerRoles), fill: z.string(), shape: shapeSchema })),
  }),
  z.object({ kind: z.literal('picture'), png: z.string(), box: boxSchema, dpi: z.number() }),
])

const pathSchema = z.object({
  start: pointSchema,
  curves: z.array(z.tuple([pointSchema, pointSchema, pointSchema])),
})

const storedSchema = z.object({
  version: z.literal(1),
  artwork: artworkSchema,
  silhouette: shapeSchema,
  offsetMm: z.number(),
  border: z.string(),
  cut: pathSchema,
  cutKind: z.enum(['kiss', 'through']),
  bleed: shapeSchema,
  safe: shapeSchema,
  box: boxSchema,
  film: z.object({ colour: z.string(), contours: z.array(pathSchema) }).optional(),
})

/** Serialises a finished decal, so that it can still be nested after the engine has changed. The same decal gives the same bytes. */
export function storeDecal(decal: Decal): Uint8Array<ArrayBuffer> {
  const { artwork, cut, silhouette, offsetMm, border, cutKind, bleed, safe, box, film } = decal
  const stored: z.infer<typeof storedSchema> = {
    version: 1,
    artwork: storeArtwork(artwork),
    silhouette: flat(silhouette),
    offsetMm,
    border,
    cut: storePath(cut),
    cutKind,
    bleed: flat(bleed),
    safe: flat(safe),
    box: sides(box),
    ...(film && { film: { colour: film.colour, contours: film.contours.map(storePath) } }),
  }
  return new Uint8Array(gzipSync(JSON.stringify(stored)))
}

/** Parses the output of `storeDecal`. Throws if the data is corrupt. */
export function readStoredDecal(bytes: Uint8Array): Decal {
  const stored = storedSchema.parse(JSON.parse(gunzipSync(bytes).toString('utf8')))
  const { artwork, silhouette, bleed, safe, cut, box, offsetMm, border, cutKind, film } = stored
  return {
    offsetMm,
    border,
    cutKind,
    artwork: readArtwork(artwork),
    silhouette: rings(silhouette),
    bleed: rings(bleed),
    safe: rings(safe),
    cut: readPath(cut),
    box: measureBox([corners(box)]),
    ...(film && { film: { colour: film.colour, contours: film.contours.map(readPath) } }),
  }
}

function storePath({ start, curves }: CutPath): z.infer<typeof pathSchema> {
  return { start: pair(start), curves: curves.map(({ c1, c2, to }) => [pair(c1), pair(c2), pair(to)]) }
}

function readPath({ start, curves }: z.infer<typeof pathSchema>): CutPath {
  return {
    start: point(start),
    curves: curves.map(([c1, c2, to]) => ({ c1: point(c1), c2: point(c2), to: point(to) })),
  }
}

function storeArtwork(artwork: Artwork): z.infer<typeof artworkSchema> {
  if (artwork.kind === 'layers')
    return {
      kind: 'layers',
      layers: artwork.layers.map(({ role, fill, shape }) => ({ role, fill, shape: flat(shape) })),
    }
  const { png, box, dpi } = artwork
  return { kind: 'picture', png: Buffer.from(png).toString('base64'), box: sides(box), dpi }
}

function readArtwork(artwork: z.infer<typeof artworkSchema>): Artwork {
  if (artwork.kind === 'layers')
    return {
      kind: 'layers',
      layers: artwork.layers.map((layer) => ({ ...layer, shape: rings(layer.shape) })),
    }
  const png = new Uint8Array(Buffer.from(artwork.png, 'base64'))
  return { ...artwork, png, box: measureBox([corners(artwork.box)]) }
}

const whole = (mm: number): number => Math.round(mm * UNITS_PER_MM)
const pair = ({ x, y }: Point): [number, number] => [whole(x), whole(y)]
const point = ([x, y]: readonly [number, number]): Point => ({ x: x / UNITS_PER_MM, y: y / UNITS_PER_MM })

/** x and y alternate in one flat array to save space, because a drawing may have ten thousand points. */
const flat = (shape: readonly Ring[]): number[][] =>
  shape.map((ring) => ring.flatMap(({ x, y }) => [whole(x), whole(y)]))

const rings = (shape: readonly number[][]): Ring[] =>
  shape.map((ring) =>
    Array.from({ length: ring.length / 2 }, (_, i) => point([ring[2 * i] ?? 0, ring[2 * i + 1] ?? 0])),
  )

const sides = ({ left, top, right, bottom }: Box): z.infer<typeof boxSchema> => ({ left, top, right, bottom })

const corners = ({ left, top, right, bottom }: z.infer<typeof boxSchema>): Ring => [
  { x: left, y: top },
  { x: right, y: bottom },
]
