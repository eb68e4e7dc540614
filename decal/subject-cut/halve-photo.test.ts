import { describe, expect, it } from 'vitest'
import { enlargeMask, type PhotoWithSubjectGuess, halvePhoto } from './halve-photo.ts'
import { KEEP_PIXEL, REMOVE_PIXEL } from './brush-marks.ts'

const [width, height] = [121, 103]

/** A photo that is dark on the left and light on the right, with one marked pixel on each side. */
function photoWithMarks(): PhotoWithSubjectGuess {
  const fixed = new Uint8Array(width * height)
  fixed[31 * width + 21] = KEEP_PIXEL
  fixed[60 * width + 100] = REMOVE_PIXEL
  const data = Uint8Array.from({ length: width * height * 4 }, (_, i) =>
    Math.floor(i / 4) % width < 61 ? 10 : 200,
  )
  return { data, width, height, fixed, guess: null, pixelSide: 1 }
}

describe('a photo at half its size', () => {
  it('keeps marks of a single pixel, and the mean of the colours', () => {
    const half = halvePhoto(photoWithMarks())
    expect(half).toMatchObject({ width: 60, height: 51, pixelSide: 2 })
    expect(half?.fixed[15 * 60 + 10]).toBe(KEEP_PIXEL)
    expect(half?.fixed[30 * 60 + 50]).toBe(REMOVE_PIXEL)
    expect(half?.data[29 * 4]).toBe(10)
    // Half of the four pixels that become this pixel are dark, the other half light.
    expect(half?.data[30 * 4]).toBe(105)
    expect(half?.data[31 * 4]).toBe(200)
  })

  it('is enlarged to the whole photo, up to an odd last row and column', () => {
    const whole = photoWithMarks()
    const half = halvePhoto(whole)
    if (!half) throw new Error('not halved')
    const mask = Uint8Array.from({ length: 60 * 51 }, (_, i) => (i % 60 >= 30 ? 1 : 0))
    const large = enlargeMask(mask, half, whole)
    expect(large).toHaveLength(width * height)
    expect([59, 60, width - 1, width * height - 1].map((i) => large[i])).toEqual([0, 1, 1, 1])
  })

  it("isn't made of a photo that is small already", () => {
    const data = new Uint8Array(80 * 60 * 4)
    const [fixed, guess] = [new Uint8Array(80 * 60), null]
    expect(halvePhoto({ data, width: 80, height: 60, fixed, guess, pixelSide: 1 })).toBeNull()
  })
})
