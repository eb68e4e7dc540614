import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { measureBox } from '../geometry/shape.ts'
import { drawExampleJpg, drawExampleSvg } from './examples/example-artwork.ts'
import { makeBusyPhoto } from '../subject-cut/examples/busy-photo.ts'
import { computeMaskOverlap } from '../subject-cut/examples/overlap.ts'
import { finishExample, readExample } from './examples/read-example.ts'
import { readArtwork } from './read-artwork.ts'

/**
 * Draws a mask as the PNG that browsers send. `widthPx` is its width in pixels. `values` are 1 where the picture is kept (black) and 0
 * elsewhere.
 */
function maskPng(values: Uint8Array, width: number, height: number, widthPx = 320): Promise<Buffer> {
  const raw = { width, height, channels: 1 } as const
  return sharp(
    values.map((kept) => (kept === 1 ? 0 : 255)),
    { raw },
  )
    .resize({ width: widthPx, kernel: 'nearest' })
    .toColourspace('b-w')
    .png()
    .toBuffer()
}

async function blackShare(png: Uint8Array): Promise<number> {
  const { channels } = await sharp(png).stats()
  return 1 - (channels[0]?.mean ?? 0) / 255
}

describe('a photo whose subject the customer cut out', () => {
  it('becomes a decal of the subject alone, with its edge on the edge in the photo', async () => {
    const { jpg, truth, width, height } = await makeBusyPhoto({
      motif: 'drawn:shark',
      coat: 'slate',
      ground: 'fair',
      widthPx: 1_400,
    })
    const reading = await readExample(jpg, { cutOut: await maskPng(truth, width, height), offsetMm: 3 })
    expect(reading.notes).not.toContainEqual({ code: 'cut-as-rectangle' })
    const decal = finishExample(reading)
    expect(decal.box.width).toBeCloseTo(120, 1)
    const { artwork } = reading
    if (artwork.kind !== 'picture') throw new Error('not a picture')
    // Scales the artwork to the resolution of the original photo, to compare its alpha channel with the photo's true mask.
    const k = (reading.dpi ?? 0) / 25.4
    const { left, top } = artwork.box
    const alpha = await sharp(artwork.png)
      .resize({
        width: Math.round(artwork.box.width * k),
        height: Math.round(artwork.box.height * k),
        fit: 'fill',
      })
      .extractChannel(3)
      .raw()
      .toBuffer({ resolveWithObject: true })
    const kept = new Uint8Array(width * height)
    for (const [i, value] of alpha.data.entries()) {
      const x = Math.round(left * k) + (i % alpha.info.width)
      const y = Math.round(top * k) + Math.floor(i / alpha.info.width)
      if (value >= 128) kept[y * width + x] = 1
    }
    // The browser's mask is only 320 pixels wide. Without refining the edge of this mask, the overlap with the true mask would be 0.992.
    expect(computeMaskOverlap(kept, truth)).toBeGreaterThan(0.995)
  })

  it('keeps the same part at every size and as flat shapes, and is the same each time', async () => {
    const { jpg, truth, width, height } = await makeBusyPhoto({
      motif: 'game-icons:sailboat',
      coat: 'teal',
      ground: 'garden',
      widthPx: 1_000,
    })
    const cutOut = await maskPng(truth, width, height)
    const [first, again, large, flat] = [
      await readExample(jpg, { cutOut }),
      await readExample(jpg, { cutOut }),
      await readExample(jpg, { cutOut, widthMm: 400 }),
      await readExample(jpg, { cutOut, vectorise: true }),
    ]
    expect(Buffer.from(again.maskPng).equals(Buffer.from(first.maskPng))).toBe(true)
    expect(await blackShare(large.maskPng)).toBeCloseTo(await blackShare(first.maskPng), 2)
    expect(flat.artwork.kind).toBe('layers')
    const { width: flatWidth, height: flatHeight } = measureBox(flat.silhouette)
    const box = measureBox(first.silhouette)
    expect(flatHeight / flatWidth).toBeCloseTo(box.height / box.width, 2)
  })

  it('is refused if nothing remains', async () => {
    const photo = await drawExampleJpg('stack', 400, '#ffffff')
    const nothing = await maskPng(new Uint8Array(400 * 300), 400, 300)
    expect(await readArtwork(photo, { widthMm: 100, cutOut: nothing })).toMatchObject({ reason: 'blank' })
  })

  it.each([
    ['bytes that are no picture', () => Promise.resolve(Buffer.from('not a picture'))],
    ['an empty file', () => Promise.resolve(Buffer.alloc(0))],
    [
      'a JPG',
      () =>
        sharp({ create: { width: 320, height: 240, channels: 3, background: '#000' } })
          .jpeg()
          .toBuffer(),
    ],
    ['other proportions', () => maskPng(new Uint8Array(300 * 300).fill(1), 300, 300)],
    ['more than 640 pixels', () => maskPng(new Uint8Array(400 * 300).fill(1), 400, 300, 660)],
    ['a picture turned on its side', () => maskPng(new Uint8Array(300 * 400).fill(1), 300, 400, 240)],
    [
      'a PNG that ends early',
      async () => (await maskPng(new Uint8Array(400 * 300).fill(1), 400, 300)).subarray(0, 60),
    ],
  ])('is refused if the cut-out is %s', async (_, cutOut) => {
    const photo = await drawExampleJpg('stack', 400, '#ffffff')
    expect(await readArtwork(photo, { widthMm: 100, cutOut: await cutOut() })).toMatchObject({
      ok: false,
      reason: 'cut-out-unfit',
    })
  })

  it('fits a photo that its EXIF data turns', async () => {
    const turned = await drawExampleJpg('stack', 400, '#ffffff', true)
    const whole = await maskPng(new Uint8Array(400 * 300).fill(1), 400, 300)
    expect(await readArtwork(turned, { widthMm: 100, cutOut: whole })).toMatchObject({ ok: true })
  })

  it('is refused for an SVG, which has no pixels', async () => {
    const whole = await maskPng(new Uint8Array(400 * 300).fill(1), 400, 300)
    const svg = Buffer.from(drawExampleSvg('stack'))
    expect(await readArtwork(svg, { widthMm: 100, cutOut: whole })).toMatchObject({ reason: 'cut-out-unfit' })
  })
})
