import sharp from 'sharp'
import { expect, test } from 'vitest'
import { removePlainBackground, type Pixels } from './cut-out.ts'

const SIDE = 200

/** Renders a drawing to pixels, as a canvas would. */
async function pixelsOf(svg: string): Promise<Pixels> {
  const { data } = await sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}">${svg}</svg>`),
  )
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data: new Uint8ClampedArray(data), width: SIDE, height: SIDE }
}
const ground = '<rect width="200" height="200" fill="#e8e7e1"/>'
const shadow = '<rect x="52" y="84" width="100" height="40" fill="#0b1f2a" fill-opacity="0.3"/>'
const decal = '<rect x="50" y="80" width="100" height="40" fill="#fff"/>'
const hole = '<rect x="90" y="95" width="20" height="10" fill="#e8e7e1"/>'
const alphaAt = ({ data }: Pixels, x: number, y: number) => data[(y * SIDE + x) * 4 + 3]

test('background and shadow are removed, and the decal keeps its inside', async () => {
  const pixels = await pixelsOf(ground + shadow + decal + hole)
  expect(removePlainBackground(pixels)).toEqual({ x: 50, y: 80, width: 100, height: 40 })
  expect(alphaAt(pixels, 10, 10)).toBe(0)
  expect(alphaAt(pixels, 151, 122)).toBe(0)
  expect(alphaAt(pixels, 60, 90)).toBe(255)
  expect(alphaAt(pixels, 100, 100)).toBe(255)
})

test.each([
  [
    'with corners of many colours',
    '<rect width="100" height="200" fill="#246"/><rect x="100" width="100" height="200" fill="#a52"/>',
  ],
  ['that is all background', ground],
  [
    'that fills its frame',
    '<rect width="200" height="200" fill="#e8e7e1"/><rect x="1" y="1" width="198" height="198" fill="#c00"/>',
  ],
])('a picture %s stays as it is', async (_, svg) => {
  const pixels = await pixelsOf(svg)
  const before = pixels.data.slice()
  expect(removePlainBackground(pixels)).toBeNull()
  expect(pixels.data).toEqual(before)
})
