import sharp from 'sharp'
import type { CutKind, CutPath, Decal } from '../decal.ts'
import { makeLayer } from '../drawing.ts'
import { makeRingBand, makeDisc, makeStar } from '../geometry/figures.ts'
import { measureBox, type Point } from '../geometry/shape.ts'

/** Radius of the cut of every example, in mm. */
export const EXAMPLE_RADIUS_MM = 23
/** The centre of the examples. It isn't the origin, so that a missing translation in an export is noticed. */
export const EXAMPLE_CENTRE: Point = { x: 10, y: -7 }

// Distance of the control points from the end points of a quarter circle of radius 1.
const KAPPA = 0.552_284_749_8

/** Returns a circular cut of four curves. */
function circularCut({ x, y }: Point, r: number): CutPath {
  const at = (dx: number, dy: number): Point => ({ x: x + dx * r, y: y + dy * r })
  return {
    start: at(1, 0),
    curves: [
      { c1: at(1, KAPPA), c2: at(KAPPA, 1), to: at(0, 1) },
      { c1: at(-KAPPA, 1), c2: at(-1, KAPPA), to: at(-1, 0) },
      { c1: at(-1, -KAPPA), c2: at(-KAPPA, -1), to: at(0, -1) },
      { c1: at(KAPPA, -1), c2: at(1, -KAPPA), to: at(1, 0) },
    ],
  }
}

/** Makes a round decal: a dark disc with a yellow star and a white ring, 46 mm wide, with 2 mm of bleed. */
export function makeRoundDecal(border = '#ffffff', cutKind: CutKind = 'kiss'): Decal {
  const { x, y } = EXAMPLE_CENTRE
  return {
    artwork: {
      kind: 'layers',
      layers: [
        makeLayer('backing', '#0f3d3e', makeDisc(x, y, 20)),
        makeLayer('frame', '#ffffff', makeRingBand(x, y, 18, 17)),
        makeLayer('motif', '#ffcc00', makeStar(x, y, 14)),
      ],
    },
    silhouette: makeDisc(x, y, 20),
    offsetMm: EXAMPLE_RADIUS_MM - 20,
    border,
    cut: circularCut(EXAMPLE_CENTRE, EXAMPLE_RADIUS_MM),
    cutKind,
    bleed: makeDisc(x, y, EXAMPLE_RADIUS_MM + 2),
    safe: makeDisc(x, y, EXAMPLE_RADIUS_MM - 3),
    box: measureBox([
      [
        { x: x - EXAMPLE_RADIUS_MM, y: y - EXAMPLE_RADIUS_MM },
        { x: x + EXAMPLE_RADIUS_MM, y: y + EXAMPLE_RADIUS_MM },
      ],
    ]),
  }
}

/** Makes a decal with the cut of `makeRoundDecal` around a PNG. The PNG fills a box that reaches 20 mm from the centre in each direction. */
export function makePictureDecal(png: Uint8Array, border = '#ffffff'): Decal {
  const { x, y } = EXAMPLE_CENTRE
  const box = measureBox(makeDisc(x, y, 20))
  return { ...makeRoundDecal(border), artwork: { kind: 'picture', png, box, dpi: 300 } }
}

/** Draws a picture whose upper left quarter is red and the rest transparent. */
export function drawQuarterRedPng(): Promise<Buffer> {
  const side = 64
  const pixels = Buffer.alloc(side * side * 4)
  for (let y = 0; y < side / 2; y += 1) {
    for (let x = 0; x < side / 2; x += 1) pixels.set([255, 0, 0, 255], (y * side + x) * 4)
  }
  return sharp(pixels, { raw: { width: side, height: side, channels: 4 } })
    .png()
    .toBuffer()
}
