import sharp from 'sharp'
import { expect, it } from 'vitest'
import { encodePhoto, LARGEST_PHOTO_BYTES } from './encode-photo.ts'

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0f6373' } })

it.each(['png', 'jpeg', 'webp'] as const)('makes WebP of at most 1600 pixels of a %s', async (format) => {
  const encoded = await encodePhoto(await flat(3_000, 1_500).toFormat(format).toBuffer())
  expect(encoded).toMatchObject({ ok: true, width: 1_600, height: 800 })
})

it('keeps only the pixels of a photo: no location, no data appended to the file', async () => {
  const taken = await flat(400, 300)
    .jpeg()
    .withExif({ IFD0: { Artist: 'Kim Buyer' }, IFD3: { GPSLatitudeRef: 'N' } })
    .toBuffer()
  expect(taken.includes('Kim Buyer')).toBe(true)
  const encoded = await encodePhoto(Buffer.concat([taken, Buffer.from('<script>alert(1)</script>')]))
  if (!encoded.ok) throw new Error(encoded.reason)
  const kept = Buffer.from(encoded.bytes)
  expect(kept.includes('Kim Buyer')).toBe(false)
  expect(kept.includes('script')).toBe(false)
  expect((await sharp(kept).metadata()).exif).toBeUndefined()
})

it('turns a photo upright that was taken sideways', async () => {
  const sideways = await flat(400, 300).jpeg().withMetadata({ orientation: 6 }).toBuffer()
  expect(await encodePhoto(sideways)).toMatchObject({ ok: true, width: 300, height: 400 })
})

it.each([
  ['a drawing with a script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['a page', '<!doctype html><script>alert(1)</script>'],
  ['a PDF', '%PDF-1.7 ...'],
  ['a GIF', 'GIF89a............'],
  ['nothing', ''],
  ['a PNG that ends after its name', '\x89PNG\r\n\x1a\n'],
])('refuses %s', async (_name, text) => {
  expect(await encodePhoto(Buffer.from(text, 'latin1'))).toEqual({ ok: false, reason: 'not-a-photo' })
})

it('refuses a truncated picture', async () => {
  const whole = await sharp(
    Buffer.from(Array.from({ length: 300 * 300 * 3 }, (_, at) => (at * 7919) % 251)),
    {
      raw: { width: 300, height: 300, channels: 3 },
    },
  )
    .png()
    .toBuffer()
  expect(await encodePhoto(whole.subarray(0, whole.length / 2))).toEqual({ ok: false, reason: 'not-a-photo' })
})

it('refuses a decompression bomb before decoding it', async () => {
  const flood = await flat(9_000, 9_000).png({ compressionLevel: 9 }).toBuffer()
  expect(flood.length).toBeLessThan(1_000_000)
  const before = process.memoryUsage.rss()
  expect(await encodePhoto(flood)).toEqual({ ok: false, reason: 'photo-too-many-pixels' })
  expect(process.memoryUsage.rss() - before).toBeLessThan(150 * 1024 * 1024)
})

it('refuses a file that is too large, and an empty picture', async () => {
  expect(await encodePhoto(new Uint8Array(LARGEST_PHOTO_BYTES + 1))).toMatchObject({
    reason: 'photo-too-large',
  })
  expect(await encodePhoto(await flat(99, 400).png().toBuffer())).toMatchObject({ reason: 'photo-too-small' })
})
