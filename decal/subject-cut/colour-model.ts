/** Colours with three coordinates each, in one array: x0 y0 z0 x1 y1 z1. */
export type ColourSamples = Float32Array

/**
 * A model of the colours in one part of a picture, as a mixture of Gaussian distributions. Each distribution has ten numbers: its mean (x,
 * y, z), the inverse of its covariance matrix (xx, xy, xz, yy, yz, zz), and a constant.
 */
export type ColourModel = Float64Array

type Vector = [number, number, number]
/** The upper half of a symmetric matrix: xx, xy, xz, yy, yz, zz. */
type Symmetric = [number, number, number, number, number, number]

// The number of distributions per model, as in GrabCut (Rother, Kolmogorov, Blake 2004).
const COMPONENTS = 5
const NUMBERS = 10
/** A number added to the covariance matrix, so that the matrix of a flat colour can be inverted. In squared units of the colour space. */
const NOISE = 0.5
const ROUNDS = 3
/** The maximum number of pixels, evenly spaced, to which a model is fitted. More pixels don't change the cut. */
const MAX_SAMPLES = 6_000

/**
 * Fits a model to the colours of the pixels that have a given mask value. Null if there are too few such pixels. The same input gives the
 * same model.
 */
export function fitColourModel(
  colours: ColourSamples,
  values: Uint8Array,
  value: number,
): ColourModel | null {
  const members = sample(values, value)
  if (members.length < COMPONENTS) return null
  let model = modelOf(colours, split(colours, members), members.length)
  for (let round = 0; round < ROUNDS; round += 1) {
    const parts: number[][] = Array.from({ length: model.length / NUMBERS }, () => [])
    for (const i of members) parts[nearest(model, colours, i)]?.push(i)
    model = modelOf(colours, parts, members.length)
  }
  return model
}

/** Returns the negative logarithm of a colour's likelihood in its most likely distribution. */
export function computeNegativeLogLikelihood(
  model: ColourModel,
  colours: ColourSamples,
  pixel: number,
): number {
  let least = Infinity
  for (let at = 0; at < model.length; at += NUMBERS) {
    const here = unlikelinessIn(model, at, colours, pixel)
    if (here < least) least = here
  }
  return least
}

function nearest(model: ColourModel, colours: ColourSamples, pixel: number): number {
  let best = 0
  let least = Infinity
  for (let at = 0; at < model.length; at += NUMBERS) {
    const here = unlikelinessIn(model, at, colours, pixel)
    if (here >= least) continue
    best = at / NUMBERS
    least = here
  }
  return best
}

function unlikelinessIn(model: ColourModel, at: number, colours: ColourSamples, pixel: number): number {
  const x = (colours[pixel * 3] ?? 0) - (model[at] ?? 0)
  const y = (colours[pixel * 3 + 1] ?? 0) - (model[at + 1] ?? 0)
  const z = (colours[pixel * 3 + 2] ?? 0) - (model[at + 2] ?? 0)
  const squares = (model[at + 3] ?? 0) * x * x + (model[at + 6] ?? 0) * y * y + (model[at + 8] ?? 0) * z * z
  const products = (model[at + 4] ?? 0) * x * y + (model[at + 5] ?? 0) * x * z + (model[at + 7] ?? 0) * y * z
  return (model[at + 9] ?? 0) + squares / 2 + products
}

function sample(values: Uint8Array, value: number): number[] {
  let count = 0
  for (const one of values) if (one === value) count += 1
  const every = Math.max(1, Math.ceil(count / MAX_SAMPLES))
  const members: number[] = []
  let seen = 0
  for (let i = 0; i < values.length; i += 1) {
    if (values[i] !== value) continue
    if (seen % every === 0) members.push(i)
    seen += 1
  }
  return members
}

/**
 * Splits pixels into groups of similar colours. Repeatedly splits the group that varies most, at right angles to its longest axis (Orchard
 * and Bouman 1991).
 */
