/** A canvas's pixels: red, green, blue and alpha values, row by row. */
export type Pixels = { data: Uint8ClampedArray<ArrayBuffer>; width: number; height: number }
/** A part of a picture, in pixels. */
export type Box = { x: number; y: number; width: number; height: number }

type Colour = readonly [red: number, green: number, blue: number]

/** The colour of shadows ("river"). In a shadow, this colour is mixed with the background's colour. */
const SHADOW_COLOUR: Colour = [11, 31, 42]
/** At its darkest point, a shadow contains this fraction of the shadow colour. The rest is the background's colour. */
const DARKEST = 0.45
/**
 * The tolerance when a colour value (0 to 255) is compared with the background or its shadow. Compression makes even areas slightly uneven.
 */
const MAX_COLOUR_DIFFERENCE = 9
/**
 * The minimum and maximum share of the picture that is background. Below the minimum, there is nothing to remove; above the maximum, there
 * is no decal.
 */
const MIN_BACKGROUND_SHARE = 0.04
const MAX_BACKGROUND_SHARE = 0.97

/**
 * Removes the even background and the soft shadow around a decal in a product picture, from the edges inwards. Modifies the pixels and
 * returns the box of the remaining part. Returns null and changes nothing if the picture has no such background, for example if it is a
 * photograph.
 */
export function removePlainBackground(pixels: Pixels): Box | null {
  const ground = findGround(pixels)
  if (!ground) return null
  const outside = floodFromEdges(pixels, ground)
  const share = outside.reduce((sum, is) => sum + is, 0) / outside.length
  if (share < MIN_BACKGROUND_SHARE || share > MAX_BACKGROUND_SHARE) return null
  for (const [index, is] of outside.entries()) if (is) pixels.data[index * 4 + 3] = 0
  return boxOf(outside, pixels.width)
}

const colourAt = ({ data }: Pixels, index: number): Colour => [
  data[index * 4] ?? 0,
  data[index * 4 + 1] ?? 0,
  data[index * 4 + 2] ?? 0,
]

/** Returns the colour of the four corners; null if they differ. */
function findGround(pixels: Pixels): Colour | null {
  const { width, height } = pixels
  const [first, ...others] = [0, width - 1, width * (height - 1), width * height - 1].map((index) =>
    colourAt(pixels, index),
  )
  return first && others.every((other) => away(first, other) <= MAX_COLOUR_DIFFERENCE) ? first : null
}

const away = (a: Colour, b: Colour): number =>
  Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]), Math.abs(a[2] - b[2]))

/** Whether a colour belongs to the background, in light or in shadow. */
function isGround(colour: Colour, ground: Colour): boolean {
  const to: Colour = [
    SHADOW_COLOUR[0] - ground[0],
    SHADOW_COLOUR[1] - ground[1],
    SHADOW_COLOUR[2] - ground[2],
  ]
  const along =
    (colour[0] - ground[0]) * to[0] + (colour[1] - ground[1]) * to[1] + (colour[2] - ground[2]) * to[2]
  const share = along / Math.max(1, to[0] ** 2 + to[1] ** 2 + to[2] ** 2)
  if (share > DARKEST) return false
  const dark = Math.max(0, share)
  return (
    away(colour, [ground[0] + dark * to[0], ground[1] + dark * to[1], ground[2] + dark * to[2]]) <=
    MAX_COLOUR_DIFFERENCE
  )
}

function floodFromEdges(pixels: Pixels, ground: Colour): Uint8Array {
  const { width, height } = pixels
  const outside = new Uint8Array(width * height)
  const waiting: number[] = []
  const look = (index: number) => {
    if (outside[index] || !isGround(colourAt(pixels, index), ground)) return
    outside[index] = 1
    waiting.push(index)
  }
  for (let x = 0; x < width; x += 1) for (const y of [0, height - 1]) look(y * width + x)
  for (let y = 0; y < height; y += 1) for (const x of [0, width - 1]) look(y * width + x)
  for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
    const x = index % width
    if (x > 0) look(index - 1)
    if (x < width - 1) look(index + 1)
    if (index >= width) look(index - width)
    if (index < width * (height - 1)) look(index + width)
  }
  return outside
}

function boxOf(outside: Uint8Array, width: number): Box {
  let [left, right, top, bottom] = [width, 0, outside.length, 0]
  for (const [index, is] of outside.entries()) {
    if (is) continue
    const x = index % width
    const y = Math.floor(index / width)
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 }
}
