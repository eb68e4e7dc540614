import { describe, expect, it } from 'vitest'
import { makeBusyPhoto, reducePhoto } from './examples/busy-photo.ts'
import { markCutErrors } from './examples/correct-cut.ts'
import { computeMaskOverlap } from './examples/overlap.ts'
import { cutSubject, type SubjectPhoto } from './cut-subject.ts'
import { KEEP_PIXEL, REMOVE_PIXEL } from './brush-marks.ts'

const WIDTH = 240

const unmarked = ({ width, height }: SubjectPhoto) => new Uint8Array(width * height)

describe('the subject of a busy photo', () => {
  it.each([
    { motif: 'drawn:golden-retriever', coat: 'ginger', ground: 'garden', least: 0.95 },
    { motif: 'drawn:shark', coat: 'slate', ground: 'fair', least: 0.95 },
    { motif: 'game-icons:sailboat', coat: 'teal', ground: 'garden', least: 0.95 },
    { motif: 'drawn:gorilla-with-barbell', coat: 'slate', ground: 'street', least: 0.7 },
  ] as const)('$motif before a $ground is found without a mark', async ({ least, ...options }) => {
    const { photo, truth } = await reducePhoto(await makeBusyPhoto({ ...options, widthPx: 900 }), WIDTH)
    expect(computeMaskOverlap(cutSubject(photo, unmarked(photo)), truth)).toBeGreaterThan(least)
  })

  it('is found although it reaches three edges and the background has its colours', async () => {
    const made = await makeBusyPhoto({
      motif: 'game-icons:wolf-head',
      coat: 'slate',
      ground: 'street',
      at: { x: 0.4, y: 0.55, height: 1.1 },
      widthPx: 600,
    })
    const { photo, truth } = await reducePhoto(made, WIDTH)
    expect(computeMaskOverlap(cutSubject(photo, unmarked(photo)), truth)).toBeGreaterThan(0.75)
  })

  it('is cut better with a few marks, where the background has its colours', async () => {
    const made = await makeBusyPhoto({
      motif: 'drawn:gorilla-with-barbell',
      coat: 'slate',
      ground: 'street',
      widthPx: 900,
    })
    const { photo, truth } = await reducePhoto(made, WIDTH)
    const guess = computeMaskOverlap(cutSubject(photo, unmarked(photo)), truth)
    const better = computeMaskOverlap(markCutErrors(photo, truth, 4), truth)
    // With the marks, the error is at most three fifths of the error without them.
    expect(1 - better).toBeLessThan((1 - guess) * 0.6)
    expect(better).toBeGreaterThan(0.9)
  })

  it('follows a given guess, and strokes correct it only near by', async () => {
    const { photo, truth } = await reducePhoto(
      await makeBusyPhoto({
        motif: 'drawn:gorilla-with-barbell',
        coat: 'slate',
        ground: 'street',
        widthPx: 900,
      }),
      WIDTH,
    )
    // The guess contains the subject and a block of the background.
    const inBlock = (i: number) => i % WIDTH < 40 && Math.floor(i / WIDTH) < 40
    const guess = truth.map((kept, i) => (inBlock(i) ? 1 : kept))
    expect(computeMaskOverlap(cutSubject(photo, unmarked(photo), guess), guess)).toBeGreaterThan(0.98)
    const marks = Uint8Array.from(truth, (_, i) => (inBlock(i) && i % WIDTH > 4 ? REMOVE_PIXEL : 0))
    const cut = cutSubject(photo, marks, guess)
    expect(computeMaskOverlap(cut, truth)).toBeGreaterThan(0.95)
    expect(computeMaskOverlap(cut, truth)).toBeGreaterThan(
      computeMaskOverlap(cutSubject(photo, marks), truth),
    )
  })

  it('is found in an ImageData, whose size and pixels are properties of its prototype', async () => {
    const options = { motif: 'drawn:shark', coat: 'slate', ground: 'fair', widthPx: 900 } as const
    const { photo } = await reducePhoto(await makeBusyPhoto(options), WIDTH)
    class FromBrowser implements SubjectPhoto {
      get data() {
        return photo.data
      }
      get width() {
        return photo.width
      }
      get height() {
        return photo.height
      }
    }
    const plain = cutSubject(photo, unmarked(photo))
    expect(cutSubject(new FromBrowser(), unmarked(photo))).toEqual(plain)
    expect(cutSubject(new FromBrowser(), unmarked(photo), plain)).toEqual(
      cutSubject(photo, unmarked(photo), plain),
    )
  })

  it('keeps every pixel that is marked Keep, and none that is marked Remove', async () => {
    const { photo, truth } = await reducePhoto(
      await makeBusyPhoto({ motif: 'drawn:shark', coat: 'slate', ground: 'fair', widthPx: 900 }),
      WIDTH,
    )
    // The marks contradict the truth: they keep a corner of the background and remove the middle of the subject.
    const marks = Uint8Array.from(truth, (_, i) => {
      const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)]
      if (x < 30 && y < 30) return KEEP_PIXEL
      return Math.hypot(x - WIDTH / 2, y - photo.height / 2) < 12 ? REMOVE_PIXEL : 0
    })
    const cut = cutSubject(photo, marks)
    expect(marks.filter((mark, i) => mark === KEEP_PIXEL && cut[i] !== 1)).toHaveLength(0)
    expect(marks.filter((mark, i) => mark === REMOVE_PIXEL && cut[i] !== 0)).toHaveLength(0)
  })

  it('leaves no specks beside the subject and no pinholes in it', async () => {
    const { photo } = await reducePhoto(
      await makeBusyPhoto({
        motif: 'drawn:gorilla-with-barbell',
        coat: 'slate',
        ground: 'street',
        widthPx: 900,
      }),
      WIDTH,
    )
    const cut = cutSubject(photo, unmarked(photo))
    const alone = cut.filter((kept, i) => {
      const beside = [i - 1, i + 1, i - WIDTH, i + WIDTH].map((j) => cut[j] ?? kept)
      return beside.every((other) => other !== kept)
    })
    expect(alone).toHaveLength(0)
  })

  it('isn’t found in a transparent or single-coloured picture, which causes no error', () => {
    const size = { width: 40, height: 30 }
    const clear: SubjectPhoto = { data: new Uint8Array(40 * 30 * 4), ...size }
    expect(cutSubject(clear, unmarked(clear)).every((kept) => kept === 0)).toBe(true)
    const grey: SubjectPhoto = { data: new Uint8Array(40 * 30 * 4).fill(255), ...size }
    expect(cutSubject(grey, unmarked(grey))).toHaveLength(40 * 30)
    const dot: SubjectPhoto = { data: new Uint8Array([9, 9, 9, 255]), width: 1, height: 1 }
    expect(cutSubject(dot, unmarked(dot))).toHaveLength(1)
  })
})