function split(colours: ColourSamples, members: number[]): number[][] {
  const groups = [spreadOf(colours, members)]
  while (groups.length < COMPONENTS) {
    groups.sort((a, b) => b.variance - a.variance)
    const [widest] = groups
    if (!widest || widest.variance <= NOISE) break
    const { mean, axis } = widest
    const along = (i: number) =>
      ((colours[i * 3] ?? 0) - mean[0]) * axis[0] +
      ((colours[i * 3 + 1] ?? 0) - mean[1]) * axis[1] +
      ((colours[i * 3 + 2] ?? 0) - mean[2]) * axis[2]
    const low = widest.members.filter((i) => along(i) <= 0)
    const high = widest.members.filter((i) => along(i) > 0)
    if (low.length === 0 || high.length === 0) break
    groups.splice(0, 1, spreadOf(colours, low), spreadOf(colours, high))
  }
  return groups.map((group) => group.members)
}

type Group = { members: number[]; mean: Vector; axis: Vector; variance: number }

/** Finds the axis along which a group's colours vary most, and the sum of the squared deviations along it. */
function spreadOf(colours: ColourSamples, members: number[]): Group {
  const { mean, covariance } = momentsOf(colours, members)
  let axis: Vector = [1, 1, 1]
  let variance = 0
  for (let round = 0; round < 12; round += 1) {
    const next = times(covariance, axis)
    variance = Math.hypot(...next)
    if (variance === 0) break
    axis = [next[0] / variance, next[1] / variance, next[2] / variance]
  }
  return { members, mean, axis, variance: variance * members.length }
}

const times = ([xx, xy, xz, yy, yz, zz]: Symmetric, [x, y, z]: Vector): Vector => [
  xx * x + xy * y + xz * z,
  xy * x + yy * y + yz * z,
  xz * x + yz * y + zz * z,
]

function momentsOf(colours: ColourSamples, members: number[]): { mean: Vector; covariance: Symmetric } {
  let [sx, sy, sz] = [0, 0, 0]
  let [xx, xy, xz, yy, yz, zz] = [0, 0, 0, 0, 0, 0]
  for (const i of members) {
    const x = colours[i * 3] ?? 0
    const y = colours[i * 3 + 1] ?? 0
    const z = colours[i * 3 + 2] ?? 0
    sx += x
    sy += y
    sz += z
    xx += x * x
    xy += x * y
    xz += x * z
    yy += y * y
    yz += y * z
    zz += z * z
  }
  const n = members.length
  const [x, y, z] = [sx / n, sy / n, sz / n]
  return {
    mean: [x, y, z],
    covariance: [
      xx / n - x * x,
      xy / n - x * y,
      xz / n - x * z,
      yy / n - y * y,
      yz / n - y * z,
      zz / n - z * z,
    ],
  }
}

function modelOf(colours: ColourSamples, groups: number[][], all: number): ColourModel {
  const filled = groups.filter((members) => members.length > 0)
  const model = new Float64Array(filled.length * NUMBERS)
  for (const [k, members] of filled.entries()) {
    const { mean, covariance } = momentsOf(colours, members)
    const { inverse, determinant } = invert(covariance)
    const constant = Math.log(determinant) / 2 - Math.log(members.length / all)
    model.set([...mean, ...inverse, constant], k * NUMBERS)
  }
  return model
}

function invert(covariance: Symmetric): { inverse: Symmetric; determinant: number } {
  const [, xy, xz, , yz] = covariance
  const [xx, yy, zz] = [covariance[0] + NOISE, covariance[3] + NOISE, covariance[5] + NOISE]
  const a = yy * zz - yz * yz
  const b = xz * yz - xy * zz
  const c = xy * yz - xz * yy
  const determinant = xx * a + xy * b + xz * c
  const rest = [xx * zz - xz * xz, xy * xz - xx * yz, xx * yy - xy * xy] as const
  const [d, e, f] = rest
  return {
    inverse: [
      a / determinant,
      b / determinant,
      c / determinant,
      d / determinant,
      e / determinant,
      f / determinant,
    ],
    determinant,
  }
}
