import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { finishDecal } from '../contour/finish-decal.ts'
import type { Decal } from '../decal.ts'
import { makeLayer } from '../drawing.ts'
import { makeRectangle } from '../geometry/figures.ts'
import { EXAMPLE_RADIUS_MM, makePictureDecal, drawQuarterRedPng, makeRoundDecal } from './example-decals.ts'
import { exportPreview } from './export-preview.ts'
import { exportProof } from './export-proof.ts'

/** Reads a PNG with another library's decoder: its size, and a pixel's colour as red, green, blue and alpha. */
async function readPng(png: Uint8Array) {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number): number[] => {
    const pixel = (Math.round(y) * info.width + Math.round(x)) * 4
    return [...data.subarray(pixel, pixel + 4)]
  }
  return { width: info.width, height: info.height, at }
}

function plate(width: number, height: number): Decal {
  const shape = makeRectangle(0, 0, width, height)
  const artwork = { kind: 'layers' as const, layers: [makeLayer('motif', '#123456', shape)] }
  const finished = finishDecal({
    artwork,
    silhouette: shape,
    border: '#ffffff',
    widthMm: width,
    cutKind: 'kiss',
  })
  if (!finished.ok) throw new Error(finished.reason)
  return finished.decal
}

const isMagenta = ([r = 0, g = 0, b = 0]: number[]): boolean => r > 200 && g < 120 && b > 90 && b < 200
const DARK = [0x0f, 0x3d, 0x3e, 255]
const GROUND = [0xee, 0xf1, 0xf0, 255]

describe('the proof', () => {
  // The proof is 1,000 pixels wide. The bleed is 50 mm wide and fills four fifths of the proof.
  const mm = 800 / 50
  const centre = 500

  it('is the same bytes for the same decal', () => {
    const [one, other] = [
      exportProof(makeRoundDecal(), { widthPx: 300 }),
      exportProof(makeRoundDecal(), { widthPx: 300 }),
    ]
    expect(Buffer.compare(one, other)).toBe(0)
  })

  it('shows the artwork, and the cut line all around it', async () => {
    const { width, at } = await readPng(exportProof(makeRoundDecal(), { widthPx: 1000 }))
    expect(width).toBe(1000)
    expect(at(centre, centre)).toEqual([0xff, 0xcc, 0x00, 255])
    expect(at(centre, centre - 15 * mm)).toEqual(DARK)
    for (let turn = 0; turn < 24; turn += 1) {
      const angle = (turn * Math.PI) / 12
      const around = [-1, 0, 1].map((off) =>
        at(
          centre + (EXAMPLE_RADIUS_MM * mm + off) * Math.cos(angle),
          centre + (EXAMPLE_RADIUS_MM * mm + off) * Math.sin(angle),
        ),
      )
      expect(around.some(isMagenta)).toBe(true)
    }
  })

  it('shows no print outside the cut, although the bleed is printed', async () => {
    const { at } = await readPng(exportProof(makeRoundDecal('#aa0000'), { widthPx: 1000 }))
    expect(at(centre, centre - 22 * mm)).toEqual([0xaa, 0, 0, 255])
    const [red = 0, green = 0] = at(centre, centre - 24 * mm)
    expect(red - green).toBeLessThan(10)
  })

  it.each([
    ['wide', 1200, 60],
    ['tall', 30, 400],
    ['small', 12, 12],
  ])('of a %s decal keeps to a shape that fits a page, its edges free', async (_name, w, h) => {
    const { width, height, at } = await readPng(exportProof(plate(w, h), { widthPx: 600 }))
    expect(width).toBe(600)
    expect(height / width).toBeGreaterThan(0.35)
    expect(height / width).toBeLessThan(1.61)
    for (let x = 0; x < width; x += 1) expect([at(x, 0), at(x, height - 1)]).toEqual([GROUND, GROUND])
    for (let y = 0; y < height; y += 1) expect([at(0, y), at(width - 1, y)]).toEqual([GROUND, GROUND])
  })

  it('writes the measures below the decal', async () => {
    const inked = async (decal: Decal): Promise<Buffer> =>
      sharp(exportProof(decal, { widthPx: 1000 }))
        .extract({ left: 300, top: 935, width: 400, height: 60 })
        .raw()
        .toBuffer()
    const round = await inked(makeRoundDecal())
    expect(round.filter((value) => value < 120).length).toBeGreaterThan(500)
    expect(await inked(makeRoundDecal('#aa0000'))).toEqual(round)
    expect(await inked(plate(47, 47))).not.toEqual(round)
  })
})

describe('the preview', () => {
  it('tight is the decal alone, transparent around it', async () => {
    const { width, height, at } = await readPng(
      exportPreview(makeRoundDecal(), { widthPx: 460, frame: 'tight' }),
    )
    expect([width, height]).toEqual([460, 460])
    expect(at(2, 2)).toEqual([0, 0, 0, 0])
    expect(at(230, 10)).toEqual([255, 255, 255, 255])
    expect(at(230, 80)).toEqual(DARK)
  })

  it('square is on a light background, without lines', async () => {
    const { width, height, at } = await readPng(
      exportPreview(makeRoundDecal(), { widthPx: 400, frame: 'square' }),
    )
    expect([width, height]).toEqual([400, 400])
    expect(at(2, 2)).toEqual(GROUND)
    for (let x = 0; x < 400; x += 1) expect(isMagenta(at(x, 200))).toBe(false)
  })

  it('shows picture artwork on its border', async () => {
    const decal = makePictureDecal(await drawQuarterRedPng(), '#0000ff')
    const { at } = await readPng(exportPreview(decal, { widthPx: 460, frame: 'tight' }))
    // The corner of the picture lies outside the cut.
    expect(at(40, 40)).toEqual([0, 0, 0, 0])
    expect([at(130, 130), at(330, 130), at(130, 330)]).toEqual([
      [255, 0, 0, 255],
      [0, 0, 255, 255],
      [0, 0, 255, 255],
    ])
  })
})
