import { convertToOklab } from '../artwork/picture/oklab.ts'
import {
  type ColourModel,
  type ColourSamples,
  fitColourModel,
  computeNegativeLogLikelihood,
} from './colour-model.ts'
import { computeMinimumCut } from './compute-minimum-cut.ts'
import { NEIGHBOUR_OFFSETS, type PixelGraph } from './pixel-graph.ts'
import { enlargeMask, halvePhoto, type PhotoWithSubjectGuess } from './halve-photo.ts'
import { KEEP_PIXEL, type BrushMarks, REMOVE_PIXEL, UNMARKED_PIXEL } from './brush-marks.ts'
import { tidyMask } from './tidy-mask.ts'

/** A small picture: rows of red, green, blue, alpha, 0 to 255, not premultiplied. */
export type SubjectPhoto = { data: Uint8ClampedArray | Uint8Array; width: number; height: number }

// GrabCut's constants: the weight of an edge between two pixels of equal colour, and the maximum number of times that the models are
// fitted.
const SMOOTHNESS = 50
const MAX_ROUNDS = 4
/** The maximum number of times that the models are fitted to the whole photo, if they were first fitted to a copy of half the size. */
const LAST_ROUNDS = 2
/** If a cut moves fewer pixels than this share of all pixels, fitting ends, because further rounds would hardly change the result. */
const SETTLED = 0.002
/** The factor by which capacities are multiplied before they are rounded to integers. */
const UNIT = 100
const CERTAIN = 1_000_000
/**
 * The weight of the guess compared with a pixel's colour, in the unit of the colour models. The weight is high, so that a brush stroke
 * changes the cut only near the stroke.
 */
const TRUST = 8

/**
 * The weight of a pixel's position, in the unit of the colour models. A pixel near the middle of the photo is more likely to belong to the
 * subject than a pixel near the edges. Without this weight, a subject that reaches an edge would be lost: the strip along the edge counts
 * as background, so the subject's colours would count as background colours.
 */
const POSITION = 1

/**
 * Cuts the subject out of a photo with GrabCut (Rother, Kolmogorov, Blake 2004). `guess` is a mask of where the subject probably is;
 * without it, the search starts in the middle. If there are no marks, a guess is only cleaned of specks and pinholes. Returns a mask, row
 * by row: 1 for the subject, 0 for the rest; all 0 if there is no subject. The same input gives the same mask.
 */
export function cutSubject(
  photo: SubjectPhoto,
  marks: BrushMarks,
  guess: Uint8Array | null = null,
): Uint8Array {
  // `data`, `width` and `height` are copied by name, because an object spread would skip them if the photo is an ImageData.
  const { data, width, height } = photo
  if (guess && marks.every((mark) => mark === UNMARKED_PIXEL))
    return tidyMask({ width, height, values: guess }, marks)
  const whole = { data, width, height, fixed: fixedPixels(photo, marks, guess === null), guess, pixelSide: 1 }
  const half = halvePhoto(whole)
  // The models are first fitted to a photo of half the size, where a cut takes a quarter of the time. On the whole photo, only the exact
  // edge still has to be found.
  const start = half
    ? enlargeMask(fitModels(half, firstGuess(half), MAX_ROUNDS), half, whole)
    : firstGuess(whole)
  const subject = fitModels(whole, start, half ? LAST_ROUNDS : MAX_ROUNDS)
  return tidyMask({ width, height, values: subject }, marks)
}

/**
 * Repeats two steps until the second step moves hardly any pixel: fits the colour models to a mask, and uses the models to compute a new
 * cut.
 */
function fitModels(photo: PhotoWithSubjectGuess, start: Uint8Array, rounds: number): Uint8Array {
  const colours = coloursOf(photo)
  const smooth = smoothness(photo, colours)
  let subject = start
  for (let round = 0; round < rounds; round += 1) {
    const kept = fitColourModel(colours, subject, 1)
    const removed = fitColourModel(colours, subject, 0)
    if (!kept || !removed) break
    const graph = graphOf(photo, { colours, smooth, kept, removed })
    const next = withoutBorder(computeMinimumCut(graph), photo)
    const changed = countDifferent(next, subject)
    subject = next
    if (changed < SETTLED * subject.length) break
  }
  return subject
}

function countDifferent(one: Uint8Array, other: Uint8Array): number {
  let count = 0
  for (let i = 0; i < one.length; i += 1) if (one[i] !== other[i]) count += 1
  return count
}

/**
 * The width of a frame of background along the photo's edges, as a share of its shorter side. Only pixels that the customer hasn't marked
 * belong to it. There is no frame at the lower edge, because many subjects touch it.
 */
const FRAME = 0.02
/**
 * The ellipse in which the search for the subject starts: half its width as a share of the photo's width, and half its height as a share of
 * the photo's height.
 */
const MIDDLE = [0.36, 0.4] as const

/** Returns the photo's colours in OKLab, on a white background. */
function coloursOf({ data, width, height }: SubjectPhoto): ColourSamples {
  const colours = new Float32Array(width * height * 3)
  for (let i = 0; i < width * height; i += 1) {
    const alpha = (data[i * 4 + 3] ?? 0) / 255
    const over = (channel: number) => Math.round((data[i * 4 + channel] ?? 0) * alpha + 255 * (1 - alpha))
    colours.set(convertToOklab(over(0), over(1), over(2)), i * 3)
  }
  return colours
}

/** Marks the pixels that are known before the cut: the customer's marks, transparent pixels, and the frame. */
function fixedPixels(
  { data, width, height }: SubjectPhoto,
  marks: BrushMarks,
  hasFrame: boolean,
): BrushMarks {
  const frame = Math.max(1, Math.round(Math.min(width, height) * FRAME))
  return Uint8Array.from(marks, (mark, i) => {
    if (mark !== UNMARKED_PIXEL) return mark
    const x = i % width
    const isFrame = hasFrame && (i < frame * width || x < frame || x >= width - frame)
    return isFrame || (data[i * 4 + 3] ?? 0) < 128 ? REMOVE_PIXEL : UNMARKED_PIXEL
  })
}

function firstGuess({ width, height, fixed, guess }: PhotoWithSubjectGuess): Uint8Array {
  const [halfWidth, halfHeight] = [width * MIDDLE[0], height * MIDDLE[1]]
  return Uint8Array.from(fixed, (mark, i) => {
    if (mark !== UNMARKED_PIXEL) return mark === KEEP_PIXEL ? 1 : 0
    if (guess) return guess[i] ?? 0
    const x = (i % width) + 0.5 - width / 2
    const y = Math.floor(i / width) + 0.5 - height / 2
    return (x / halfWidth) ** 2 + (y / halfHeight) ** 2 < 1 ? 1 : 0
  })
}

/**
 * Returns the capacities between neighbours, in the layout of PixelGraph. They are high where colours are similar. In a photo of half the
 * size, an area has a quarter of its pixels, but an edge still has half of them. Each capacity is therefore halved, so that edges and areas
 * keep their relative weight.
 */
function smoothness({ width, height, pixelSide }: PhotoWithSubjectGuess, colours: ColourSamples): Int32Array {
  const perEdge = SMOOTHNESS / pixelSide
  const wide = width + 2
  const count = wide * (height + 2)
  const edges = new Int32Array(count * 8)
  const steps = NEIGHBOUR_OFFSETS.flatMap(([dx, dy], direction) =>
    direction % 2 === 0 ? [{ dx, dy, direction }] : [],
  )
  const squares = (i: number, j: number) =>
    ((colours[i * 3] ?? 0) - (colours[j * 3] ?? 0)) ** 2 +
    ((colours[i * 3 + 1] ?? 0) - (colours[j * 3 + 1] ?? 0)) ** 2 +
    ((colours[i * 3 + 2] ?? 0) - (colours[j * 3 + 2] ?? 0)) ** 2
  const each = (visit: (i: number, j: number, step: (typeof steps)[number]) => void) => {
    for (const step of steps) {
      for (let y = 0; y + step.dy < height; y += 1) {
        for (let x = Math.max(0, -step.dx); x + Math.max(0, step.dx) < width; x += 1) {
          visit(y * width + x, (y + step.dy) * width + x + step.dx, step)
        }
      }
    }
  }
  let [sum, pairs] = [0, 0]
  each((i, j) => {
    sum += squares(i, j)
    pairs += 1
  })
  const beta = sum > 0 ? pairs / (2 * sum) : 0
  each((i, j, { dx, dy, direction }) => {
    const weight = Math.round((UNIT * perEdge * Math.exp(-beta * squares(i, j))) / Math.hypot(dx, dy))
    const p = (Math.floor(i / width) + 1) * wide + (i % width) + 1
    edges[direction * count + p] = weight
    edges[(direction + 1) * count + p + dy * wide + dx] = weight
  })
  return edges
}

type CutInput = { colours: ColourSamples; smooth: Int32Array; kept: ColourModel; removed: ColourModel }

function graphOf(
  { width, height, fixed, guess }: PhotoWithSubjectGuess,
  { colours, smooth, kept, removed }: CutInput,
): PixelGraph {
  const terminals = new Int32Array((width + 2) * (height + 2))
  for (let i = 0; i < width * height; i += 1) {
    const p = (Math.floor(i / width) + 1) * (width + 2) + (i % width) + 1
    if (fixed[i] !== UNMARKED_PIXEL) terminals[p] = fixed[i] === KEEP_PIXEL ? CERTAIN : -CERTAIN
    else {
      const trust = guess ? (guess[i] === 1 ? TRUST : -TRUST) : POSITION * centrality({ width, height }, i)
      const likelier =
        computeNegativeLogLikelihood(removed, colours, i) - computeNegativeLogLikelihood(kept, colours, i)
      terminals[p] = Math.round(UNIT * (likelier + trust))
    }
  }
  return { width: width + 2, height: height + 2, terminals, edges: smooth.slice() }
}

// Below the middle of the photo, vertical distances from the middle are multiplied by this factor. The factor is less than 1, because many
// subjects touch the lower edge.
const DOWNWARDS = 0.5

/** Returns 1 for the pixel in the middle of a photo, 0 about halfway to the edges, and -1 at the upper and side edges. */
function centrality({ width, height }: { width: number; height: number }, i: number): number {
  const x = ((i % width) + 0.5) / (width / 2) - 1
  const y = (Math.floor(i / width) + 0.5) / (height / 2) - 1
  const down = y > 0 ? y * DOWNWARDS : y
  return 1 - 2 * Math.min(1, x * x + down * down)
}

function withoutBorder(bordered: Uint8Array, { width, height }: SubjectPhoto): Uint8Array {
  const values = new Uint8Array(width * height)
  for (let y = 0; y < height; y += 1) {
    const from = (y + 1) * (width + 2) + 1
    values.set(bordered.subarray(from, from + width), y * width)
  }
  return values
}
